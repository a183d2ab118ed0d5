"""What can be asked over HTTP, by topic."""

from durbar.server.http.routes import account, bots, finished, games, operators, people, play, tables, talk, trials

TOPICS = (games, trials, tables, play, talk, finished, people, account, bots, operators)
ALL = tuple(topic.router for topic in TOPICS)
