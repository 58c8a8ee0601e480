"""A table as it looks to those who watch it: whole, and what has changed since they last looked.

What all see alike is looked at once, compared once and written once, however many watch.
"""

from collections.abc import Mapping
from typing import Final

import orjson

from quadriga.engine.game import Game
from quadriga.engine.history import Entry, History
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import EVERYONE, Seat
from quadriga.server.delta import Change, between, between_keys, gone_keys, kept, written
from quadriga.server.lessons import lesson_of
from quadriga.server.links import number_of, seat_of
from quadriga.server.messages import ChatLine
from quadriga.server.states import (
    change_of,
    closed_of,
    dice_asked,
    happened,
    log_of,
    move_shown,
    open_view_of,
    wholes_shown,
)
from quadriga.table import PERSON, Table
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
        self.position: Final = table.position
        self.chat: Final = [line.model_dump() for line in chat[-CHAT:]]
        self.step: Final = step.kind
        self.turn: Final = self.position.turn()
        self.open: Final[dict[str, object]] = {
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
            "quick": table.is_quick,
            "foreseen": table.foreseen and not record.is_closed,
            "count": record.history.count,
            "commitment": str(record.dice.to_plain().get("commitment", "")),
            "fingerprint": record.chain().hex() if record.is_chained else "",
            "over": step.kind == steps.OVER,
            "changed": change_of(record),
            "closed": closed_of(record),
        }
        self._entries: Final[dict[int, bytes]] = {}
        """Moves of the past that all may know whole, as JSON."""

    def is_asked(self, seat: Seat | None) -> bool:
        """Whether a seat has to decide now."""
        return seat is not None and self.turn == seat and self.step == steps.WAITS

    def dice(self, seat: Seat | None) -> dict[str, object] | None:
        """The dice whose fall a seat may tell."""
        if seat is None or self.step != steps.ROLLS:
            return None
        found = dice_asked(self.table.record.game.vocabulary, self.position)
        return None if found is None else found.model_dump()

    def moves(self, seat: Seat | None) -> list[Move]:
        """The moves a seat is offered."""
        rolls = seat is not None and self.step == steps.ROLLS and self.dice(seat) is None
        return self.position.moves() if rolls or self.is_asked(seat) else []

    def asides(self, seat: Seat | None) -> list[str]:
        """What a person may say now whoever is asked, as the text of moves."""
        if seat is None or self.step in (steps.OVER, steps.AGREES) or self.table.chairs[seat].kind != PERSON:
            return []
        return [self.table.record.game.vocabulary.text(move) for move in self.position.asides(seat)]

    def own(self, seat: Seat | None) -> dict[str, object]:
        """What is short and different for each seat."""
        table = self.table
        return {
            "seat": number_of(seat),
            "roll": self.dice(seat),
            "orders": {} if seat is None else dict(table.orders[seat]),
            "asides": self.asides(seat),
            "can_undo": seat is not None and table.undo_count(seat) > 0,
            "since": 0 if seat is None else table.since(seat),
            "lesson": None if (lesson := lesson_of(table, seat)) is None else lesson.model_dump(),
        }

    def entry(self, number: int, seat: Seat | None) -> bytes:
        """A move of the past (from 1), as a seat may know it."""
        known = self._entries.get(number)
        if known is not None:
            return known
        history = self.table.record.history
        entry = history.entries[number - history.forgotten - 1]
        text = written(happened(self.table.record.game.vocabulary, number, entry, seat))
        if _is_open(entry):
            self._entries[number] = text
        return text


def _is_open(entry: Entry) -> bool:
    return entry.audience == EVERYONE and all(event.audience == EVERYONE for event in entry.events)


class Parts:
    """Parts of the view by their names, as they were shown last, each as JSON."""

    def __init__(self) -> None:
        self._texts: dict[str, bytes] = {}

    def plain(self) -> dict[str, object]:
        """All parts, ready to be written."""
        return {key: orjson.Fragment(text) for key, text in self._texts.items()}

    def renew(self, now: Mapping[str, object]) -> tuple[list[Change] | None, bool]:
        """Put these in the place of the parts that were known.

        Gives what is different, None where all of it has to be told, and whether there are parts that were not known.
        """
        known = self._texts
        texts: dict[str, bytes] = {}
        found: list[Change] = []
        has_grown = False
        for key, value in now.items():
            text = written(value)
            before = known.get(key)
            if text == before:
                texts[key] = before
                continue
            texts[key] = kept(text)
            if before is None:
                has_grown = True
                found.append([["view", key], orjson.Fragment(text)])
            else:
                found += between(before, value, text, ["view", key])
        self._texts = texts
        gone = gone_keys(known, texts)
        return None if gone is None else [*[[["view", key]] for key in gone], *found], has_grown


class Pane:
    """What all see alike, as it was shown last."""

    def __init__(self) -> None:
        self.short: dict[str, object] = {}
        self.parts: Final = Parts()
        self.chat: list[dict[str, object]] = []
        self.told = b""
        """What has changed between the two latest looks: changes as JSON, with a comma after each."""
        self.is_new = True
        """Whether the parts of the view have changed so much that all of them have to be told."""

    def look(self, scene: Scene) -> None:
        """Look again."""
        found = between_keys(self.short, scene.open)
        self.short = scene.open
        changes, has_grown = self.parts.renew(open_view_of(scene.table.record))
        self.is_new = changes is None or has_grown
        if changes is not None and not has_grown:
            found += changes
        if scene.chat != self.chat:
            found += between_keys({"chat": self.chat}, {"chat": scene.chat})
            self.chat = scene.chat
        self.told = b"".join([written(one) + b"," for one in found])

    def rest(self) -> None:
        """Nothing of what all see has changed."""
        self.told, self.is_new = b"", False


