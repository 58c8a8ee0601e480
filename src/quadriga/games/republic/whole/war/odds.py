"""Exact odds of a battle of the published Combat Phase: every throw, every chit, at sea and then on land (rules 10)."""

from math import comb
from typing import Final, final

from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE, RESULTS, STALEMATE, STANDOFF, VICTORY, Cards
from quadriga.games.republic.combat.mortality import fates
from quadriga.games.republic.whole.war.dice import deserted, losses_of, rebel_losses, result_of, throws

Answer = dict[str, object]
SHOWN: Final = (VICTORY, STALEMATE, STANDOFF, DEFEAT, 4)
"""The results, victory first."""
ROLLED: Final = range(2, 8)
"""13.S19: what Pompey's rating may be before omens."""


@final
class Army:
    """Who fights with what; `rating` is rolled if it is below 0, `rider` is -1 without Master of Horse."""

    def __init__(self, senator: int, rating: int, rider: int, legions: int, veterans: int, fleets: int) -> None:
        self.senator: Final = senator
        self.rating: Final = rating
        self.rider: Final = rider
        self.legions: Final = legions
        self.veterans: Final = veterans
        self.fleets: Final = fleets


@final
class Enemy:
    """What he fights: strengths with multiplier and leaders, the numbers that still count, deserting allies."""

    def __init__(
        self, land: int, naval: int, support: int, disaster: int, standoff: int, ally: int, other: int, rebel: int
    ) -> None:
        self.land: Final = land
        self.naval: Final = naval
        self.support: Final = support
        self.disaster: Final = disaster
        self.standoff: Final = standoff
        self.ally: Final = ally
        self.other: Final = other
        self.rebel: Final = rebel
        """The legions of a rebel, -1 where the enemy is none."""


@final
class Reckoning:
    """Expected counts of all that can happen, from the first battle to the last."""

    def __init__(self, cards: Cards, enemy: Enemy, omens: int, go_on: bool, house: bool) -> None:
        self.house: Final = house
        """Ha: by the house document."""
        self.cards: Final = cards
        self.enemy: Final = enemy
        self.omens: Final = omens
        self.go_on: Final = go_on
        self.naval: Final = [0.0] * len(RESULTS)
        self.land: Final = [0.0] * len(RESULTS)
        self.overall: Final = [0.0] * len(RESULTS)
        self.naval_only = 0.0
        self.killed = 0.0
        self.captured = 0.0
        self.rider_killed = 0.0
        self.rider_captured = 0.0
        self.lost: Final = [0.0, 0.0, 0.0]
        self.promoted = 0.0
        self.rebel_killed = 0.0
        self.rebel_lost = 0.0

    def begin(self, army: Army) -> None:
        """10.11b, 10.12a: at sea first while the war has a fleet; who lacks fleets or legions does not fight."""
        at_sea = self.enemy.naval > 0
        legions = army.legions + army.veterans
        if (at_sea and not army.fleets) or (not at_sea and (not legions or army.fleets < self.enemy.support)):
            self.overall[NO_BATTLE] += 1.0
            return
        self.battle(army, at_sea, 1.0)

    def battle(self, army: Army, at_sea: bool, chance: float) -> None:
        """10.11a, 10.12a: one battle, by every rating that may be rolled and every throw."""
        ratings = [army.rating] if army.rating >= 0 else [max(1, rolled - self.omens) for rolled in ROLLED]
        troops = army.fleets if at_sea else army.legions + 2 * army.veterans
        strength = self.enemy.naval if at_sea else self.enemy.land
        for rating in ratings:
            own = troops + min(troops, rating + max(0, army.rider))
            for move, ways in throws():
                against = deserted(strength, move.a, move.b, self.enemy.ally, self.enemy.other)
                total = move.a + move.b + own - against - self.omens
                self._outcome(army, at_sea, move.a + move.b, total, chance * ways / 216 / len(ratings))

    def _outcome(self, army: Army, at_sea: bool, natural: int, total: int, chance: float) -> None:
        """10.2 to 10.7: the result, its losses, and who dies or is taken."""
        cards, enemy = self.cards, self.enemy
        legions = army.legions + army.veterans
        result = result_of(cards, natural, total, enemy.disaster, enemy.standoff)
        lost = losses_of(cards, result, total, legions, army.senator)
        fleets = 0 if enemy.rebel >= 0 else losses_of(cards, result, total, army.fleets, army.senator)
        (self.naval if at_sea else self.land)[result] += chance
        if legions:
            self.lost[0] += chance * lost * army.legions / legions
            self.lost[1] += chance * lost * army.veterans / legions
        self.lost[2] += chance * fleets
        if enemy.rebel >= 0:
            self._rebel(result, total, lost, chance)
        if result == DEFEAT:
            self.killed += chance
            self.rider_killed += chance if army.rider >= 0 else 0.0
            self.overall[DEFEAT] += chance
            return
        captures = result != VICTORY and enemy.rebel < 0 and not (self.house and at_sea)
        goes_on = at_sea and result == VICTORY
        if (not at_sea or self.house) and result in (STALEMATE, STANDOFF, VICTORY):
            self._promote(army, result, lost, chance)
        if not goes_on:
            self.overall[result] += chance
        for first, second, part in fates(cards, lost + fleets, 2 if army.rider >= 0 else 1, captures):
            self._fate(first, second, chance * part)
            if goes_on:
                self._land_after_sea(army, lost, fleets, first, second, chance * part)

    def _fate(self, first: int, second: int, chance: float) -> None:
        self.killed += chance if first == words.KILLED else 0.0
        self.captured += chance if first == words.CAPTURED else 0.0
        self.rider_killed += chance if second == words.KILLED else 0.0
        self.rider_captured += chance if second == words.CAPTURED else 0.0

    def _rebel(self, result: int, total: int, lost: int, chance: float) -> None:
        """11.37: the rebel loses by the table, nothing in a defeat of the Senate; its chits may hit him."""
        theirs = rebel_losses(self.cards, result, total, self.enemy.rebel, -1, self.house)
        self.rebel_lost += chance * theirs
        if result == VICTORY:
            self.rebel_killed += chance
        else:
            chits = theirs if self.house else lost
            dead = sum([part for first, _, part in fates(self.cards, chits, 1, False) if first == words.KILLED])
            self.rebel_killed += chance * dead

    def _promote(self, army: Army, result: int, lost: int, chance: float) -> None:
        """10.5a: surviving plain legions become veterans: one, or as many as a victory of this commander makes."""
        most = self._promotions(army, result)
        for veterans, part in drawn(army.legions, army.veterans, lost):
            self.promoted += chance * part * min(most, army.legions - (lost - veterans))

    def _promotions(self, army: Army, result: int) -> int:
        """10.31d: one veteran, or more by a victory of Caesar's."""
        return self.cards.promotions[army.senator] if result == VICTORY and army.senator >= 0 else 1

    def _land_after_sea(self, army: Army, lost: int, fleets: int, first: int, second: int, chance: float) -> None:
        """10.12b, 10.12c: the same commander, if he lives, with a legion and fleets enough, may fight on land."""
        left = army.fleets - fleets
        rest = army.legions + army.veterans - lost
        if first != words.UNHARMED or not rest or left < self.enemy.support or not self.go_on:
            self.naval_only += chance
            return
        rider = army.rider if second == words.UNHARMED else -1
        for veterans, part in drawn(army.legions, army.veterans, lost):
            plain = army.legions - (lost - veterans)
            new = min(self._promotions(army, VICTORY), plain) if self.house else 0
            after = Army(army.senator, army.rating, rider, plain - new, army.veterans - veterans + new, left)
            self.battle(after, False, chance * part)


