"""A SQLite file brought to the newest schema. What that needs is large, and nothing that serves needs it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from quadriga.server.store.contract import BrokenStore
from quadriga.server.store.layout import migrate


def upgrade(path: Path, settle: Callable[[Any, object], None]) -> None:
    """To the newest schema, whole or not at all; `settle` prepares each connection. Raises BrokenStore."""
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", settle)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            migrate(connection)
    except (SQLAlchemyError, CommandError, sqlite3.Error) as error:
        raise BrokenStore(str(getattr(error, "orig", error))) from None
    finally:
        engine.dispose()
