"""The tables this process serves: loaded from their lines, changed one at a time, watched by sockets."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

from quadriga.engine.errors import QuadrigaError, UnknownGame
from quadriga.engine.game import Game
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.records.dice import Dice, FairDice, RealDice, commitment_of
from quadriga.records.loader import Page, header_of, replay
from quadriga.records.record import BrokenRecord, Record, Sink, new
from quadriga.records.snapshot import Snapshot, revive, take
from quadriga.server import logs
from quadriga.server.battle_odds import adopted, reckon
from quadriga.server.links import SPECTATOR, fresh_token, hash_of, seat_of
from quadriga.server.messages import ChatLine
from quadriga.server.states import Glass, Pen
from quadriga.server.store import BrokenStore, Conflict, Row, Said, Store, Unwritten
from quadriga.server.titles import Titles
from quadriga.server.workers import Workers
from quadriga.table import BOT, Chair, NotNow, Table
from quadriga.table import step as steps
from quadriga.table.think import Thought, think

THINKING: Final = 1.8
"""Seconds of processor time a bot may think; then any of its moves is made for it."""
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


class Damaged(Exception):
    """A table that cannot be read from the disk any more; the others can."""


class Unlinked(Exception):
    """No link, or one that opens nothing here."""


@dataclass(frozen=True, slots=True, eq=False)
class Watcher:
    """Somebody who follows a table: with whose eyes, and where each new state goes."""

    seat: int
    link: str
    """The hash of the link he came with."""
    take: Callable[[str], None]
    leave: Callable[[], None]
    """Sends him away."""


class Seated:
    """A table in memory: its lock, its watchers, and the lines not yet on disk."""

    def __init__(self, id: str, game: Game, pen: Pen) -> None:
        self.id: Final = id
        self.game: Final = game
        self.table: Table
        self.lock: Final = asyncio.Lock()
        """Held while the table in memory is not the table on disk: whoever looks at it takes the lock too."""
        self.watchers: Final[set[Watcher]] = set()
        self.links: Final[dict[str, int]] = {}
        """The hash of each link that opens this table, and the seat it is for."""
        self.chat: Final[list[ChatLine]] = []
        self.fresh: Final[list[str]] = []
        """Lines made by the change under way. The record puts them here and knows nothing else of this object, so that
        it goes as soon as nobody holds it."""
        self.written = 0
        """How many lines are on disk, the header included."""
        self.version = 0
        """The version on disk that memory agrees with."""
        self.kept = 0
        """How many lines had led to the position that was kept last."""
        self.is_sound = False
        """Whether memory is known to agree with the disk."""
        self.runner: asyncio.Task[None] | None = None
        self._pen: Final = pen
        self._glasses: Final[dict[int, Glass]] = {}
        self._texts: Final[dict[int, str]] = {}

    def text(self, seat: int) -> str:
        """The state as a seat (SPECTATOR watches) may know it, as JSON; written once however many ask."""
        text = self._texts.get(seat)
        if text is None:
            glass = self._glasses.get(seat)
            if glass is None:
                glass = self._glasses[seat] = Glass(seat_of(seat), self._pen)
            text = self._texts[seat] = glass.state(self.id, self.table, self.chat)
        return text

    def show(self, seat: int | None = None) -> None:
        """Give the new state to all who watch, or to those who watch with one seat's eyes."""
        self._texts.clear()
        for watcher in list(self.watchers):
            if seat is None or watcher.seat == seat:
                watcher.take(self.text(watcher.seat))


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
    ) -> None:
        self.store: Final = store
        self.workers: Final = workers
        """Where bots think."""
        self.reckoners: Final = reckoners
        """Where odds and battles by hand are worked out, so that who asks for them keeps no bot waiting."""
        self.pause: Final = pause
        """Seconds before a step nobody decides: the same for dice, bots and standing orders."""
        self.titles: Final = titles
        self.keep_days: Final = keep_days
        """Days after which a table nobody has touched is let go of; 0 keeps all."""
        self._pens: Final[dict[str, Pen]] = {}
        self._seated: Final[dict[str, Seated]] = {}
        self._living: Final[WeakValueDictionary[str, Seated]] = WeakValueDictionary()
        """Every table that anything still holds: there is never a second one of the same id."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

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

    async def adopt(self, text: str, chairs: list[Chair]) -> tuple[str, dict[str, str]]:
        """A table around a record from outside; raises BrokenRecord, TableError and TooLong."""
        data = text.encode()
        game = header_of(data).game
        source = self.titles.source(game)
        lines, state, over = await reckon(self.reckoners, ADOPTING, adopted, source, self.titles.data, data, chairs)
        return await self._settle(game, lines, [Chair(*chair) for chair in state["chairs"]], state, "", over)

    async def _settle(
        self, game: str, lines: str, chairs: list[Chair], state: dict[str, Any], secret: str, over: bool
    ) -> tuple[str, dict[str, str]]:
        if any(chair.kind == BOT for chair in chairs):
            self.workers.wake()
        id = secrets.token_hex(8)
        tokens = {str(seat): fresh_token() for seat, chair in enumerate(chairs) if chair.kind != BOT}
        tokens["spectator"] = fresh_token()
        seats = {hash_of(token): SPECTATOR if seat == "spectator" else int(seat) for seat, token in tokens.items()}
        now = int(time.time())
        await self.store.create(Row(id, game, secret, state, now, now, over), lines.splitlines(keepends=True), seats)
        logs.write("table-opened", table=id, game=game)
        return id, tokens

    async def claim(self, seated: Seated, seat: int, link: str) -> str:
        """A new link in the place of one that somebody else has seen, who gave it to us; raises Unlinked.

        So the hand of a friend who was sent a link is hidden from the one who sent it.
        """
        async with self.looking(seated, link) as table:
            if table.foreseen:
                raise NotNow("foreseen")
            token = fresh_token()
            try:
                await self.store.relink(link, hash_of(token), seated.id, seated.version, seat)
            except BaseException:
                await self._rebuild(seated)
                raise
            seated.version += 1
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
            self._advance(seated)
        if link not in seated.links:
            raise Unlinked
        return seated, seated.links[link]

    @asynccontextmanager
    async def looking(self, seated: Seated, link: str) -> AsyncIterator[Table]:
        """The table as it is on disk: what is not yet safe there is shown to nobody.

        Whoever had to wait may have lost his link meanwhile; raises Unlinked.
        """
        async with seated.lock:
            if not seated.is_sound:
                await self._rebuild(seated)
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
            async with seated.lock:
                if not seated.is_sound:
                    await self._rebuild(seated)
        if id not in self._seated:
            await self._make_room()
            self._seated[id] = seated
        self._advance(seated)
        return seated

    async def _rebuild(self, seated: Seated) -> None:
        """The lines on disk are the truth; raises Unlinked where they are gone, and Damaged."""
        seated.is_sound = False
        row = await self.store.find(seated.id)
        if row is None:
            raise Unlinked
        try:
            await self._read(seated, row)
        except (QuadrigaError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise Damaged(seated.id) from error
        if seated.fresh:
            logs.write("carried", table=seated.id, version=seated.game.version)
            await self._keep(seated)
        seated.is_sound = True
        seated.show()

    async def _read(self, seated: Seated, row: Row) -> None:
        links = await self.store.links(seated.id)
        page = Page((await self.store.text(seated.id)).encode())
        snapshot = await self.store.snapshot(seated.id)
        seated.fresh.clear()
        record = await asyncio.to_thread(recorded, seated.game, page, row.secret, snapshot, seated.fresh.append)
        seated.written = len(page.plains)
        seated.version = row.version
        seated.links.clear()
        seated.links.update(links)
        for watcher in list(seated.watchers):
            if watcher.link not in links:
                watcher.leave()
        seated.kept = 0 if snapshot is None else snapshot.number
        seated.table = Table.from_plain(record, row.state)
        seated.chat[:] = [_line(said) for said in await self.store.said(seated.id)]

    async def _make_room(self) -> None:
        """Let go of the tables loaded first that nobody watches and nothing happens at."""
        if len(self._seated) < HELD:
            return
        idle: list[Seated] = []
        for id, seated in list(self._seated.items())[: HELD // 10]:
            if not seated.watchers and not seated.lock.locked() and not _is_running(seated):
                idle.append(self._seated.pop(id))
        await self._keep_positions(idle)

    async def _keep_positions(self, tables: list[Seated]) -> None:
        """Keep the positions of tables that nobody changes any more before the rules may change.

        Lines are the truth: where a position cannot be kept nothing is lost.
        """
        kept = {one.id: take(one.table.record) for one in tables if _is_behind(one, 1)}
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
            if not seated.is_sound:
                await self._rebuild(seated)
            if link is not None and link not in seated.links:
                raise Unlinked
            before = seated.table.to_plain()
            try:
                yield seated.table
                if seated.written + len(seated.fresh) > LONGEST and not seated.table.record.is_closed:
                    raise NotNow("table-full")
                changed = bool(seated.fresh) or seated.table.to_plain() != before
                if changed:
                    await self._keep(seated)
            except BaseException:
                if seated.fresh or seated.table.to_plain() != before:
                    await self._rebuild(seated)
                raise
            if changed:
                seated.show(only)
        if changed:
            self._advance(seated)

    async def _keep(self, seated: Seated) -> None:
        texts = seated.fresh[:]
        table = seated.table
        snapshot = take(table.record) if _is_behind(seated, KEPT) else None
        await self.store.append(
            seated.id,
            seated.version,
            seated.written,
            texts,
            table.to_plain(),
            int(time.time()),
            table.record.is_closed,
            snapshot,
        )
        seated.version += 1
        seated.written += len(texts)
        seated.fresh.clear()
        if snapshot is not None:
            seated.kept = snapshot.number

    async def say(self, seated: Seated, link: str, seat: Seat, text: str) -> None:
        """Let a seat say something to all at the table."""
        async with self.looking(seated, link):
            number = seated.chat[-1].number + 1 if seated.chat else 1
            if number > TALK:
                raise NotNow("table-full")
            said = Said(number, int(seat), text, int(time.time()))
            try:
                await self.store.say(seated.id, said)
            except Conflict:
                await self._rebuild(seated)
                raise
            seated.chat.append(_line(said))
            seated.show()

    # ---------------------------------------------------------------- steps nobody decides

    def _advance(self, seated: Seated) -> None:
        if not _is_running(seated) and seated.table.next_step().is_automatic:
            seated.runner = asyncio.create_task(self._run(seated))
            self._tasks.add(seated.runner)
            seated.runner.add_done_callback(self._tasks.discard)

    async def _run(self, seated: Seated) -> None:
        """Take automatic steps, each after the same pause, until a person is asked."""
        try:
            while seated.table.next_step().is_automatic:
                try:
                    await self._take_step(seated)
                except Conflict:
                    continue
        except Unwritten:
            logs.write("unwritten", logging.ERROR, table=seated.id)
        except Exception as error:
            logs.write("stuck", logging.ERROR, error, table=seated.id)

    async def _take_step(self, seated: Seated) -> None:
        began = time.monotonic()
        async with seated.lock:
            sequence, step = seated.table.sequence, seated.table.next_step()
            thinking = self._thought(seated, step.seat) if step.kind == steps.THINKS else None
        text = await thinking if thinking is not None else ""
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - began)))
        async with self.change(seated, None) as table:
            if table.sequence == sequence and table.next_step() == step:
                _take(table, step.kind, step.seat, text)

    def _thought(self, seated: Seated, seat: Seat) -> Awaitable[str]:
        thought = seated.table.thought(seat, self.titles.source(seated.game.id), self.titles.data)
        return self._answer(seated, thought, seated.table.position.moves())

    async def _answer(self, seated: Seated, thought: Thought, moves: list[Move]) -> str:
        """What a bot answers; any of its moves if it fails or thinks for too long."""
        try:
            return str(await self.workers.ask(THINKING, think, thought))
        except Exception as error:
            logs.write("bot-failed", logging.WARNING, error, table=seated.id, bot=thought.bot)
            return seated.game.vocabulary.text(secrets.choice(moves))

    async def sweep(self) -> None:
        """Now and then let go of tables nobody touches: early of those hardly played at, late of the others."""
        while self.keep_days:
            now = int(time.time())
            old, unplayed = now - self.keep_days * DAY, now - min(self.keep_days, UNPLAYED_DAYS) * DAY
            try:
                while gone := await self.store.expire(old, unplayed, list(self._living)):
                    logs.write("expired", tables=len(gone))
            except BrokenStore as error:
                logs.write("unswept", logging.ERROR, error)
            await asyncio.sleep(SWEEPING)

    async def stop(self) -> None:
        """End the runners; every change that was acknowledged is on disk already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._keep_positions([one for one in self._seated.values() if one.is_sound])


