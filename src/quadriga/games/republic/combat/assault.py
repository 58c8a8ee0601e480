"""A conflict assaults provinces, one after the other (section 8)."""

from typing import Final, final

from quadriga.engine import Procedure
from quadriga.engine.part import replaced
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import (
    DEFEAT,
    DISASTER,
    NO_BATTLE,
    PROVINCES,
    STALEMATE,
    VICTORY,
)
from quadriga.games.republic.combat.active_conflict import (
    gain,
    kill_captives,
    natural_result,
    needs_naval_battle,
)
from quadriga.games.republic.combat.allied_conflict import conflict_loses, leader_support, leaders, release
from quadriga.games.republic.combat.losses import promote, suffer
from quadriga.games.republic.combat.mortality import Mortality
from quadriga.games.republic.combat.rebellion import collapse, return_to_rome
from quadriga.games.republic.combat.roll import CombatRoll, rate, toll
from quadriga.games.republic.combat.values import command, land_value, naval_value
from quadriga.games.republic.position import (
    ASSAULTED_TALLY,
    CAPTIVE,
    FALLEN_TALLY,
    HELD,
    NONE,
    REBEL,
    REPELLED_TALLY,
    ROMAN,
    Combat,
    half_up,
)


def assaults(p: Combat, conflict: int) -> bool:
    """8.1.1: active, and every expedition sent, if any, ended in disaster or defeat."""
    return p.is_active(conflict) and not p.sent[conflict] & HELD


def targets(p: Combat, conflict: int) -> list[int]:
    """8.1.2: the provinces the card names, in order; the pirates' by option."""
    return p.cards.attacks[p.options[options.PIRATE_TARGETS]][conflict]


def is_target(p: Combat, conflict: int, province: int) -> bool:
    """8.1.2: a province that exists and is Roman or rebel; on the cards the pirates spare a developed Bithynia."""
    if p.holder[province] not in (ROMAN, REBEL):
        return False
    if p.options[options.PIRATE_TARGETS] == options.HOUSE:
        return True
    pirates = p.cards.groups["pirates"] == p.cards.group[conflict]
    return not (pirates and province == p.cards.province_of["bithynia"] and p.developed[province])


def captured_ships(p: Combat, conflict: int) -> int:
    """8.1.4: provincial flotillas of the provinces a conflict holds; natives do not move."""
    return _captured(p, conflict, words.FLOTILLA)


def captured_militia(p: Combat, conflict: int) -> int:
    """8.1.4: militia of the provinces a conflict holds."""
    return _captured(p, conflict, words.MILITIA)


def _captured(p: Combat, conflict: int, kind: int) -> int:
    found = 0
    for province in range(PROVINCES):
        if p.holder[province] == CAPTIVE + conflict:
            found += p.count(province, kind)
    return found


def assault_support(p: Combat, conflict: int) -> int:
    """8.3, A31: the ships a province needs for its victory to count."""
    ships = captured_ships(p, conflict)
    if p.cards.naval[conflict] == 0:
        ships = half_up(ships)
    elif p.options[options.PIRATE_SHIPS] == options.SPLIT:
        ships -= half_up(ships)
    return p.cards.support[conflict] + ships + leader_support(p, conflict)


@final
class Assault(Procedure[Combat]):
    """8.1.1, 8.1.2: the conflict turns on the first province it can, from a place in its list on."""

    def __init__(self, conflict: int, place: int) -> None:
        self.conflict: Final = conflict
        self.place: Final = place

    def run(self, p: Combat) -> None:
        if not assaults(p, self.conflict):
            return
        listed = targets(p, self.conflict)
        for place in range(self.place, len(listed)):
            if is_target(p, self.conflict, listed[place]):
                self._on(p, listed[place], place)
                return

    def _on(self, p: Combat, province: int, place: int) -> None:
        p.assaulted = replaced(p.assaulted, province, 1)
        p.tally[ASSAULTED_TALLY + province] += 1
        p.tell(words.E_NO_INCOME, province)
        if not p.is_led(province):
            p.tell(words.E_NO_GOVERNOR, province)
            count_end(p, NO_BATTLE)
            p.begin(Fall(self.conflict, place))
        elif needs_naval_battle(p, self.conflict):
            begin_part(p, self.conflict, place, words.NAVAL)
        else:
            begin_part(p, self.conflict, place, words.LAND)


