"""Maharani, by Wolfgang Panning: tiles and workers in the four quarters of a palace."""
