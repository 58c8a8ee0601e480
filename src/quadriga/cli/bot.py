"""`quadriga bot`: one of our bots as a program that others can seat (docs/bot-protocol.md)."""

import json
from collections.abc import Iterable
from typing import Any, TextIO

from quadriga.bots import Bot
from quadriga.bots.program import PROTOCOL
from quadriga.cli import begin
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import QuadrigaError
from quadriga.engine.game import Game

BUDGETED = ("race",)
"""Bots that take the budget of each question where their name says none."""


class Trouble(Exception):
    """What the other side said cannot be answered."""


class Speaker:
    """Answers questions about single decisions; it knows nothing but what the lines of each say."""

    def __init__(self, game: Game, name: str) -> None:
        self._game = game
        self._name = name
        self._bot: Bot | None = None if name in BUDGETED else begin.described(game, name)
        self._world = ""
        self._moves: list[str] = []

    def answer(self, line: str) -> str | None:
        """What to say to a line, if anything; raises Trouble."""
        word, _, rest = line.strip().partition(" ")
        match word:
            case "quadriga":
                return self._greet(rest.split())
            case "world":
                self._world = rest
            case "moves":
                self._moves = _read(rest, list)
            case "go":
                return f"move {self._decide(_read(rest, dict))}"
            case "" | "view":
                pass
            case _:
                raise Trouble(f"unknown word {word[:40]!r}")
        return None

    def _greet(self, words: list[str]) -> str:
        if words[:2] != [str(PROTOCOL), self._game.id]:
            raise Trouble(f"this is protocol {PROTOCOL} of {self._game.id}")
        return f"ready {self._game.id} {self._game.version} {self._name}"

    def _decide(self, asked: dict[str, Any]) -> str:
        vocabulary = self._game.vocabulary
        try:
            position = self._game.from_json(self._world)
            moves = [vocabulary.parse(text) for text in self._moves]
            bot = self._bot or begin.described(self._game, f"{self._name}:{float(asked['seconds'])}")
            seat = position.turn()
            if int(seat) != asked["seat"] or not moves:
                raise Trouble("the world is at another decision")
            return vocabulary.text(bot.choose(position, seat, moves, Seeded(asked["seed"])))
        except QuadrigaError as error:
            raise Trouble(f"{type(error).__name__}: {error}") from error
        except (KeyError, TypeError, ValueError) as error:
            raise Trouble(f"a question needs seat, seconds and seed: {error}") from error


def _read(text: str, kind: type) -> Any:
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, kind):
        raise Trouble(f"no JSON {kind.__name__}")
    return found


def speak(game: Game, name: str, lines: Iterable[str], out: TextIO) -> None:
    """Answer line by line until the other side is gone or says so."""
    speaker = Speaker(game, name)
    for line in lines:
        if line.strip() == "quit":
            return
        try:
            said = speaker.answer(line)
        except Trouble as trouble:
            said = f"error {trouble}"
        if said is not None:
            out.write(said + "\n")
            out.flush()
