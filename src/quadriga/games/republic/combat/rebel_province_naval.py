"""Rome attacks a rebel province: which battle, and the battle at sea (section 6)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Procedure, Seat
from quadriga.engine.part import replaced
from quadriga.engine.steps import YesNo
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE, STALEMATE, VICTORY
from quadriga.games.republic.combat.active_conflict import gain
from quadriga.games.republic.combat.losses import promote
from quadriga.games.republic.combat.rebel_province import ProvinceRoll, fight_losses, stir_province
from quadriga.games.republic.combat.rebellion import fall_of
from quadriga.games.republic.combat.roll import CombatRoll, rate
from quadriga.games.republic.combat.values import command, land_value, naval_value
from quadriga.games.republic.position import (
    REBEL,
    ROME_SEAT,
    Combat,
)


def surplus(p: Combat, province: int) -> int:
    """6.1 to 6.3: by how much the ships of a rebel province exceed the value of its land units."""
    return max(0, naval_value(p, province) - land_value(p, province))


def landing_support(p: Combat, province: int) -> int:
    """6.5, A43: the ships left; after a naval victory at most the land value when it was fought, turns later too."""
    ships = p.naval_units(province)
    return min(ships, p.landing[province]) if p.sea_won[province] else ships


@final
class ProvinceBattle(Procedure[Combat]):
    """5, 6.1 to 6.3: an expedition's turn against a rebel province: a naval battle while its ships prevail."""

    def __init__(self, force: int, province: int) -> None:
        self.force: Final = force
        self.province: Final = province

    def run(self, p: Combat) -> None:
        if p.holder[self.province] != REBEL:
            p.tell(words.E_NOTHING_LEFT, self.force)
            return
        if not p.is_led(self.force):
            p.tell(words.E_NO_COMMANDER, self.force)
            p.ended(NO_BATTLE)
        elif not p.is_led(self.province):
            p.tell(words.E_NO_GOVERNOR, self.province)
            p.ended(NO_BATTLE)
            fall_of(p, self.province, False)
        elif surplus(p, self.province) and not p.sea_won[self.province] and not p.count(self.force, words.FLEET):
            p.tell(words.E_STOPPED, self.force, 0, 1)
            p.ended(NO_BATTLE)
        elif surplus(p, self.province) and not p.sea_won[self.province]:
            ships = naval_value(p, self.province)
            p.begin(ProvinceNavalRoll(self.force, self.province, ships, land_value(p, self.province)))
            rate(p, self.province)
            rate(p, self.force)
        else:
            p.begin(ProvinceLanding(self.force, self.province, landing_support(p, self.province)))


@final
class ProvinceLanding(Procedure[Combat]):
    """6.5: fewer fleets than the support needed: the fight stops."""

    def __init__(self, force: int, province: int, needed: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.needed: Final = needed

    def run(self, p: Combat) -> None:
        if not p.land_units(self.force):
            p.tell(words.E_NO_LEGIONS, self.force)
            p.ended(NO_BATTLE)
            return
        if p.count(self.force, words.FLEET) < self.needed:
            p.tell(words.E_STOPPED, self.force, p.count(self.force, words.FLEET), self.needed)
            p.ended(NO_BATTLE)
            return
        p.begin(ProvinceRoll(self.force, self.province, 1 if p.naval_units(self.province) else 0))
        rate(p, self.province)
        rate(p, self.force)


@final
class ProvinceNavalRoll(CombatRoll):
    """6.4: fleets against the surplus ships (A41); `ships` and `land` are the values when the attack began."""

    def __init__(self, force: int, province: int, ships: int, land: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.ships: Final = ships
        self.land: Final = land

    def strength(self, p: Combat) -> int:
        """6.3: what fights at sea for the rebel: the surplus, or by option all ships."""
        return self.ships - self.land if p.options[options.REBEL_SHIPS] == options.SURPLUS else self.ships

    def own(self, p: Combat) -> int:
        value = naval_value(p, self.force)
        return value + command(p, self.force, value)

    def enemy(self, p: Combat) -> int:
        strength = self.strength(p)
        return strength + command(p, self.province, strength)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(words.E_FOUGHT_PROVINCE, self.force, self.province, words.NAVAL, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        beaten = self.ships if p.options[options.NAVAL_GAIN] == options.TOTAL else self.strength(p)
        p.begin(ProvinceNavalResult(self.force, self.province, result, beaten, self.land))
        fight_losses(p, self.force, self.province, words.NAVAL, result, loss, True)


@final
class ProvinceNavalResult(Procedure[Combat]):
    """6.4: what follows the battle at sea; `land` is the support later needed, at most."""

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
            p.sea_won = replaced(p.sea_won, self.province, 1)
            p.landing = replaced(p.landing, self.province, self.land)
            p.tell(words.E_FLEET_BEATEN, self.province)
        else:
            p.ended(self.result)
        if not p.is_led(self.province):
            if self.result == VICTORY:
                p.ended_at_sea()
            fall_of(p, self.province, False)
            return
        if self.result in (STALEMATE, DEFEAT):
            promote(p, self.province, self.result)
            return
        self._land(p)

    def _land(self, p: Combat) -> None:
        needed = landing_support(p, self.province)
        if not p.is_led(self.force) or not p.land_units(self.force):
            p.ended_at_sea()
        elif p.count(self.force, words.FLEET) < needed:
            p.tell(words.E_STOPPED, self.force, p.count(self.force, words.FLEET), needed)
            p.ended_at_sea()
        else:
            p.begin(MayLand(self.force, self.province, needed))


@final
class MayLand(YesNo[Combat]):
    """6.4: after a naval victory the general may go on."""

    verbs: ClassVar[tuple[int, ...]] = (words.GO_ON, words.HALT)
    prompt: ClassVar[str] = words.ASK_LAND

    def __init__(self, force: int, province: int, needed: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.needed: Final = needed

    def turn(self, p: Combat) -> Seat:
        return ROME_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("force", words.FORCE, self.force), ("province", words.PROVINCE, self.province)]

    def yes(self, p: Combat) -> None:
        p.begin(ProvinceLanding(self.force, self.province, self.needed))

    def no(self, p: Combat) -> None:
        p.tell(words.E_HALTED, self.force)
        p.ended_at_sea()
