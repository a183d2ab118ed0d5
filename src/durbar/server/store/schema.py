"""The tables of the database. Times are seconds since 1970; identifiers are random texts that nobody can guess."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.engine import Dialect

from durbar.text import ENGLISH, best_language
from durbar.text.folders import LONGEST_TAG


class Language(TypeDecorator[str]):
    """The tag of a language. For a language that is no longer there, the nearest one is read."""

    impl = String(LONGEST_TAG)
    cache_ok = True

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:
        """What is read."""
        return None if value is None else best_language([value])


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, bot, gone
    Column("name", String(60), nullable=False, default=""),
    Column("name_key", String(120), unique=True),
    Column("password", Text),
    Column("owner", String(32), ForeignKey("people.id")),
    Column("lang", Language, nullable=False, default=ENGLISH),
    Column("banned", Boolean, nullable=False, default=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False, index=True),
    Column("webhook", Text),
    Column("email", String(254)),
    Column("email_code", String(64)),
    Column("email_confirmed", Boolean, nullable=False, default=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("created_at", Double, nullable=False),
    Column("used_at", Double, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON),
    Column("seed", String(200), nullable=False),
    Column("status", String(10), nullable=False),  # open, playing, over, abandoned, closed
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, default=True),
    Column("clock", JSON, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), index=True),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("updated_at", Double, nullable=False),
    Column("seq", Integer, nullable=False, default=0),
    Column("turn", JSON, nullable=False),  # the seats that have to decide
    Column("bot_since", Double, index=True),  # since when a bot has to decide
    Column("result", JSON),
    Column("rematch", String(32)),  # the table at which they play again
    Column("noticed_at", Double, nullable=False, default=0.0),  # when anything but the log changed last
    Index("ix_tables_status_public_created_at", "status", "public", "created_at"),
    Index("ix_tables_noticed_at", "noticed_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(60), nullable=False),  # human, open or the name of a bot
    Column("name", String(60), nullable=False, default=""),
    Column("person", String(32), ForeignKey("people.id")),
    Column("bank", Double),  # seconds left, without the running turn
    Column("since", Double),  # when the running turn of this seat began
    Column("due", Double),  # when its time is up
    Column("score", Integer),
    Column("won", Boolean),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person"),
    Index("ix_seats_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("verb", String(10), nullable=False),
    Column("value", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
    Column("client_id", String(64)),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "by", "client_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("room", String(10), nullable=False),  # players, watchers
    Column("person", String(32), ForeignKey("people.id")),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_chat_table_id_id", "table_id", "id"),
    Index("ix_chat_person", "person"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("muted", String(32), ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

votes = Table(
    "votes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("about", String(20), nullable=False),  # abandon, rematch, takeover-<seat>
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "about", "seat"),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("done", Boolean, nullable=False, default=False),
    PrimaryKeyConstraint("table_id", "seat", "seq"),
    Index("ix_notices_done_at", "done", "at"),
)