def recorded(game: Game, page: Page, secret: str, snapshot: Snapshot | None, sink: Sink) -> Record:
    """The record of a table, ready to go on; where its rules have changed, as far as that can be.

    What the change adds to the record goes into `sink`.
    """
    if page.altered():
        raise BrokenRecord(page.altered(), "altered")
    reading = replay(game, page)
    record = reading.record
    if isinstance(record.dice, FairDice) and record.dice.secret is None:
        known = page.secret() or bytes.fromhex(secret)
        if commitment_of(known) != record.dice.commitment:
            raise BrokenRecord(1, "secret")
        record.dice.secret = known
    if reading.stop is None:
        record.sink = sink
    else:
        revive(reading, page, snapshot, sink)
    return record


def _is_behind(seated: Seated, lines: int) -> bool:
    """Whether so many lines were made since the position of a table was kept."""
    record = seated.table.record
    is_going_on = not record.is_closed and not record.is_outgrown
    return is_going_on and len(record.lines) + 1 - seated.kept >= lines


def _is_running(seated: Seated) -> bool:
    return seated.runner is not None and not seated.runner.done()


def _line(said: Said) -> ChatLine:
    return ChatLine(number=said.number, seat=said.seat, text=said.text, time=said.time)


def _take(table: Table, kind: str, seat: Seat, text: str) -> Any:
    if kind == steps.DRAWS:
        return table.draw()
    if kind == steps.PASSES:
        return table.obey()
    return table.answer(seat, text, table.sequence)
