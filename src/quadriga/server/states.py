"""A table as one seat may know it, written once for all who look with the same eyes."""

import json
from collections import deque
from collections.abc import Mapping
from typing import Final

from quadriga.engine.chance import Seeded
from quadriga.engine.errors import Refusal
from quadriga.engine.event import Event
from quadriga.engine.game import Game
from quadriga.engine.history import Entry
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Pack
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, Seat, is_in
from quadriga.engine.steps import BySteps
from quadriga.engine.vocabulary import Kind, Roll, Vocabulary
from quadriga.records.record import Record
from quadriga.server.links import SPECTATOR
from quadriga.server.messages import (
    AmongShown,
    Argument,
    ChairShown,
    ChatLine,
    DiceAsked,
    EventTold,
    Happened,
    MoveShown,
    RefusalShown,
    WholeShown,
)
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


def wholes_shown(position: Position) -> list[WholeShown]:
    """What can be said at once now, beside the moves."""
    question, words = position.question(), position.game.vocabulary
    found = []
    for number in question.wholes:
        verb = words.verbs[number]
        among = zip(verb.names, verb.kinds, question.among(position, number), strict=True)
        arguments = [
            AmongShown(name=name, kind=kind.name, among=[of(kind).slug(one) for one in may.values], most=may.most)
            for name, kind, may in among
        ]
        steps = [] if isinstance(question, BySteps) else [words.verbs[one].name for one in question.verbs]
        found.append(WholeShown(verb=verb.name, rule=verb.rule, arguments=arguments, steps=steps))
    return found


def of(kind: Kind) -> Kind:
    """The kind of the things an argument names."""
    return kind.of if isinstance(kind, Pack) else kind


def refusal_shown(words: Vocabulary, refusal: Refusal) -> RefusalShown:
    """Why a move is not offered."""
    return RefusalShown(
        key=refusal.key, rule=refusal.rule, general=refusal.general, arguments=arguments_of(words, refusal.move)
    )


def dice_asked(words: Vocabulary, position: Position) -> DiceAsked | None:
    """The dice that are to fall, where they have faces; one roll is enough to count them."""
    if position.turn() != CHANCE:
        return None
    move = position.draw(Seeded(0))
    verb = words.verbs[move.verb]
    kind = verb.kinds[0] if len(verb.kinds) == 1 else None
    if not isinstance(kind, Roll):
        return None
    return DiceAsked(verb=verb.name, kind=kind.name, dice=sum(kind.die.counts(move.a)))


def event_told(event: Event) -> EventTold:
    """Something that happened, as far as it may be known."""
    return EventTold(key=event.kind.key, args=dict(zip(event.kind.names, event.slugs(), strict=True)))


def turn_of(moment: Mapping[str, object]) -> int | None:
    """The turn, round or year: the first entry of a moment where that is a number."""
    turn = next(iter(moment.values()), None)
    return turn if isinstance(turn, int) and not isinstance(turn, bool) else None


def happened(words: Vocabulary, number: int, entry: Entry, seat: Seat | None) -> Happened:
    """One move of the past, redacted."""
    phase = entry.moment.get("phase")
    return Happened(
        number=number,
        seat=int(entry.seat),
        move=words.text(entry.move) if is_in(entry.audience, seat) else None,
        events=[event_told(event.redact(seat)) for event in entry.events],
        turn=turn_of(entry.moment),
        phase=phase if isinstance(phase, str) else None,
    )


def log_of(table: Table, seat: Seat | None, first: int, last: int) -> list[Happened]:
    """The moves numbered first to last (from 1), as the seat may know them."""
    words = table.record.game.vocabulary
    entries = table.record.history.entries
    return [
        happened(words, number, entries[number - 1], seat)
        for number in range(max(first, 1), min(last, len(entries)) + 1)
    ]


_plain_text: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def closed_of(record: Record) -> list[object] | None:
    """How the people at a table ended a game before its rules did: the reason, and each seat's result."""
    last = record.lines[-1].plain if record.is_closed else {}
    return [last["closed"], last["results"]] if "closed" in last else None


def change_of(record: Record) -> dict[str, object] | None:
    """What a change of the rules did to the game."""
    if not record.change and not record.is_outgrown:
        return None
    void = record.change.get("void")
    first = record.header.version
    last = record.game.version if record.is_outgrown else record.behaviour
    return {
        "versions": list(range(first + 1, last + 1)),
        "carried": "from" in record.change,
        "void": len(void) if isinstance(void, list) else 0,
    }


def view_of(record: Record, seat: Seat | None) -> dict[str, object]:
    """The present position as a seat may know it; with the end the record tells of where the rules lead elsewhere."""
    view = record.position.view(seat)
    last = record.lines[-1].plain if record.lines else {}
    key = last.get("end")
    if record.is_outgrown and isinstance(key, str):
        view["outcome"] = [key, record.game.vocabulary.ends.get(key, ""), last.get("results")]
    return view


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

    def __init__(self, seat: Seat | None, pen: Pen) -> None:
        self.seat: Final = seat
        self._pen: Final = pen
        self._past: Final[list[Entry]] = []
        """The moves that were there the last time, and the texts of the latest of them."""
        self._texts: Final[deque[str]] = deque(maxlen=LOG)

    def state(self, id: str, table: Table, chat: list[ChatLine]) -> str:
        """All the seat may know, the JSON of a State."""
        seat, position, record = self.seat, table.position, table.record
        turn, step = position.turn(), table.next_step()
        asked = seat is not None and turn == seat and step.kind == steps.WAITS
        rolls = seat is not None and step.kind == steps.ROLLS
        dice = dice_asked(record.game.vocabulary, position) if rolls else None
        count = len(record.history.entries)
        plain = {
            "id": id,
            "game": record.game.id,
            "sequence": table.sequence,
            "seat": SPECTATOR if seat is None else int(seat),
            "step": steps.WAITS if step.kind == steps.PASSES else step.kind,
            "turn": int(turn),
            "view": view_of(record, seat),
            "roll": None if dice is None else dice.model_dump(),
            "wholes": [whole.model_dump() for whole in wholes_shown(position)] if asked else [],
            "chairs": [
                ChairShown(kind=chair.kind, bot=chair.bot, conceded=number in table.conceded).model_dump()
                for number, chair in enumerate(table.chairs)
            ],
            "orders": {} if seat is None else table.orders[seat],
            "can_undo": seat is not None and table.undo_count(seat) > 0,
            "proposal": table.proposal,
            "consents": sorted(table.consents),
            "acclaims": table.acclaims,
            "foreseen": table.foreseen and not record.is_closed,
            "count": count,
            "since": 0 if seat is None else table.since(seat),
            "commitment": str(record.dice.to_plain().get("commitment", "")),
            "fingerprint": record.chain().hex() if record.is_chained else "",
            "chat": [line.model_dump() for line in chat[-CHAT:]],
            "over": step.kind == steps.OVER,
            "changed": change_of(record),
            "closed": closed_of(record),
        }
        moves = self._pen.moves(position.moves()) if asked or (rolls and dice is None) else ""
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
        for at in range(len(self._past), len(entries)):
            self._past.append(entries[at])
            if at >= first:
                self._texts.append(happened(words, at + 1, entries[at], self.seat).model_dump_json())
        return ",".join(self._texts)
