"""Revolt: who follows, who joins, and how it fails (rules 11.3)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import Pay, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.forum.bequests import COLLECTED, INHERITED, ON_THE_WAY
from quadriga.games.republic.whole.mortality.death import die, give_up_legates
from quadriga.games.republic.whole.options import BARRED, BEQUEST_REVOLT, EMPTY_REVOLT, MAY_NOT
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    FORCE,
    FORUM,
    GOVERNED,
    GOVERNING,
    IN_ROME,
    MASTER_OF_HORSE,
    NOBODYS,
    PROCONSUL,
    REBELLING,
    RESERVE,
    Rome,
)
from quadriga.games.republic.whole.war.arrival import wake
from quadriga.games.republic.whole.war.forces import (
    bring_home,
    garrison_home,
    leave_force,
    recall,
    recall_left,
    stand_down,
)
from quadriga.games.republic.whole.war.strength import (
    civil_war,
    force,
    horseman,
    is_active,
    is_there,
    is_waiting,
    naval,
    support,
)


@final
class RevoltFails(Procedure[Rome]):
    """5.3j, 11.372b, D57: all rebels die, their forces and garrisons come home, their provinces are vacant."""

    def run(self, p: Rome) -> None:
        rebels = [one for one in [p.rebel, *p.seconds] if one >= 0]
        p.tell(words.E_REVOLT_OVER)
        for province in range(PROVINCES):
            governor = p.governor(province)
            if governor >= 0 and p.place[governor] == REBELLING:
                garrison_home(p, province)
        if p.rebel >= 0:
            stand_down(p, p.rebel)
        p.rebel = p.aide = NOBODYS
        p.seconds = []
        civil = civil_war(p)
        p.war[civil] = words.ABSENT
        for one in p.commanders(civil):
            if not p.won[one]:
                recall(p, one)
        recall_left(p, civil)
        for one in rebels:
            if p.is_in_play(one):
                die(p, one)


# ---------------------------------------------------------------- the victor decides


def forbids_revolt(p: Rome, one: int) -> int:
    """11.3b, 11.3c, 9.823b: no second faction while a rebel lives, unless he is stronger and both declare now."""
    if one == p.life:
        return words.R_FOR_LIFE
    if p.won[one] == 2 and p.options[BEQUEST_REVOLT] == MAY_NOT:
        return words.R_ON_ERRAND
    if p.rebel < 0:
        return 0
    if p.rebel_round != p.round or p.faction[p.rebel] == p.faction[one]:
        return words.R_REVOLT_ALREADY
    return 0 if force(p, one, at_sea=False) > force(p, p.rebel, at_sea=False) else words.R_REVOLT_ALREADY


def marches(p: Rome, one: int) -> list[int]:
    """11.39a: the wars in play that a victor's force can support."""
    if not p.has_law("manilian") or p.won[one] != 1:
        return []
    return [
        war
        for war in range(len(p.war) - 1)
        if is_there(p, war)
        and not is_waiting(p, war)
        and p.legions_of(one)
        and p.ships[one] >= max(support(p, war), 1 if naval(p, war) else 0)
    ]


@final
class VictorDecides(Decision[Rome]):
    """11.3a, 11.31, 11.39a: lay down command, ask the legions, revolt, or by the Manilian Law march to another war."""

    verbs: ClassVar[tuple[int, ...]] = (words.LAY_DOWN, words.SOUND_OUT, words.REVOLT, words.MARCH_TO)
    prompt: ClassVar[str] = words.ASK_VICTOR

    def __init__(self, senator: int, asked: int) -> None:
        self.senator: Final = senator
        self.asked: Final = asked

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.senator)]

    def moves(self, p: Rome) -> list[Move]:
        moves = [Move(words.LAY_DOWN)]
        if not forbids_revolt(p, self.senator):
            if not self.asked and strangers(p, self.senator):
                moves.append(Move(words.SOUND_OUT))
            if not self.is_empty_handed(p):
                moves.append(Move(words.REVOLT))
        return moves + ([] if self.asked else [Move(words.MARCH_TO, war) for war in marches(p, self.senator)])

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.MARCH_TO:
            return words.R_NO_SUCH_WAR
        found = forbids_revolt(p, self.senator)
        return found or (words.R_NO_LEGION_FOLLOWS if move.verb == words.REVOLT else words.R_ASKED_ALREADY)

    def is_empty_handed(self, p: Rome) -> bool:
        """11.31c, D55: whether no legion would follow him, where that bars a revolt."""
        follow = p.legions_of(self.senator) - (0 if self.asked else strangers(p, self.senator))
        return p.options[EMPTY_REVOLT] == BARRED and follow == 0

    def play(self, p: Rome, move: Move) -> None:
        one = self.senator
        if move.verb == words.LAY_DOWN:
            lay_down(p, one)
        elif move.verb == words.SOUND_OUT:
            p.begin(VictorDecides(one, 1))
            p.begin(PayLegions(one))
        elif move.verb == words.MARCH_TO:
            march_on(p, one, move.a)
        else:
            if not self.asked:
                dismiss_strangers(p, one)
            declare(p, one)


