"""Where the tables are kept: one contract, SQLite and PostgreSQL."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from quadriga.server.store import sqlite
from quadriga.server.store.contract import (
    BOTS,
    STEPS,
    BrokenStore,
    Change,
    Conflict,
    Due,
    Held,
    Row,
    Said,
    Store,
    Stored,
    Unreachable,
    Unwritten,
)

FILE: Final = "quadriga.sqlite"
SHARED: Final = ("postgresql://", "postgres://")

__all__ = [
    "BOTS",
    "FILE",
    "STEPS",
    "BrokenStore",
    "Change",
    "Conflict",
    "Due",
    "Held",
    "Row",
    "Said",
    "Store",
    "Stored",
    "Unreachable",
    "Unwritten",
    "is_shared",
    "prepare",
    "prepare_apart",
    "store_at",
]


def is_shared(place: str) -> bool:
    """Whether a place is the address of a database rather than a folder."""
    return place.startswith(SHARED)


def prepare(place: str) -> None:
    """Bring what is kept at a place, a folder or an address, to the newest schema; raises BrokenStore."""
    if is_shared(place):
        from quadriga.server.store import postgres

        postgres.prepare(place)
    else:
        sqlite.prepare(Path(place) / FILE)


def prepare_apart(place: str) -> None:
    """The same in a process of its own where there is something to do: whoever serves needs nothing of that."""
    if is_shared(place) or sqlite.is_newest(Path(place) / FILE):
        prepare(place)
    else:
        with ProcessPoolExecutor(1, get_context("spawn")) as apart:
            apart.submit(prepare, place).result()


def store_at(place: str) -> Store:
    """The store at a place, a folder or the address of a database."""
    if is_shared(place):
        from quadriga.server.store.postgres import PostgresStore

        return PostgresStore(place)
    return sqlite.SqliteStore(Path(place) / FILE)