def drawn(plain: int, veterans: int, lost: int) -> list[tuple[int, float]]:
    """10.6a: how many veterans are among the legions lost at random, each number with its probability."""
    ways = comb(plain + veterans, lost)
    numbers = range(max(0, lost - plain), min(lost, veterans) + 1)
    return [(number, comb(veterans, number) * comb(plain, lost - number) / ways) for number in numbers]


def odds(cards: Cards, army: Army, enemy: Enemy, omens: int, go_on: bool, house: bool) -> Answer:
    """The odds of an expedition as plain data, by the names that the house document's odds have (docs/assistant.md)."""
    sums = Reckoning(cards, enemy, omens, go_on, house)
    sums.begin(army)
    answer: Answer = {"exact": True}
    if sum(sums.naval) > 0:
        answer["naval"] = _results(sums.naval, enemy)
    if sum(sums.land) > 0:
        answer["land"] = _results(sums.land, enemy)
        missing = 1.0 - sum(sums.land)
        if missing > 1e-12:
            answer["land"] = {**_results(sums.land, enemy), "not_fought": missing}
    overall = _results(sums.overall, enemy)
    if sums.naval_only:
        overall["naval_victory_only"] = sums.naval_only
    if sums.overall[NO_BATTLE]:
        overall["not_fought"] = sums.overall[NO_BATTLE]
    answer["overall"] = overall
    answer["general_killed"] = sums.killed
    if enemy.rebel < 0:
        answer["general_captured"] = sums.captured
    if army.rider >= 0:
        answer["master_killed"] = sums.rider_killed
        if enemy.rebel < 0:
            answer["master_captured"] = sums.rider_captured
    answer["expected_losses"] = {"legions": sums.lost[0], "veterans": sums.lost[1], "fleets": sums.lost[2]}
    answer["expected_promotions"] = sums.promoted
    if enemy.rebel >= 0:
        answer["rebel_killed"] = sums.rebel_killed
        answer["rebel_losses"] = {"legions": sums.rebel_lost}
    return answer


def _results(counts: list[float], enemy: Enemy) -> dict[str, float]:
    """Results by name, victory first; numbers of disaster and standoff only where there are any."""
    possible = SHOWN if enemy.disaster or enemy.standoff else (VICTORY, STALEMATE, DEFEAT)
    return {RESULTS[result]: counts[result] for result in possible}
