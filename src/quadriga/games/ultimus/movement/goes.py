"""Steps from zone to zone: moves are values, and these are offered so often that they are made once."""

from typing import Final

from quadriga.engine.move import Move
from quadriga.games.ultimus import words
from quadriga.games.ultimus.printed.book import PACKAGE

GOES: Final = [Move(words.GO, zone) for zone in range(PACKAGE.board.size)]
