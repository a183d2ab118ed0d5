"""What an operator can watch, in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Histogram("durbar_request_seconds", "Time to answer requests", ["route", "status"], buckets=FAST)
MOVES = Counter("durbar_moves", "Decisions written to logs", ["game", "by"])
STALE = Counter("durbar_stale_moves", "Moves refused because they answered an old position")
COMMITS = Histogram("durbar_commit_seconds", "Time until a move is durable", buckets=FAST)
THINKING = Histogram("durbar_bot_seconds", "Time that bots think", ["game", "bot"], buckets=(*FAST, 30.0))
CONNECTIONS = Gauge("durbar_connections", "Open connections of any kind")
SOCKETS = Gauge("durbar_sockets", "Open live connections")
REFUSED = Counter("durbar_refused_connections", "Connections refused", ["reason"])
TABLES_LOADED = Gauge("durbar_tables_loaded", "Tables whose position is in memory")
TABLES_WATCHED = Gauge("durbar_tables_watched", "Tables that somebody looks at")
NOTICES = Counter("durbar_notices", "Notifications", ["way", "outcome"])
