"""The tables this process serves: loaded from their lines, changed one at a time, watched by sockets."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from weakref import WeakValueDictionary

from quadriga.engine.errors import QuadrigaError, UnknownGame
from quadriga.engine.seat import Seat
from quadriga.records.dice import Dice, FairDice, RealDice
from quadriga.records.loader import Page, catch_up, header_of
from quadriga.records.record import new
from quadriga.records.snapshot import Snapshot, take
from quadriga.server import logs
from quadriga.server.battle_odds import adopted, reckon
from quadriga.server.bus import Alone, Bus
from quadriga.server.glass import Pen
from quadriga.server.lessons import guided_table
from quadriga.server.links import SPECTATOR, Unlinked, fresh_token, hash_of
from quadriga.server.memory import READERS, SLACK, TAIL, give_back, is_behind, shorten
from quadriga.server.messages import ChatLine
from quadriga.server.news import News
from quadriga.server.reading import Damaged, Past, recorded
from quadriga.server.runner import Runner
from quadriga.server.seated import Seated, Watcher, stored_of
from quadriga.server.store import BrokenStore, Change, Conflict, Held, Row, Said, Store, Stored, Unwritten
from quadriga.server.titles import Titles
from quadriga.server.workers import Workers
from quadriga.table import BOT, Chair, NotNow, Table

ADOPTING: Final = 10.0
"""Seconds of processor time it may take to read a record from outside."""
KEPT: Final = 40
"""After so many lines the position of a table is kept anew, for the day its rules change."""
DAY: Final = 86_400
KEEP_DAYS: Final = 730
UNPLAYED_DAYS: Final = 30
"""A table that was hardly played at goes after so many days."""
SWEEPING: Final = 3600.0
"""Seconds between two looks for tables nobody touches."""
LONGEST: Final = 50_000
"""No record has more lines; no game comes near it, but undone moves stay."""
TALK: Final = 10_000
"""No table has more lines of chat."""
HELD: Final = 2000
"""So many tables stay in memory; one that nobody watches goes when there are more."""


class Host:
    """All tables of a server. A change holds the table's lock until it is on disk; then it is shown."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        reckoners: Workers,
        pause: float,
        titles: Titles,
        keep_days: int = KEEP_DAYS,
        bus: Bus | None = None,
    ) -> None:
        self.store: Final = store
        self.bus: Final = bus or Alone()
        self.workers: Final = workers
        """Where bots think."""
        self.reckoners: Final = reckoners
        """Where odds and battles by hand are worked out, so that who asks for them keeps no bot waiting."""
        self.analysing: Final = asyncio.Semaphore(1)
        """One piece of an analysis at a time is worked out there, so that many leave room for other questions."""
        self.pause: Final = pause
        """Seconds before a step nobody decides: the same for dice, bots and standing orders."""
        self.titles: Final = titles
        self.keep_days: Final = keep_days
        """Days after which a table nobody has touched is let go of; 0 keeps all."""
        self._pens: Final[dict[str, Pen]] = {}
        self._seated: Final[dict[str, Seated]] = {}
        self._living: Final[WeakValueDictionary[str, Seated]] = WeakValueDictionary()
        """Every table that anything still holds: there is never a second one of the same id."""
        self._count_read = 0
        """How many tables were read from their lines so far."""
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.runner: Final = Runner(self)

    async def start(self) -> None:
        """Begin to hear of other processes, to take steps nobody decides, and to let go of old tables."""
        self.spawn(self.runner.watch())
        self.spawn(self.sweep())
        self.spawn(give_back(lambda: self._count_read))
        if self.store.is_shared:
            await News(self).open()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that ends with the server at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---------------------------------------------------------------- tables come and go

    async def open(
        self,
        game: str,
        scenario: str,
        options: dict[str, str],
        chairs: list[Chair],
        real_dice: bool,
        fresh: str = "",
    ) -> tuple[str, dict[str, str]]:
        """A new table and the secret links to its seats; raises UnknownGame and TableError.

        `fresh` are numbers of whoever opens it, for the dice.
        """
        title = self.titles.game(game)
        secret = secrets.token_bytes(32)
        dice: Dice = RealDice() if real_dice else FairDice(secret, chained=True)
        record = new(title, dice, scenario, len(chairs), options)
        table = Table(record, chairs)
        if fresh and table.persons:
            table.add_numbers(Seat(min(table.persons)), fresh)
        state = table.to_plain()
        return await self._settle(title.id, record.text(), chairs, state, "" if real_dice else secret.hex(), False)

    async def teach(self, game: str) -> tuple[str, dict[str, str]]:
        """A guided first game of a title; raises UnknownGame where it has none."""
        table = guided_table(self.titles.game(game))
        return await self._settle(game, table.record.text(), table.chairs, table.to_plain(), "", False)

    async def adopt(self, text: str, chairs: list[Chair]) -> tuple[str, dict[str, str]]:
        """A table around a record from outside; raises BrokenRecord, TableError and TooLong."""
        data = text.encode()
        game = header_of(data).game
        source = self.titles.source(game)
        found = await reckon(self.reckoners, ADOPTING, adopted, source, self.titles.data, data, chairs)
        lines, state, over, kept = found
        snapshot = None if kept is None else Snapshot(*kept)
        chairs = [Chair(*chair) for chair in state["chairs"]]
        return await self._settle(game, lines, chairs, state, "", over, snapshot)

    async def _settle(
        self,
        game: str,
        lines: str,
        chairs: list[Chair],
        state: dict[str, Any],
        secret: str,
        over: bool,
        snapshot: Snapshot | None = None,
    ) -> tuple[str, dict[str, str]]:
        if any(chair.kind == BOT for chair in chairs):
            self.workers.wake()
        id = secrets.token_hex(8)
        tokens = {str(seat): fresh_token() for seat, chair in enumerate(chairs) if chair.kind != BOT}
        tokens["spectator"] = fresh_token()
        seats = {hash_of(token): SPECTATOR if seat == "spectator" else int(seat) for seat, token in tokens.items()}
        now = int(time.time())
        row = Row(id, game, secret, state, now, now, over)
        await self.store.create(Stored(row, lines.splitlines(keepends=True), seats, [], snapshot))
        logs.write("table-opened", table=id, game=game)
        return id, tokens

    async def claim(self, seated: Seated, seat: int, link: str) -> str:
        """A new link in the place of one that somebody else has seen, who gave it to us; raises Unlinked.

        So the hand of a friend who was sent a link is hidden from the one who sent it.
        """
        async with seated.lock, self._holding(seated, link) as held:
            if seated.table.foreseen:
                raise NotNow("foreseen")
            token = fresh_token()
            change = Change(int(time.time()), relinked=(link, hash_of(token), seat))
            await self._write(seated, held, change)
            del seated.links[link]
            seated.links[hash_of(token)] = seat
            for watcher in list(seated.watchers):
                if watcher.link == link:
                    watcher.leave()
            return token

    async def enter(self, id: str, link: str) -> tuple[Seated, int]:
        """The table that a link, by its hash, opens, and its seat; raises Unlinked.

        Nobody makes us load a table that his link does not open.
        """
        seated = self._seated.get(id)
        if seated is None or not seated.is_sound:
            found = await self.store.link(link)
            if found is None or found[0] != id:
                raise Unlinked
            seated = await self.seated(id)
            assert seated is not None
        else:
            self.runner.advance(seated)
        if link not in seated.links:
            await self.look(seated)
        if link not in seated.links:
            raise Unlinked
        return seated, seated.links[link]

    @asynccontextmanager
    async def looking(self, seated: Seated, link: str, is_latest: bool = False) -> AsyncIterator[Table]:
        """The table as it is on disk: what is not yet safe there is shown to nobody.

        Whoever had to wait may have lost his link meanwhile; raises Unlinked. `is_latest`: he has just changed the
        table, so that memory need not be compared.
        """
        async with seated.lock:
            if not is_latest or not seated.is_sound:
                await self.look_under_lock(seated)
            if link not in seated.links:
                raise Unlinked
            yield seated.table

    async def seated(self, id: str) -> Seated | None:
        """A table by its id, from memory or rebuilt from its lines; raises Damaged."""
        seated = self._living.get(id)
        if seated is None:
            row = await self.store.find(id)
            if row is None:
                return None
            try:
                game = self.titles.game(row.game)
            except UnknownGame as error:
                raise Damaged(id) from error
            pen = self._pens.setdefault(game.id, Pen(game))
            seated = self._living.setdefault(id, Seated(id, game, pen))
        if not seated.is_sound:
            await self.look(seated)
            await self.runner.arrive(seated)
        if id not in self._seated:
            await self._make_room()
            self._seated[id] = seated
        self.runner.advance(seated)
        return seated

    # ---------------------------------------------------------------- memory behind the disk

    async def look(self, seated: Seated) -> None:
        """Bring memory to what is on disk."""
        async with seated.lock:
            await self.look_under_lock(seated)

    async def look_under_lock(self, seated: Seated) -> None:
        """Bring memory to what is on disk, as somebody who has the table's lock.

        Raises Unlinked where it is gone, Damaged, BrokenStore, and Conflict where the rules have changed and another
        process is about to say how the game goes on.
        """
        if seated.is_sound and not self.store.is_shared:
            return
        if seated.is_sound:
            versions = await self.store.versions([seated.id])
            if versions.get(seated.id) == seated.version:
                return
        await self._take_in(seated, self.store)

    async def _take_in(self, seated: Seated, place: Store | Held) -> None:
        """What was written elsewhere; all of it where memory is of no use."""
        if seated.is_sound:
            stored = await stored_of(seated, place, seated.written, seated.chat[-1].number if seated.chat else 0)
            try:
                self._catch_up(seated, stored)
            except (QuadrigaError, ValueError, LookupError, TypeError, AttributeError):
                seated.is_sound = False
                if isinstance(place, Held):
                    raise Conflict from None
        if not seated.is_sound:
            await self._rebuild(seated)
        seated.is_ours = False
        seated.show()

    def _catch_up(self, seated: Seated, stored: Stored) -> None:
        """Carry out the lines memory has not seen, and put what people agreed on in its place."""
        record = seated.table.record
        catch_up(record, stored.texts)
        seated.written += len(stored.texts)
        seated.table = Table.from_plain(record, stored.row.state)
        seated.hear([_line(said) for said in stored.chat])
        self._settle_down(seated, stored)

    async def _rebuild(self, seated: Seated, back: int | None = None) -> None:
        """The lines on disk are the truth; raises Unlinked where they are gone, and Damaged.

        Memory reaches back as far as is shown, or so far that the game can go on from where `back` moves were made.
        """
        stored = await stored_of(seated, self.store)
        seated.fresh.clear()
        snapshot = stored.snapshot

        def read() -> Table:
            page = Page("".join(stored.texts).encode())
            is_whole = back is not None or stored.row.state.get("guided", False)
            keep = None if is_whole else TAIL
            record = recorded(seated.game, page, stored.row.secret, snapshot, seated.fresh.append, keep)
            table = Table.from_plain(record, stored.row.state)
            shorten(table, back)
            return table

        try:
            seated.table = await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except (QuadrigaError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise Damaged(seated.id) from error
        self._count_read += 1
        seated.written = len(stored.texts)
        seated.kept = 0 if snapshot is None else snapshot.number
        seated.chat.clear()
        seated.hear([_line(said) for said in stored.chat])
        self._settle_down(seated, stored)
        if seated.fresh:
            await self._carry(seated)
        seated.is_sound = True

    async def remember(self, seated: Seated, back: int) -> None:
        """Let memory reach back to where `back` moves were made, until the table is changed."""
        async with seated.lock:
            await self._rebuild(seated, back)

    async def past(self, seated: Seated) -> Past:
        """All lines of a table whose lock we have, as far as memory knows them."""
        stored = await stored_of(seated, self.store)
        kept = stored.snapshot
        return Past(
            self.titles.source(seated.game.id),
            self.titles.data,
            "".join(stored.texts[: seated.written]),
            stored.row.secret,
            None if kept is None else (kept.number, kept.version, kept.hash, kept.packed),
        )

    def _settle_down(self, seated: Seated, stored: Stored) -> None:
        seated.version = stored.row.version
        seated.links.clear()
        seated.links.update(stored.links)
        for watcher in list(seated.watchers):
            if watcher.link not in seated.links:
                watcher.leave()

    async def _carry(self, seated: Seated) -> None:
        """Write how a game goes on whose rules have changed; raises Conflict where somebody else is about to."""
        async with self.store.holding(seated.id, seated.version) as held:
            if held.version != seated.version:
                raise Conflict
            await self._keep(seated, held, seated.table.to_plain())
        logs.write("carried", table=seated.id, version=seated.game.version)

    # ---------------------------------------------------------------- watched, and let go of

    def watch(self, seated: Seated, watcher: Watcher) -> None:
        """Let somebody follow a table."""
        seated.watchers.add(watcher)
        self.bus.follow(seated.id)

    def unwatch(self, seated: Seated, watcher: Watcher) -> None:
        """Somebody follows a table no more."""
        seated.watchers.discard(watcher)
        if not seated.watchers:
            self.bus.leave(seated.id)

    def watched(self) -> list[Seated]:
        """The tables somebody follows here."""
        return [seated for seated in list(self._living.values()) if seated.watchers]

    def followed(self, id: str) -> Seated | None:
        """A table, if somebody follows it here."""
        seated = self._living.get(id)
        return seated if seated is not None and seated.watchers else None

    async def _make_room(self) -> None:
        """Let go of the tables loaded first that nobody watches and nothing happens at."""
        if len(self._seated) < HELD:
            return
        idle: list[Seated] = []
        for id, seated in list(self._seated.items())[: HELD // 10]:
            if not seated.watchers and not seated.lock.locked() and not self.runner.is_running(seated):
                idle.append(self._seated.pop(id))
        await self._keep_positions(idle)

    async def _keep_positions(self, tables: list[Seated]) -> None:
        """Keep the positions of tables that nobody changes any more before the rules may change.

        Lines are the truth: where a position cannot be kept nothing is lost.
        """
        kept = {one.id: take(one.table.record) for one in tables if is_behind(one, 1)}
        try:
            if kept:
                await self.store.keep(kept)
        except (Unwritten, BrokenStore):
            logs.write("unwritten", logging.ERROR)

    # ---------------------------------------------------------------- changes

    @asynccontextmanager
    async def change(self, seated: Seated, link: str | None, only: int | None = None) -> AsyncIterator[Table]:
        """Change a table: on success the change is on disk before it is shown, on any failure it never happened.

        `link` is that of the visitor who asks, checked again under the lock (raises Unlinked); None is the server
        itself. It is shown to all, or to one seat alone if it is nobody else's business.
        """
        async with seated.lock:
            async with self._holding(seated, link) as held:
                before = seated.table.to_plain()
                try:
                    yield seated.table
                    if seated.written + len(seated.fresh) > LONGEST and not seated.table.record.is_closed:
                        raise NotNow("table-full")
                    state = seated.table.to_plain()
                    changed = bool(seated.fresh) or state != before
                    if changed:
                        await self._keep(seated, held, state)
                except BaseException:
                    if seated.fresh or seated.table.to_plain() != before:
                        seated.is_sound = False
                    raise
            if changed:
                seated.show(only)
        if changed:
            self.runner.advance(seated)

    @asynccontextmanager
    async def _holding(self, seated: Seated, link: str | None) -> AsyncIterator[Held]:
        """A table that nobody else changes, memory brought to what is on disk; raises Unlinked.

        Where the change fails, memory goes back to what is on disk, now or, if the disk is away, when it is looked at.
        """
        if not seated.is_sound:
            await self.look_under_lock(seated)
        try:
            async with self.store.holding(seated.id, seated.version) as held:
                if held.version is None:
                    raise Unlinked
                if held.version != seated.version:
                    await self._take_in(seated, held)
                if link is not None and link not in seated.links:
                    raise Unlinked
                yield held
        except BaseException:
            if not seated.is_sound:
                with suppress(BrokenStore, Unwritten, Conflict, Damaged, Unlinked):
                    await self.look_under_lock(seated)
            raise

    async def _keep(self, seated: Seated, held: Held, state: dict[str, Any]) -> None:
        texts = seated.fresh[:]
        table = seated.table
        change = Change(
            int(time.time()),
            texts,
            seated.written,
            state,
            table.record.is_closed,
            take(table.record) if is_behind(seated, KEPT) else None,
            due=self.runner.due(table),
        )
        await self._write(seated, held, change)
        seated.is_ours = change.due is not None and change.due.by == self.runner.name
        seated.written += len(texts)
        seated.fresh.clear()
        if change.snapshot is not None:
            seated.kept = change.snapshot.number
        if len(table.record.history.entries) > TAIL + SLACK:
            shorten(table)

    async def _write(self, seated: Seated, held: Held, change: Change) -> None:
        try:
            seated.version = await held.write(change)
        except BaseException:
            seated.is_sound = False
            raise
        self.bus.tell(seated.id, seated.version)

    async def say(self, seated: Seated, link: str, seat: Seat, text: str) -> None:
        """Let a seat say something to all at the table."""
        async with seated.lock:
            async with self._holding(seated, link) as held:
                number = seated.chat[-1].number + 1 if seated.chat else 1
                if number > TALK:
                    raise NotNow("table-full")
                said = Said(number, int(seat), text, int(time.time()))
                await self._write(seated, held, Change(said.time, said=said))
            seated.hear([_line(said)])
            seated.show()

    async def talk(self, seated: Seated, first: int, most: int) -> list[ChatLine]:
        """What was said at a table whose lock we have, from line `first` on."""
        if not seated.chat or first >= seated.chat[0].number:
            return [line for line in seated.chat if line.number >= first][:most]
        stored = await stored_of(seated, self.store, seated.written, first - 1)
        return [_line(said) for said in stored.chat[:most]]

    # ---------------------------------------------------------------- the end of tables, and of the server

    async def sweep(self) -> None:
        """Now and then let go of tables nobody touches: early of those hardly played at, late of the others."""
        while self.keep_days:
            now = int(time.time())
            old, unplayed = now - self.keep_days * DAY, now - min(self.keep_days, UNPLAYED_DAYS) * DAY
            try:
                while gone := await self.store.expire(old, unplayed, list(self._living)):
                    logs.write("expired", tables=len(gone))
            except (BrokenStore, Unwritten) as error:
                logs.write("unswept", logging.ERROR, error)
            await asyncio.sleep(SWEEPING)

    async def stop(self) -> None:
        """End what goes on by itself; every change that was acknowledged is on disk already."""
        held = self.runner.held
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.runner.leave(held)
        await self._keep_positions([one for one in self._seated.values() if one.is_sound])
        await self.bus.close()
        self._readers.shutdown(wait=False)


def _line(said: Said) -> ChatLine:
    return ChatLine(number=said.number, seat=said.seat, text=said.text, time=said.time)
