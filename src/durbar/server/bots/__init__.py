"""Bots at the server's tables: the processes they think in, their turns, and hints."""