def lay_down(p: Rome, one: int) -> None:
    """11.3a, 7.37b: his force to the active boxes, he to Rome; a bequest is brought home with him."""
    for bequest, state in enumerate(p.bequest):
        if state == ON_THE_WAY and p.won[one] == 2:
            p.bequest[bequest] = COLLECTED
    recall(p, one)


def march_on(p: Rome, one: int, war: int) -> None:
    """11.39a: he is proconsul at another war, which wakes if it slept."""
    p.won[one] = 0
    p.where[one] = war
    p.marks[one] |= PROCONSUL
    for office, holder in enumerate(p.offices):
        if holder == one:
            p.offices[office] = -1
    if not is_active(p, war):
        wake(p, war)
    p.tell(words.E_SENT, one, war, p.legions_of(one), p.ships[one])


def strangers(p: Rome, one: int) -> int:
    """11.31a: legions of his army that are not his own veterans."""
    return p.army[one] + len([number for number in p.veterans(FORCE + one) if p.veteran_of[number] != one])


def dismiss_strangers(p: Rome, one: int) -> None:
    """11.31b, D54: without asking them only his own veterans follow."""
    p.legions += p.army[one]
    p.army[one] = 0
    for number in p.veterans(FORCE + one):
        if p.veteran_of[number] != one:
            p.veteran_at[number] = RESERVE


@final
class PayLegions(Pay[Rome]):
    """11.31a: a talent each for one more on the die of so many legions."""

    verbs: ClassVar[tuple[int, ...]] = (words.PAY_LEGIONS,)
    prompt: ClassVar[str] = words.ASK_PAY_LEGIONS

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def purse(self, p: Rome) -> int:
        """His own treasury, and his Master of Horse's if they are of one faction (ruling R-76)."""
        rider = horseman(p, self.senator)
        helps = rider >= 0 and p.faction[rider] == p.faction[self.senator]
        return p.talents[self.senator] + (p.talents[rider] if helps else 0)

    def most(self, p: Rome) -> int:
        return strangers(p, self.senator)

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MUCH if number > self.purse(p) else words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        one = self.senator
        own = min(number, p.talents[one])
        p.talents[one] -= own
        if number > own:
            p.talents[horseman(p, one)] -= number - own
        plain = p.army[one]
        veterans = [veteran for veteran in p.veterans(FORCE + one) if p.veteran_of[veteran] != one]
        for at, veteran in enumerate(veterans):
            p.begin(AllegianceDie(one, veteran, 1 if plain + at < number else 0))
        for at in range(plain):
            p.begin(AllegianceDie(one, -1, 1 if at < number else 0))


