"""The Senate's army against a marching rebel (rules 11.37)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, VICTORY
from quadriga.games.republic.whole.mortality.chits import MARKED, DrawChits
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.options import AS_BATTLES, REBEL_GAIN, UNITS_ONLY
from quadriga.games.republic.whole.population.phase import change_unrest
from quadriga.games.republic.whole.revolution.last_stand import RebelEnds
from quadriga.games.republic.whole.revolution.proscription import Proscription
from quadriga.games.republic.whole.revolution.revolt import RevoltFails
from quadriga.games.republic.whole.rome import FORCE, Rome
from quadriga.games.republic.whole.war.battle import RatePompey, is_house, make_proconsul, make_veterans, promote
from quadriga.games.republic.whole.war.dice import losses_of, rebel_losses, result_of, share, throws
from quadriga.games.republic.whole.war.fight import Fight
from quadriga.games.republic.whole.war.forces import LoseLegions, recall_left
from quadriga.games.republic.whole.war.strength import army_strength, civil_war, force, horseman, rebel_strength


@final
class CivilBattle(Procedure[Rome]):
    """11.37a: the Senate's commander marches against the rebel."""

    def __init__(self, commander: int) -> None:
        self.commander: Final = commander

    def run(self, p: Rome) -> None:
        if p.rebel < 0 or not p.legions_of(self.commander):
            return
        p.battle = Fight()
        p.battle.lay_out(self.commander, civil_war(p), 0)
        p.rating = 0
        p.begin(CivilDice())
        for one in (self.commander, p.rebel):
            if p.cards.rolls_rating[one]:
                p.begin(RatePompey(one))


@final
class CivilDice(Chance[Rome]):
    """11.37a: no disaster, no standoff; losses by the table on both sides, the rebel's none in a defeat."""

    verbs: ClassVar[tuple[int, ...]] = (words.THROW,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return throws()

    def play(self, p: Rome, move: Move) -> None:
        fight = p.fighting()
        one = fight.commander
        fight.strength = rebel_strength(p)
        fight.own = army_strength(p, p.rebel)
        total = move.a + move.b + force(p, one, at_sea=False) - fight.strength - p.omens()
        fight.result = result_of(p.cards, move.a + move.b, total, 0, 0)
        fight.lost_legions = losses_of(p.cards, fight.result, total, p.legions_of(one), one)
        theirs = rebel_losses(p.cards, fight.result, total, p.legions_of(p.rebel), p.rebel, is_house(p))
        p.fought[civil_war(p)] |= 2
        p.tell(words.E_BATTLE, one, civil_war(p), move.a + move.b, total, fight.result)
        p.tell(words.E_LOSSES, one, fight.lost_legions, 0)
        fight.rebel_to_lose = theirs
        if not is_house(p):
            p.gain_popularity(one, -(fight.lost_legions // 2))
        p.begin(CivilResult())
        p.begin(LoseLegions(FORCE + p.rebel, theirs))
        p.begin(LoseLegions(FORCE + one, fight.lost_legions))


@final
class CivilResult(Procedure[Rome]):
    """11.37b: chits for the Senate's losses hit commanders and Masters of Horse of both sides; nobody is captured."""

    def run(self, p: Rome) -> None:
        fight = p.fighting()
        one = fight.commander
        rider = horseman(p, one)
        if is_house(p):
            self.by_house(p)
            return
        if fight.result == DEFEAT:
            p.begin(RebelVictory())
            p.marked = rebels_there(p)
            p.begin(DrawChits(fight.lost_legions, MARKED))
            die(p, one)
            if rider >= 0:
                die(p, rider)
            recall_left(p, civil_war(p))
            return
        p.marked = [one, *rebels_there(p)] + ([rider] if rider >= 0 else [])
        p.begin(AfterCivil())
        p.begin(DrawChits(fight.lost_legions, MARKED))

    def by_house(self, p: Rome) -> None:
        """Ha: each side draws chits for its own losses; a defeated commander dies, a beaten rebel needs no chit."""
        fight = p.fighting()
        one, result = fight.commander, fight.result
        rider = horseman(p, one)
        p.begin(RebelVictory() if result == DEFEAT else AfterCivil())
        if result != VICTORY:
            p.begin(DrawAgainst(tuple(rebels_there(p)), fight.rebel_to_lose))
        if result != DEFEAT:
            p.begin(DrawAgainst((one, rider) if rider >= 0 else (one,), fight.lost_legions))
            return
        die(p, one)
        if rider >= 0:
            die(p, rider)
        recall_left(p, civil_war(p))


@final
class DrawAgainst(Procedure[Rome]):
    """Ha: chits for the losses of one side, for its commanders."""

    def __init__(self, marked: tuple[int, ...], number: int) -> None:
        self.marked: Final = marked
        self.number: Final = number

    def run(self, p: Rome) -> None:
        p.marked = [one for one in self.marked if p.is_in_play(one)]
        p.begin(DrawChits(self.number, MARKED))


def gain_from(p: Rome, strength: int, units: int) -> int:
    """11.371a, Hf: what a victory over a rebel counts: his army with his rating, or its units alone."""
    chosen = p.options[REBEL_GAIN]
    by_units = chosen == UNITS_ONLY or (chosen == AS_BATTLES and is_house(p))
    return units if by_units else strength


def rebels_there(p: Rome) -> list[int]:
    """11.37b: who of the rebels is in the battle: the first of them, and his former Master of Horse."""
    return [one for one in (p.rebel, p.aide) if one >= 0]


def season(p: Rome) -> None:
    """10.5a: a surviving legion of the rebel is his veteran after a stalemate or a victory of his."""
    promote(p, FORCE + p.rebel, p.rebel, 1)


@final
class RebelVictory(Procedure[Rome]):
    """11.373a, 10.5a: the rebel, if alive, has beaten the Senate; a legion of his is a veteran."""

    def run(self, p: Rome) -> None:
        p.battle = None
        p.rating = 0
        if p.rebel >= 0:
            season(p)
            p.begin(RebelEnds(0))
            p.begin(Proscription())


@final
class AfterCivil(Procedure[Rome]):
    """11.371, 11.372: victory ends the revolt with honours; a stalemate goes on unless the rebel has no legion left."""

    def run(self, p: Rome) -> None:
        fight = p.fighting()
        one, result = fight.commander, fight.result
        p.battle = None
        p.rating = 0
        if p.rebel < 0:
            return
        leads = p.is_army(one)
        if result == VICTORY:
            change_unrest(p, p.cards.unrest_victory)
            make_veterans(p, one, civil_war(p), p.cards.promotions[one])
            if leads:
                gain = share(gain_from(p, fight.strength, fight.own), 2)
                p.gain_popularity(one, gain)
                p.gain_influence(one, gain)
                p.tell(words.E_FAME_WON, one, gain)
                p.won[one] = 1
            p.begin(Proscription())
            p.begin(RevoltFails())
            return
        make_veterans(p, one, civil_war(p), 1)
        if leads:
            make_proconsul(p, one)
        season(p)
        if not p.legions_of(p.rebel):
            p.begin(RevoltFails())
