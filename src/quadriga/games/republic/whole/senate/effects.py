"""What a proposal does when it is carried, or when it is lost (rules 9.2 to 9.8)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.bequests import ON_THE_WAY
from quadriga.games.republic.whole.forum.events import end_rhodes
from quadriga.games.republic.whole.mortality.death import vacate
from quadriga.games.republic.whole.options import FOUGHT, LAND_BLAME, NARBONESE, OLD_CENSOR, PASSED, UNTIL_CONSULS
from quadriga.games.republic.whole.population.phase import change_unrest
from quadriga.games.republic.whole.revenue.personal import doubles
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    BACK,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    GARRISON,
    GOVERNED,
    GOVERNING,
    IN_FORUM,
    IN_ROME,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    RESERVE,
    ROME_CONSUL,
    Rome,
)
from quadriga.games.republic.whole.senate.convictions import acquit, convict, convict_murder
from quadriga.games.republic.whole.senate.repopulation import make_for_life
from quadriga.games.republic.whole.war.arrival import create_attacked, wake
from quadriga.games.republic.whole.war.forces import bring_home, garrison_home, garrison_size, recall, take_over
from quadriga.games.republic.whole.war.strength import is_active

AGAINST: Final = 2
FOR: Final = 1


@final
class Carried(Procedure[Rome]):
    """9.16a: a proposal takes effect with the last faction's vote."""

    def __init__(self, kind: int, seat: int, vetoed: int, items: tuple[int, ...], stance: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.vetoed: Final = vetoed
        self.items: Final = items
        self.stance: Final = stance

    def run(self, p: Rome) -> None:
        kind, items = self.kind, list(self.items)
        if kind == words.FOR_CONSULS:
            elect_consuls(p, items[0], items[1])
        elif kind == words.FOR_DICTATOR:
            make_dictator(p, items[0])
        elif kind == words.FOR_CENSOR:
            make_censor(p, items[0])
        elif kind == words.FOR_TRIAL:
            convict(p, items[0], items[2], items[3])
        elif kind == words.FOR_MURDER_TRIAL:
            convict_murder(p, items[0], items[1])
        elif kind == words.FOR_GOVERNORS:
            for at in range(len(items) - 2, -2, -2):
                p.begin(Post(items[at], items[at + 1]))
        elif kind == words.FOR_CONCESSIONS:
            for at in range(0, len(items), 2):
                p.holder[items[at]] = items[at + 1]
                p.bars[items[at]] = 0
                p.meeting().tried |= 1 << items[at]
                p.tell(words.E_CONCESSION, items[at], items[at + 1])
        elif kind == words.FOR_LIFE:
            make_for_life(p, items[0])
        else:
            self.laws_and_forces(p, kind, items)

    def laws_and_forces(self, p: Rome, kind: int, items: list[int]) -> None:
        """9.62 to 9.64: land, units and wars."""
        if kind == words.FOR_LAND_BILL:
            pass_bill(p, items, self.stance)
        elif kind == words.FOR_REPEAL:
            repeal(p, items, self.stance, carried=True)
        elif kind == words.FOR_RECRUITS:
            recruit(p, items[0], items[1])
        elif kind == words.FOR_DISBANDING:
            p.legions -= items[0]
            p.fleets -= items[1]
            p.tell(words.E_DISBANDED, items[0], items[1])
        elif kind == words.FOR_FORCES:
            send_forces(p, items)
        elif kind == words.FOR_RECALL:
            recall(p, items[0])
        elif kind == words.FOR_REPLACING:
            replace(p, items[0], items[1])
        elif kind == words.FOR_REINFORCING:
            reinforce(p, items)
        elif kind == words.FOR_WITHDRAWAL:
            withdraw(p, items[0], items[1], items[2])
        elif kind == words.FOR_GARRISON:
            man(p, items[0], items[1], items[2])
        elif kind == words.FOR_GARRISON_HOME:
            garrison_home(p, items[0])
            p.tell(words.E_GARRISONED, items[0], 0)
        elif kind == words.FOR_BEQUEST:
            send_for_bequest(p, items)
        elif kind == words.FOR_REFUSING_RHODES:
            end_rhodes(p)


@final
class Defeated(Procedure[Rome]):
    """9.43a, 9.61b, 9.62c: what a lost or vetoed proposal leaves behind."""

    def __init__(self, kind: int, seat: int, vetoed: int, items: tuple[int, ...], stance: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.vetoed: Final = vetoed
        self.items: Final = items
        self.stance: Final = stance

    def run(self, p: Rome) -> None:
        if self.kind == words.FOR_CONCESSIONS:
            for concession in self.items[0::2]:
                p.meeting().tried |= 1 << concession
        elif self.kind in (words.FOR_TRIAL, words.FOR_MURDER_TRIAL):
            acquit(p, self.items[0])
        elif self.kind == words.FOR_LAND_BILL and not self.vetoed and p.options[LAND_BLAME] != PASSED:
            blame(p, self.items[0], self.stance)
        elif self.kind == words.FOR_REPEAL and not self.vetoed:
            repeal(p, list(self.items), self.stance, carried=False)


# ---------------------------------------------------------------- offices


def elect_consuls(p: Rome, one: int, other: int) -> None:
    """9.22a: elected; who of the two is Rome Consul they decide."""
    from quadriga.games.republic.whole.senate.elections import OfferOffice

    p.meeting().filled |= 1 << ROME_CONSUL | 1 << FIELD_CONSUL
    p.begin(OfferOffice(one, other))


def install_consuls(p: Rome, rome: int, field: int) -> None:
    """9.22a, 9.22b, 9.18a: influence for both; the old consuls and Dictator step back as prior consuls."""
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
        if p.offices[office] >= 0:
            p.marks[p.offices[office]] |= PRIOR_CONSUL
    p.offices[DICTATOR] = p.offices[MASTER_OF_HORSE] = -1
    if p.options[OLD_CENSOR] == UNTIL_CONSULS:
        p.offices[CENSOR] = -1
    p.offices[ROME_CONSUL], p.offices[FIELD_CONSUL] = rome, field
    for office, holder in ((ROME_CONSUL, rome), (FIELD_CONSUL, field)):
        if holder >= 0:
            take_office(p, holder, office)


def take_office(p: Rome, senator: int, office: int) -> None:
    """9.22b, 9.33d, 9.18a: he leaves any other office, gains influence and keeps it."""
    for at, holder in enumerate(p.offices):
        if holder == senator and at != office:
            p.offices[at] = -1
    p.offices[office] = senator
    p.gain_influence(senator, p.deck.office_influence[office])
    if office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
        p.elected.append(senator)
    p.tell(words.E_OFFICE, senator, office)


def make_dictator(p: Rome, senator: int) -> None:
    """9.33a: Dictator, presiding at once; he names a Master of Horse."""
    from quadriga.games.republic.whole.senate.elections import NameHorseman

    p.meeting().filled |= 1 << DICTATOR
    take_office(p, senator, DICTATOR)
    p.begin(NameHorseman())


def make_censor(p: Rome, senator: int) -> None:
    """9.4b: Censor; the old one served until now."""
    p.meeting().filled |= 1 << CENSOR
    p.offices[CENSOR] = -1
    take_office(p, senator, CENSOR)


# ---------------------------------------------------------------- governors


def is_by_legate(p: Rome, senator: int) -> bool:
    """13.L8: officials and all who are away already govern through a legate."""
    return senator in p.offices or p.place[senator] not in (IN_ROME, IN_FORUM)


@final
class Post(Procedure[Rome]):
    """9.5c, 13.L8: a governor elected or appointed; by the Vatinian Law he may send a legate, or has to."""

    def __init__(self, province: int, senator: int) -> None:
        self.province: Final = province
        self.senator: Final = senator

    def run(self, p: Rome) -> None:
        if is_by_legate(p, self.senator):
            send_legate(p, self.province, self.senator)
        elif p.has_law("vatinian") and p.faction[self.senator] >= 0:
            p.begin(GoOrSend(self.province, self.senator))
        else:
            send_governor(p, self.province, self.senator)


@final
class GoOrSend(YesNo[Rome]):
    """13.L8: a senator in Rome without office goes himself or governs through a legate for the term."""

    verbs: ClassVar[tuple[int, ...]] = (words.GO_YOURSELF, words.SEND_LEGATE)
    prompt: ClassVar[str] = words.ASK_LEGATE

    def __init__(self, province: int, senator: int) -> None:
        self.province: Final = province
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.senator]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("province", words.PROVINCE, self.province), ("commander", words.COMMANDER, self.senator)]

    def yes(self, p: Rome) -> None:
        send_governor(p, self.province, self.senator)

    def no(self, p: Rome) -> None:
        send_legate(p, self.province, self.senator)


