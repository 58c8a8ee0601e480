"""What has to be said to set up a battle by hand (chapter 14), within the limits of `odds.read_situation`."""

from typing import Final

from quadriga.engine.form import Field, Form, choice, number, part
from quadriga.games.hannibal.battle.odds import MOST_RATING, SIDES
from quadriga.games.hannibal.board import BATTLE_IDS, GENERAL_IDS, Board

CARDS: Final = 9
RATING: Final = 2
"""A middling army begins the form."""


def battle_form(board: Board) -> Form:
    """14: one battle from the deal of the battle cards on, or from the next lead."""
    return Form("", "", [*[side(board, name) for name in SIDES], tactics(board, "played")])


def side(board: Board, name: str) -> Field:
    """14.1, 14.2: the cards of one side and who commands."""
    general = choice("general", GENERAL_IDS, "general", optional=True)
    rating = number("rating", MOST_RATING, RATING, unless="general")
    return part(name, [number("cards", board.hand_limit, CARDS), general, rating, tactics(board, "hand")])


def tactics(board: Board, name: str) -> Field:
    """14.2: so many battle cards of each tactic, where somebody knows them."""
    counts = [number(id, board.battle_count[tactic], words="tactic") for tactic, id in enumerate(BATTLE_IDS)]
    return part(name, counts, optional=True)
