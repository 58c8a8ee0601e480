"""The tables this process serves: loaded from their lines, changed one at a time, watched by sockets."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import Any, Final

from quadriga.engine.dice import Dice, FairDice, RealDice
from quadriga.engine.game import Game
from quadriga.engine.loader import header_of
from quadriga.engine.loader import load as load_record
from quadriga.engine.record import Record, new
from quadriga.engine.seat import Seat
from quadriga.server.links import SPECTATOR, fresh_token, hash_of
from quadriga.server.store import Conflict, Row, Store
from quadriga.server.titles import Titles
from quadriga.table import PERSON, Chair, NotNow, Table
from quadriga.table import step as steps
from quadriga.table.think import think

Watcher = Callable[["Seated"], None]


class Seated:
    """A table in memory: its lock, its watchers, and the lines not yet on disk."""

    def __init__(self, id: str, game: Game) -> None:
        self.id: Final = id
        self.game: Final = game
        self.table: Table
        self.secret = ""
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[Watcher]] = set()
        self.fresh: Final[list[str]] = []
        """Lines made by the change under way."""
        self.written = 0
        """How many lines are on disk, the header included."""
        self.runner: asyncio.Task[None] | None = None

    def sink(self, line: str) -> None:
        """Keep a new line until the change it belongs to is written."""
        self.fresh.append(line)


class Host:
    """All tables of a server. A change holds the table's lock until it is on disk; then it is shown."""

    def __init__(self, store: Store, pool: Executor, pause: float, titles: Titles) -> None:
        self.store: Final = store
        self.pool: Final = pool
        self.pause: Final = pause
        """Seconds before a step nobody decides: the same for dice, bots and standing orders."""
        self.titles: Final = titles
        self._seated: Final[dict[str, Seated]] = {}
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
        record = load_record(title, data)
        if not record.is_closed and isinstance(record.dice, FairDice) and record.dice.secret is None:
            raise NotNow("no-secret")
        return await self._settle(record, chairs or [Chair(PERSON)] * record.header.seats, "")

    async def _settle(self, record: Record, chairs: list[Chair], secret: str) -> tuple[str, dict[str, str]]:
        table = Table(record, chairs)
        id = secrets.token_hex(8)
        tokens = {str(seat): fresh_token() for seat, chair in enumerate(chairs) if chair.kind != "bot"}
        tokens["spectator"] = fresh_token()
        seats = {hash_of(token): SPECTATOR if seat == "spectator" else int(seat) for seat, token in tokens.items()}
        now = int(time.time())
        row = Row(id, record.game.id, secret, table.to_plain(), now, now, record.is_closed)
        await self.store.create(row, record.text().splitlines(keepends=True), seats)
        return id, tokens

    async def seated(self, id: str) -> Seated | None:
        """A table by its id, from memory or rebuilt from its lines."""
        if id in self._seated:
            return self._seated[id]
        async with self._loading:
            if id in self._seated:
                return self._seated[id]
            row = await self.store.find(id)
            if row is None:
                return None
            seated = Seated(id, self.titles.game(row.game))
            await self._rebuild(seated, row)
            self._seated[id] = seated
            self._advance(seated)
            return seated

    async def _rebuild(self, seated: Seated, row: Row) -> None:
        text = await self.store.text(seated.id)
        record = load_record(seated.game, text.encode())
        if isinstance(record.dice, FairDice) and record.dice.secret is None and row.secret:
            record.dice.secret = bytes.fromhex(row.secret)
        record.sink = seated.sink
        seated.secret = row.secret
        seated.fresh.clear()
        seated.written = len(record.lines) + 1
        seated.table = Table.from_plain(record, row.state)

    # ---------------------------------------------------------------- changes

    @asynccontextmanager
    async def change(self, seated: Seated) -> AsyncIterator[Table]:
        """Change a table: on success the change is on disk before it is shown, on any failure it never happened."""
        async with seated.lock:
            before = seated.table.sequence
            try:
                yield seated.table
                if seated.table.sequence != before or seated.fresh:
                    await self._keep(seated)
            except BaseException:
                if seated.fresh or seated.table.sequence != before:
                    await self._forget(seated)
                raise
        if seated.table.sequence != before:
            self._show(seated)
            self._advance(seated)

    async def _keep(self, seated: Seated) -> None:
        texts = seated.fresh[:]
        table = seated.table
        await self.store.append(
            seated.id, seated.written, texts, table.to_plain(), int(time.time()), table.record.is_closed
        )
        seated.written += len(texts)
        seated.fresh.clear()

    async def _forget(self, seated: Seated) -> None:
        """Drop what was not written: the lines on disk are the truth."""
        row = await self.store.find(seated.id)
        assert row is not None
        await self._rebuild(seated, row)

    def _show(self, seated: Seated) -> None:
        for watcher in list(seated.watchers):
            watcher(seated)

    # ---------------------------------------------------------------- steps nobody decides

    def _advance(self, seated: Seated) -> None:
        running = seated.runner is not None and not seated.runner.done()
        if not running and seated.table.next_step().is_automatic:
            seated.runner = asyncio.create_task(self._run(seated))
            self._tasks.add(seated.runner)
            seated.runner.add_done_callback(self._tasks.discard)

    async def _run(self, seated: Seated) -> None:
        """Take automatic steps, each after the same pause, until a person is asked."""
        while seated.table.next_step().is_automatic:
            began = time.monotonic()
            sequence = seated.table.sequence
            step = seated.table.next_step()
            text = ""
            if step.kind == steps.THINKS:
                source = self.titles.source(seated.game.id)
                thought = seated.table.thought(step.seat, source, self.titles.data)
                text = await asyncio.get_running_loop().run_in_executor(self.pool, think, thought)
            await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - began)))
            try:
                async with self.change(seated) as table:
                    if table.sequence == sequence and table.next_step() == step:
                        _take(table, step.kind, step.seat, text)
            except Conflict:
                continue

    async def stop(self) -> None:
        """End the runners; every change that was acknowledged is on disk already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _take(table: Table, kind: str, seat: Seat, text: str) -> Any:
    if kind == steps.DRAWS:
        return table.draw()
    if kind == steps.PASSES:
        return table.obey()
    return table.answer(seat, text, table.sequence)
