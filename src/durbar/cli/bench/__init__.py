"""The command ``bench``: how fast the engines are."""
