"""Rome against a rebel in Italy (section 2); a governor who marches on Rome fights the same way (section 4)."""

from typing import Final, final

from quadriga.engine import Procedure
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import ALL, DEFEAT, NO_BATTLE, STALEMATE, VICTORY
from quadriga.games.republic.combat.active_conflict import gain
from quadriga.games.republic.combat.losses import promote, suffer
from quadriga.games.republic.combat.march_on_rome import marching_value, tell_shipping
from quadriga.games.republic.combat.mortality import Mortality
from quadriga.games.republic.combat.rebellion import collapse
from quadriga.games.republic.combat.roll import CombatRoll, rate, toll
from quadriga.games.republic.combat.values import command, land_value
from quadriga.games.republic.position import AT_REBEL, NONE, Combat


@final
class RebelBattle(Procedure[Combat]):
    """2.1, 4.1: the army of Rome meets the rebel."""

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def run(self, p: Combat) -> None:
        if p.rebellion is None:
            p.tell(words.E_NOTHING_LEFT, self.force)
            return
        if not p.is_led(self.force):
            p.tell(words.E_NO_COMMANDER, self.force)
            p.ended(NO_BATTLE)
            return
        if not p.land_units(self.force):
            p.tell(words.E_NO_LEGIONS, self.force)
            p.ended(NO_BATTLE)
            return
        p.begin(RebelRoll(self.force))
        rate(p, words.REBEL_ARMY)
        rate(p, self.force)


@final
class RebelRoll(CombatRoll):
    """2.1, 4.1: a fight to the death: the dice alone decide nothing, fleets take no part."""

    def __init__(self, force: int) -> None:
        self.force: Final = force

    def own(self, p: Combat) -> int:
        value = land_value(p, self.force)
        return value + command(p, self.force, value)

    def enemy(self, p: Combat) -> int:
        value = marching_value(p)
        return value + command(p, words.REBEL_ARMY, value)

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(words.E_FOUGHT_REBEL, self.force, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        general = p.commander(self.force)
        master = p.master(self.force)
        lost = toll(p, self.force, result, loss, p.land_units(self.force))
        rebel_lost = 0 if loss == ALL else toll(p, words.REBEL_ARMY, result, loss, p.land_units(words.REBEL_ARMY))
        beaten = marching_value(p) if p.options[options.BEATEN_VALUE] == options.UNITS else self.enemy(p)
        p.record(words.LAND, result)
        p.ended(result)
        if p.uprising().result in (NO_BATTLE, DEFEAT):
            p.uprising().result = result
        p.begin(RebelResult(self.force, result, beaten))
        if result != VICTORY:
            p.begin(Mortality(p.commander(words.REBEL_ARMY), NONE, rebel_lost, NONE))
        if result == DEFEAT:
            p.kill(general)
            p.kill(master)
        else:
            p.begin(Mortality(general, master, lost, NONE))
        suffer(p, self.force, lost, 0)
        suffer(p, words.REBEL_ARMY, rebel_lost, 0)


def is_met_again(p: Combat) -> bool:
    """Ruling R-15: Rome has not fallen while another of its armies is still to meet the rebel."""
    return any(not army.fought and army.target == AT_REBEL for army in p.expeditions)


@final
class RebelResult(Procedure[Combat]):
    """2.2 to 2.4, 4.2 to 4.4: what follows the battle for Rome; `beaten` is the value of the rebel's units."""

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
        if not p.is_led(words.REBEL_ARMY):
            collapse(p, False)
            return
        promote(p, words.REBEL_ARMY, self.result)
        if p.uprising().result == DEFEAT and not is_met_again(p):
            p.tell(words.E_REBEL_IN_ROME)
        elif self.result == STALEMATE:
            p.tell(words.E_MUST_FIGHT_AGAIN)
            tell_shipping(p)
