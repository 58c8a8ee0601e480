"""What there is before any table: titles, rules, words, sentences, odds."""

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from quadriga import bots
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import UnknownGame
from quadriga.engine.game import Game, Scenario
from quadriga.engine.seat import CHANCE
from quadriga.guide import examples_of, has_guide
from quadriga.records.loader import header_of
from quadriga.server.access import host_of
from quadriga.server.battle_odds import battle_odds, reckon, verified
from quadriga.server.lexicon import words_of
from quadriga.server.messages import (
    AidRow,
    AidShown,
    ExampleShown,
    GameShown,
    OddsAsked,
    RecordAsked,
    RuleShown,
    StartShown,
    Verified,
    WordsShown,
)
from quadriga.server.shelf import KeptRoute
from quadriga.text.catalogues import LANGUAGES, files

router: Final = APIRouter()
always: Final = APIRouter(route_class=KeptRoute)
"""What never changes while a server runs."""

RECKONING: Final = 10.0
"""Seconds of processor time that odds, or the verification of a record, may take."""
POSTER: Final = 2
"""The seed of what chance decides before the first seat is asked."""


@always.get("/api/games")
async def games(request: Request) -> list[GameShown]:
    """The titles one can play."""
    titles = host_of(request).titles
    return [
        GameShown(
            id=game.id,
            version=game.version,
            seats=sorted({seats for scenario in game.scenarios for seats in game.seats_of(scenario.id)}),
            scenarios=[scenario.id for scenario in game.scenarios],
            starts={scenario.id: start_of(game, scenario) for scenario in game.scenarios},
            bots=bots.names(game.id),
            guided=has_guide(game.id),
        )
        for game in [titles.game(id) for id in titles.ids()]
    ]


def start_of(game: Game, scenario: Scenario) -> StartShown:
    """What one may choose in a scenario, what is chosen by default first."""
    options = {}
    for option in game.options_of(scenario.id):
        first = scenario.defaults.get(option.id, option.values[0])
        options[option.id] = [first, *[value for value in option.values if value != first]]
    return StartShown(seats=list(game.seats_of(scenario.id)), options=options)


@always.get("/api/games/{game}/rules")
async def rules(request: Request, game: str) -> list[RuleShown]:
    """The rulebook of a title in our own words."""
    rules = host_of(request).titles.rules(game)
    return [RuleShown(id=rule.id, title=rule.title, gist=rule.gist) for rule in rules]


@always.get("/api/games/{game}/examples")
async def examples(request: Request, game: str) -> list[ExampleShown]:
    """The small boards of a rulebook."""
    found = examples_of(host_of(request).titles.game(game))
    return [ExampleShown(id=one.id, rule=one.rule, middle=one.middle, view=one.view) for one in found]


@always.get("/api/games/{game}/words")
async def words(request: Request, game: str) -> WordsShown:
    """The vocabulary of a title."""
    return words_of(host_of(request).titles.game(game))


@always.get("/api/games/{game}/facts")
async def facts(request: Request, game: str) -> dict[str, dict[str, Any]]:
    """The printed facts of a title: map, pieces, prices, cards."""
    return host_of(request).titles.facts(game)


@always.get("/api/games/{game}/aids/{lang}")
async def aids(request: Request, game: str, lang: str) -> list[AidShown]:
    """The tables of the box of a title, in the words of a language."""
    if lang not in LANGUAGES:
        raise UnknownGame("no-text", lang)
    return [
        AidShown(
            key=aid.key,
            title=aid.title,
            note=aid.note,
            columns=aid.columns,
            rows=[AidRow(name=name, cells=cells) for name, cells in aid.rows],
        )
        for aid in host_of(request).titles.aids(game, lang)
    ]


@always.get("/api/games/{game}/opening")
async def opening(request: Request, game: str) -> dict[str, Any]:
    """How a title begins, as a spectator sees it when the first seat is asked: for its poster, so always the same."""
    position = host_of(request).titles.game(game).start()
    rng = Seeded(POSTER)
    while position.turn() == CHANCE:
        position.play(position.draw(rng), CHANCE)
    return position.view(None)


@always.get("/api/text/{lang}/{name}", response_class=PlainTextResponse)
async def text(lang: str, name: str) -> str:
    """A catalogue of sentences: `engine`, or a title's own."""
    found = files(lang, name) if lang in LANGUAGES and name.isalpha() else []
    if not found:
        raise UnknownGame("no-text", f"{lang}/{name}")
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


@router.post("/api/games/{game}/odds")
async def odds(request: Request, game: str, asked: OddsAsked) -> dict[str, Any]:
    """How a battle will end, exact where it can be."""
    host = host_of(request)
    source = host.titles.source(game)
    answer: dict[str, Any] = await reckon(
        host.reckoners, RECKONING, battle_odds, source, host.titles.data, asked.situation
    )
    return answer


@router.post("/api/records/verify")
async def check(request: Request, asked: RecordAsked) -> Verified:
    """Recompute every draw of a record."""
    host, data = host_of(request), asked.record.encode()
    source = host.titles.source(header_of(data).game)
    return Verified(**await reckon(host.reckoners, RECKONING, verified, source, host.titles.data, data))
