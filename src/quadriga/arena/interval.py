"""How sure one may be of a share after so many games, whenever one looks.

An ordinary interval is meant for one look after a number of games fixed before. These bounds hold for every look
together: with 95 in a hundred they never once leave the true share outside, so that a match may stop as soon as it is
clear. They are the shares that a mixture of all shares, each as likely, does not beat by more than the doubt allows.
"""

from math import lgamma, log
from typing import Final

DOUBT: Final = 0.05
STEPS: Final = 50


def bounds(wins: float, games: float, doubt: float = DOUBT) -> tuple[float, float]:
    """The lowest and the highest share that agree with so many wins in so many games."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    return _edge(wins, games, doubt, 0.0, share), _edge(wins, games, doubt, 1.0, share)


def _edge(wins: float, games: float, doubt: float, outside: float, inside: float) -> float:
    """Where belief turns to doubt between a share at the edge and the one seen."""
    if not _is_doubted(wins, games, outside, doubt):
        return outside
    for _ in range(STEPS):
        middle = (outside + inside) / 2
        if _is_doubted(wins, games, middle, doubt):
            outside = middle
        else:
            inside = middle
    return (outside + inside) / 2


def _is_doubted(wins: float, games: float, share: float, doubt: float) -> bool:
    """Whether the mixture of all shares explains the games so much better than this one."""
    losses = games - wins
    if (share <= 0 and wins > 0) or (share >= 1 and losses > 0):
        return True
    mixture = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(games + 2)
    alone = (wins * log(share) if wins else 0.0) + (losses * log(1 - share) if losses else 0.0)
    return mixture - alone > log(1 / doubt)
