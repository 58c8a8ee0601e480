"""Unrest, the speech of the highest official, and what the people do (rules 8)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import LOWEST, WAYS
from quadriga.games.republic.whole.mortality.chits import IN_ROME_ONLY, DrawChits
from quadriga.games.republic.whole.mortality.death import Bereft
from quadriga.games.republic.whole.revolution.ending import ruin
from quadriga.games.republic.whole.rome import Rome


@final
class PopulationPhase(Procedure[Rome]):
    """8.1, 8.2: unrest rises by wars left alone and droughts, then the highest official speaks."""

    def run(self, p: Rome) -> None:
        p.phase = words.POPULATION
        p.tell(words.E_TURN_PHASE, p.phase)
        alone = sum([1 for status in p.war if status == words.UNPROSECUTED])
        change_unrest(p, alone + p.droughts())
        p.begin(Bereft())
        p.begin(Speech())


def change_unrest(p: Rome, change: int) -> None:
    """8.1a: unrest is never below 0 and has no upper limit."""
    before = p.unrest
    p.unrest = max(0, p.unrest + change)
    if p.unrest > before:
        p.tell(words.E_UNREST_ROSE, p.unrest - before)
    elif p.unrest < before:
        p.tell(words.E_UNREST_FELL, before - p.unrest)


@final
class Speech(Chance[Rome]):
    """8.2: three dice, less unrest and omens, and the speaker's popularity."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, LOWEST + at), ways) for at, ways in enumerate(WAYS)]

    def play(self, p: Rome, move: Move) -> None:
        speaker = p.official()
        popularity = p.popularity[speaker] if speaker >= 0 else 0
        total = move.a - p.unrest + popularity - p.omens()
        p.tell(words.E_SPOKE, move.a, total)
        row = row_of(p, total)
        if row < 0:
            ruin(p, words.END_PEOPLE)
            return
        change_unrest(p, p.deck.crowd_unrest[row])
        if p.deck.crowd_shortage[row]:
            p.events[p.deck.event_of["manpower_shortage"]] += 1
        if p.deck.crowd_strikes[row]:
            p.no_recruits = 1
            p.tell(words.E_NO_RECRUITS)
        if p.deck.crowd_mob[row]:
            p.begin(DrawChits(MOB, IN_ROME_ONLY))


MOB: Final = 6
"""8.2c: the chits of a mob."""


def row_of(p: Rome, total: int) -> int:
    """8.2a: the row of the table for a total; -1 where the people revolt."""
    for row, least in enumerate(p.deck.crowd_least):
        if total >= least:
            return row
    return -1
