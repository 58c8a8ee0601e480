"""What a server asks of its database, asked of SQLite and of PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from quadriga.records.snapshot import Snapshot
from quadriga.server.store import (
    BOTS,
    STEPS,
    BrokenStore,
    Change,
    Conflict,
    Due,
    Row,
    Said,
    Store,
    Stored,
    prepare,
    store_at,
)
from server.parts import Postgres

DAY = 86_400


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A folder, or the address of a database."""
    if request.param == "sqlite":
        return str(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


def told(place: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Let a story happen in a store of its own."""

    async def tell() -> None:
        prepare(place)
        store = store_at(place)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def table(id: str = "one", texts: int = 2, due: Due | None = None) -> Stored:
    """A table as it is opened."""
    row = Row(id, "conquest", "ab" * 32, {"chairs": [], "é": "ü"}, 10, 2_200_000_000, False)
    lines = [f'{{"line":{number},"é":"\\u0000"}}\n' for number in range(texts)]
    return Stored(row, lines, {f"hash-{id}-{seat}": seat for seat in (-1, 0, 1)}, [], None, due)


async def write(store: Store, id: str, seen: int, change: Change) -> int:
    """Make one change."""
    async with store.holding(id, seen) as held:
        return await held.write(change)


def test_a_table_is_read_as_it_was_written(place: str) -> None:
    async def story(store: Store) -> None:
        assert (await store.read("one"), await store.find("one"), await store.link("hash-one-0")) == (None, None, None)
        chat = [Said(1, 0, "Salve, 'amice' \"é\"", 2_200_000_000), Said(2, 1, "x", 5)]
        made = replace(table(), chat=chat, snapshot=Snapshot(2, 1, "h" * 64, bytes(range(256))))
        await store.create(made)
        await store.create(table("two"))
        found = await store.read("one")
        assert found is not None
        assert found.snapshot is not None
        assert made.snapshot is not None
        kept, given = [(one.number, one.version, one.hash, one.packed) for one in (found.snapshot, made.snapshot)]
        assert kept == given
        assert replace(found, snapshot=None) == replace(made, snapshot=None)
        assert await store.find("one") == made.row
        assert await store.link("hash-one--1") == ("one", -1)
        assert await store.ids() == ["one", "two"]
        assert await store.versions(["one", "two", "three"]) == {"one": 0, "two": 0}
        part = await store.read("one", 1, 1)
        assert part is not None
        assert (part.texts, part.chat, part.snapshot) == (made.texts[1:], chat[1:], None)
        for again in (table("one"), replace(table("three"), links={"hash-two-0": 0})):
            with pytest.raises(Conflict):
                await store.create(again)
        assert await store.read("three") is None

    told(place, story)


def test_a_change_is_written_whole_and_raises_the_version(place: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        kept = Snapshot(3, 1, "g" * 64, b"\x00\xff")
        change = Change(77, ["third\n", "fourth\n"], 2, {"x": 1}, True, kept, due=Due(STEPS))
        assert await write(store, "one", 0, change) == 1
        assert await write(store, "one", 1, Change(78, said=Said(1, 0, "Ave", 9))) == 2
        assert await write(store, "one", 2, Change(79, relinked=("hash-one-0", "new", 0))) == 3
        found = await store.read("one")
        assert found is not None
        assert (found.row.state, found.row.touched, found.row.over, found.row.version) == ({"x": 1}, 79, True, 3)
        assert found.texts[2:] == ["third\n", "fourth\n"]
        assert found.chat == [Said(1, 0, "Ave", 9)]
        assert found.links == {"hash-one--1": -1, "hash-one-1": 1, "new": 0}
        assert found.due == Due(STEPS)
        assert found.snapshot is not None
        assert found.snapshot.packed == b"\x00\xff"
        assert await store.link("hash-one-0") is None
        assert await write(store, "one", 3, Change(80, [], 4, {})) == 4
        found = await store.read("one")
        assert found is not None
        assert found.due is None

    told(place, story)


def test_nothing_of_a_change_that_clashes_is_written(place: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        before = await store.read("one")
        for change in (
            Change(9, ["again\n"], 1, {"lost": True}),
            Change(9, ["third\n"], 2, {"lost": True}, relinked=("hash-one-0", "hash-one-1", 0)),
        ):
            with pytest.raises(Conflict):
                await write(store, "one", 0, change)
        assert await store.read("one") == before
        with pytest.raises(Conflict):
            await write(store, "nobody", 0, Change(9, ["x"], 0, {}))

    told(place, story)


def test_of_many_who_have_seen_the_same_one_changes_it(place: str) -> None:
    """Where the store is shared they wait for each other and look; where it is not, the late ones are refused."""

    async def story(store: Store) -> None:
        await store.create(table())

        async def change(number: int) -> bool:
            try:
                async with store.holding("one", 0) as held:
                    if held.version != 0:
                        return False
                    await asyncio.sleep(0.01)
                    await held.write(Change(number, [f"{number}\n"], 2, {}))
            except Conflict:
                return False
            return True

        assert sum(await asyncio.gather(*[change(number) for number in range(20)])) == 1
        found = await store.read("one")
        assert found is not None
        assert (len(found.texts), found.row.version) == (3, 1)

    told(place, story)


def test_a_missing_line_is_damage(place: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        await write(store, "one", 0, Change(9, ["fourth\n"], 3, {}))
        with pytest.raises(BrokenStore):
            await store.read("one")

    told(place, story)


def test_a_step_is_taken_by_one_and_by_another_when_he_is_gone(place: str) -> None:
    async def story(store: Store) -> None:
        for id in ("one", "two", "three"):
            await store.create(table(id))
        await write(store, "one", 0, Change(9, [], 2, {}, due=Due(STEPS, 0.0, "ann", 0.4)))
        await write(store, "two", 0, Change(9, [], 2, {}, due=Due(BOTS)))
        await write(store, "three", 0, Change(9, [], 2, {}, due=Due(BOTS, 60.0)))
        assert await store.claim(STEPS, "ann", 5, 0.4) == []
        assert await store.claim(BOTS, "ann", 5, 0.4) == ["two"]
        assert await store.claim(BOTS, "ann", 5, 0.4) == []
        await asyncio.sleep(0.2)
        await store.renew(["one"], "ann", 5.0)
        await store.renew(["two"], "bob", 5.0)
        await asyncio.sleep(0.3)
        if store.is_shared:
            assert await store.claim(STEPS, "bob", 5, 5.0) == []
            assert await store.claim_one("one", 1, STEPS, "bob", 5.0) is False
        assert await store.claim(BOTS, "bob", 5, 5.0) == ["two"]
        await store.renew(["one"], "ann", 0.0)
        await asyncio.sleep(0.01)
        assert await store.claim(STEPS, "bob", 5, 5.0) == ["one"]
        assert await store.claim_one("one", 1, STEPS, "bob", 5.0) is True

    told(place, story)


def test_a_step_nobody_has_written_down_can_be_taken(place: str) -> None:
    async def story(store: Store) -> None:
        await store.create(table())
        assert await store.claim_one("one", 0, BOTS, "ann", 0.0) is True
        found = await store.read("one")
        assert found is not None
        assert found.due == Due(BOTS)
        await asyncio.sleep(0.01)
        assert await store.claim(BOTS, "bob", 5, 5.0) == ["one"]

    told(place, story)


def test_nobody_takes_a_step_of_a_table_that_has_moved_on(place: str) -> None:
    """He has read it, another takes the step and a person is asked: nothing may be due any more."""

    async def story(store: Store) -> None:
        await store.create(table(due=Due(STEPS)))
        async with store.holding("one", 0) as held:
            claiming = asyncio.create_task(store.claim_one("one", 0, STEPS, "bob", 5.0))
            if store.is_shared:
                await asyncio.sleep(0.2)
                assert not claiming.done()
            await held.write(Change(9, [], 2, {}))
        if store.is_shared:
            assert await claiming is False
        assert await store.claim_one("one", 0, STEPS, "bob", 5.0) is False
        found = await store.read("one")
        assert found is not None
        assert found.due is None

    told(place, story)


def test_many_who_look_for_steps_at_once_get_each_step_once(place: str) -> None:
    async def story(store: Store) -> None:
        for number in range(30):
            await store.create(table(f"t{number}", 1, Due(STEPS)))
        await asyncio.sleep(0.01)
        found = await asyncio.gather(*[store.claim(STEPS, f"worker {number}", 4, 60.0) for number in range(8)])
        assert all(len(ids) <= 4 for ids in found)
        if store.is_shared:
            every = [id for ids in found for id in ids]
            assert len(every) == len(set(every)) == 30

    told(place, story)


def test_old_tables_go_with_all_they_have(place: str) -> None:
    async def story(store: Store) -> None:
        ages = {"old": (0, 5 * DAY), "idle": (20 * DAY, 20 * DAY), "played": (10 * DAY, 20 * DAY)}
        ages |= {"spared": (0, 5 * DAY), "new": (40 * DAY, 40 * DAY)}
        for id, (created, touched) in ages.items():
            made = table(id, due=Due(STEPS))
            await store.create(replace(made, row=replace(made.row, created=created, touched=touched)))
        await store.keep({"old": Snapshot(1, 1, "h", b"")})
        assert sorted(await store.expire(10 * DAY, 30 * DAY, ["spared"])) == ["idle", "old"]
        assert await store.expire(10 * DAY, 30 * DAY, ["spared"]) == []
        assert sorted(await store.ids()) == ["new", "played", "spared"]
        assert await store.link("hash-old-0") is None
        assert "old" not in await store.claim(STEPS, "ann", 9, 1.0)
        await store.create(table("old"))

    told(place, story)


def test_what_is_no_database_is_said(tmp_path: Path, postgres: Postgres) -> None:
    for address in (
        f"postgresql://nobody@127.0.0.1:{postgres.port}/nowhere",
        "postgresql://x@127.0.0.1:1/x",
        "postgresql://:x:y@@/",
    ):
        with pytest.raises(BrokenStore):
            prepare(address)
