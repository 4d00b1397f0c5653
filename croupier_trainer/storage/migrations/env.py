"""Run by Alembic: takes the steps on the connection that `database.py` hands over, all in its one transaction."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
