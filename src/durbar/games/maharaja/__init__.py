"""Maharaja, by Wolfgang Kramer and Michael Kiesling: palaces, houses and secret plans in the cities of India."""
