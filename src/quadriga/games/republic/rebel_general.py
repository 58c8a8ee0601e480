"""Rome against a rebel in Italy (section 2); a governor who marches on Rome fights the same way (section 4)."""

from typing import ClassVar, Final, final

from quadriga.engine import Procedure
from quadriga.games.republic.active_conflict import gain
from quadriga.games.republic.cards import ALL, DEFEAT, NO_BATTLE, STALEMATE, VICTORY
from quadriga.games.republic.losses import promote, suffer
from quadriga.games.republic.march_on_rome import marching_value, tell_shipping
from quadriga.games.republic.mortality import Mortality
from quadriga.games.republic.options import BEATEN_VALUE
from quadriga.games.republic.position import NO_REBELLION, OVERALL_TALLY, Combat
from quadriga.games.republic.rebellion import collapse
from quadriga.games.republic.roll import CombatRoll, rate, toll
from quadriga.games.republic.values import command, land_value
from quadriga.games.republic.words import (
    FOUGHT_REBEL,
    LAND,
    MUST_FIGHT_AGAIN,
    NO_COMMANDER,
    NO_LEGIONS,
    REBEL_ARMY,
    REBEL_IN_ROME,
)


@final
class RebelBattle(Procedure[Combat]):
    """2.1, 4.1: the army of Rome meets the rebel."""

    fields: ClassVar[tuple[str, ...]] = ("force",)

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def run(self, p: Combat) -> None:
        if p.rebel_place == NO_REBELLION:
            return
        if p.commander(self.force) < 0:
            p.tell(NO_COMMANDER, self.force)
            p.tally[OVERALL_TALLY + NO_BATTLE] += 1
            return
        if not p.land_units(self.force):
            p.tell(NO_LEGIONS, self.force)
            p.tally[OVERALL_TALLY + NO_BATTLE] += 1
            return
        p.begin(RebelRoll(self.force))
        rate(p, REBEL_ARMY)
        rate(p, self.force)


@final
class RebelRoll(CombatRoll):
    """2.1, 4.1: a fight to the death: the dice alone decide nothing, fleets take no part."""

    fields: ClassVar[tuple[str, ...]] = ("force",)

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def own(self, p: Combat) -> int:
        value = land_value(p, self.force)
        return value + command(p, self.force, value)

    def enemy(self, p: Combat) -> int:
        value = marching_value(p)
        return value + command(p, REBEL_ARMY, value)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(FOUGHT_REBEL, self.force, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        general = p.commander(self.force)
        master = p.master(self.force)
        lost = toll(p, self.force, result, loss, p.land_units(self.force))
        rebel_lost = 0 if loss == ALL else toll(p, REBEL_ARMY, result, loss, p.land_units(REBEL_ARMY))
        beaten = marching_value(p) if p.options[BEATEN_VALUE] == 0 else self.enemy(p)
        p.record(LAND, result)
        p.tally[OVERALL_TALLY + result] += 1
        p.rebel_result = result
        p.begin(RebelResult(self.force, result, beaten))
        if result != VICTORY:
            p.begin(Mortality(p.commander(REBEL_ARMY), -1, rebel_lost, -1))
        if result == DEFEAT:
            p.kill(general)
            p.kill(master)
        else:
            p.begin(Mortality(general, master, lost, -1))
        suffer(p, self.force, lost, 0)
        suffer(p, REBEL_ARMY, rebel_lost, 0)


@final
class RebelResult(Procedure[Combat]):
    """2.2 to 2.4, 4.2 to 4.4: what follows the battle for Rome; `beaten` is the value of the rebel's units."""

    fields: ClassVar[tuple[str, ...]] = ("force", "result", "beaten")

    def __init__(self, force: int, result: int, beaten: int) -> None:
        self.force: Final = force
        self.result: Final = result
        self.beaten: Final = beaten

    def run(self, p: Combat) -> None:
        if self.result == VICTORY:
            p.stir(p.cards.unrest_victory)
            promote(p, self.force, VICTORY)
            gain(p, p.commander(self.force), self.beaten, p.cards.general_share)
            collapse(p, False)
            return
        if self.result == STALEMATE:
            promote(p, self.force, STALEMATE)
        if p.commander(REBEL_ARMY) < 0:
            collapse(p, False)
            p.rebel_result = NO_BATTLE
            return
        promote(p, REBEL_ARMY, self.result)
        if self.result == DEFEAT:
            p.tell(REBEL_IN_ROME)
        else:
            p.tell(MUST_FIGHT_AGAIN)
            tell_shipping(p)
