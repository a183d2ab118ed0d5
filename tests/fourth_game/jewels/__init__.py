"""Jewels: a small game outside Durbar, to show that a game is a package and nothing else."""
