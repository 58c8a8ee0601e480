"""A table as one seat may know it, written once for all who look with the same eyes."""

import json
from collections import deque
from typing import Any, Final

from quadriga.engine.errors import Refusal
from quadriga.engine.game import Game
from quadriga.engine.history import Entry
from quadriga.engine.move import ANY, Move
from quadriga.engine.record import Record
from quadriga.engine.seat import Seat, is_in
from quadriga.engine.vocabulary import Vocabulary
from quadriga.server.dates import Date, Dates
from quadriga.server.links import SPECTATOR
from quadriga.server.messages import Argument, ChairShown, ChatLine, Happened, MoveShown, RefusalShown
from quadriga.table import Table
from quadriga.table import step as steps

LOG: Final = 60
"""How many of the latest moves a state carries; older ones are asked for."""
CHAT: Final = 50
"""How many of the latest lines of chat a state carries."""
REMEMBERED: Final = 20_000
"""How many moves of a title stay written out."""


def arguments_of(words: Vocabulary, move: Move) -> list[Argument]:
    """The typed arguments of a move, as far as they are given and make sense."""
    if not 0 <= move.verb < len(words.verbs):
        return []
    verb = words.verbs[move.verb]
    return [
        Argument(name=name, kind=kind.name, value=kind.slug(value))
        for name, kind, value in zip(verb.names, verb.kinds, (move.a, move.b, move.c), strict=False)
        if value != ANY and kind.holds(value)
    ]


def move_shown(words: Vocabulary, move: Move) -> MoveShown:
    """A legal move and its words."""
    verb = words.verbs[move.verb]
    return MoveShown(text=words.text(move), verb=verb.name, rule=verb.rule, arguments=arguments_of(words, move))


def refusal_shown(words: Vocabulary, refusal: Refusal) -> RefusalShown:
    """Why a move is not offered."""
    return RefusalShown(
        key=refusal.key, rule=refusal.rule, general=refusal.general, arguments=arguments_of(words, refusal.move)
    )


def happened(words: Vocabulary, number: int, entry: Entry, seat: Seat | None, date: Date) -> Happened:
    """One move of the past, redacted."""
    events: list[list[Any]] = [event.redact(seat).to_json() for event in entry.events]
    return Happened(
        number=number,
        seat=int(entry.seat),
        move=words.text(entry.move) if is_in(entry.audience, seat) else None,
        events=events,
        turn=date.turn,
        phase=date.phase,
    )


def log_of(table: Table, seat: Seat | None, first: int, last: int, dates: Dates) -> list[Happened]:
    """The moves numbered first to last (from 1), as the seat may know them."""
    words = table.record.game.vocabulary
    history = table.record.history
    entries, when = history.entries, dates.of(history)
    return [
        happened(words, number, entries[number - 1], seat, when[number - 1])
        for number in range(max(first, 1), min(last, len(entries)) + 1)
    ]


_plain_text: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def closed_of(record: Record) -> list[object] | None:
    """How the people at a table ended a game before its rules did: the reason, and each seat's result."""
    last = record.lines[-1].plain if record.is_closed else {}
    return [last["closed"], last["results"]] if "closed" in last else None


class Pen:
    """Writes the moves of one title; each is written out once."""

    def __init__(self, game: Game) -> None:
        self._words: Final = game.vocabulary
        self._moves: Final[dict[Move, str]] = {}

    def moves(self, moves: list[Move]) -> str:
        """A list of moves as JSON."""
        if len(self._moves) > REMEMBERED:
            self._moves.clear()
        return ",".join([self._moves.get(move) or self._write(move) for move in moves])

    def _write(self, move: Move) -> str:
        text = self._moves[move] = move_shown(self._words, move).model_dump_json()
        return text


class Glass:
    """A table as it looks to one seat. Moves of the past are written out once."""

    def __init__(self, seat: Seat | None, pen: Pen, dates: Dates) -> None:
        self.seat: Final = seat
        self._pen: Final = pen
        self._dates: Final = dates
        self._past: Final[list[Entry]] = []
        """The moves that were there the last time, and the texts of the latest of them."""
        self._texts: Final[deque[str]] = deque(maxlen=LOG)

    def state(self, id: str, table: Table, chat: list[ChatLine]) -> str:
        """All the seat may know, the JSON of a State."""
        seat, position, record = self.seat, table.position, table.record
        turn, step = position.turn(), table.next_step()
        asked = seat is not None and turn == seat and step.kind == steps.WAITS
        rolls = seat is not None and step.kind == steps.ROLLS
        count = len(record.history.entries)
        plain = {
            "id": id,
            "game": record.game.id,
            "sequence": table.sequence,
            "seat": SPECTATOR if seat is None else int(seat),
            "step": steps.WAITS if step.kind == steps.PASSES else step.kind,
            "turn": int(turn),
            "view": position.view(seat),
            "chairs": [
                ChairShown(kind=chair.kind, bot=chair.bot, conceded=number in table.conceded).model_dump()
                for number, chair in enumerate(table.chairs)
            ],
            "orders": {} if seat is None else table.orders[seat],
            "can_undo": seat is not None and not record.is_closed and record.history.can_undo(seat),
            "proposal": table.proposal,
            "consents": sorted(table.consents),
            "acclaims": table.acclaims,
            "count": count,
            "since": 0 if seat is None else table.since(seat),
            "commitment": str(record.dice.to_plain().get("commitment", "")),
            "chat": [line.model_dump() for line in chat[-CHAT:]],
            "over": step.kind == steps.OVER,
            "closed": closed_of(record),
        }
        moves = self._pen.moves(position.moves()) if asked or rolls else ""
        return f'{_plain_text(plain)[:-1]},"moves":[{moves}],"log":[{self._log(table)}]}}'

    def _log(self, table: Table) -> str:
        """The latest moves. Those that were there the last time are not written again."""
        entries = table.record.history.entries
        while self._past and (len(self._past) > len(entries) or self._past[-1] is not entries[len(self._past) - 1]):
            self._past.pop()
            if self._texts:
                self._texts.pop()
        first = max(0, len(entries) - LOG)
        if len(self._past) - len(self._texts) > first:
            self._past.clear()
            self._texts.clear()
        words = table.record.game.vocabulary
        when = self._dates.of(table.record.history)
        for at in range(len(self._past), len(entries)):
            self._past.append(entries[at])
            if at >= first:
                self._texts.append(happened(words, at + 1, entries[at], self.seat, when[at]).model_dump_json())
        return ",".join(self._texts)
