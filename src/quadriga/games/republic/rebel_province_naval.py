"""Rome attacks a rebel province: which battle, and the battle at sea (section 6)."""

from typing import ClassVar, Final, final

from quadriga.engine import Decision, Kind, Move, Procedure, Seat
from quadriga.games.republic.active_conflict import gain
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE, STALEMATE, VICTORY
from quadriga.games.republic.losses import promote
from quadriga.games.republic.options import NAVAL_GAIN, REBEL_SHIPS
from quadriga.games.republic.position import (
    NAVAL_ONLY_TALLY,
    OVERALL_TALLY,
    REBEL,
    ROME_SEAT,
    Combat,
)
from quadriga.games.republic.rebel_province import ProvinceRoll, fight_losses, stir_province
from quadriga.games.republic.rebellion import fall_of
from quadriga.games.republic.roll import CombatRoll, rate
from quadriga.games.republic.values import command, land_value, naval_value
from quadriga.games.republic.words import (
    FLEET,
    FLEET_BEATEN,
    FORCE,
    FOUGHT_PROVINCE,
    GO_ON,
    HALT,
    HALTED,
    MAY_LAND,
    NAVAL,
    NO_COMMANDER,
    NO_GOVERNOR,
    NO_LEGIONS,
    PROVINCE,
    STOPPED,
)


def surplus(p: Combat, province: int) -> int:
    """6.1 to 6.3: by how much the ships of a rebel province exceed the value of its land units."""
    return max(0, naval_value(p, province) - land_value(p, province))


@final
class ProvinceBattle(Procedure[Combat]):
    """5, 6.1 to 6.3: an expedition's turn against a rebel province: a naval battle while its ships prevail."""

    fields: ClassVar[tuple[str, ...]] = ("force", "province")

    def __init__(self, force: int, province: int) -> None:
        self.force: Final = force
        self.province: Final = province

    def run(self, p: Combat) -> None:
        if p.holder[self.province] != REBEL:
            return
        if p.commander(self.force) < 0:
            p.tell(NO_COMMANDER, self.force)
            p.tally[OVERALL_TALLY + NO_BATTLE] += 1
        elif p.commander(self.province) < 0:
            p.tell(NO_GOVERNOR, self.province)
            p.tally[OVERALL_TALLY + NO_BATTLE] += 1
            fall_of(p, self.province, False)
        elif surplus(p, self.province) and not p.sea_won[self.province] and not p.count(self.force, FLEET):
            p.tell(STOPPED, self.force, 0, 1)
            p.tally[OVERALL_TALLY + NO_BATTLE] += 1
        elif surplus(p, self.province) and not p.sea_won[self.province]:
            ships = naval_value(p, self.province)
            p.begin(ProvinceNavalRoll(self.force, self.province, ships, land_value(p, self.province)))
            rate(p, self.province)
            rate(p, self.force)
        else:
            needed = min(naval_value(p, self.province), land_value(p, self.province))
            p.begin(ProvinceLanding(self.force, self.province, needed))


@final
class ProvinceLanding(Procedure[Combat]):
    """6.5: fewer fleets than the support needed: the fight stops."""

    fields: ClassVar[tuple[str, ...]] = ("force", "province", "needed")

    def __init__(self, force: int, province: int, needed: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.needed: Final = needed

    def run(self, p: Combat) -> None:
        if not p.land_units(self.force):
            p.tell(NO_LEGIONS, self.force)
            p.tally[OVERALL_TALLY + NO_BATTLE] += 1
            return
        if p.count(self.force, FLEET) < self.needed:
            p.tell(STOPPED, self.force, p.count(self.force, FLEET), self.needed)
            p.tally[OVERALL_TALLY + NO_BATTLE] += 1
            return
        p.begin(ProvinceRoll(self.force, self.province, 1 if p.naval_units(self.province) else 0))
        rate(p, self.province)
        rate(p, self.force)


@final
class ProvinceNavalRoll(CombatRoll):
    """6.4: fleets against the surplus ships (A41); `ships` and `land` are the values when the attack began."""

    fields: ClassVar[tuple[str, ...]] = ("force", "province", "ships", "land")

    def __init__(self, force: int, province: int, ships: int, land: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.ships: Final = ships
        self.land: Final = land

    def strength(self, p: Combat) -> int:
        """6.3: what fights at sea for the rebel: the surplus, or by option all ships."""
        return self.ships - self.land if p.options[REBEL_SHIPS] == 0 else self.ships

    def own(self, p: Combat) -> int:
        value = naval_value(p, self.force)
        return value + command(p, self.force, value)

    def enemy(self, p: Combat) -> int:
        strength = self.strength(p)
        return strength + command(p, self.province, strength)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(FOUGHT_PROVINCE, self.force, self.province, NAVAL, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        beaten = self.ships if p.options[NAVAL_GAIN] == 1 else self.strength(p)
        p.begin(ProvinceNavalResult(self.force, self.province, result, beaten, self.land))
        fight_losses(p, self.force, self.province, NAVAL, result, loss, True)


@final
class ProvinceNavalResult(Procedure[Combat]):
    """6.4: what follows the battle at sea; `land` is the support later needed, at most."""

    fields: ClassVar[tuple[str, ...]] = ("force", "province", "result", "beaten", "land")

    def __init__(self, force: int, province: int, result: int, beaten: int, land: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.result: Final = result
        self.beaten: Final = beaten
        self.land: Final = land

    def run(self, p: Combat) -> None:
        stir_province(p, self.result)
        if self.result in (STALEMATE, VICTORY):
            promote(p, self.force, self.result)
        if self.result == VICTORY:
            gain(p, p.commander(self.force), self.beaten, p.cards.general_share)
            p.sea_won[self.province] = 1
            p.tell(FLEET_BEATEN, self.province)
        else:
            p.tally[OVERALL_TALLY + self.result] += 1
        if p.commander(self.province) < 0:
            if self.result == VICTORY:
                p.tally[NAVAL_ONLY_TALLY] += 1
            fall_of(p, self.province, False)
            return
        if self.result in (STALEMATE, DEFEAT):
            promote(p, self.province, self.result)
            return
        self._land(p)

    def _land(self, p: Combat) -> None:
        needed = min(p.naval_units(self.province), self.land)
        if p.commander(self.force) < 0 or not p.land_units(self.force):
            p.tally[NAVAL_ONLY_TALLY] += 1
        elif p.count(self.force, FLEET) < needed:
            p.tell(STOPPED, self.force, p.count(self.force, FLEET), needed)
            p.tally[NAVAL_ONLY_TALLY] += 1
        else:
            p.begin(MayLand(self.force, self.province, needed))


@final
class MayLand(Decision[Combat]):
    """6.4: after a naval victory the general may go on."""

    verbs: ClassVar[tuple[int, ...]] = (GO_ON, HALT)
    fields: ClassVar[tuple[str, ...]] = ("force", "province", "needed")
    prompt: ClassVar[str] = MAY_LAND

    def __init__(self, force: int, province: int, needed: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.needed: Final = needed

    def turn(self, p: Combat) -> Seat:
        return ROME_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("force", FORCE, self.force), ("province", PROVINCE, self.province)]

    def moves(self, p: Combat) -> list[Move]:
        return [Move(GO_ON), Move(HALT)]

    def play(self, p: Combat, move: Move) -> None:
        if move.verb == GO_ON:
            p.begin(ProvinceLanding(self.force, self.province, self.needed))
        else:
            p.tell(HALTED, self.force)
            p.tally[NAVAL_ONLY_TALLY] += 1