class Glass:
    """What one seat sees beside that, as it was shown last."""

    def __init__(self, seat: Seat | None, pen: Pen, pane: Pane) -> None:
        self.seat: Final = seat
        self.number = 0
        """How many states it has shown: a change names the one it leads from and the one it leads to."""
        self._pen: Final = pen
        self._pane: Final = pane
        self._short: dict[str, object] = {}
        self._parts: Final = Parts()
        self._wholes = b"[]"
        self._moves = b"[]"
        self._history: History | None = None
        self._count = 0
        self._cuts = 0
        """The past when it was shown: whose, how many moves, and how often it had become shorter."""

    def whole(self, scene: Scene) -> bytes:
        """All the seat may know: a State."""
        record = scene.table.record
        count, words = record.history.count, record.game.vocabulary
        state = {
            **self._pane.short,
            **self._short,
            "view": self._view(),
            "moves": [move_shown(words, move).model_dump() for move in scene.moves(self.seat)],
            "wholes": orjson.Fragment(self._wholes),
            "log": log_of(record, self.seat, count - LOG + 1, count),
            "chat": self._pane.chat,
        }
        return written(state)

    def _view(self) -> dict[str, object]:
        return {**self._pane.parts.plain(), **self._parts.plain()}

    def change(self, scene: Scene) -> bytes:
        """What has changed since, as a socket tells it; what all see alike was looked at already."""
        pane, seat = self._pane, self.seat
        short = scene.own(seat)
        found = between_keys(self._short, short) if short != self._short else []
        self._short = short
        changes, _ = self._parts.renew(scene.position.view_own(seat))
        if pane.is_new or changes is None:
            found.append([["view"], self._view()])
        else:
            found += changes
        wholes = written(wholes_shown(scene.position)) if scene.is_asked(seat) else b"[]"
        if wholes != self._wholes:
            found.append([["wholes"], orjson.Fragment(wholes)])
            self._wholes = kept(wholes)
        self.number += 1
        told = [b'{"from":%d,"to":%d,"set":[' % (self.number - 1, self.number)]
        told.append(pane.told + written(found)[1:-1] if found else pane.told[:-1])
        moves = scene.moves(seat)
        text = written(self._pen.runs(moves)) if moves else b"[]"
        if text == self._moves:
            told.append(b"]")
        else:
            self._moves = kept(text)
            told += [b'],"moves":', text]
        told.append(self._renew_log(scene))
        return b"".join(told)

    def _renew_log(self, scene: Scene) -> bytes:
        """The latest moves: how many of those before still stand, and which are there beside them."""
        history = scene.table.record.history
        count, kept = history.count, 0
        if history is self._history:
            kept = min([self._count, *history.cuts[self._cuts :]])
        text = b"}"
        if history is not self._history or kept < self._count or kept < count:
            window = range(max(history.forgotten, count - LOG), count)
            shown = range(max(0, self._count - LOG), kept)
            more = b",".join([scene.entry(at + 1, self.seat) for at in window if at not in shown])
            text = b',"log":[%d,[%b]]}' % (kept, more)
        self._history, self._count, self._cuts = history, count, len(history.cuts)
        return text


class Window:
    """A table as it is shown to all who watch it."""

    def __init__(self, pen: Pen) -> None:
        self._pen: Final = pen
        self._pane: Final = Pane()
        self._glasses: Final[dict[int, Glass]] = {}

    @property
    def seats(self) -> list[int]:
        """With whose eyes somebody watches."""
        return list(self._glasses)

    def message(self, seat: int, scene: Scene) -> bytes:
        """The whole state as those who watch with a seat's eyes know it; the next change leads on from it."""
        glass = self._glasses.get(seat)
        if glass is None:
            if not self._glasses:
                self._pane.look(scene)
            glass = self._glasses[seat] = Glass(seat_of(seat), self._pen, self._pane)
            glass.change(scene)
        return b'{"to":%d,"state":%b}' % (glass.number, glass.whole(scene))

    def leave(self, seat: int) -> None:
        """Nobody watches with these eyes any more."""
        del self._glasses[seat]

    def show(self, scene: Scene, only: int | None = None) -> list[tuple[int, bytes]]:
        """Look again: what has changed for each seat, or for one alone if it is nobody else's business."""
        if only is None:
            self._pane.look(scene)
        else:
            self._pane.rest()
        return [(seat, glass.change(scene)) for seat, glass in self._glasses.items() if only in (None, seat)]


def whole_of(scene: Scene, seat: int, pen: Pen) -> bytes:
    """The state as a seat (SPECTATOR watches) may know it, for somebody who only looks: a State."""
    pane = Pane()
    pane.look(scene)
    glass = Glass(seat_of(seat), pen, pane)
    glass.change(scene)
    return glass.whole(scene)
