"""Alembic's door: migrations run on the connection the store hands over."""

from alembic import context

from quadriga.server.store.layout import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
