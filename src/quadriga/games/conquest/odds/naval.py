"""How a naval battle will end (section 10): exact, round by round, for only the number of galleys matters."""

from math import comb
from time import perf_counter
from typing import TYPE_CHECKING

from quadriga.games.conquest.odds.fleets import read_fleets
from quadriga.games.conquest.odds.situation import ATTACKER, DEFENDER
from quadriga.games.conquest.odds.survivors import survivors
from quadriga.games.conquest.pieces import GALLEY, Pieces
from quadriga.games.conquest.words import DIE

if TYPE_CHECKING:
    from quadriga.games.conquest.game import ConquestGame


def naval_odds(game: "ConquestGame", plain: object) -> dict[str, object]:
    """The answer about two fleets given as plain data; raises BadSituation."""
    began = perf_counter()
    fleets = read_fleets(game, plain)
    left = after_battle(game.pieces, fleets[ATTACKER].galleys, fleets[DEFENDER].galleys)
    return {
        "exact": True,
        "attacker_wins": sum(chance for (ours, theirs), chance in left.items() if ours and not theirs),
        "defender_wins": sum(chance for (ours, theirs), chance in left.items() if theirs and not ours),
        "both_destroyed": left.get((0, 0), 0.0),
        "fleets_part": sum(chance for (ours, theirs), chance in left.items() if ours and theirs),
        "attacker_left": survivors([(ours, chance) for (ours, _), chance in left.items()]),
        "defender_left": survivors([(theirs, chance) for (_, theirs), chance in left.items()]),
        "seconds": round(perf_counter() - began, 6),
    }


def after_battle(pieces: Pieces, attacker: int, defender: int) -> dict[tuple[int, int], float]:
    """10: how likely each number of galleys is to be left on both sides after the last round."""
    left = {(attacker, defender): 1.0}
    for _ in range(pieces.naval_rounds):
        after: dict[tuple[int, int], float] = {}
        for (ours, theirs), chance in left.items():
            for lost, of_losing in enumerate(sunk(pieces, theirs, ours)):
                for struck, of_striking in enumerate(sunk(pieces, ours, theirs)):
                    end = (ours - lost, theirs - struck)
                    after[end] = after.get(end, 0.0) + chance * of_losing * of_striking
        left = after
    return left


def sunk(pieces: Pieces, firing: int, targets: int) -> list[float]:
    """10: how likely so many galleys are to sink none, one, two and so on of the other side's, all of them at most."""
    dice = pieces.galley_dice * firing
    hit = DIE.weights[GALLEY] / DIE.sides
    exactly = [comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)]
    most = min(targets, dice)
    return [*exactly[:most], sum(exactly[most:])]
