"""A table as it looks to one seat: whole, and what has changed since it last looked."""

from typing import Final

import orjson

from quadriga.engine.game import Game
from quadriga.engine.history import History
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.server.delta import Change, between, between_keys, gone_keys, written
from quadriga.server.lessons import lesson_of
from quadriga.server.links import SPECTATOR
from quadriga.server.messages import ChatLine
from quadriga.server.states import (
    change_of,
    closed_of,
    dice_asked,
    happened,
    log_of,
    move_shown,
    view_of,
    wholes_shown,
)
from quadriga.table import Table
from quadriga.table import step as steps

LOG: Final = 60
"""How many of the latest moves a state carries; older ones are asked for."""
CHAT: Final = 50
"""How many of the latest lines of chat a state carries."""
REMEMBERED: Final = 20_000
"""How many moves of a title stay written out."""

Run = list[object]
"""Moves of one verb in a row: the verb, its rule, the name and kind of each argument, the arguments of each move."""


class Pen:
    """Writes the moves of one title shortly: what all moves of a verb have in common is said once."""

    def __init__(self, game: Game) -> None:
        self._words: Final = game.vocabulary
        self._heads: Final = [
            [verb.name, verb.rule, [[name, kind.name] for name, kind in zip(verb.names, verb.kinds, strict=True)]]
            for verb in self._words.verbs
        ]
        self._arguments: Final[dict[Move, str]] = {}

    def runs(self, moves: list[Move]) -> list[Run]:
        """Legal moves, in their order."""
        if len(self._arguments) > REMEMBERED:
            self._arguments.clear()
        known, runs, verb = self._arguments, list[Run](), ANY
        arguments: list[str] = []
        for move in moves:
            if move.verb != verb:
                verb, arguments = move.verb, []
                runs.append([*self._heads[verb], arguments])
            text = known.get(move)
            arguments.append(self._write(move) if text is None else text)
        return runs

    def _write(self, move: Move) -> str:
        text = self._arguments[move] = self._words.text(move).partition(" ")[2]
        return text


class Scene:
    """A table at one moment: what is the same for all who look at it, told once."""

    def __init__(self, id: str, table: Table, chat: list[ChatLine]) -> None:
        record, step = table.record, table.next_step()
        self.table: Final = table
        self.chat: Final = [line.model_dump() for line in chat[-CHAT:]]
        self.step: Final = step.kind
        self.turn: Final = table.position.turn()
        self.open: Final = {
            "id": id,
            "game": record.game.id,
            "sequence": table.sequence,
            "step": steps.WAITS if step.kind == steps.PASSES else step.kind,
            "turn": int(self.turn),
            "chairs": [
                {"kind": chair.kind, "bot": chair.bot, "conceded": number in table.conceded}
                for number, chair in enumerate(table.chairs)
            ],
            "proposal": table.proposal,
            "consents": sorted(table.consents),
            "acclaims": {str(by): winner for by, winner in table.acclaims.items()},
            "foreseen": table.foreseen and not record.is_closed,
            "count": len(record.history.entries),
            "commitment": str(record.dice.to_plain().get("commitment", "")),
            "fingerprint": record.chain().hex() if record.is_chained else "",
            "over": step.kind == steps.OVER,
            "changed": change_of(record),
            "closed": closed_of(record),
        }

    def is_asked(self, seat: Seat | None) -> bool:
        """Whether a seat has to decide now."""
        return seat is not None and self.turn == seat and self.step == steps.WAITS

    def dice(self, seat: Seat | None) -> dict[str, object] | None:
        """The dice whose fall a seat may tell."""
        if seat is None or self.step != steps.ROLLS:
            return None
        found = dice_asked(self.table.record.game.vocabulary, self.table.position)
        return None if found is None else found.model_dump()

    def moves(self, seat: Seat | None) -> list[Move]:
        """The moves a seat is offered."""
        rolls = seat is not None and self.step == steps.ROLLS and self.dice(seat) is None
        return self.table.position.moves() if rolls or self.is_asked(seat) else []

    def own(self, seat: Seat | None) -> dict[str, object]:
        """What is short and different for each seat."""
        table = self.table
        return {
            "seat": SPECTATOR if seat is None else int(seat),
            "roll": self.dice(seat),
            "orders": {} if seat is None else dict(table.orders[seat]),
            "can_undo": seat is not None and table.undo_count(seat) > 0,
            "since": 0 if seat is None else table.since(seat),
            "lesson": None if (lesson := lesson_of(table, seat)) is None else lesson.model_dump(),
        }


