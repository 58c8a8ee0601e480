"""A war assaults provinces, one after the other (section 8 of the house document, ruling R-80)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, DISASTER, PROVINCES, STALEMATE, STANDOFF, VICTORY
from quadriga.games.republic.options import (
    ASSAULT_STALEMATE,
    CAPPED,
    FALLS,
    GOVERNOR_LOST,
    PIRATE_SHIPS,
    PIRATE_TARGETS,
    PROVINCE_LOSES,
    RATING_CAP,
    SPLIT,
)
from quadriga.games.republic.options import HOUSE as HOUSE_TARGETS
from quadriga.games.republic.whole.deck import WAR
from quadriga.games.republic.whole.forum.events import kill_captives
from quadriga.games.republic.whole.forum.pretender import is_loyal
from quadriga.games.republic.whole.mortality.chits import MARKED, TAKEN_BY, DrawChits
from quadriga.games.republic.whole.mortality.death import die, vacate
from quadriga.games.republic.whole.provincial.units import (
    LoseUnits,
    held_by,
    of_provinces,
    release,
    units,
    war_loses,
    worth,
)
from quadriga.games.republic.whole.rome import CAPTIVE, GARRISON, GONE, NOBODYS, TAKEN, Rome
from quadriga.games.republic.whole.war.arrival import TOP_CARDS, discard_war, leave_play
from quadriga.games.republic.whole.war.battle import HELD, RatePompey, promote
from quadriga.games.republic.whole.war.dice import losses_of, result_of, share, throws
from quadriga.games.republic.whole.war.forces import garrison_home
from quadriga.games.republic.whole.war.strength import bonus, exists, is_active, leaders, printed, printed_numbers


def targets(p: Rome, war: int) -> list[int]:
    """8.1.2: the provinces the card names, in order; the pirates' by option."""
    return p.cards.attacks[p.options[PIRATE_TARGETS]][war]


def assaults(p: Rome, war: int) -> bool:
    """8.1.1: active, and every expedition of this turn, if any, ended in disaster or defeat."""
    return is_active(p, war) and not p.fought[war] & HELD


def is_target(p: Rome, war: int, province: int) -> bool:
    """8.1.2: a Roman province, a rebel's too; on the cards the pirates spare a developed Bithynia."""
    if not exists(p, province):
        return False
    if p.options[PIRATE_TARGETS] == HOUSE_TARGETS:
        return True
    pirates = p.cards.groups["pirates"] == p.cards.group[war]
    return not (pirates and province == p.cards.province_of["bithynia"] and p.developed[province])


def there(p: Rome, province: int) -> int:
    """8.1.5: the governor who can be hit: none where a legate stands in for him."""
    return NOBODYS if p.legate[province] >= 0 else p.governor(province)


def ships_of(p: Rome, war: int) -> int:
    """8.1.4: flotillas of the provinces a war holds; natives do not move."""
    return sum([of_provinces(p).flotillas[at] for at in held_by(p, war)])


def militia_of(p: Rome, war: int) -> int:
    """8.1.4: their militia."""
    return sum([of_provinces(p).militia[at] for at in held_by(p, war)])


def support_needed(p: Rome, war: int) -> int:
    """8.3, A31: the ships without which a victory of the province is a stalemate."""
    ships = ships_of(p, war)
    if not p.cards.naval[war]:
        ships = share(ships, 2)
    elif p.options[PIRATE_SHIPS] == SPLIT:
        ships -= share(ships, 2)
    return p.cards.support[war] + ships


def attack(p: Rome, war: int, at_sea: bool) -> int:
    """8.1.4, 8.2, 8.3: printed strength without multiplier, leaders, and units of the provinces it holds."""
    gained = share(ships_of(p, war), 2) if at_sea else militia_of(p, war)
    return printed(p, war, at_sea) + bonus(p, war) + gained


def defence(p: Rome, province: int, at_sea: bool) -> int:
    """8.2, 8.3: the units of a province, and the rating of a governor who is there."""
    value = worth(p, province, at_sea)
    governor = there(p, province)
    if governor < 0:
        return value
    rating = p.rating if p.rating and p.cards.rolls_rating[governor] else p.cards.military[governor]
    return value + (min(value, rating) if p.options[RATING_CAP] == CAPPED else rating)


# ---------------------------------------------------------------- the steps