def send_legate(p: Rome, province: int, senator: int) -> None:
    """13.L8: he governs from where he is."""
    replace_governor(p, province)
    p.legate[province] = senator
    p.province[province] = GOVERNED
    p.term[province] = p.deck.governor_term
    p.posted[province] = p.round
    p.tell(words.E_LEGATE, senator, province)


def replace_governor(p: Rome, province: int) -> None:
    """9.52a: a governor who is replaced is home at once."""
    old = p.governor(province)
    if p.legate[province] >= 0:
        vacate(p, province)
    elif old >= 0:
        p.place[old] = IN_ROME if p.faction[old] >= 0 else IN_FORUM
        p.where[old] = -1
        p.marks[old] |= BACK
        vacate(p, province)
        p.tell(words.E_CAME_HOME, old)


def send_governor(p: Rome, province: int, senator: int) -> None:
    """9.5c, 9.52a: he leaves at once with a term; a governor he replaces is home at once."""
    replace_governor(p, province)
    p.place[senator] = GOVERNING
    p.where[senator] = province
    p.province[province] = GOVERNED
    p.term[province] = p.deck.governor_term
    p.posted[province] = p.round
    p.tell(words.E_GOVERNS, senator, province)


# ---------------------------------------------------------------- land bills


def blame(p: Rome, bill: int, stance: tuple[int, ...]) -> None:
    """9.62c, D44: each senator who voted against a land bill loses popularity, whether it passes or not."""
    for one, how in enumerate(stance):
        if how == AGAINST and p.is_in_play(one):
            p.gain_popularity(one, -p.deck.bill_against[bill])