class Glass:
    """A table through the eyes of one seat. It keeps what it showed last, the long parts of it as JSON."""

    def __init__(self, seat: Seat | None, pen: Pen) -> None:
        self.seat: Final = seat
        self.number = 0
        """How many states it has shown: a change names the one it leads from and the one it leads to."""
        self._pen: Final = pen
        self._short: dict[str, object] = {}
        self._view: dict[str, bytes] = {}
        """The parts of the view by their names."""
        self._chat: list[dict[str, object]] = []
        self._wholes = b"[]"
        self._moves = b"[]"
        self._history: History | None = None
        self._count = 0
        self._cuts = 0
        """The past when it was shown: whose, how many moves, and how often it had become shorter."""

    def whole(self, scene: Scene) -> bytes:
        """All the seat may know: a State."""
        if not self.number:
            self.change(scene)
        table = scene.table
        count, words = len(table.record.history.entries), table.record.game.vocabulary
        state = {
            **self._short,
            "view": {key: orjson.Fragment(text) for key, text in self._view.items()},
            "moves": [move_shown(words, move).model_dump() for move in scene.moves(self.seat)],
            "wholes": orjson.Fragment(self._wholes),
            "log": log_of(table, self.seat, count - LOG + 1, count),
            "chat": self._chat,
        }
        return written(state)

    def message(self, scene: Scene) -> bytes:
        """The whole state as a socket tells it."""
        state = self.whole(scene)
        return b'{"to":%d,"state":%b}' % (self.number, state)

    def change(self, scene: Scene) -> bytes:
        """Look again: what has changed since, as a socket tells it."""
        table = scene.table
        short = {**scene.open, **scene.own(self.seat)}
        found = between_keys(self._short, short)
        self._short = short
        self._renew_view(view_of(table.record, self.seat), found)
        if scene.chat != self._chat:
            found += between_keys({"chat": self._chat}, {"chat": scene.chat})
            self._chat = scene.chat
        wholes = wholes_shown(table.position) if scene.is_asked(self.seat) else []
        text = written([one.model_dump() for one in wholes]) if wholes else b"[]"
        if text != self._wholes:
            found.append([["wholes"], orjson.Fragment(text)])
            self._wholes = text
        self.number += 1
        told: dict[str, object] = {"from": self.number - 1, "to": self.number, "set": found}
        moves = written(self._pen.runs(scene.moves(self.seat)))
        if moves != self._moves:
            self._moves = moves
            told["moves"] = orjson.Fragment(moves)
        self._renew_log(table, told)
        return written(told)

    def _renew_view(self, view: dict[str, object], found: list[Change]) -> None:
        """Put the parts in the place of those that were known, and find what is different."""
        texts = {key: written(value) for key, value in view.items()}
        known, self._view = self._view, texts
        gone = gone_keys(known, texts)
        if gone is None:
            found.append([["view"], {key: orjson.Fragment(text) for key, text in texts.items()}])
            return
        found += [[["view", key]] for key in gone]
        for key, text in texts.items():
            before = known.get(key)
            if before is None:
                found.append([["view", key], orjson.Fragment(text)])
            elif before != text:
                found += between(before, view[key], text, ["view", key])

    def _renew_log(self, table: Table, told: dict[str, object]) -> None:
        """The latest moves: how many of those before still stand, and which are there beside them."""
        history = table.record.history
        entries, words = history.entries, table.record.game.vocabulary
        kept = min([self._count, *history.cuts[self._cuts :]]) if history is self._history else 0
        if history is not self._history or kept < self._count or kept < len(entries):
            window = range(max(0, len(entries) - LOG), len(entries))
            shown = range(max(0, self._count - LOG), kept)
            more = [happened(words, at + 1, entries[at], self.seat) for at in window if at not in shown]
            told["log"] = [kept, more]
        self._history, self._count, self._cuts = history, len(entries), len(history.cuts)
