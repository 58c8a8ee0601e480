"""Steps that nobody decides as rows, so that any process can take them; moments that outlast the year 2038."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MOMENTS = (("tables", "created"), ("tables", "touched"), ("chat", "time"))


def upgrade() -> None:
    """Make the table, and widen the moments where integers are narrow."""
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("queue", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_due_queue", "due", ["queue"])
    _widen(sa.BigInteger())


def downgrade() -> None:
    """Drop it."""
    _widen(sa.Integer())
    op.drop_table("due")


def _widen(kind: sa.types.TypeEngine[int]) -> None:
    """SQLite's integers are as wide as they need to be."""
    if op.get_bind().dialect.name != "sqlite":
        for table, column in MOMENTS:
            op.alter_column(table, column, type_=kind)