def count(p: Combat, component: int, result: int) -> None:
    """Note a result for the odds, which speak of the first province assaulted."""
    if sum(p.assaulted) == 1:
        p.record(component, result)


def count_end(p: Combat, result: int) -> None:
    """Note how the assault on the first province ended, for the odds."""
    if sum(p.assaulted) == 1:
        p.ended(result)


def begin_part(p: Combat, conflict: int, place: int, component: int) -> None:
    """8.2, 8.3: one part of an assault; a province without a unit of the domain loses it at once (A32b)."""
    province = targets(p, conflict)[place]
    units = p.land_units(province) if component else p.naval_units(province)
    if not units:
        p.tell(words.E_NO_UNITS, province, component)
        count(p, component, DEFEAT)
        p.begin(AssaultResult(conflict, place, component, DEFEAT))
        p.kill(p.commander(province))
        return
    p.begin(AssaultRoll(conflict, place, component))
    rate(p, province)


@final
class AssaultRoll(CombatRoll):
    """8.2, 8.3: the governor's throw; no multiplier here, and omens trouble loyal governors only."""

    def __init__(self, conflict: int, place: int, component: int) -> None:
        self.conflict: Final = conflict
        self.place: Final = place
        self.component: Final = component

    def province(self, p: Combat) -> int:
        """The province under assault."""
        return targets(p, self.conflict)[self.place]

    def own(self, p: Combat) -> int:
        province = self.province(p)
        value = land_value(p, province) if self.component else naval_value(p, province)
        return value + command(p, province, value)

    def enemy(self, p: Combat) -> int:
        return assault_land(p, self.conflict) if self.component else assault_naval(p, self.conflict)

    def omens(self, p: Combat) -> int:
        return p.omens if p.holder[self.province(p)] == ROMAN else 0

    def natural(self, p: Combat, total: int) -> int:
        """A29: an assault is no later expedition, so the numbers always count."""
        return natural_result(p, self.conflict, p.commander(self.province(p)), total)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        province = self.province(p)
        p.tell(words.E_ASSAULTED, province, self.conflict, self.component, own, enemy)
        if self.component and self.lacks_ships(p):
            p.tell(words.E_DOWNGRADED, province, p.naval_units(province), assault_support(p, self.conflict))

    def reading(self, p: Combat, total: int, modifier: int) -> int:
        """8.3: without the ships to stand the siege a victory on land counts as a stalemate, with the same losses."""
        reading = super().reading(p, total, modifier)
        if self.component and reading // 32 == VICTORY and self.lacks_ships(p):
            return reading + (STALEMATE - VICTORY) * 32
        return reading

    def lacks_ships(self, p: Combat) -> bool:
        """8.3: fewer naval units than the support of the conflict."""
        return p.naval_units(self.province(p)) < assault_support(p, self.conflict)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        province = self.province(p)
        governor = p.commander(province)
        land = toll(p, province, result, loss, p.land_units(province))
        naval = toll(p, province, result, loss, p.naval_units(province))
        count(p, self.component, result)
        p.begin(AssaultResult(self.conflict, self.place, self.component, result, land, naval, self.enemy(p)))
        if result == DEFEAT:
            p.kill(governor)
        else:
            captor = self.conflict if self.component and result != VICTORY else NONE
            p.begin(Mortality(governor, NONE, land + naval, captor))
        suffer(p, province, land, naval)


def assault_land(p: Combat, conflict: int) -> int:
    """8.3: printed land strength, leaders, and captured militia."""
    return p.cards.land[conflict] + leaders(p, conflict) + captured_militia(p, conflict)


def assault_naval(p: Combat, conflict: int) -> int:
    """8.2: printed naval strength, leaders, and half of the captured flotillas."""
    return p.cards.naval[conflict] + leaders(p, conflict) + half_up(captured_ships(p, conflict))