@final
class WarAssaults(Procedure[Rome]):
    """0.3.4, 8.1.1: after all battles of Rome, war after war; at the end natives are back."""

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def run(self, p: Rome) -> None:
        for war in range(self.first, p.cards.conflicts):
            if assaults(p, war):
                p.begin(WarAssaults(war + 1))
                p.begin(WarAssault(war, 0))
                return
        own = of_provinces(p)
        own.fallen = [0] * PROVINCES
        own.sunk = [0] * PROVINCES


@final
class WarAssault(Procedure[Rome]):
    """8.1.2, 8.1.3, A24: the first province of the list it can turn on, from a place on; without governor it falls."""

    def __init__(self, war: int, place: int) -> None:
        self.war: Final = war
        self.place: Final = place

    def run(self, p: Rome) -> None:
        listed = targets(p, self.war)
        for place in range(self.place, len(listed)):
            province = listed[place]
            if not is_target(p, self.war, province):
                continue
            p.overrun[province] = 1
            p.tell(words.E_NO_INCOME, province)
            if p.governor(province) < 0:
                p.tell(words.E_NO_GOVERNOR, province)
                p.begin(ProvinceFalls(self.war, place))
            else:
                at_sea = printed(p, self.war, at_sea=True) > 0 and not p.beaten_fleet[self.war]
                begin_part(p, self.war, place, at_sea)
            return


def begin_part(p: Rome, war: int, place: int, at_sea: bool) -> None:
    """8.2, 8.3, A32b: one part of an assault; a province without a unit of the domain loses it at once."""
    province = targets(p, war)[place]
    governor = there(p, province)
    p.rating = 0
    if not units(p, province, at_sea):
        p.tell(words.E_NO_UNITS, province, words.NAVAL if at_sea else words.LAND)
        p.begin(WarAssaultResult(war, place, at_sea, DEFEAT, 0, 0, 0))
        if governor >= 0:
            die(p, governor)
        return
    p.begin(WarAssaultDice(war, place, at_sea))
    if governor >= 0 and p.cards.rolls_rating[governor]:
        p.begin(RatePompey(governor))


@final
class WarAssaultDice(Chance[Rome]):
    """8.2, 8.3, A29: the governor's throw; omens trouble loyal ones only, and the numbers of the war always count."""

    verbs: ClassVar[tuple[int, ...]] = (words.THROW,)

    def __init__(self, war: int, place: int, at_sea: bool) -> None:
        self.war: Final = war
        self.place: Final = place
        self.at_sea: Final = at_sea

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return throws()

    def play(self, p: Rome, move: Move) -> None:
        war, at_sea = self.war, self.at_sea
        province = targets(p, war)[self.place]
        governor = there(p, province)
        own, enemy = defence(p, province, at_sea), attack(p, war, at_sea)
        omens = p.omens() if is_loyal(p, province) else 0
        natural = move.a + move.b
        total = natural + own - enemy - omens
        numbers = [printed_numbers(p, war, governor, kind) for kind in (DISASTER, STANDOFF)]
        result = result_of(p.cards, natural, total, numbers[0], numbers[1])
        land = losses_of(p.cards, result, total, units(p, province, at_sea=False), governor)
        naval = losses_of(p.cards, result, total, units(p, province, at_sea=True), governor)
        p.tell(words.E_ASSAULTED, province, war, words.NAVAL if at_sea else words.LAND, own, enemy)
        ships = units(p, province, at_sea=True)
        if not at_sea and result == VICTORY and ships < support_needed(p, war):
            p.tell(words.E_DOWNGRADED, province, ships, support_needed(p, war))
            result = STALEMATE
        p.tell(words.E_ROLLED, natural, omens, total, result)
        p.begin(WarAssaultResult(war, self.place, at_sea, result, land, naval, enemy))
        if governor >= 0 and result == DEFEAT:
            die(p, governor)
        elif governor >= 0:
            p.marked = [governor]
            takes = not at_sea and result != VICTORY and is_loyal(p, province)
            p.begin(DrawChits(land + naval, TAKEN_BY + war if takes else MARKED))
        p.begin(LoseUnits(province, True, naval))
        p.begin(LoseUnits(province, False, land))


