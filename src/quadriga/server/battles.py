"""A battle by itself, for people around a real board: its form, and its course so far. Nothing is kept here."""

import secrets
from functools import cache
from typing import Annotated, Any

from fastapi import FastAPI, Request
from pydantic import BaseModel
from pydantic import Field as Limit

from quadriga.engine.chance import Seeded
from quadriga.engine.errors import IllegalMove
from quadriga.engine.event import Event
from quadriga.engine.game import Game
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE
from quadriga.engine.vocabulary import Roll, Vocabulary
from quadriga.server.forms import FormShown, forms_of
from quadriga.server.messages import Message, MoveShown, MoveText, Situation
from quadriga.server.shown import move_shown
from quadriga.table import NotNow


class BattleAsked(Message):
    """A battle and the moves made in it so far; `draw` lets our dice make the next one."""

    situation: Situation
    moves: Annotated[list[MoveText], Limit(max_length=2000)] = Limit(default_factory=list)
    draw: bool = False


class RollAsked(BaseModel):
    """Dice to fall: the verb of the move, the kind that has their faces, and how many they are."""

    verb: str
    kind: str
    dice: int


class BattleShown(BaseModel):
    """Where a battle stands. `turn` is 0 for the attacker, 1 for the defender, -1 for the dice, -2 for nobody.

    Dice with faces stand in `roll` instead of `moves`, for many of them can fall in millions of ways.
    """

    made: list[str]
    sides: list[str]
    """What the attacker and the defender are called in what happens."""
    events: list[list[str | None]]
    turn: int
    prompt: dict[str, Any] | None
    moves: list[MoveShown]
    roll: RollAsked | None
    outcome: list[Any] | None


def add_battles(app: FastAPI) -> None:
    """The routes of the table assistant, beside that of the odds."""

    @app.get("/api/games/{game}/battle")
    async def forms(request: Request, game: str) -> list[FormShown]:
        """What has to be said to set up a battle of a title."""
        return forms_of(request.app.state.host.titles.game(game))

    @app.post("/api/games/{game}/battle")
    def battle(request: Request, game: str, asked: BattleAsked) -> BattleShown:
        """Set a battle up, make the moves made so far again, and let the dice fall if asked."""
        return resolved(request.app.state.host.titles.game(game), asked)


def resolved(game: Game, asked: BattleAsked) -> BattleShown:
    """Where the battle stands after its moves; raises BadSituation, UnknownMove and NotNow."""
    words = game.vocabulary
    heard: list[Event] = []
    position = game.battle(asked.situation, heard.append)
    for text in asked.moves:
        try:
            position.play(words.parse(text), position.turn(), heard.append)
        except IllegalMove:
            raise NotNow("illegal", text) from None
    made = asked.moves[:]
    if asked.draw and position.turn() == CHANCE:
        move = position.draw(Seeded(secrets.randbits(128)))
        position.play(move, CHANCE, heard.append)
        made.append(words.text(move))
    outcome = position.outcome()
    roll = _roll(words, position)
    events: list[list[Any]] = [event.to_json() for event in heard]
    return BattleShown(
        made=made,
        sides=_sides(game),
        events=events,
        turn=int(position.turn()),
        prompt=_prompt(position),
        moves=[move_shown(words, move) for move in position.moves()] if roll is None else [],
        roll=roll,
        outcome=None if outcome is None else [outcome.key, outcome.rule, list(outcome.results)],
    )


def _roll(words: Vocabulary, position: Position) -> RollAsked | None:
    """The dice that are to fall, where they have faces; one roll is enough to count them."""
    if position.turn() != CHANCE:
        return None
    move = position.draw(Seeded(0))
    verb = words.verbs[move.verb]
    kind = verb.kinds[0] if len(verb.kinds) == 1 else None
    if not isinstance(kind, Roll):
        return None
    return RollAsked(verb=verb.name, kind=kind.name, dice=sum(kind.die.counts(move.a)))


@cache
def _sides(game: Game) -> list[str]:
    """The sides of the first two seats, as views name them."""
    sides = game.start().look(None).get("sides")
    return [str(side["side"]) for side in sides[:2]] if isinstance(sides, list) else []


def _prompt(position: Position) -> dict[str, Any] | None:
    prompt = position.prompt()
    return None if prompt is None else dict(prompt)
