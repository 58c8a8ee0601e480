"""All games of one store carried over to another."""

from quadriga.server.store import Conflict, Store, Stored


async def move(source: Store, target: Store) -> int:
    """Write every table of one store into another, as it is; how many there were.

    Whatever is there already, from an attempt before, is left alone; raises Conflict where it is not the same.
    """
    ids = await source.ids()
    for id in ids:
        stored = await source.read(id)
        if stored is not None:
            await _put(target, stored)
    return len(ids)


async def _put(target: Store, stored: Stored) -> None:
    try:
        await target.create(stored)
    except Conflict:
        there = await target.read(stored.row.id)
        if there is None or _plain(there) != _plain(stored):
            raise Conflict(stored.row.id) from None


def _plain(stored: Stored) -> tuple[object, ...]:
    """What of a table must be the same."""
    kept = stored.snapshot
    position = None if kept is None else (kept.number, kept.version, kept.hash, kept.packed)
    return (stored.row, stored.texts, stored.links, stored.chat, position)
