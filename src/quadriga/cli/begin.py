"""From the words of a command line to a game that can begin: checked, with errors that help."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import quadriga
from quadriga import bots
from quadriga.bots import Bot
from quadriga.cli.say import Failure
from quadriga.engine.errors import BrokenData, UnknownGame
from quadriga.engine.game import Game

PERSON: Final = "person"


class Setup:
    """Which game, and how it begins."""

    def __init__(self, game: Game, scenario: str, seats: int, options: dict[str, str]) -> None:
        self.game: Final = game
        self.scenario: Final = scenario
        self.seats: Final = seats
        self.options: Final = options


def load(id: str, data: Path | None = None) -> Game:
    """A title by its id, perhaps with data of its own."""
    known = quadriga.titles()
    if not id:
        raise Failure("cli-no-game", games=", ".join(known))
    if id not in known:
        raise Failure("cli-unknown-game", game=id, games=", ".join(known))
    if data is not None and not data.is_dir():
        raise Failure("cli-no-folder", folder=str(data))
    try:
        return quadriga.load(id, data)
    except BrokenData as error:
        raise Failure("cli-broken-data", detail=str(error)) from None


def setup(game: Game, scenario: str = "", seats: int = 0, options: Sequence[str] = ()) -> Setup:
    """How a game begins: what is left out is the title's first choice."""
    scenarios = [one.id for one in game.scenarios]
    if scenario and scenario not in scenarios:
        raise Failure("cli-unknown-scenario", game=game.id, scenario=scenario, scenarios=", ".join(scenarios))
    possible = game.seats_of(scenario)
    if seats and seats not in possible:
        raise Failure("cli-wrong-seats", game=game.id, seats=seats, possible=", ".join(map(str, possible)))
    made = Setup(game, scenario or scenarios[0], seats or possible[0], _options(game, options))
    try:
        game.start(made.scenario, made.seats, made.options)
    except UnknownGame as error:
        raise Failure(f"unknown-{error.key}", word=error.word, expected=error.expected) from None
    return made


def _options(game: Game, options: Sequence[str]) -> dict[str, str]:
    known = {option.id: option.values for option in game.options}
    chosen: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failure("cli-option-form", option=text)
        if name not in known:
            raise Failure("cli-unknown-option", game=game.id, option=name, options=", ".join(known) or "-")
        if value not in known[name]:
            raise Failure("cli-wrong-value", option=name, value=value, possible=", ".join(known[name]))
        chosen[name] = value
    return chosen


def described(game: Game, line: str) -> Bot:
    """A bot of this title as its owner describes it: a name, a search with its budget, a file, a program."""
    try:
        return bots.described(game.id, line)
    except UnknownGame:
        raise _unknown(game, line) from None


def _unknown(game: Game, name: str) -> Failure:
    return Failure("cli-unknown-bot", game=game.id, bot=name, bots=", ".join(bots.names(game.id)))


def each(names: str, seats: int) -> list[str]:
    """One name for each seat, from one name for all or as many as there are seats."""
    given = [name.strip() for name in names.split(",")]
    if len(given) == 1:
        return given * seats
    if len(given) != seats:
        raise Failure("cli-wrong-bots", given=len(given), seats=seats)
    return given


def at_least(name: str, value: int, least: int) -> int:
    """A number of the command line that must not be too small."""
    if value < least:
        raise Failure("cli-too-small", name=name, value=value, least=least)
    return value