def pass_bill(p: Rome, items: list[int], stance: tuple[int, ...]) -> None:
    """9.62b: less unrest, popularity for sponsor and cosponsor, and its marker."""
    bill, sponsor, cosponsor = items
    p.bills[bill] += 1
    change_unrest(p, p.deck.bill_unrest[bill])
    for one, gain in ((sponsor, p.deck.bill_sponsor[bill]), (cosponsor, p.deck.bill_cosponsor[bill])):
        if p.is_in_play(one):
            p.gain_popularity(one, gain)
    blame(p, bill, stance)


def repeal(p: Rome, items: list[int], stance: tuple[int, ...], carried: bool) -> None:
    """9.621b: the sponsor and all who vote for it lose popularity; carried, unrest rises and a marker goes."""
    bill, sponsor = items
    if p.is_in_play(sponsor):
        p.gain_popularity(sponsor, -p.deck.bill_repeal[bill])
    for one, how in enumerate(stance):
        if how == FOR and p.is_in_play(one):
            p.gain_popularity(one, -p.deck.bill_against[bill])
    if carried:
        p.bills[bill] -= 1
        change_unrest(p, -p.deck.bill_unrest[bill])


# ---------------------------------------------------------------- forces


def unit_price(p: Rome) -> int:
    """7.E10, 9.63a: ten talents, ten more for each shortage."""
    return 10 + 10 * p.event("manpower_shortage")


def about_units(p: Rome, motion: int, legions: int) -> list[tuple[str, Kind, int]]:
    """What units are counted for; if they are to be raised, their price and what these legions leave the State."""
    price = unit_price(p) if motion == words.FOR_RECRUITS else 0
    return [
        ("motion", words.MOTION, motion),
        ("price", words.NUMBER, price),
        ("treasury", words.NUMBER, p.treasury - price * legions if price else 0),
    ]


def recruit(p: Rome, legions: int, fleets: int) -> None:
    """9.63a, 9.631a: paid at once; Armaments and Ship Building pay their holders and show their bars."""
    p.treasury -= (legions + fleets) * unit_price(p)
    p.legions += legions
    p.fleets += fleets
    meeting = p.meeting()
    meeting.raised_legions += legions
    meeting.raised_fleets += fleets
    p.tell(words.E_RAISED, legions, fleets)
    for concession, holder in enumerate(p.holder):
        gain = p.deck.per_legion[concession] * legions + p.deck.per_fleet[concession] * fleets
        if holder >= 0 and gain:
            p.bars[concession] = 1
            p.talents[holder] += gain * doubles(p, holder)
            p.tell(words.E_EARNED, holder, gain * doubles(p, holder))


def take_veterans(p: Rome, mask: int, source: int, to: int) -> None:
    """Veterans by their numbers change their place."""
    for number in p.veterans(source):
        if mask >> number & 1:
            p.veteran_at[number] = to


