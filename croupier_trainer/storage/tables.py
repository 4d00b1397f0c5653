"""The tables of the history. A migration makes the same ones; a test compares the two."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

RULESETS: Final = sa.Table(
    "rulesets",
    METADATA,
    sa.Column("fingerprint", sa.Text, primary_key=True, nullable=False),
    sa.Column("ruleset_id", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("checksum", sa.Text, nullable=False),
    sqlite_strict=True,
)
"""Every ruleset an answer was given under, as it was then: a house may edit its file, the history stays as it is."""

ANSWERS: Final = sa.Table(
    "answers",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("run_id", sa.Text, nullable=False),
    sa.Column("drill", sa.Text, nullable=False, index=True),
    sa.Column("generator", sa.Integer, nullable=False),
    sa.Column("ruleset_id", sa.Text, nullable=False),
    sa.Column("ruleset_fingerprint", sa.Text, sa.ForeignKey("rulesets.fingerprint"), nullable=False),
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
    sa.Column("answered_at_utc", sa.Text, nullable=False, index=True),
    sa.Column("stray_keys", sa.Integer, nullable=False),
    sa.Column("checksum", sa.Text, nullable=False),
    sa.Column("aimed", sa.Text, nullable=False, server_default=""),
    sa.Column("turn", sa.Integer, nullable=False, server_default=sa.text("0")),
    sqlite_strict=True,
)
"""One answer each, numbered in the order saved. `given` and `expected` are JSON arrays."""

ANSWER_SKILLS: Final = sa.Table(
    "answer_skills",
    METADATA,
    sa.Column("answer_number", sa.Integer, sa.ForeignKey("answers.number"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("skill", sa.Text, nullable=False),
    sa.Index("ix_answer_skills_skill", "skill", "answer_number"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
"""The skills of each answer, the one it is about in place 0."""

EARNED_SKILLS: Final = sa.Table(
    "earned_skills",
    METADATA,
    sa.Column("skill", sa.Text, primary_key=True, nullable=False),
    sa.Column("earned_at_utc", sa.Text, nullable=False),
    sa.Column("checksum", sa.Text, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
"""The skills that were mastered once, and the moment of the answer that made them so. No row is ever taken away."""

VERSION: Final = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table, made here where a file is new and Alembic is not needed."""
