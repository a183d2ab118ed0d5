"""The server: tables for people anywhere, live or over days, that never lose a move and never tell a secret."""
