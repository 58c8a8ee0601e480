"""Steps that nobody decides: dice, bots, standing orders.

Each is a row of the database. The process that made the change before it takes it upon itself and takes it after the
pause; should that process be gone by then, any other does. Bots have a queue of their own: what one process cannot
think about soon waits there for whoever can.
"""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.server import logs
from quadriga.server.bus import WORK
from quadriga.server.store import BOTS, STEPS, BrokenStore, Conflict, Due, Unwritten
from quadriga.table import Table
from quadriga.table import step as steps
from quadriga.table.think import Thought, think

if TYPE_CHECKING:
    from quadriga.server.host import Host
    from quadriga.server.seated import Seated

THINKING: Final = 6.0
"""Seconds of processor time a bot may think; then any of its moves is made for it."""
THOUGHTS: Final = 8
"""About so many bots may think, or wait for a process to think in, before the next are left to others."""
LEASE: Final = 3.0
"""Seconds after which a step that somebody had taken upon himself is taken by another."""
POLLING: Final = 1.0
"""Seconds between two looks for steps that nobody takes."""
BATCH: Final = 50
"""How many of them are taken at once."""
UNSEEN: Final = 0.25
"""The share of the pause after a step that showed nothing."""
STUCK: Final = 60.0
"""Seconds until a step that failed is tried again."""


class Runner:
    """Takes the steps this process has taken upon itself."""

    def __init__(self, host: "Host") -> None:
        self.name: Final = secrets.token_hex(8)
        """By which other processes know it."""
        self._host: Final = host
        self._running: Final[dict[str, asyncio.Task[None]]] = {}
        self._thinking = 0
        self._is_short = False
        """Whether bots were left to others."""
        self._wake: Final = asyncio.Event()

    def is_running(self, seated: "Seated") -> bool:
        """Whether steps are taken at a table."""
        return seated.id in self._running

    def due(self, table: Table) -> Due | None:
        """How the next step of a table is written down; None where a person decides it."""
        step = table.next_step()
        if not step.is_automatic:
            return None
        if step.kind != steps.THINKS:
            return Due(STEPS, self._pause(table), self.name, LEASE)
        if self._thinking < THOUGHTS:
            return Due(BOTS, self._pause(table), self.name, LEASE)
        self._is_short = True
        self._host.bus.tell(WORK, 0)
        return Due(BOTS)

    def _pause(self, table: Table) -> float:
        """Seconds until the next step: what the last one showed wants to be seen, unless the table is in a hurry."""
        if table.is_quick:
            return 0.0
        latest = table.record.history.entries[-1:]
        return self._host.pause if not latest or latest[0].events else self._host.pause * UNSEEN

    def advance(self, seated: "Seated") -> None:
        """Take the steps of a table, where they are ours and nobody does yet."""
        if seated.is_ours and seated.id not in self._running and seated.table.next_step().is_automatic:
            self._running[seated.id] = self._host.spawn(self._run(seated))

    async def arrive(self, seated: "Seated") -> None:
        """Take the steps of a table that was just read upon us, unless another process does."""
        step = seated.table.next_step()
        if step.is_automatic and not seated.is_ours:
            queue = BOTS if step.kind == steps.THINKS else STEPS
            try:
                seated.is_ours = await self._host.store.claim_one(seated.id, seated.version, queue, self.name, LEASE)
            except Unwritten:
                logs.write("unwritten", logging.ERROR, table=seated.id)

    def wake(self) -> None:
        """There may be steps for us."""
        self._wake.set()

    # ---------------------------------------------------------------- what others have left

    async def watch(self) -> None:
        """Hold what is ours, and take what nobody takes: whoever had taken it upon himself is gone, or has too much."""
        held = 0.0
        while True:
            try:
                if self._running and time.monotonic() - held > LEASE / 3:
                    held = time.monotonic()
                    await self._host.store.renew(self.held, self.name, LEASE)
                ids = await self._host.store.claim(STEPS, self.name, BATCH, LEASE)
                if self._thinking < THOUGHTS:
                    ids += await self._host.store.claim(BOTS, self.name, THOUGHTS - self._thinking, LEASE)
                for id in ids:
                    self._host.spawn(self._take_over(id))
            except (BrokenStore, Unwritten, Conflict):
                logs.write("unclaimed", logging.WARNING)
            try:
                await asyncio.wait_for(self._wake.wait(), POLLING)
            except TimeoutError:
                continue
            self._wake.clear()

    async def _take_over(self, id: str) -> None:
        try:
            seated = await self._host.seated(id)
            if seated is None:
                return
            await self._host.look(seated)
            seated.is_ours = True
            if not seated.table.next_step().is_automatic:
                await self._host.store.renew([id], self.name, STUCK)
            self.advance(seated)
        except Exception as error:
            await self._give_up(id, error)

    async def _give_up(self, id: str, error: Exception) -> None:
        """Leave a step alone for a while."""
        logs.write("stuck", logging.ERROR, error, table=id)
        try:
            await self._host.store.renew([id], self.name, STUCK)
        except Unwritten:
            logs.write("unwritten", logging.ERROR, table=id)

    @property
    def held(self) -> list[str]:
        """The tables whose steps are ours."""
        return list(self._running)

    async def leave(self, ids: list[str]) -> None:
        """Leave what was ours to others, at once."""
        try:
            await self._host.store.renew(ids, self.name, 0.0)
        except Unwritten:
            logs.write("unwritten", logging.WARNING)

    # ---------------------------------------------------------------- one step after the other

    async def _run(self, seated: "Seated") -> None:
        """Take steps, each after the same pause, until a person is asked or another process takes them."""
        try:
            while seated.is_ours and seated.table.next_step().is_automatic:
                try:
                    await self._take_step(seated)
                except Conflict:
                    await self._host.look(seated)
                    await self.arrive(seated)
        except (Unwritten, BrokenStore):
            logs.write("unwritten", logging.ERROR, table=seated.id)
        except Exception as error:
            await self._give_up(seated.id, error)
        finally:
            del self._running[seated.id]

    async def _take_step(self, seated: "Seated") -> None:
        began = time.monotonic()
        async with seated.lock:
            sequence, step, pause = seated.table.sequence, seated.table.next_step(), self._pause(seated.table)
            thought = None
            if step.kind == steps.THINKS:
                thought = self._thought(seated, step.seat)
                moves = seated.table.position.moves()
        text = await self._answer(seated, thought, moves) if thought is not None else ""
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        async with self._host.change(seated, None) as table:
            if table.sequence == sequence and table.next_step() == step:
                _take(table, step.kind, step.seat, text)

    def _thought(self, seated: "Seated", seat: Seat) -> Thought:
        titles = self._host.titles
        return seated.table.thought(seat, titles.source(seated.game.id), titles.data)

    async def _answer(self, seated: "Seated", thought: Thought, moves: list[Move]) -> str:
        """What a bot answers; any of its moves if it fails or thinks for too long."""
        self._thinking += 1
        try:
            return str(await self._host.workers.ask(THINKING, think, thought))
        except Exception as error:
            logs.write("bot-failed", logging.WARNING, error, table=seated.id, bot=thought.bot)
            return seated.game.vocabulary.text(secrets.choice(moves))
        finally:
            self._thinking -= 1
            if self._is_short:
                self._is_short = False
                self.wake()


def _take(table: Table, kind: str, seat: Seat, text: str) -> Any:
    if kind == steps.DRAWS:
        return table.draw()
    if kind == steps.PASSES:
        return table.obey()
    return table.answer(seat, text, table.sequence)
