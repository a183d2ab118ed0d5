"""Room for language tags of more than two letters, such as pt-BR."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Widen the column. SQLite does not enforce lengths, so nothing has to change there."""
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("people", "lang", type_=sa.String(length=35), existing_nullable=False)
