"""The parts of a table as one seat may know it, as plain data."""

from collections.abc import Mapping

from quadriga.engine.chance import Seeded
from quadriga.engine.errors import Refusal
from quadriga.engine.event import Event
from quadriga.engine.history import Entry
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Pack
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, Seat, is_in
from quadriga.engine.steps import BySteps
from quadriga.engine.vocabulary import Kind, Roll, Vocabulary
from quadriga.records.record import Record
from quadriga.server.messages import (
    Argument,
    DiceAsked,
    EventTold,
    MoveShown,
    RefusalShown,
)


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


def wholes_shown(position: Position) -> list[dict[str, object]]:
    """What can be said at once now, beside the moves: each a WholeShown."""
    question, words = position.question(), position.game.vocabulary
    found: list[dict[str, object]] = []
    for number in question.wholes:
        verb = words.verbs[number]
        among = zip(verb.names, verb.kinds, question.among(position, number), strict=True)
        arguments = [
            {"name": name, "kind": kind.name, "among": [of(kind).slug(one) for one in may.values], "most": may.most}
            for name, kind, may in among
        ]
        steps = [] if isinstance(question, BySteps) else [words.verbs[one].name for one in question.verbs]
        found.append({"verb": verb.name, "rule": verb.rule, "arguments": arguments, "steps": steps})
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


def happened(words: Vocabulary, number: int, entry: Entry, seat: Seat | None) -> dict[str, object]:
    """One move of the past, redacted: a Happened."""
    phase = entry.moment.get("phase")
    return {
        "number": number,
        "seat": int(entry.seat),
        "move": words.text(entry.move) if is_in(entry.audience, seat) else None,
        "events": [event.redact(seat).to_json() for event in entry.events],
        "turn": turn_of(entry.moment),
        "phase": phase if isinstance(phase, str) else None,
    }


def log_of(record: Record, seat: Seat | None, first: int, last: int) -> list[dict[str, object]]:
    """The moves numbered first to last (from 1), as the seat may know them, as far as they are not forgotten."""
    words, history = record.game.vocabulary, record.history
    gone = history.forgotten
    return [
        happened(words, number, history.entries[number - gone - 1], seat)
        for number in range(max(first, gone + 1), min(last, history.count) + 1)
    ]


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


def open_view_of(record: Record) -> dict[str, object]:
    """What all may know of the present position; with the end the record tells of where the rules lead elsewhere."""
    view = record.position.view_open()
    if record.is_outgrown and record.lines:
        last = record.lines[-1].plain
        key = last.get("end")
        if isinstance(key, str):
            view["outcome"] = [key, record.game.vocabulary.ends.get(key, ""), last.get("results")]
    return view
