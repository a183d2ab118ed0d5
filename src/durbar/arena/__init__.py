"""The arena: many games between bots, arranged so that luck and seats even out, and what they prove."""
