"""The tables this process serves: loaded from their lines, changed one at a time, watched by sockets."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from quadriga.engine.dice import Dice, FairDice, RealDice
from quadriga.engine.game import Game
from quadriga.engine.loader import header_of
from quadriga.engine.loader import load as load_record
from quadriga.engine.move import Move
from quadriga.engine.record import Record, new
from quadriga.engine.seat import Seat
from quadriga.server import logs
from quadriga.server.dates import Dates
from quadriga.server.links import SPECTATOR, fresh_token, hash_of, seat_of
from quadriga.server.messages import ChatLine
from quadriga.server.minds import Minds
from quadriga.server.shown import Glass, Pen
from quadriga.server.store import Conflict, Row, Said, Store, Unwritten
from quadriga.server.titles import Titles
from quadriga.table import BOT, PERSON, Chair, NotNow, Table
from quadriga.table import step as steps
from quadriga.table.think import Thought, think

THINKING: Final = 1.8
"""Seconds of processor time a bot may think; then any of its moves is made for it."""
HELD: Final = 2000
"""So many tables stay in memory; one that nobody watches goes when there are more."""
LINKS: Final = 50_000
"""So many links are remembered."""


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
        self.chat: Final[list[ChatLine]] = []
        self.fresh: Final[list[str]] = []
        """Lines made by the change under way."""
        self.written = 0
        """How many lines are on disk, the header included."""
        self.is_sound = False
        """Whether memory is known to agree with the disk."""
        self.runner: asyncio.Task[None] | None = None
        self.dates: Final = Dates()
        """When each move was made, for all who look."""
        self._pen: Final = pen
        self._glasses: Final[dict[int, Glass]] = {}
        self._texts: Final[dict[int, str]] = {}

    def sink(self, line: str) -> None:
        """Keep a new line until the change it belongs to is written."""
        self.fresh.append(line)

    def text(self, seat: int) -> str:
        """The state as a seat (SPECTATOR watches) may know it, as JSON; written once however many ask."""
        text = self._texts.get(seat)
        if text is None:
            glass = self._glasses.get(seat)
            if glass is None:
                glass = self._glasses[seat] = Glass(seat_of(seat), self._pen, self.dates)
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

    def __init__(self, store: Store, minds: Minds, pause: float, titles: Titles) -> None:
        self.store: Final = store
        self.minds: Final = minds
        self.pause: Final = pause
        """Seconds before a step nobody decides: the same for dice, bots and standing orders."""
        self.titles: Final = titles
        self._pens: Final[dict[str, Pen]] = {}
        self._seated: Final[dict[str, Seated]] = {}
        self._links: Final[dict[str, tuple[str, int]]] = {}
        self._loading: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # ---------------------------------------------------------------- tables come and go

    async def open(
        self, game: str, scenario: str, options: dict[str, str], chairs: list[Chair], real_dice: bool
    ) -> tuple[str, dict[str, str]]:
        """A new table and the secret links to its seats; raises UnknownGame and TableError."""
        title = self.titles.game(game)
        secret = secrets.token_bytes(32)
        dice: Dice = RealDice() if real_dice else FairDice(secret)
        record = new(title, dice, scenario, len(chairs), options)
        return await self._settle(record, chairs, "" if real_dice else secret.hex())

    async def adopt(self, text: str, chairs: list[Chair]) -> tuple[str, dict[str, str]]:
        """A table around a record from outside; raises BrokenRecord. Only a finished game brings its dice along."""
        data = text.encode()
        title = self.titles.game(header_of(data).game)
        record = await asyncio.to_thread(load_record, title, data)
        if not record.is_closed and isinstance(record.dice, FairDice) and record.dice.secret is None:
            raise NotNow("no-secret")
        return await self._settle(record, chairs or [Chair(PERSON)] * record.header.seats, "")

    async def _settle(self, record: Record, chairs: list[Chair], secret: str) -> tuple[str, dict[str, str]]:
        table = Table(record, chairs)
        if any(chair.kind == BOT for chair in chairs):
            self.minds.wake()
        id = secrets.token_hex(8)
        tokens = {str(seat): fresh_token() for seat, chair in enumerate(chairs) if chair.kind != BOT}
        tokens["spectator"] = fresh_token()
        seats = {hash_of(token): SPECTATOR if seat == "spectator" else int(seat) for seat, token in tokens.items()}
        now = int(time.time())
        row = Row(id, record.game.id, secret, table.to_plain(), now, now, record.is_closed)
        await self.store.create(row, record.text().splitlines(keepends=True), seats)
        logs.write("table-opened", table=id, game=record.game.id)
        return id, tokens

    async def claim(self, seated: Seated, seat: int, link: str) -> str | None:
        """A new link in the place of one that somebody else has seen, who gave it to us; None if it is gone already.

        So the hand of a friend who was sent a link is hidden from the one who sent it.
        """
        async with seated.lock:
            if await self.store.link(link) is None:
                return None
            token = fresh_token()
            await self.store.relink(link, hash_of(token), seated.id, seat)
            self._links.pop(link, None)
            for watcher in list(seated.watchers):
                if watcher.link == link:
                    watcher.leave()
            return token

    async def link(self, hash: str) -> tuple[str, int] | None:
        """The table and the seat a link opens, by its hash; looked up once."""
        found = self._links.get(hash) or await self.store.link(hash)
        if found is not None:
            if len(self._links) >= LINKS:
                self._links.clear()
            self._links[hash] = found
        return found

    async def seated(self, id: str) -> Seated | None:
        """A table by its id, from memory or rebuilt from its lines."""
        seated = self._seated.get(id)
        if seated is not None and seated.is_sound:
            self._advance(seated)
            return seated
        async with self._loading:
            seated = self._seated.get(id)
            if seated is None:
                row = await self.store.find(id)
                if row is None:
                    return None
                game = self.titles.game(row.game)
                pen = self._pens.setdefault(game.id, Pen(game))
                seated = Seated(id, game, pen)
            async with seated.lock:
                if not seated.is_sound:
                    await self._rebuild(seated)
            self._make_room()
            self._seated[id] = seated
            self._advance(seated)
            return seated

    async def _rebuild(self, seated: Seated) -> None:
        """The lines on disk are the truth."""
        seated.is_sound = False
        row = await self.store.find(seated.id)
        assert row is not None
        text = await self.store.text(seated.id)
        record = await asyncio.to_thread(load_record, seated.game, text.encode())
        if isinstance(record.dice, FairDice) and record.dice.secret is None and row.secret:
            record.dice.secret = bytes.fromhex(row.secret)
        record.sink = seated.sink
        seated.fresh.clear()
        seated.written = len(record.lines) + 1
        seated.table = Table.from_plain(record, row.state)
        seated.chat[:] = [_line(said) for said in await self.store.said(seated.id)]
        seated.is_sound = True
        seated.show()

    def _make_room(self) -> None:
        """Let go of the tables loaded first that nobody watches and nothing happens at."""
        if len(self._seated) < HELD:
            return
        for id, seated in list(self._seated.items())[: HELD // 10]:
            if not seated.watchers and not seated.lock.locked() and not _is_running(seated):
                del self._seated[id]

    # ---------------------------------------------------------------- changes

    @asynccontextmanager
    async def change(self, seated: Seated, only: int | None = None) -> AsyncIterator[Table]:
        """Change a table: on success the change is on disk before it is shown, on any failure it never happened.

        It is shown to all, or to one seat alone if it is nobody else's business.
        """
        async with seated.lock:
            if not seated.is_sound:
                await self._rebuild(seated)
            before = seated.table.to_plain()
            try:
                yield seated.table
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
        await self.store.append(
            seated.id, seated.written, texts, table.to_plain(), int(time.time()), table.record.is_closed
        )
        seated.written += len(texts)
        seated.fresh.clear()

    async def say(self, seated: Seated, seat: Seat, text: str) -> None:
        """Let a seat say something to all at the table."""
        async with seated.lock:
            number = seated.chat[-1].number + 1 if seated.chat else 1
            said = Said(number, int(seat), text, int(time.time()))
            await self.store.say(seated.id, said)
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
        async with self.change(seated) as table:
            if table.sequence == sequence and table.next_step() == step:
                _take(table, step.kind, step.seat, text)

    def _thought(self, seated: Seated, seat: Seat) -> Awaitable[str]:
        thought = seated.table.thought(seat, self.titles.source(seated.game.id), self.titles.data)
        return self._answer(seated, thought, seated.table.position.moves())

    async def _answer(self, seated: Seated, thought: Thought, moves: list[Move]) -> str:
        """What a bot answers; any of its moves if it fails or thinks for too long."""
        try:
            return str(await self.minds.ask(THINKING, think, thought))
        except Exception as error:
            logs.write("bot-failed", logging.WARNING, error, table=seated.id, bot=thought.bot)
            return seated.game.vocabulary.text(secrets.choice(moves))

    async def stop(self) -> None:
        """End the runners; every change that was acknowledged is on disk already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


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