@final
class AllegianceDie(Chance[Rome]):
    """11.31a, 11.31b: a legion follows on 5, 4 or 3 by era, less omens; else it goes to the active boxes."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int, veteran: int, bonus: int) -> None:
        self.senator: Final = senator
        self.veteran: Final = veteran
        self.bonus: Final = bonus

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a + self.bonus - p.omens() >= p.deck.loyal_from[p.era]:
            return
        if self.veteran < 0:
            p.army[self.senator] -= 1
            p.legions += 1
        else:
            p.veteran_at[self.veteran] = RESERVE


# ---------------------------------------------------------------- the declaration


def strip(p: Rome, one: int) -> None:
    """11.33a, 13.L8: concessions and what he governs through legates to the Forum, knights and offices lost."""
    p.knights[one] = 0
    give_up_legates(p, one)
    for office, holder in enumerate(p.offices):
        if holder == one:
            p.offices[office] = NOBODYS
    for concession, holder in enumerate(p.holder):
        if holder == one:
            p.holder[concession] = FORUM
            p.bars[concession] = 0
            p.tell(words.E_CONCESSION_FREE, concession)


def rally(p: Rome, one: int) -> None:
    """11.34a: veterans who owe a rebel allegiance desert to the rebel army from wherever they are."""
    for number, owner in enumerate(p.veteran_of):
        if owner == one and p.veteran_at[number] >= 0:
            p.veteran_at[number] = FORCE + p.rebel


def declare(p: Rome, one: int) -> None:
    """11.3b, 11.3d, 7.37d: he is the primary rebel and marches on Rome; his fleets go to the active boxes."""
    if p.rebel >= 0:
        void_revolt(p)
    for bequest, state in enumerate(p.bequest):
        if state == ON_THE_WAY and p.won[one] == 2:
            p.bequest[bequest] = 0
            p.talents[one] += INHERITED[bequest]
    p.tell(words.E_REVOLTS, one)
    rider = horseman(p, one)
    master = p.offices[MASTER_OF_HORSE]
    p.fleets += p.ships[one]
    p.ships[one] = 0
    p.commands.remove(one)
    p.won[one] = 0
    p.rebel = one
    p.rebel_round = p.round
    p.place[one] = REBELLING
    p.where[one] = -1
    p.marks[one] &= ~PROCONSUL
    strip(p, one)
    p.war[civil_war(p)] = words.ACTIVE
    rally(p, one)
    p.begin(CallAway())
    if rider >= 0 and p.faction[rider] != p.faction[one]:
        bring_home(p, rider)
    for other in reversed(p.members(p.faction[one])):
        if other != one and p.place[other] in (IN_ROME, GOVERNING, AT_WAR) and other not in (p.life, master):
            p.begin(Join(other))
    if rider >= 0 and p.faction[rider] == p.faction[one] and rider != p.life:
        p.begin(RideAlong(rider))


def void_revolt(p: Rome) -> None:
    """11.3b: a weaker declaration of this phase is void: its army goes home, the rebels are loyal again."""
    one = p.rebel
    stand_down(p, one)
    for other in [one, *p.seconds]:
        if p.where[other] >= 0:
            p.place[other] = GOVERNING
            p.province[p.where[other]] = GOVERNED
        else:
            bring_home(p, other)
    p.rebel = p.aide = NOBODYS
    p.seconds = []


@final
class Join(YesNo[Rome]):
    """11.32: each other senator of the faction joins or stays loyal."""

    verbs: ClassVar[tuple[int, ...]] = (words.JOIN, words.STAY_LOYAL)
    prompt: ClassVar[str] = words.ASK_JOIN

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.senator)]

    def yes(self, p: Rome) -> None:
        join(p, self.senator)


def join(p: Rome, one: int) -> None:
    """11.32b, 11.32c: a governor keeps his province; a proconsul leaves his force, a victor's goes home."""
    if one in p.commands:
        if p.won[one]:
            stand_down(p, one)
        else:
            leave_force(p, one)
    p.won[one] = 0
    if p.place[one] != GOVERNING:
        p.where[one] = -1
    p.place[one] = REBELLING
    p.marks[one] &= ~PROCONSUL
    p.seconds.append(one)
    strip(p, one)
    rally(p, one)
    p.tell(words.E_JOINED_REVOLT, one)


@final
class RideAlong(YesNo[Rome]):
    """11.32a: the Master of Horse joins his own faction's rebel Dictator with his rating, or goes home in office."""

    verbs: ClassVar[tuple[int, ...]] = (words.JOIN, words.STAY_LOYAL)
    prompt: ClassVar[str] = words.ASK_JOIN

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.senator)]

    def yes(self, p: Rome) -> None:
        join(p, self.senator)
        p.aide = self.senator

    def no(self, p: Rome) -> None:
        bring_home(p, self.senator)


@final
class CallAway(Procedure[Rome]):
    """11.34b: loyal owners of veterans in the rebel army are asked to call them away."""

    def run(self, p: Rome) -> None:
        if p.rebel < 0:
            return
        owners = {p.veteran_of[number] for number in p.veterans(FORCE + p.rebel)}
        for owner in sorted(owners, reverse=True):
            if owner >= 0 and p.is_loyal(owner):
                p.begin(CallVeterans(owner))


@final
class CallVeterans(YesNo[Rome]):
    """11.34b: his veterans leave the rebel for the active boxes, or stay."""

    verbs: ClassVar[tuple[int, ...]] = (words.CALL_AWAY, words.LEAVE_THEM)
    prompt: ClassVar[str] = words.ASK_CALL_AWAY

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.senator)]

    def yes(self, p: Rome) -> None:
        for number in p.veterans(FORCE + p.rebel):
            if p.veteran_of[number] == self.senator:
                p.veteran_at[number] = RESERVE