@final
class AssaultResult(Procedure[Combat]):
    """8.2.1 to 8.2.5, 8.3.1 to 8.3.5: what follows one part of an assault."""

    def __init__(
        self, conflict: int, place: int, component: int, result: int, land: int = 0, naval: int = 0, strength: int = 0
    ) -> None:
        self.conflict: Final = conflict
        self.place: Final = place
        self.component: Final = component
        self.result: Final = result
        self.land: Final = land
        self.naval: Final = naval
        self.strength: Final = strength
        """What the conflict fought with."""

    def run(self, p: Combat) -> None:
        province = targets(p, self.conflict)[self.place]
        if self.result not in (DISASTER, DEFEAT):
            if self.hurts_conflict(p):
                conflict_loses(p, self.conflict, self.land, self.naval)
            promote(p, province, self.result)
        if self.result == VICTORY and self.component == words.LAND:
            self._repel(p, province)
            return
        if self.result == VICTORY:
            if p.holder[province] == ROMAN:
                gain(p, p.commander(province), p.cards.naval[self.conflict], p.cards.governor_share)
            p.marker = replaced(p.marker, self.conflict, 1)
            p.tell(words.E_FLEET_DEFEATED, self.conflict)
        if not p.is_led(province):
            count_end(p, self.result)
            p.begin(Fall(self.conflict, self.place))
        elif self.component == words.NAVAL:
            begin_part(p, self.conflict, self.place, words.LAND)
        else:
            count_end(p, self.result)
            if self.result == DISASTER:
                p.begin(Assault(self.conflict, self.place + 1))

    def hurts_conflict(self, p: Combat) -> bool:
        """A28b: a stalemate on land costs the conflict as many units too, unless the table says it does not."""
        return not (
            self.component == words.LAND
            and self.result == STALEMATE
            and p.options[options.ASSAULT_STALEMATE] == options.PROVINCE_LOSES
        )

    def _repel(self, p: Combat, province: int) -> None:
        """8.3.5: the conflict is driven off; a governor who fell in the victory has lost his province (R-10)."""
        count_end(p, VICTORY)
        p.tally[REPELLED_TALLY] += 1
        conflict = self.conflict
        if p.holder[province] == ROMAN:
            gain(p, p.commander(province), self.strength, p.cards.governor_share)
        if p.leaders_of(conflict):
            for leader in p.leaders_of(conflict):
                p.leader[leader] = 2
                p.tell(words.E_LEADER_LEFT, leader)
            shuffle_back(p, conflict)
            kill_captives(p, conflict)
        else:
            p.status[conflict] = words.INACTIVE
            p.tell(words.E_FELL_ASLEEP, conflict)
        release(p, conflict)
        if not p.is_led(province) and p.options[options.GOVERNOR_LOST] == options.FALLS:
            lose_province(p, province, conflict)
            if p.status[conflict] != words.INACTIVE:
                release(p, conflict)
            return
        if not p.is_led(province) and p.is_head(p.governor[province]):
            collapse(p, False)


def shuffle_back(p: Combat, conflict: int) -> None:
    """8.3.5, A32: a beaten conflict with a leader: into the pile if it is thick enough, else the next, else out."""
    if p.pile > p.cards.pile:
        p.status[conflict] = words.SHUFFLED
        p.tell(words.E_SHUFFLED_BACK, conflict)
    elif p.next_pile:
        p.status[conflict] = words.NEXT_PILE
        p.tell(words.E_NEXT_ERA, conflict)
    else:
        p.status[conflict] = words.DISCARDED
        p.tell(words.E_OUT_OF_PLAY, conflict)


def lose_province(p: Combat, province: int, conflict: int) -> None:
    """8.1.5: a province falls to a conflict; its Roman garrison goes home, and a rebellion falls with its head."""
    return_to_rome(p, province)
    p.holder[province] = CAPTIVE + conflict
    p.tally[FALLEN_TALLY + province] += 1
    p.tell(words.E_PROVINCE_TAKEN, province, conflict)
    if p.is_head(p.governor[province]):
        collapse(p, False)


@final
class Fall(Procedure[Combat]):
    """8.1.5: a province falls, and the next one is assaulted at once (A27)."""

    def __init__(self, conflict: int, place: int) -> None:
        self.conflict: Final = conflict
        self.place: Final = place

    def run(self, p: Combat) -> None:
        lose_province(p, targets(p, self.conflict)[self.place], self.conflict)
        p.begin(Assault(self.conflict, self.place + 1))
