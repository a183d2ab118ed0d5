"""What is kept: the tables of the database, its migrations, and how everything is written and read."""
