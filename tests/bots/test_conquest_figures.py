"""The estimates of greedy keep figures of the book at hand, for speed; they must stay the book's."""

import quadriga
from quadriga.bots.conquest import strength
from quadriga.games.conquest.game import ConquestGame
from quadriga.games.conquest.pieces import LAND_TYPES


def test_greedy_reckons_with_the_figures_of_the_pieces() -> None:
    game = quadriga.load("conquest")
    assert isinstance(game, ConquestGame)
    pieces = game.pieces
    assert pieces.combat_legion == strength.COMBAT_LEGION
    assert (
        pieces.fort_dice,
        pieces.fort_dice_against_catapult,
    ) == (strength.FORT_DICE, strength.FORT_DICE_AGAINST_CATAPULT)
    assert pieces.price[:LAND_TYPES] == strength.COST
