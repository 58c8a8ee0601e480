"""A second board, moved by what is told alone: each battle is worked out again by the sections of the document.

It knows the cards and the situation, hears every event, and never asks the rules what they think. Whatever the rules do
without telling it, or tell without doing it, makes the two boards differ.
"""

from typing import Any

from quadriga.engine import CHANCE, NOBODY, Event, Move, Seeded
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import ALL, DEFEAT, DISASTER, NO_BATTLE, STALEMATE, STANDOFF, VICTORY
from quadriga.games.republic.combat.mortality import ChitDraw
from quadriga.games.republic.confrontation.situation import set_up
from quadriga.games.republic.position import (
    ASSAULTED_TALLY,
    AT_PROVINCE,
    AT_REBEL,
    CAPTIVE,
    CONFLICT_LOSSES,
    DEFECTED_TALLY,
    FALLEN_TALLY,
    IN_PROVINCE,
    LAND_TALLY,
    LANDED_TALLY,
    NAVAL_ONLY_TALLY,
    NAVAL_TALLY,
    OVERALL_TALLY,
    PROMOTED_TALLY,
    REBEL,
    REBEL_LOSSES,
    REBEL_PROMOTED_TALLY,
    REPELLED_TALLY,
    ROMAN,
    ROMAN_LOSSES,
    TALLY,
    Combat,
)
from rules.republic.scene import CARDS, GAME

LAND = (words.LEGION, words.VETERAN, words.MILITIA, words.NATIVE)
SHIPS = (words.FLEET, words.FLOTILLA, words.NATIVE_FLOTILLA)
EASING = (STALEMATE, STANDOFF, DISASTER)
STATUSES = {
    "discarded-card": words.BEATEN,
    "woke": words.ACTIVE,
    "fell-asleep": words.INACTIVE,
    "shuffled-back": words.SHUFFLED,
    "next-era": words.NEXT_PILE,
    "out-of-play": words.DISCARDED,
    "left-alone": words.UNPROSECUTED,
    "taken-up": words.ACTIVE,
}
"""Where an event puts a conflict."""


def half(number: int) -> int:
    return (number + 1) // 2


class Battle:
    """One throw: who fought whom, and what the document makes of it."""

    def __init__(self, key: str, component: int, own: int, enemy: int) -> None:
        self.key = key
        self.component = component
        self.own = own
        self.enemy = enemy
        self.force = self.other = self.conflict = -1
        self.omens = 0
        self.result = NO_BATTLE
        self.strength = 0
        self.parts = 2
        self.has_ships = True
        self.lacks_ships = False
        self.losses: dict[tuple[int, bool], int] = {}
        """What each force is still to lose, on land and at sea."""
        self.promoted: set[int] = set()
        self.famous = 0
        self.land = 0
        self.is_closed = False
        self.is_short = False
        """Whether it was told that ships are lacking."""
        self.enemy_losses = [0, 0]
        """The militia and flotillas that the conflict is still to lose."""
        self.spoils = 0
        self.unrest = 0


