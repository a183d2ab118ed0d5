"""What can be asked over HTTP, by topic."""

from durbar.server.routes import finished, games, operators, people, play, tables

ALL = (games.router, tables.router, play.router, finished.router, people.router, operators.router)
