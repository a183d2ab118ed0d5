"""People: guests, accounts, sessions, and what is kept about them."""
