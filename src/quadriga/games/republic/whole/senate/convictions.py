"""Guilty or not: what a court decides (rules 9.43, 9.44 and 9.74)."""

from typing import Final

from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.chits import OF_FACTION, DrawChits
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.rome import FORUM, PRIOR_CONSUL, Rome
from quadriga.games.republic.whole.senate.murder import LastSenator

MAJOR_CHARGE: Final = 1
PENALTY: Final = 5


def convict(p: Rome, accused: int, charge: int, prosecutor: int) -> None:
    """9.441a, 9.442a, 9.44a: a minor conviction costs popularity, influence and concessions; a major one life."""
    if not p.is_in_play(accused):
        return
    p.tell(words.E_GUILTY, accused)
    before = p.influence[accused]
    prior = p.marks[accused] & PRIOR_CONSUL
    if charge == MAJOR_CHARGE:
        die(p, accused)
        lost = before
    else:
        p.gain_popularity(accused, -PENALTY)
        p.gain_influence(accused, -PENALTY)
        lost = before - p.influence[accused]
        p.marks[accused] &= ~PRIOR_CONSUL
        for concession, holder in enumerate(p.holder):
            if holder == accused:
                p.holder[concession] = FORUM
                p.bars[concession] = 0
                p.tell(words.E_CONCESSION_FREE, concession)
    if prosecutor >= 0 and p.is_in_play(prosecutor):
        p.gain_influence(prosecutor, (lost + 1) // 2)
        p.marks[prosecutor] |= prior
        p.tell(words.E_INFLUENCE_GAINED, prosecutor, (lost + 1) // 2)


def convict_murder(p: Rome, accused: int, popularity: int) -> None:
    """9.74b: he dies without heir; then chits for the popularity of the target against his faction in Rome."""
    seat = p.faction[accused]
    if not p.is_in_play(accused) or seat < 0:
        return
    p.tell(words.E_GUILTY, accused)
    p.begin(LastSenator(seat))
    p.begin(DrawChits(max(0, popularity), OF_FACTION + seat))
    die(p, accused, heirless=True)


def acquit(p: Rome, accused: int) -> None:
    """9.43a: not again this turn for that reason."""
    p.tell(words.E_ACQUITTED, accused)
