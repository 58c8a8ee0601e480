"""A battle by itself, for people around a real board: its form, and its course so far. Nothing is kept here."""

import secrets
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, FastAPI, Request
from pydantic import BaseModel
from pydantic import Field as Limit

from quadriga.engine.chance import Seeded
from quadriga.engine.errors import IllegalMove
from quadriga.engine.event import Event
from quadriga.engine.game import Game, Remark
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE
from quadriga.server.access import host_of
from quadriga.server.battle_odds import reckon
from quadriga.server.forms import FormShown, forms_of
from quadriga.server.messages import DiceAsked, EventTold, Message, MoveShown, MoveText, Situation
from quadriga.server.shelf import KeptRoute
from quadriga.server.states import dice_asked, event_told, move_shown
from quadriga.table import NotNow
from quadriga.table.think import title

RESOLVING: Final = 5.0
"""Seconds of processor time the moves of one battle may take."""


class BattleAsked(Message):
    """A battle and the moves made in it so far; `draw` lets our dice make the next one."""

    situation: Situation
    moves: Annotated[list[MoveText], Limit(max_length=2000)] = Limit(default_factory=list)
    draw: bool = False


class ThingTold(BaseModel):
    """A thing a remark names; things of one name are told one after the other, counted where there are several."""

    name: str
    kind: str
    slug: str
    count: int | None


class RemarkTold(BaseModel):
    """What people should know of a throw or a choice: the key of its sentence, its things and its numbers."""

    key: str
    things: list[ThingTold]
    numbers: dict[str, int]


class BattleShown(BaseModel):
    """Where a battle stands. `turn` is 0 for the attacker, 1 for the defender, -1 for the dice, -2 for nobody."""

    made: list[str]
    sides: list[str]
    """What the attacker and the defender are called in what happens."""
    events: list[EventTold]
    changes: list[EventTold]
    """What of it has to be changed on the board."""
    turn: int
    prompt: dict[str, Any] | None
    remarks: list[RemarkTold]
    """Of the throw that is due."""
    moves: list[MoveShown]
    told: dict[str, list[RemarkTold]]
    """Of a move, by its text."""
    roll: DiceAsked | None
    outcome: list[Any] | None


def add_battles(app: FastAPI) -> None:
    """The routes of the table assistant, beside that of the odds."""

    always = APIRouter(route_class=KeptRoute)

    @always.get("/api/games/{game}/battle")
    async def forms(request: Request, game: str) -> list[FormShown]:
        """What has to be said to set up a battle of a title."""
        return forms_of(request.app.state.host.titles.game(game))

    app.include_router(always)

    @app.post("/api/games/{game}/battle")
    async def battle(request: Request, game: str, asked: BattleAsked) -> BattleShown:
        """Set a battle up, make the moves made so far again, and let the dice fall if asked."""
        host = host_of(request)
        source = host.titles.source(game)
        shown = await reckon(host.reckoners, RESOLVING, resolved, source, host.titles.data, asked.model_dump())
        return BattleShown(**shown)


def resolved(source: str, data: Path | None, plain: dict[str, Any]) -> dict[str, Any]:
    """A job: where the battle stands after its moves; raises BadSituation, UnknownMove and NotNow."""
    game = title(source, data)
    asked = BattleAsked(**plain)
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
    roll = dice_asked(words, position)
    keys = game.change_keys()
    moves = position.moves() if roll is None else []
    shown = BattleShown(
        made=made,
        sides=_sides(game),
        events=[event_told(event) for event in heard],
        changes=[event_told(event) for event in heard if event.kind.key in keys],
        turn=int(position.turn()),
        prompt=_prompt(position),
        remarks=_told(game.remarks(position)) if outcome is None else [],
        moves=[move_shown(words, move) for move in moves],
        told={words.text(move): told for move in moves if (told := _told(game.remarks(position, move)))},
        roll=roll,
        outcome=None if outcome is None else [outcome.key, outcome.rule, list(outcome.results)],
    )
    return shown.model_dump()


def _told(remarks: list[Remark]) -> list[RemarkTold]:
    return [
        RemarkTold(
            key=remark.key,
            things=[
                ThingTold(name=name, kind=kind, slug=slug, count=count) for name, kind, slug, count in remark.things
            ],
            numbers=remark.numbers,
        )
        for remark in remarks
    ]


@cache
def _sides(game: Game) -> list[str]:
    """The sides of the first two seats, as views name them."""
    sides = game.start().look(None).get("sides")
    return [str(side["side"]) for side in sides[:2]] if isinstance(sides, list) else []


def _prompt(position: Position) -> dict[str, Any] | None:
    prompt = position.prompt()
    return None if prompt is None else dict(prompt)
