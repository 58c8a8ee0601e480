"""A table as one seat may know it."""

from typing import Any, Final

from quadriga.engine.errors import Refusal
from quadriga.engine.history import Entry
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat, is_in
from quadriga.engine.vocabulary import Vocabulary
from quadriga.server.links import SPECTATOR
from quadriga.server.messages import Argument, ChairShown, Happened, MoveShown, RefusalShown, State
from quadriga.table import Table
from quadriga.table import step as steps

LOG: Final = 60
"""How many of the latest moves a state carries; older ones are asked for."""


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


def happened(words: Vocabulary, number: int, entry: Entry, seat: Seat | None) -> Happened:
    """One move of the past, redacted."""
    events: list[list[Any]] = [event.redact(seat).to_json() for event in entry.events]
    known = is_in(entry.audience, seat)
    return Happened(number=number, seat=int(entry.seat), move=words.text(entry.move) if known else None, events=events)


def log_of(table: Table, seat: Seat | None, first: int, last: int) -> list[Happened]:
    """The moves numbered first to last (from 1), as the seat may know them."""
    words = table.record.game.vocabulary
    entries = table.record.history.entries
    return [
        happened(words, number, entries[number - 1], seat)
        for number in range(max(first, 1), min(last, len(entries)) + 1)
    ]


def state_of(id: str, table: Table, seat: Seat | None) -> State:
    """All a seat may know of a table."""
    position = table.position
    words = table.record.game.vocabulary
    turn = position.turn()
    step = table.next_step()
    asked = seat is not None and turn == seat and step.kind == steps.WAITS
    rolls = seat is not None and step.kind == steps.ROLLS
    count = len(table.record.history.entries)
    dice = table.record.dice.to_plain()
    return State(
        id=id,
        game=table.record.game.id,
        sequence=table.sequence,
        seat=SPECTATOR if seat is None else int(seat),
        step=steps.WAITS if step.kind == steps.PASSES else step.kind,
        turn=int(turn),
        view=position.view(seat),
        moves=[move_shown(words, move) for move in position.moves()] if asked or rolls else [],
        chairs=[
            ChairShown(kind=chair.kind, bot=chair.bot, conceded=number in table.conceded)
            for number, chair in enumerate(table.chairs)
        ],
        orders={} if seat is None else dict(table.orders[seat]),
        can_undo=seat is not None and not table.record.is_closed and table.record.history.can_undo(seat),
        proposal=table.proposal,
        consents=sorted(table.consents),
        count=count,
        since=0 if seat is None else table.since(seat),
        log=log_of(table, seat, count - LOG + 1, count),
        commitment=str(dice.get("commitment", "")),
        over=step.kind == steps.OVER,
    )