@final
class WarAssaultResult(Procedure[Rome]):
    """8.2.1 to 8.2.5, 8.3.1 to 8.3.5: what follows one part of an assault."""

    def __init__(self, war: int, place: int, at_sea: bool, result: int, land: int, naval: int, strength: int) -> None:
        self.war: Final = war
        self.place: Final = place
        self.at_sea: Final = at_sea
        self.result: Final = result
        self.land: Final = land
        self.naval: Final = naval
        self.strength: Final = strength
        """What the war fought with."""

    def run(self, p: Rome) -> None:
        war, result = self.war, self.result
        province = targets(p, war)[self.place]
        governor = there(p, province)
        p.rating = 0
        if result in (STALEMATE, STANDOFF, VICTORY):
            if self.at_sea or result != STALEMATE or p.options[ASSAULT_STALEMATE] != PROVINCE_LOSES:
                war_loses(p, war, self.land, self.naval)
            best = governor >= 0 and result == VICTORY
            promote(p, GARRISON + province, governor, p.cards.promotions[governor] if best else 1)
        if result == VICTORY and not self.at_sea:
            self._repel(p, province)
            return
        if result == VICTORY:
            gain(p, province, printed(p, war, at_sea=True))
            p.beaten_fleet[war] = 1
            p.tell(words.E_FLEET_WON, war)
        if p.governor(province) < 0 or (result == DEFEAT and governor < 0):
            p.begin(ProvinceFalls(war, self.place))
        elif self.at_sea:
            begin_part(p, war, self.place, at_sea=False)
        elif result == DISASTER:
            p.begin(WarAssault(war, self.place + 1))

    def _repel(self, p: Rome, province: int) -> None:
        """8.3.5: the war sleeps, or without its leaders goes back to the deck; a governor who fell in the victory has
        lost his province all the same."""
        war = self.war
        gain(p, province, self.strength)
        led = leaders(p, war)
        for leader in led:
            p.chief[leader] = GONE
            p.guest[leader] = 0
            p.tell(words.E_LEADER_LEFT, leader)
        release(p, war)
        if p.governor(province) < 0 and p.options[GOVERNOR_LOST] == FALLS:
            take(p, province, war)
        if led:
            captives = [one for one in range(p.cards.senators) if p.place[one] == CAPTIVE and p.where[one] == war]
            shuffle_back(p, war)
            kill_captives(p, captives)
        else:
            p.war[war] = words.INACTIVE
            p.tell(words.E_FELL_ASLEEP, war)


def gain(p: Rome, province: int, strength: int) -> None:
    """8.2.5, 8.3.5, A35: fame of a loyal governor who lives: a third."""
    governor = there(p, province)
    if governor >= 0 and is_loyal(p, province):
        number = share(strength, p.cards.governor_share)
        p.gain_popularity(governor, number)
        p.gain_influence(governor, number)
        p.tell(words.E_FAME_WON, governor, number)


def shuffle_back(p: Rome, war: int) -> None:
    """8.3.5, A32: into the deck if more than six cards are left, else into the next one, else out of the game."""
    cards = [card for card in range(p.deck.cards) if p.deck.kind[card] == WAR and p.deck.ref[card] == war]
    stock = p.stock()
    leave_play(p, war, beaten=False)
    if stock.left() > TOP_CARDS:
        stock.window = max(stock.window, stock.left()) + 1
        stock.returned = sorted(stock.returned + cards)
        p.tell(words.E_SHUFFLED_BACK, war)
    elif p.uses_next(p.era + 1):
        of_provinces(p).waiting += cards
        p.tell(words.E_NEXT_ERA, war)
    else:
        p.war[war] = words.DISCARDED
        discard_war(p, war)
        p.tell(words.E_OUT_OF_PLAY, war)


def take(p: Rome, province: int, war: int) -> None:
    """8.1.5: a province joins a war with all its own units; the garrison goes home."""
    garrison_home(p, province)
    if p.legate[province] >= 0:
        vacate(p, province)
    p.province[province] = TAKEN
    p.term[province] = 0
    of_provinces(p).captor[province] = war
    p.tell(words.E_PROVINCE_TAKEN, province, war)


@final
class ProvinceFalls(Procedure[Rome]):
    """8.1.5, A27: a province falls, and the next one is assaulted at once."""

    def __init__(self, war: int, place: int) -> None:
        self.war: Final = war
        self.place: Final = place

    def run(self, p: Rome) -> None:
        take(p, targets(p, self.war)[self.place], self.war)
        p.begin(WarAssault(self.war, self.place + 1))