class SecondBoard:
    """The board as a careful listener keeps it."""

    def __init__(self, p: Combat) -> None:
        self.p = p
        self.options = p.options
        self.units = [p.units[at : at + words.KINDS] for at in range(0, len(p.units), words.KINDS)]
        self.status, self.marker, self.holder = p.status[:], p.marker[:], p.holder[:]
        self.leader, self.developed, self.sea_won = p.leader[:], p.developed[:], p.sea_won[:]
        self.popularity, self.influence = p.popularity[:], p.influence[:]
        self.rating = p.rating[:]
        self.targets = [army.target for army in p.expeditions]
        self.home = -1 if p.rebellion is None else p.rebellion.home
        self.convoys = p.convoys[:]
        self.eased = [bool(sent & 4) for sent in p.sent]
        self.won = [False] * len(p.status)
        self.left = [False] * len(p.status)
        self.is_over = self.is_over_when_counted = p.rebellion is None
        self.is_marching = p.rebellion is not None and p.rebellion.place != IN_PROVINCE
        self.unrest = self.treasury = 0
        self.tally = [0] * len(p.tally)
        self.landing = p.landing[:]
        self.calmed: set[int] = set()
        """Conflicts whose assaults have come to an end."""
        self.told: dict[str, int] = {}
        self.battles: list[Battle] = []
        self.thrown: list[int] = []
        """Those who have thrown their rating for the battle ahead."""
        self.dead: list[int] = []
        self.captives: list[int] = []
        self.led_by: list[int] = []
        """Those for whom chits are drawn."""
        self.left_to_draw = 0
        self.count = 0
        self.assaulted_first = -1
        self.chits: list[int] = []
        self.drawing: ChitDraw | None = None
        self.owed: list[tuple[int, ...]] = []
        """The commanders and the chits of every draw, in their order."""

    # ---------------------------------------------------------------- what units are worth

    def legions(self, force: int) -> int:
        return self.units[force][words.LEGION] + self.units[force][words.VETERAN]

    def provincial(self, force: int, number: int) -> int:
        return number if self.legions(force) else half(number)

    def land(self, force: int) -> int:
        legions, veterans, _, militia, _, natives, _ = self.units[force]
        return legions + 2 * veterans + self.provincial(force, militia + natives)

    def naval(self, force: int) -> int:
        ships = self.units[force][words.FLOTILLA] + self.units[force][words.NATIVE_FLOTILLA]
        return self.units[force][words.FLEET] + (ships if self.is_rebel(force) else self.provincial(force, ships))

    def is_rebel(self, force: int) -> bool:
        if force < len(self.holder):
            return self.holder[force] == REBEL
        return force == words.REBEL_ARMY or force >= words.FIRST_CONVOY

    def number(self, force: int, kinds: tuple[int, ...]) -> int:
        return sum(self.units[force][kind] for kind in kinds)

    def leaders_of(self, force: int) -> list[int]:
        """Those who lead a force and are free; who they are does not change."""
        found = []
        if force < len(self.holder):
            found = [self.p.governor[force]]
        elif force == words.REBEL_ARMY:
            found = [-1 if self.p.rebellion is None else self.p.rebellion.head]
        elif force < words.FIRST_CONVOY and force >= words.FIRST_EXPEDITION:
            army = self.p.expeditions[force - words.FIRST_EXPEDITION]
            found = [army.general, army.master]
        return [one for one in found if one >= 0 and self.p.fate[one] == words.UNHARMED]

    def led(self, force: int, value: int) -> int:
        rating = sum(self.rating[one] for one in self.leaders_of(force))
        return value + (min(rating, value) if self.options[options.RATING_CAP] == options.CAPPED else rating)

    def senator(self, force: int) -> int:
        """The senator of the cards who leads a force; -1 if somebody else does, or nobody."""
        found = self.leaders_of(force)
        if not found or found[0] != self.first(force) or self.p.who[found[0]] >= CARDS.senators:
            return -1
        return self.p.who[found[0]]

    def first(self, force: int) -> int:
        """The general or governor of a force, dead or alive."""
        if force < len(self.holder):
            return self.p.governor[force]
        if force == words.REBEL_ARMY:
            return -1 if self.p.rebellion is None else self.p.rebellion.head
        return self.p.expeditions[force - words.FIRST_EXPEDITION].general

    def captured(self, conflict: int, *kinds: int) -> int:
        held = [at for at, holder in enumerate(self.holder) if holder == CAPTIVE + conflict]
        return sum(self.units[at][kind] for at in held for kind in kinds)

    def chiefs(self, conflict: int) -> list[int]:
        group = CARDS.group[conflict]
        return [at for at, state in enumerate(self.leader) if state == 1 and CARDS.leader_group[at] == group]

    def group_of(self, conflict: int) -> int:
        return sum(
            CARDS.group[other] == CARDS.group[conflict] and state in (words.ACTIVE, words.UNPROSECUTED)
            for other, state in enumerate(self.status)
        )

    # ---------------------------------------------------------------- the battles

    def fought(self, force: int, conflict: int, component: int, own: int, enemy: int) -> None:
        """1.2, 1.3.2, 7.1, 7.2."""
        battle = self._battle("fought", force, component, own, enemy)
        battle.conflict = conflict
        chiefs = sum(CARDS.leader_strength[one] for one in self.chiefs(conflict))
        if component == words.LAND:
            assert own == self.led(force, self.land(force))
            printed, more = CARDS.land[conflict], self.captured(conflict, words.MILITIA, words.NATIVE)
            assert self.units[force][words.FLEET] >= self.support(conflict)
            assert self.marker[conflict] or not CARDS.naval[conflict]
        else:
            assert own == self.led(force, self.naval(force))
            printed, more = CARDS.naval[conflict], half(self.captured(conflict, words.FLOTILLA, words.NATIVE_FLOTILLA))
            assert not self.marker[conflict]
        assert enemy == printed * self.group_of(conflict) + chiefs + more
        spared = force == words.REBEL_ARMY and self.options[options.REBEL_OMENS] == options.SPARE
        battle.omens = 0 if spared else self.p.omens
        battle.strength = printed

    def support(self, conflict: int) -> int:
        """0.3.7, 7.2, A04, A49: the fleets a land battle against a conflict needs."""
        ships = self.captured(conflict, words.FLOTILLA, words.NATIVE_FLOTILLA)
        if CARDS.naval[conflict] and self.options[options.PIRATE_SHIPS] == options.SPLIT:
            ships //= 2
        chiefs = sum(CARDS.leader_strength[one] for one in self.chiefs(conflict))
        return CARDS.support[conflict] + ships + (chiefs if self.options[options.LEADER_SUPPORT] else 0)

    def landing_support(self, province: int) -> int:
        """6.5, A43: the fleets a landing needs."""
        ships = self.number(province, SHIPS)
        return min(ships, self.landing[province]) if self.sea_won[province] else ships

    def stopped(self, force: int, ships: int, needed: int) -> None:
        """1.3.1, 6.5: fewer fleets than the battle needs."""
        assert ships == self.units[force][words.FLEET] < needed
        target = AT_REBEL if force == words.REBEL_ARMY else self.targets[force - words.FIRST_EXPEDITION]
        if target >= AT_PROVINCE:
            province = target - AT_PROVINCE
            at_sea = not self.sea_won[province] and self.naval(province) > self.land(province)
            assert needed == (1 if at_sea else self.landing_support(province))
        elif target < AT_REBEL:
            at_sea = CARDS.naval[target] > 0 and not self.marker[target]
            assert needed == (1 if at_sea else self.support(target))

    def fought_rebel(self, force: int, own: int, enemy: int) -> None:
        """2.1, 4.1."""
        battle = self._battle("rebel", force, words.LAND, own, enemy)
        battle.other = words.REBEL_ARMY
        self.check_rated(battle.other)
        value = self.land(words.REBEL_ARMY)
        assert own == self.led(force, self.land(force))
        assert enemy == self.led(words.REBEL_ARMY, value)
        battle.strength = enemy if self.options[options.BEATEN_VALUE] else value
        battle.has_ships = False

    def fought_province(self, force: int, province: int, component: int, own: int, enemy: int) -> None:
        """5.1, 6.4."""
        battle = self._battle("province", force, component, own, enemy)
        battle.other = province
        self.check_rated(province)
        ships, value = self.naval(province), self.land(province)
        if component == words.LAND:
            assert own == self.led(force, self.land(force))
            assert enemy == self.led(province, value)
            battle.strength = enemy if self.options[options.BEATEN_VALUE] else value
            battle.has_ships = self.number(province, SHIPS) > 0
            assert self.units[force][words.FLEET] >= self.landing_support(province)
            assert self.sea_won[province] or ships <= value
        else:
            assert not self.sea_won[province]
            fights = ships if self.options[options.REBEL_SHIPS] else ships - value
            assert ships > value
            assert own == self.led(force, self.naval(force))
            assert enemy == self.led(province, fights)
            battle.strength = ships if self.options[options.NAVAL_GAIN] else fights
            battle.land = value

    def intercepted(self, force: int, own: int, enemy: int) -> None:
        """3.1."""
        battle = self._battle("convoy", words.INTERCEPTORS, words.NAVAL, own, enemy)
        battle.other = force
        assert own == self.units[words.INTERCEPTORS][words.FLEET]
        assert enemy == self.number(force, SHIPS)

    def assaulted(self, province: int, conflict: int, component: int, own: int, enemy: int) -> None:
        """8.2, 8.3."""
        battle = self._battle("assault", province, component, own, enemy)
        battle.conflict = conflict
        chiefs = sum(CARDS.leader_strength[one] for one in self.chiefs(conflict))
        ships = self.captured(conflict, words.FLOTILLA)
        if component == words.LAND:
            assert own == self.led(province, self.land(province))
            assert enemy == CARDS.land[conflict] + chiefs + self.captured(conflict, words.MILITIA)
            battle.strength = enemy
            if CARDS.naval[conflict] == 0:
                ships = half(ships)
            elif self.options[options.PIRATE_SHIPS] == options.SPLIT:
                ships -= half(ships)
            raised = chiefs if self.options[options.LEADER_SUPPORT] else 0
            battle.lacks_ships = self.number(province, SHIPS) < CARDS.support[conflict] + ships + raised
        else:
            assert own == self.led(province, self.naval(province))
            assert enemy == CARDS.naval[conflict] + chiefs + half(ships)
            battle.strength = CARDS.naval[conflict]
        battle.omens = self.p.omens if self.holder[province] == ROMAN else 0
        battle.parts = 3
        assert conflict not in self.calmed
        assert self.status[conflict] in (words.ACTIVE, words.UNPROSECUTED)
        assert province in CARDS.attacks[self.options[options.PIRATE_TARGETS]][conflict]
        assert component == words.LAND or CARDS.naval[conflict] > 0

    def downgraded(self, province: int, ships: int, needed: int) -> None:
        """8.3: without the ships to stand the siege no victory on land."""
        assert self.battles[-1].component == words.LAND
        assert ships == self.number(province, SHIPS) < needed
        self.battles[-1].is_short = True

    def _battle(self, key: str, force: int, component: int, own: int, enemy: int) -> Battle:
        self.settle()
        battle = Battle(key, component, own, enemy)
        battle.force = force
        if key != "no units":
            self.check_rated(force)
        battle.omens = self.p.omens
        self.battles.append(battle)
        return battle

    def check_rated(self, force: int) -> None:
        """R-05: whoever has no rating of his own has thrown it for this battle."""
        for one in self.leaders_of(force):
            if self.p.who[one] < CARDS.senators and CARDS.rolls_rating[self.p.who[one]]:
                assert one in self.thrown
                self.thrown.remove(one)

    # ---------------------------------------------------------------- the dice

    def numbers(self, battle: Battle) -> tuple[int, int]:
        """1.2.1, 1.2.2, R-04: the disaster and standoff numbers that count, as masks."""
        if battle.conflict < 0 or (battle.key == "fought" and self.eased[battle.conflict]):
            return 0, 0
        disaster, standoff = CARDS.disaster[battle.conflict], CARDS.standoff[battle.conflict]
        senator = self.senator(battle.force)
        if senator >= 0 and battle.conflict in CARDS.nullifies[senator]:
            disaster = standoff = 0
        for one in self.chiefs(battle.conflict):
            disaster |= CARDS.leader_disaster[one]
            standoff |= CARDS.leader_standoff[one]
        return disaster, standoff

    def natural(self, total: int, result: int) -> None:
        disaster, standoff = self.numbers(self.battles[-1])
        assert result == (DISASTER if disaster >> total & 1 else STANDOFF)
        assert (disaster | standoff) >> total & 1
        self.read(result, 0)

    def rolled(self, total: int, omens: int, final: int, result: int) -> None:
        battle = self.battles[-1]
        disaster, standoff = self.numbers(battle)
        assert not (disaster | standoff) >> total & 1
        assert omens == battle.omens
        assert final == battle.own - battle.enemy - omens + total
        row = min(max(final, 3), 18) - 3
        expected = CARDS.row_result[row]
        assert result == (STALEMATE if expected == VICTORY and battle.lacks_ships else expected)
        self.read(result, CARDS.row_loss[row])

    def read(self, result: int, loss: int) -> None:
        """What the row costs both sides."""
        battle = self.battles[-1]
        battle.result = result
        assert battle.is_short == battle.lacks_ships
        self.strike(battle, battle.force, LAND, loss, battle.key != "convoy")
        self.strike(battle, battle.force, SHIPS, loss, battle.has_ships)
        if battle.other >= 0:
            spared = loss == ALL
            lands = battle.key != "convoy" or result != DEFEAT
            self.strike(battle, battle.other, LAND, loss, lands and not spared)
            self.strike(battle, battle.other, SHIPS, loss, battle.has_ships and not spared)
        self.owe(battle)
        conflict = battle.conflict
        if conflict >= 0 and result not in (DISASTER, DEFEAT):
            spared = battle.key == "assault" and battle.component == words.LAND and result == STALEMATE
            if not spared or self.options[options.ASSAULT_STALEMATE] != options.PROVINCE_LOSES:
                lost = [battle.losses[battle.force, True], battle.losses[battle.force, False]]
                there = [self.captured(conflict, words.MILITIA), self.captured(conflict, words.FLOTILLA)]
                battle.enemy_losses = [min(lost[0], there[0]), min(lost[1], there[1])]
        if battle.key == "fought" and battle.component == words.LAND and result == VICTORY:
            revolt = CARDS.is_revolt[conflict] or any(self.holder[at] for at in CARDS.revolt_if[conflict])
            battle.spoils = 0 if revolt else CARDS.spoils[conflict]
        unrest = {DISASTER: 1, DEFEAT: 2, VICTORY: -1}
        if battle.key == "fought":
            battle.unrest = unrest.get(result, 0)
            self.won[conflict] = self.won[conflict] or result == VICTORY
            self.eased[conflict] = self.eased[conflict] or result in EASING
        elif battle.key == "rebel":
            battle.unrest = -1 if result == VICTORY else 0
        elif battle.key == "province" and self.options[options.PROVINCE_UNREST]:
            battle.unrest = unrest.get(result, 0)

    def strike(self, battle: Battle, force: int, kinds: tuple[int, ...], loss: int, applies: bool) -> None:
        """0.2.1, 0.2.2, R-04, R-06."""
        there = self.number(force, kinds)
        lost = there if loss == ALL else min(loss, there)
        if battle.result in (DISASTER, STANDOFF):
            lost = -(-there // (2 if battle.result == DISASTER else 4))
        senator = -1 if battle.key == "convoy" else self.senator(force)
        if senator >= 0 and CARDS.voids_losses[senator] and battle.result in (DISASTER, STANDOFF):
            lost = 0
        if senator >= 0 and CARDS.halves_losses[senator]:
            lost = half(lost)
        battle.losses[force, kinds is LAND] = lost if applies else 0

    def owe(self, battle: Battle) -> None:
        """0.2.5: one chit for each unit a side loses, for those of its commanders whom the battle has not killed."""
        if battle.key == "convoy":
            return
        sides = [battle.force] if battle.result != DEFEAT else []
        if battle.key == "rebel" and battle.result != VICTORY:
            sides.append(battle.other)
        if battle.key == "province" and (battle.component == words.NAVAL or battle.result != VICTORY):
            sides.append(battle.other)
        for side in sides:
            lost = battle.losses[side, True] + battle.losses[side, False]
            if lost and self.leaders_of(side):
                self.owed.append((min(lost, CARDS.chits + CARDS.blanks), *self.leaders_of(side)))

    # ---------------------------------------------------------------- what is told

    def hear(self, event: Event) -> None:
        key = event.kind.key
        self.told[key] = self.told.get(key, 0) + 1
        if key in STATUSES:
            self.status[event.values[0]] = STATUSES[key]
            if key == "left-alone":
                assert not self.stands(event.values[0])
            elif key == "taken-up":
                assert self.stands(event.values[0])
            return
        method = getattr(self, key.replace("-", "_"), None)
        if method is not None:
            method(*event.values)

    def lost(self, force: int, unit: int, number: int) -> None:
        assert number > 0
        self.units[force][unit] -= number
        self.battles[-1].losses[force, unit in LAND] -= number
        self.tally[(REBEL_LOSSES if self.is_rebel(force) else ROMAN_LOSSES) + unit] += number

    def conflict_lost(self, conflict: int, unit: int, number: int, province: int) -> None:
        assert self.holder[province] == CAPTIVE + conflict
        self.units[province][unit] -= number
        self.battles[-1].enemy_losses[0 if unit == words.MILITIA else 1] -= number
        self.tally[CONFLICT_LOSSES + (0 if unit == words.MILITIA else 1)] += number

    def promoted(self, force: int, number: int, commander: int) -> None:
        leader = self.first(force)
        assert leader in self.leaders_of(force)
        assert self.p.who[leader] == commander
        gifted = commander < CARDS.senators and self.battles[-1].result == VICTORY
        self.promote(force, number, CARDS.promotions[commander] if gifted else 1)

    def promoted_free(self, force: int, number: int) -> None:
        assert self.first(force) not in self.leaders_of(force)
        self.promote(force, number, 1)

    def promote(self, force: int, number: int, most: int) -> None:
        """0.2.6: so many plain legions, once for each battle and side."""
        battle = self.battles[-1]
        assert force in (battle.force, battle.other)
        assert force not in battle.promoted
        assert number == min(most, self.units[force][words.LEGION]) > 0
        battle.promoted.add(force)
        self.units[force][words.LEGION] -= number
        self.units[force][words.VETERAN] += number
        self.tally[REBEL_PROMOTED_TALLY if self.is_rebel(force) else PROMOTED_TALLY] += number

    def died(self, commander: int) -> None:
        self.dead.append(commander)

    def taken(self, commander: int, conflict: int, talents: int) -> None:
        battle = self.battles[-1]
        assert battle.conflict == conflict
        (one,) = [one for one in self.led_by if self.p.who[one] == commander]
        assert talents == max(10, 2 * self.influence[one])
        self.captives.append(commander)

    def move(self, source: int, goal: int, unit: int, number: int) -> None:
        self.units[source][unit] -= number
        if goal >= 0:
            self.units[goal][unit] += number

    def returned(self, force: int, unit: int, number: int) -> None:
        assert unit in (words.LEGION, words.VETERAN, words.FLEET)
        assert number > 0
        self.move(force, words.ROME, unit, number)

    def army_joins(self, force: int, unit: int, number: int) -> None:
        assert number > 0
        self.move(force, words.REBEL_ARMY, unit, number)

    def defected(self, force: int, number: int, province: int) -> None:
        assert number > 0
        self.move(force, province, words.LEGION, number)
        self.tally[DEFECTED_TALLY] += number

    def landed(self, force: int, legions: int, veterans: int, militia: int) -> None:
        assert legions + veterans + militia > 0
        for at, number in enumerate((legions, veterans, militia)):
            self.move(force, words.REBEL_ARMY, (words.LEGION, words.VETERAN, words.MILITIA)[at], number)
            self.tally[LANDED_TALLY + at] += number

    def went_home(self, force: int, unit: int, number: int) -> None:
        home = self.home if force == words.REBEL_ARMY else self.convoys[force - words.FIRST_CONVOY]
        if home >= 0:
            assert self.holder[home] in (ROMAN, REBEL)
            self.move(force, home, unit, number)

    def dispersed(self, force: int, unit: int, number: int) -> None:
        home = self.home if force == words.REBEL_ARMY else self.convoys[force - words.FIRST_CONVOY]
        assert home < 0 or self.holder[home] not in (ROMAN, REBEL)
        self.move(force, -1, unit, number)

    def natives_back(self, province: int, unit: int, number: int) -> None:
        table = CARDS.native_land if unit == words.NATIVE else CARDS.native_naval
        self.units[province][unit] += number
        assert number > 0
        assert self.units[province][unit] == table[province][self.developed[province]]

    def undeveloped(self, province: int) -> None:
        assert self.holder[province] == ROMAN
        assert self.battles[-1].result == VICTORY
        assert self.battles[-1].component == words.LAND
        assert self.battles[-1].key in ("fought", "province", "assault")
        self.developed[province] = 0
        units = self.units[province]
        units[words.MILITIA] = units[words.FLOTILLA] = 0
        units[words.NATIVE] = min(units[words.NATIVE], CARDS.native_land[province][0])
        units[words.NATIVE_FLOTILLA] = min(units[words.NATIVE_FLOTILLA], CARDS.native_naval[province][0])

    def province_freed(self, province: int) -> None:
        assert self.holder[province] >= CAPTIVE
        self.holder[province] = ROMAN

    def province_returned(self, province: int) -> None:
        assert self.holder[province] == REBEL
        self.holder[province] = ROMAN

    def province_taken(self, province: int, conflict: int) -> None:
        assert self.holder[province] in (ROMAN, REBEL)
        assert self.leaders_of(province) == []
        assert self.legions(province) + self.units[province][words.FLEET] == 0
        self.holder[province] = CAPTIVE + conflict
        self.tally[FALLEN_TALLY + province] += 1

    def no_income(self, province: int) -> None:
        self.tally[ASSAULTED_TALLY + province] += 1
        if self.assaulted_first < 0:
            self.assaulted_first = province

    def no_governor(self, province: int) -> None:
        """A24: the battle before is over; this province falls without one."""
        self.settle()

    def no_units(self, province: int, component: int) -> None:
        """A32b: a battle lost before it is fought."""
        self._battle("no units", province, component, 0, 0).result = DEFEAT

    def leader_left(self, leader: int) -> None:
        assert self.leader[leader] == 1
        self.leader[leader] = 2

    def fleet_defeated(self, conflict: int) -> None:
        self.marker[conflict] = 1

    def fleet_beaten(self, province: int) -> None:
        self.sea_won[province] = 1
        self.landing[province] = self.battles[-1].land

    def unrest_rose(self, number: int) -> None:
        self.unrest += number
        self.battles[-1].unrest -= number

    def unrest_fell(self, number: int) -> None:
        self.unrest -= number
        self.battles[-1].unrest += number

    def spoils(self, conflict: int, talents: int) -> None:
        assert conflict == self.battles[-1].conflict
        self.battles[-1].spoils -= talents
        self.treasury += talents

    def rated(self, commander: int, rating: int) -> None:
        one = self.p.who.index(commander)
        self.rating[one] = rating
        self.thrown.append(one)

    def rebellion_over(self) -> None:
        assert REBEL not in self.holder
        self.is_over = True

    def recalled(self, commander: int) -> None:
        assert CARDS.voids_losses[commander]
        assert self.battles[-1].result in (DISASTER, STANDOFF)
        self.left[self.battles[-1].conflict] = True

    def fame(self, commander: int, popularity: int, influence: int) -> None:
        """1.2.3, 1.3.5, 2.4, 5.4, 6.4, 8.2.5, 8.3.5, R-05."""
        battle = self.battles[-1]
        leader = self.first(battle.force)
        assert battle.result == VICTORY
        assert self.p.who[leader] == commander
        assert leader in self.leaders_of(battle.force)
        assert battle.key != "assault" or self.holder[battle.force] == ROMAN
        assert influence == -(-battle.strength // battle.parts) > 0
        doubled = commander < CARDS.senators and CARDS.rolls_rating[commander]
        assert popularity == (2 if doubled else 1) * influence
        self.popularity[leader] = min(9, self.popularity[leader] + popularity)
        self.influence[leader] += influence
        battle.famous += 1

    def stands(self, conflict: int) -> bool:
        """9.1, A56, R-06: whether a Roman legion or fleet is on the card, or by option a battle was won there."""
        if self.left[conflict]:
            return False
        if self.options[options.PROSECUTION] and self.won[conflict]:
            return True
        return any(
            target == conflict and self.legions(force) + self.units[force][words.FLEET] > 0
            for force, target in enumerate(self.targets, words.FIRST_EXPEDITION)
        )

    def counted(self, number: int, limit: int) -> None:
        """9.1, 9.2: everything is where it belongs before the conflicts are counted."""
        assert limit == 3
        self.settle()
        self.count = number
        self.is_over_when_counted = self.is_over
        active = [at for at, state in enumerate(self.status) if state in (words.ACTIVE, words.UNPROSECUTED)]
        assert number == len(active) + (0 if self.is_over else 1)
        for conflict in active:
            assert (self.status[conflict] == words.ACTIVE) == self.stands(conflict)
        for province, holder in enumerate(self.holder):
            side = self.developed[province]
            if holder:
                assert self.units[province][words.NATIVE] == CARDS.native_land[province][side]
                assert self.units[province][words.NATIVE_FLOTILLA] == CARDS.native_naval[province][side]

    # ---------------------------------------------------------------- while it is played

    def before(self) -> None:
        """A draw of chits that begins is one that was owed."""
        frame = self.p.stack[-1]
        if isinstance(frame, ChitDraw) and self.drawing is None:
            who = [one for one in (frame.general, frame.master) if one >= 0]
            assert self.owed.pop(0) == (self.p.drawn().owed, *who)
            self.drawing = frame
            self.chits = []
            self.left_to_draw = self.p.drawn().owed
            self.led_by = who
            self.drawn_for = self.battles[-1]
        if self.p.question().verbs == (words.ATTACK,):
            self.check_senate()

    def check_senate(self) -> None:
        """9.2.3, A58: the rebel has the Senate's army at Rome, the reserves, and every Roman fleet."""
        for kind in (words.LEGION, words.VETERAN, words.FLEET):
            assert self.units[words.ROME][kind] == 0
        assert self.units[words.INTERCEPTORS][words.FLEET] == 0
        for force, target in enumerate(self.targets, words.FIRST_EXPEDITION):
            assert self.units[force][words.FLEET] == 0
            assert target != AT_REBEL or self.legions(force) == 0

    def chit_drawn(self, chit: int) -> None:
        if chit == words.DRAW_TWO:
            self.left_to_draw += 1
            return
        self.left_to_draw -= 1
        self.chits.append(chit)

    def after(self) -> None:
        """The two boards agree, and who drew his chit has met his fate."""
        p = self.p
        if self.drawing is not None and p.stack and p.stack[-1] is self.drawing:
            assert self.left_to_draw == p.drawn().owed
        elif self.drawing is not None:
            for one in (self.drawing.general, self.drawing.master):
                if one >= 0:
                    fate = self.fate(p.chit[one])
                    fell_later = "rebellion-over" in self.told or "no-units" in self.told
                    assert p.fate[one] == fate or (fate == words.UNHARMED and fell_later)
            self.drawing = None
        self.agree()

    def fate(self, chit: int) -> int:
        """0.2.7: capture on land, by a conflict that was not beaten, by the last of two chits or more."""
        battle = self.drawn_for
        if chit not in self.chits:
            return words.UNHARMED
        is_last = self.left_to_draw == 0 and self.chits[-1] == chit and len(self.chits) > 1
        open_to = battle.conflict >= 0 and battle.component == words.LAND and battle.result != VICTORY
        return words.CAPTURED if is_last and open_to else words.KILLED

    def agree(self) -> None:
        p = self.p
        assert [unit for force in self.units for unit in force] == p.units
        assert (self.status, self.marker, self.holder) == (p.status, p.marker, p.holder)
        assert (self.leader, self.developed, self.sea_won) == (p.leader, p.developed, p.sea_won)
        assert (self.popularity, self.influence, self.rating) == (p.popularity, p.influence, p.rating)
        assert (self.unrest, self.treasury) == (p.unrest, p.treasury)
        assert self.is_over == (p.rebellion is None)

    def settle(self) -> None:
        """A battle is over: everybody has lost what he had to, and those who won have what they won."""
        if not self.battles or self.battles[-1].is_closed:
            return
        battle = self.battles[-1]
        battle.is_closed = True
        assert self.owed == []
        assert set(battle.losses.values()) <= {0}
        assert battle.unrest == battle.spoils == 0
        assert battle.enemy_losses == [0, 0]
        self.check_victory(battle)
        if battle.key in ("assault", "no units"):
            self.check_governor(battle)
        elif battle.key == "province" and not self.leaders_of(battle.other):
            assert self.holder[battle.other] != REBEL
        elif battle.key == "rebel":
            assert self.is_over or self.leaders_of(words.REBEL_ARMY)
        own, other = battle.force, battle.other
        if battle.key != "convoy":
            if battle.result in (STALEMATE, VICTORY, STANDOFF) and self.units[own][words.LEGION]:
                assert own in battle.promoted
            if battle.result in (DISASTER, DEFEAT):
                assert own not in battle.promoted
            if other >= 0 and battle.result == VICTORY:
                assert other not in battle.promoted
            if other >= 0 and battle.result != VICTORY and self.units[other][words.LEGION] and self.leaders_of(other):
                assert other in battle.promoted
        if battle.key not in ("convoy", "no units"):
            due = battle.result == VICTORY and battle.strength > 0 and self.first(own) in self.leaders_of(own)
            if battle.key == "assault":
                due = due and (battle.famous > 0 or self.holder[own] == ROMAN)
            assert battle.famous == (1 if due else 0)

    def check_victory(self, battle: Battle) -> None:
        """1.2.3, 1.3.5, 2.4, 5.4, 6.4, 7.5: what a victory of Rome does to those it beats."""
        if battle.result != VICTORY:
            return
        if battle.component == words.NAVAL:
            if battle.key == "fought":
                assert self.marker[battle.conflict]
            elif battle.key == "province" and self.holder[battle.other] == REBEL:
                assert self.sea_won[battle.other]
        elif battle.key == "fought":
            assert self.status[battle.conflict] == words.BEATEN
            assert CAPTIVE + battle.conflict not in self.holder
            self.check_captives(battle.conflict)
            in_play = (words.INACTIVE, words.ACTIVE, words.UNPROSECUTED)
            group = CARDS.group[battle.conflict]
            related = [at for at, state in enumerate(self.status) if CARDS.group[at] == group and state in in_play]
            assert related or not self.chiefs(battle.conflict)
        elif battle.key == "rebel":
            assert self.is_over
        elif battle.key == "province":
            assert self.holder[battle.other] != REBEL
            assert self.units[battle.other][words.MILITIA] == self.units[battle.other][words.FLOTILLA] == 0

    def check_captives(self, conflict: int) -> None:
        """0.2.7: nobody survives the card that holds him."""
        held = [at for at, captor in enumerate(self.p.captor) if captor == conflict]
        assert all(self.p.fate[at] == words.KILLED for at in held)

    def check_governor(self, battle: Battle) -> None:
        """8.1.5, R-10: without a governor the province has fallen, or is Rome's again if its captor is gone; the next
        assault may have found it empty since."""
        province, conflict = battle.force, battle.conflict
        if battle.component == words.LAND and battle.result != DISASTER and self.leaders_of(province):
            self.calmed.add(conflict)
        if battle.key == "assault" and battle.result == VICTORY and battle.component == words.LAND:
            gone = self.status[conflict] != words.INACTIVE
            if gone:
                self.check_captives(conflict)
            if self.options[options.GOVERNOR_LOST] != options.FALLS:
                return
            if gone and not self.leaders_of(province):
                captor = self.holder[province] - CAPTIVE
                assert self.holder[province] == ROMAN or (captor >= 0 and captor != conflict)
                return
        assert self.leaders_of(province) or self.holder[province] >= CAPTIVE

    # ---------------------------------------------------------------- when it is over

    def close(self) -> None:
        self.settle()
        p = self.p
        for who in set(p.who):
            named = [at for at, one in enumerate(p.who) if one == who]
            assert sum(p.tally[TALLY + 2 * at] for at in named) == self.dead.count(who)
            assert sum(p.tally[TALLY + 2 * at + 1] for at in named) == self.captives.count(who)
        assert self.tally[ROMAN_LOSSES:REPELLED_TALLY] == p.tally[ROMAN_LOSSES:REPELLED_TALLY]
        if p.kind == words.PHASE:
            self.close_phase()
        else:
            self.close_one()

    def close_one(self) -> None:
        """What the odds count of one confrontation, or of the first province assaulted: its battles, and one end."""
        found = [0] * (NAVAL_ONLY_TALLY + 1)
        counted = self.battles
        if self.p.kind == words.ASSAULT:
            counted = [battle for battle in counted if battle.force == self.assaulted_first]
            ends = ("fell-asleep", "shuffled-back", "next-era", "out-of-play")
            assert self.p.tally[REPELLED_TALLY] == sum(self.told.get(end, 0) for end in ends)
        for battle in counted:
            found[(LAND_TALLY if battle.component else NAVAL_TALLY) + battle.result] += 1
        if not counted:
            reasons = ("stopped", "no-legions", "no-governor", "passed", "no-units")
            assert self.p.kind == words.ASSAULT or any(reason in self.told for reason in reasons)
            found[OVERALL_TALLY + NO_BATTLE] = 1 if self.p.kind != words.ASSAULT or self.assaulted_first >= 0 else 0
        else:
            last = counted[-1]
            sea = last.component == words.NAVAL and last.result == VICTORY and last.key in ("fought", "province")
            if sea and self.leaders_of(last.force) and self.number(last.force, LAND):
                fallen = last.key == "province" and self.holder[last.other] != REBEL
                alone = self.first(last.force) not in self.leaders_of(last.force)
                assert fallen or alone or "stopped" in self.told or "halted" in self.told
            found[NAVAL_ONLY_TALLY if sea else OVERALL_TALLY + last.result] = 1
        assert self.p.tally[: NAVAL_ONLY_TALLY + 1] == found

    def close_phase(self) -> None:
        """9.2: who has won."""
        assert self.p.result is not None
        key = self.p.result.key
        marching = not self.is_over_when_counted and self.is_marching
        worn = any(battle.key == "rebel" and battle.result == STALEMATE for battle in self.battles)
        if marching and "rebel-in-rome" in self.told:
            wins = "rebel-wins" if self.count <= 3 else ""
        elif self.count <= 3:
            wins = "phase-over"
        else:
            wins = "" if marching and worn else "all-lose"
        if not wins:
            active = [at for at, state in enumerate(self.status) if state in (words.ACTIVE, words.UNPROSECUTED)]
            wins = "rebel-clears" if len(active) + 1 <= 3 and self.leaders_of(words.REBEL_ARMY) else "all-lose"
        assert key == wins


def fatal(p: Combat, rng: Seeded) -> list[Move]:
    """Now and then a chit that strikes somebody in the battle, so that more of them fall than by chance alone."""
    frame = p.question()
    if not isinstance(frame, ChitDraw) or rng.below(4):
        return []
    struck = [p.chit[one] for one in (frame.general, frame.master) if one >= 0]
    return [move for move in p.moves() if move.a in struck]


def play_out(plain: dict[str, Any], chosen: dict[str, str], seed: str) -> SecondBoard:
    """Play a situation to its end by chance, both boards side by side."""
    p = GAME.table(GAME.option_values(chosen))
    p.lay_out()
    set_up(p, plain)
    board = SecondBoard(p)
    p.hear = board.hear
    p.settle()
    p.hear = None
    rng = Seeded(seed)
    while p.turn() != NOBODY:
        board.before()
        moves = p.moves() if p.turn() != CHANCE else fatal(p, rng)
        p.play(moves[rng.below(len(moves))] if moves else p.draw(rng), p.turn(), board.hear)
        board.after()
    board.close()
    return board
