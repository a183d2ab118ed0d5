"""Alembic runs this to carry migrations out, on the connection that ``migrate`` hands over."""

from alembic import context

from durbar.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
