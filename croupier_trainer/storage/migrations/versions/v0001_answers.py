"""The first version: answers, their skills and rulesets, and which skills were earned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "rulesets",
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("ruleset_id", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("checksum", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("fingerprint"),
        sqlite_strict=True,
    )
    op.create_table(
        "answers",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("run_id", sa.Text, nullable=False),
        sa.Column("drill", sa.Text, nullable=False),
        sa.Column("generator", sa.Integer, nullable=False),
        sa.Column("ruleset_id", sa.Text, nullable=False),
        sa.Column("ruleset_fingerprint", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("expected", sa.Text, nullable=False),
        sa.Column("is_right", sa.Integer, nullable=False),
        sa.Column("is_late", sa.Integer, nullable=False),
        sa.Column("first_key_ms", sa.Integer, nullable=True),
        sa.Column("confirm_ms", sa.Integer, nullable=False),
        sa.Column("target_ms", sa.Integer, nullable=False),
        sa.Column("is_self_corrected", sa.Integer, nullable=False),
        sa.Column("answered_at_utc", sa.Text, nullable=False),
        sa.Column("stray_keys", sa.Integer, nullable=False),
        sa.Column("checksum", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number"),
        sa.UniqueConstraint("id"),
        sa.ForeignKeyConstraint(["ruleset_fingerprint"], ["rulesets.fingerprint"]),
        sqlite_strict=True,
    )
    op.create_index("ix_answers_answered_at_utc", "answers", ["answered_at_utc"])
    op.create_index("ix_answers_drill", "answers", ["drill"])
    op.create_table(
        "answer_skills",
        sa.Column("answer_number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("skill", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("answer_number", "place"),
        sa.ForeignKeyConstraint(["answer_number"], ["answers.number"]),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_answer_skills_skill", "answer_skills", ["skill", "answer_number"])
    op.create_table(
        "earned_skills",
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("earned_at_utc", sa.Text, nullable=False),
        sa.Column("checksum", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("skill"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
