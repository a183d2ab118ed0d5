"""The bots that can be asked for by name, their levels, and advice."""
