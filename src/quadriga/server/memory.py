"""How much of a table stays in memory, and what is given back."""

import asyncio
import ctypes
from collections.abc import Callable
from typing import Final

from quadriga.server.glass import LOG
from quadriga.server.seated import Seated
from quadriga.table import Table

TAIL: Final = LOG
"""So many of the latest moves of a table stay in memory; those before them are read from the disk when they are asked
for."""
SLACK: Final = 10
"""So many more are let grow before the oldest go."""
READERS: Final = 2
"""So many tables are read at the same time: a thread has memory of its own that others cannot use."""
GIVING_BACK: Final = 5.0
"""Seconds between two times that freed memory is given back to the system, at least."""
MANY: Final = 50
"""So many tables are read in between, at least."""


def shorten(table: Table, back: int | None = None) -> None:
    """Let go of all but the latest moves of a table, or of all but those before `back`.

    A lesson is told from the first move on, and keeps them.
    """
    if not table.is_guided:
        table.record.forget(TAIL, back)


def is_behind(seated: Seated, lines: int) -> bool:
    """Whether so many lines were made since the position of a table was kept."""
    record = seated.table.record
    is_going_on = not record.is_closed and not record.is_outgrown
    return is_going_on and record.count + 1 - seated.kept >= lines


async def give_back(count_read: Callable[[], int]) -> None:
    """When many tables were read, give memory that is free back to the system, where its library can.

    Reading a table takes many times what stays of it, and the library would keep that. While it gives back, nothing
    else gets memory: nobody waits for that whose table is only played at.
    """
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError):
        return
    given_back = 0
    while True:
        await asyncio.sleep(GIVING_BACK)
        if count_read() - given_back >= MANY:
            given_back = count_read()
            await asyncio.to_thread(trim, 0)
