"""What the death of a senator leaves behind (rules 5.3 to 5.4)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import FAMILIES, INTRIGUE
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    AWAY,
    CENSOR,
    DEAD,
    DICTATOR,
    FORUM,
    GOVERNING,
    IN_CURIA,
    IN_ROME,
    MASTER_OF_HORSE,
    NOBODYS,
    REBELLING,
    UNDER,
    VACANT,
    Rome,
)
from quadriga.games.republic.whole.senate.motion import LOST, Motion
from quadriga.games.republic.whole.treasury import lose_treasury
from quadriga.games.republic.whole.war.forces import bring_home, leave_force, release_veterans, stand_down


def die(p: Rome, senator: int, heirless: bool = False) -> None:
    """5.3, 5.31: he dies: what he had is gone, an heir of a leading family takes his place unless 9.74 bars it."""
    seat = p.faction[senator]
    leads = seat >= 0 and p.leader[seat] == senator
    family = senator if senator < FAMILIES else p.under[senator]
    p.tell(words.E_SENATOR_DIED, senator)
    void_motion(p, senator)
    leave_behind(p, senator)
    if senator == p.rebel:
        from quadriga.games.republic.whole.revolution.revolt import RevoltFails  # which kills

        p.begin(RevoltFails())
    if leads:
        p.leader[seat] = NOBODYS
    p.faction[senator] = NOBODYS
    p.place[senator] = DEAD if senator >= FAMILIES else AWAY
    if family < 0:
        return
    twin = other_of_pair(p, senator)
    if twin >= 0:
        p.under[twin] = family
        p.place[family] = UNDER
        p.tell(words.E_FAMILY_PASSED, family, twin)
    elif leads and not heirless:
        enter(p, family, seat)
        p.leader[seat] = family
        p.tell(words.E_HEIR, family, seat)
    else:
        p.place[family] = IN_CURIA
        p.curia.append(family)


def void_motion(p: Rome, dead: int) -> None:
    """9.721a, D69: what the death of a senator, of whatever cause, does to the proposal on the floor."""
    motion = p.motion
    if motion is None or motion.over:
        return
    if motion.kind == words.FOR_TRIAL and dead == p.offices[CENSOR]:
        p.meeting().minor = p.meeting().major = 2
        motion.over = LOST
    if dead in named_in(motion):
        motion.over = LOST


def named_in(motion: Motion) -> list[int]:
    """Those without whom a proposal is void."""
    kind, items = motion.kind, motion.items
    if kind in (words.FOR_CONSULS, words.FOR_DICTATOR, words.FOR_CENSOR, words.FOR_LIFE):
        return items
    if kind == words.FOR_TRIAL:
        return [items[0], items[3]]
    if kind in (words.FOR_GOVERNORS, words.FOR_CONCESSIONS):
        return items[1::2]
    if kind == words.FOR_FORCES:
        return items[0::5]
    if kind == words.FOR_BEQUEST:
        return items[1:2]
    if kind == words.FOR_REPLACING:
        return items[:2]
    alone = (words.FOR_MURDER_TRIAL, words.FOR_REINFORCING, words.FOR_RECALL, words.FOR_WITHDRAWAL)
    return items[:1] if kind in alone else []


def leave_behind(p: Rome, senator: int) -> None:
    """5.3a to 5.3d: marks, money, knights and offices leave his card; concessions and provinces go to the Forum."""
    p.influence[senator] = p.popularity[senator] = p.talents[senator] = p.knights[senator] = 0
    p.marks[senator] = 0
    if p.place[senator] == GOVERNING or (p.place[senator] == REBELLING and p.where[senator] >= 0):
        vacate(p, p.where[senator])
    give_up_legates(p, senator)
    if senator in p.commands:
        if p.won[senator]:
            stand_down(p, senator)
        else:
            leave_force(p, senator)
    release_veterans(p, senator)
    rider = p.offices[MASTER_OF_HORSE]
    if p.offices[DICTATOR] == senator and rider >= 0 and p.place[rider] == AT_WAR:
        bring_home(p, rider)
    p.where[senator] = -1
    p.won[senator] = p.homeward[senator] = p.sent[senator] = 0
    if p.guarded == senator:
        p.guarded = NOBODYS
        discard_intrigue(p, "open_bodyguard")
    if p.life == senator:
        p.life = NOBODYS
    if senator in p.seconds:
        p.seconds.remove(senator)
    if p.aide == senator:
        p.aide = NOBODYS
    for office, holder in enumerate(p.offices):
        if holder == senator:
            p.offices[office] = -1
    for concession, holder in enumerate(p.holder):
        if holder == senator:
            p.holder[concession] = FORUM
            p.bars[concession] = 0
            p.tell(words.E_CONCESSION_FREE, concession)
    if senator >= FAMILIES:
        p.under[senator] = -1


def discard_intrigue(p: Rome, id: str) -> None:
    """4.9c: the one card of a kind that lay on the table is discarded."""
    kind = p.deck.intrigues[id]
    hidden = [*p.stock().pool, *p.stock().later, *p.discards, *[card for hand in p.hands for card in hand]]
    for card in range(p.deck.cards):
        if p.deck.kind[card] == INTRIGUE and p.deck.ref[card] == kind and card not in hidden:
            p.discards.append(card)
            return


def vacate(p: Rome, province: int) -> None:
    """5.3d, 6.6a: a province goes to the Forum with its garrison and its side; the term is cleared."""
    p.province[province] = VACANT
    p.term[province] = 0
    p.legate[province] = NOBODYS
    p.tell(words.E_PROVINCE_VACANT, province)


def give_up_legates(p: Rome, senator: int) -> None:
    """13.L8, 6.13f, ruling R-45: what a dead man, a captive or a rebel governed through a legate goes to the Forum."""
    for province, principal in enumerate(p.legate):
        if principal == senator:
            vacate(p, province)


def enter(p: Rome, family: int, seat: int) -> None:
    """5.3h, 5.4b: a family card with its printed ratings, in Rome, popular with nobody yet."""
    p.place[family] = IN_ROME
    p.where[family] = -1
    p.faction[family] = seat
    p.influence[family] = p.cards.influence[family]
    p.popularity[family] = p.talents[family] = p.knights[family] = 0
    p.marks[family] = 0


def other_of_pair(p: Rome, senator: int) -> int:
    """5.31c: another statesman of the same family in play; -1 if there is none."""
    for other in range(FAMILIES, p.cards.senators):
        if other != senator and p.deck.family[other] == p.deck.family[senator] and p.is_in_play(other):
            return other
    return -1


def of_number(p: Rome, number: int) -> list[int]:
    """5.21a, 5.22a: the senators in play that a chit names: one, or both statesmen of a pair."""
    return [one for one in range(p.cards.senators) if p.deck.family[one] == number and p.is_in_play(one)]


@final
class TwinDies(Chance[Rome]):
    """5.22a, D13: both of a pair are in play: the lower throw dies, equal ones are thrown again."""

    verbs: ClassVar[tuple[int, ...]] = (words.TWIN_DIES,)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.TWIN_DIES, one), 1) for one in of_number(p, self.number)]

    def play(self, p: Rome, move: Move) -> None:
        die(p, move.a)


@final
class Bereft(Procedure[Rome]):
    """5.4b: factions without a senator are asked, in order, whether they go on with a family of the Curia."""

    def run(self, p: Rome) -> None:
        for seat in reversed(p.in_order()):
            if not p.members(seat) and first_of_curia(p) >= 0:
                p.begin(Senatorless(seat))


def first_of_curia(p: Rome) -> int:
    """5.4b: the first family of the queue that matches no statesman in play; -1 if there is none."""
    for family in p.curia:
        if not of_number(p, family):
            return family
    return -1


@final
class Senatorless(YesNo[Rome]):
    """5.4b: take the first family of the Curia as senator and leader, or leave the game."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_IN, words.LEAVE_GAME)
    prompt: ClassVar[str] = words.ASK_SENATORLESS

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def forbids_yes(self, p: Rome) -> int:
        return 0 if first_of_curia(p) >= 0 else words.R_EMPTY_CURIA

    def seals(self, p: Rome, move: Move) -> bool:
        """Who leaves shows his hand."""
        return move.verb == words.LEAVE_GAME

    def yes(self, p: Rome) -> None:
        family = first_of_curia(p)
        p.curia.remove(family)
        enter(p, family, self.seat)
        p.leader[self.seat] = family
        p.tell(words.E_HEIR, family, self.seat)

    def no(self, p: Rome) -> None:
        leave(p, self.seat)


def leave(p: Rome, seat: int) -> None:
    """5.4a, 5.4b: a faction is out: its hand is discarded, its treasury lost."""
    p.gone[seat] = 1
    p.discards += p.hands[seat]
    p.hands[seat] = []
    lose_treasury(p, seat)
    p.tell(words.E_FACTION_LEFT, seat)
