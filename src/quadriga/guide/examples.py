"""Examples of the rulebook: moments of the guided game, drawn beside the section they show.

`examples.toml` beside the rulebook names them: the section, the moves that lead there from the first decision of the
guided game (the dice come from its seed), and the place in the middle. What an example says is
`example-<game>-<id>` in the catalogue `guide`.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import quadriga.games
from quadriga.engine.data import Entry, read
from quadriga.engine.game import Game
from quadriga.engine.seat import CHANCE
from quadriga.guide.guide import guide_of


class Example:
    """A small board of the rulebook."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.rule: Final = entry.text("rule")
        self.middle: Final = entry.text("middle")
        record = guide_of(game).begin()
        for text in entry.texts("moves"):
            record.play(game.vocabulary.parse(text), record.position.turn())
            while record.position.turn() == CHANCE:
                record.draw()
        self.view: Final[dict[str, Any]] = record.position.view(None)


@cache
def examples_of(game: Game) -> list[Example]:
    """The examples of a title's rulebook, in the order of the book; none if it has none."""
    path = Path(quadriga.games.__file__).parent / game.id / "examples.toml"
    return [Example(game, entry) for entry in read(path).entries("example")] if path.is_file() else []
