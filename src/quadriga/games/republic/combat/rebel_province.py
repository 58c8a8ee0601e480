"""Rome attacks a rebel province: the land battle (section 5, and the last step of section 6)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure, Rng
from quadriga.engine.chance import choose
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import ALL, DEFEAT, STALEMATE, VICTORY
from quadriga.games.republic.combat.active_conflict import gain
from quadriga.games.republic.combat.losses import promote, suffer
from quadriga.games.republic.combat.mortality import Mortality
from quadriga.games.republic.combat.rebellion import fall_of
from quadriga.games.republic.combat.roll import CombatRoll, toll
from quadriga.games.republic.combat.values import command, land_value
from quadriga.games.republic.position import DEFECTED_TALLY, NONE, Combat


def stir_province(p: Combat, result: int) -> None:
    """A36: battles for rebel provinces leave unrest alone, unless the table wants them to count as others do."""
    if p.options[options.PROVINCE_UNREST] == options.AS_CONFLICTS and result == VICTORY:
        p.stir(p.cards.unrest_victory)
    elif p.options[options.PROVINCE_UNREST] == options.AS_CONFLICTS and result == DEFEAT:
        p.stir(p.cards.unrest_defeat)


@final
class ProvinceRoll(CombatRoll):
    """5.1: army against garrison, militia and natives. Ships are hit too where the province has any (A62)."""

    def __init__(self, force: int, province: int, ships: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.ships: Final = ships
        """1 if the province had naval units when the attack began (section 6)."""

    def own(self, p: Combat) -> int:
        value = land_value(p, self.force)
        return value + command(p, self.force, value)

    def enemy(self, p: Combat) -> int:
        value = land_value(p, self.province)
        return value + command(p, self.province, value)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(words.E_FOUGHT_PROVINCE, self.force, self.province, words.LAND, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        force = self.force
        beaten = land_value(p, self.province) if p.options[options.BEATEN_VALUE] == options.UNITS else self.enemy(p)
        p.ended(result)
        p.begin(ProvinceResult(force, self.province, result, beaten))
        if result == STALEMATE:
            p.begin(Defections(force, self.province))
        fight_losses(p, force, self.province, words.LAND, result, loss, self.ships == 1)


def fight_losses(p: Combat, force: int, province: int, component: int, result: int, loss: int, ships: bool) -> None:
    """5.2 to 5.4, 6.4: losses on both sides (annihilation on Rome only), then mortality for those who may still die."""
    general = p.commander(force)
    master = p.master(force)
    governor = p.commander(province)
    land = toll(p, force, result, loss, p.land_units(force))
    naval = toll(p, force, result, loss, p.naval_units(force)) if ships else 0
    rebel_land = 0 if loss == ALL else toll(p, province, result, loss, p.land_units(province))
    rebel_naval = 0 if loss == ALL else toll(p, province, result, loss, p.naval_units(province))
    p.record(component, result)
    if result != VICTORY or component != words.LAND:
        p.begin(Mortality(governor, NONE, rebel_land + rebel_naval, NONE))
    if result == DEFEAT:
        p.kill(general)
        p.kill(master)
    else:
        p.begin(Mortality(general, master, land + naval, NONE))
    suffer(p, force, land, naval)
    suffer(p, province, rebel_land, rebel_naval)


@final
class Defections(Procedure[Combat]):
    """5.3: every surviving plain legion of Rome may go over to a rebel who lives."""

    def __init__(self, force: int, province: int) -> None:
        self.force: Final = force
        self.province: Final = province

    def run(self, p: Combat) -> None:
        if p.count(self.force, words.LEGION) and p.is_led(self.province):
            p.begin(DefectionDice(self.force, self.province))


@final
class DefectionDice(Chance[Combat]):
    """5.3: one die for each legion; it defects on 1, or on 1 to 3 if its general is dead."""

    verbs: ClassVar[tuple[int, ...]] = (words.DEFECT,)

    def __init__(self, force: int, province: int) -> None:
        self.force: Final = force
        self.province: Final = province

    def faces(self, p: Combat) -> int:
        """The highest face on which a legion defects."""
        return p.cards.defect_alive if p.is_led(self.force) else p.cards.defect_dead

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        legions = p.count(self.force, words.LEGION)
        bad = self.faces(p)
        return [
            (Move(words.DEFECT, number), int(choose(legions, number) * bad**number * (6 - bad) ** (legions - number)))
            for number in range(legions + 1)
        ]

    def draw(self, p: Combat, rng: Rng) -> Move:
        bad = self.faces(p)
        return Move(words.DEFECT, sum([1 for _ in range(p.count(self.force, words.LEGION)) if rng.below(6) < bad]))

    def play(self, p: Combat, move: Move) -> None:
        go_over(p, self.force, self.province, move.a)


def go_over(p: Combat, force: int, province: int, number: int) -> None:
    """5.2, 5.3: plain legions join the rebel garrison."""
    if number:
        p.add(force, words.LEGION, -number)
        p.add(province, words.LEGION, number)
        p.tally[DEFECTED_TALLY] += number
        p.tell(words.E_DEFECTED, force, number, province)


@final
class ProvinceResult(Procedure[Combat]):
    """5.2 to 5.4: what follows the land battle; `beaten` is the value of the province's land units."""

    def __init__(self, force: int, province: int, result: int, beaten: int) -> None:
        self.force: Final = force
        self.province: Final = province
        self.result: Final = result
        self.beaten: Final = beaten

    def run(self, p: Combat) -> None:
        stir_province(p, self.result)
        if self.result == VICTORY:
            promote(p, self.force, VICTORY)
            gain(p, p.commander(self.force), self.beaten, p.cards.general_share)
            fall_of(p, self.province, True)
            return
        if self.result == STALEMATE:
            promote(p, self.force, STALEMATE)
        if not p.is_led(self.province):
            fall_of(p, self.province, False)
            return
        if self.result == DEFEAT:
            go_over(p, self.force, self.province, p.count(self.force, words.LEGION))
            number = p.transfer(self.force, words.ROME, words.VETERAN)
            if number:
                p.tell(words.E_RETURNED, self.force, words.VETERAN, number)
        promote(p, self.province, self.result)