def move_units(p: Rome, commander: int, legions: int, fleets: int, veterans: int) -> None:
    """Units of the active boxes go to a commander."""
    p.legions -= legions
    p.fleets -= fleets
    p.army[commander] += legions
    p.ships[commander] += fleets
    take_veterans(p, veterans, RESERVE, FORCE + commander)


def depart(p: Rome, commander: int, place: int) -> None:
    """9.641b, 9.34a: he is away at once; a Dictator with his Master of Horse."""
    p.place[commander] = AT_WAR
    p.where[commander] = place
    p.commands.append(commander)
    p.sent[commander] = p.round
    p.batch[commander] = p.meeting().batches
    rider = p.offices[MASTER_OF_HORSE]
    if p.offices[DICTATOR] == commander and rider >= 0 and p.place[rider] == IN_ROME:
        p.place[rider] = AT_WAR
        p.where[rider] = place


def send_forces(p: Rome, items: list[int]) -> None:
    """9.641b, 9.642a, 7.3321d, 7.334b: commanders leave; the war is active; sending who presides ends the meeting."""
    meeting = p.meeting()
    meeting.batches = p.round * 100 + meeting.proposals
    presiding = p.ranking(meeting.stepped)
    for at in range(0, len(items), 5):
        commander, war, legions, fleets, veterans = items[at : at + 5]
        depart(p, commander, war)
        move_units(p, commander, legions, fleets, veterans)
        take_over(p, commander, war)
        p.tell(words.E_SENT, commander, war, p.legions_of(commander), p.ships[commander])
        if not is_active(p, war):
            wake(p, war)
        if p.options[NARBONESE] != FOUGHT:
            create_attacked(p, war)
        if commander == presiding:
            meeting.adjourned = meeting.closed = 1


def replace(p: Rome, commander: int, old: int) -> None:
    """9.644a: a commander takes the force of a proconsul over, who comes home."""
    war = p.where[old]
    legions, ships = p.army[old], p.ships[old]
    presiding = p.ranking(p.meeting().stepped)
    p.army[old] = p.ships[old] = 0
    depart(p, commander, war)
    p.army[commander], p.ships[commander] = legions, ships
    for number in p.veterans(FORCE + old):
        p.veteran_at[number] = FORCE + commander
    p.commands.remove(old)
    bring_home(p, old)
    p.tell(words.E_SENT, commander, war, p.legions_of(commander), p.ships[commander])
    if commander == presiding:
        p.meeting().adjourned = p.meeting().closed = 1


def reinforce(p: Rome, items: list[int]) -> None:
    """9.644c: units for a proconsul, who is not to be replaced this turn."""
    commander, legions, fleets, veterans = items
    move_units(p, commander, legions, fleets, veterans)
    p.sent[commander] = p.round
    p.tell(words.E_SENT, commander, p.where[commander], p.legions_of(commander), p.ships[commander])


def withdraw(p: Rome, commander: int, legions: int, fleets: int) -> None:
    """9.644b: part of a proconsul's force comes home."""
    legions, fleets = min(legions, p.army[commander]), min(fleets, p.ships[commander])
    p.army[commander] -= legions
    p.ships[commander] -= fleets
    p.legions += legions
    p.fleets += fleets
    p.tell(words.E_WITHDRAWN, commander, legions, fleets)


def man(p: Rome, province: int, legions: int, veterans: int) -> None:
    """9.646a: legions go to a garrison and stay there."""
    p.legions -= legions
    p.garrison[province] += legions
    take_veterans(p, veterans, RESERVE, GARRISON + province)
    p.manned[province] = p.round
    p.tell(words.E_GARRISONED, province, garrison_size(p, province))


def send_for_bequest(p: Rome, items: list[int]) -> None:
    """7.37b: the Field Consul goes to collect it with at least three legions and three fleets."""
    bequest, commander, legions, fleets = items
    presiding = p.ranking(p.meeting().stepped)
    p.bequest[bequest] = ON_THE_WAY
    p.place[commander] = AT_WAR
    p.where[commander] = -1
    p.commands.append(commander)
    p.sent[commander] = p.round
    p.won[commander] = 2
    move_units(p, commander, legions, fleets, 0)
    p.tell(words.E_ERRAND, commander, legions, fleets)
    if commander == presiding:
        p.meeting().adjourned = p.meeting().closed = 1
