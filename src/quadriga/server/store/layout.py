"""The tables of the database as Alembic knows them: what every migration together must lead to, in either database."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import BigInteger, Column, Connection, Integer, LargeBinary, MetaData, String, Table, Text

metadata: Final = MetaData()
Moment: Final = BigInteger().with_variant(Integer, "sqlite")
"""Seconds since 1970."""

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("state", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("touched", Moment, nullable=False),
    Column("over", Integer, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
)
"""`version` is raised by every change of a table or its links, and compared: nobody overwrites what he has not seen."""

lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
links: Final = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)
chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Moment, nullable=False),
)
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("packed", LargeBinary, nullable=False),
)
"""For each table its latest position that was kept; the next takes its place."""

due: Final = Table(
    "due",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("queue", String(16), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Tables whose next step nobody decides: when it is to be taken, who has taken it upon himself and until when that
counts, in milliseconds."""

analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)
"""For each table its analysis, as far as it has come."""


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
