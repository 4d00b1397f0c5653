"""The second version: of each answer which turn of its task it was given to, and what the task was made for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two columns: every task of the first version had one turn, made for the first of the answer's skills."""
    op.add_column("answers", sa.Column("aimed", sa.Text, nullable=False, server_default=""))
    op.add_column("answers", sa.Column("turn", sa.Integer, nullable=False, server_default=sa.text("0")))
