"""What bots know about each game: judging positions and decisions."""
