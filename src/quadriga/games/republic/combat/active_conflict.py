"""Rome against an active conflict, allied to provinces or not (sections 1 and 7)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Procedure, Seat
from quadriga.engine.part import replaced
from quadriga.engine.steps import YesNo
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import DEFEAT, DISASTER, NO_BATTLE, STALEMATE, STANDOFF, VICTORY
from quadriga.games.republic.combat.allied_conflict import (
    conflict_land,
    conflict_loses,
    conflict_naval,
    conflict_support,
    release,
)
from quadriga.games.republic.combat.losses import promote, suffer
from quadriga.games.republic.combat.mortality import Mortality
from quadriga.games.republic.combat.roll import CombatRoll, rate, toll
from quadriga.games.republic.combat.values import command, land_value, naval_value
from quadriga.games.republic.position import (
    EASED,
    HELD,
    LEFT,
    NOBODYS,
    NONE,
    ROME_SEAT,
    WON,
    Combat,
    share,
)


def needs_naval_battle(p: Combat, conflict: int) -> bool:
    """1.1: a conflict with a naval strength must lose its fleet first; once beaten, it stays beaten."""
    return bool(p.cards.naval[conflict]) and not p.marker[conflict]


def can_be_supported(p: Combat, force: int, conflict: int) -> bool:
    """1.3.1: the fleets left suffice for the land battle."""
    return p.count(force, words.FLEET) >= conflict_support(p, conflict)


def natural_result(p: Combat, conflict: int, general: int, total: int) -> int:
    """1.2.1, 1.2.2: disaster or standoff by the natural dice; a statesman may cancel the card's, never a leader's."""
    cards = p.cards
    disaster = cards.disaster[conflict]
    standoff = cards.standoff[conflict]
    if p.who[general] < cards.senators and conflict in cards.nullifies[p.who[general]]:
        disaster = standoff = 0
    for leader in range(cards.leaders):
        if p.leader[leader] == 1 and cards.leader_group[leader] == cards.group[conflict]:
            disaster |= cards.leader_disaster[leader]
            standoff |= cards.leader_standoff[leader]
    if disaster >> total & 1:
        return DISASTER
    if standoff >> total & 1:
        return STANDOFF
    return NO_BATTLE


@final
class ConflictBattle(Procedure[Combat]):
    """1.1: one expedition's turn against a conflict: the naval battle first where there is one to win."""

    def __init__(self, force: int, conflict: int) -> None:
        self.force: Final = force
        self.conflict: Final = conflict

    def run(self, p: Combat) -> None:
        if not p.is_led(self.force):
            p.tell(words.E_NO_COMMANDER, self.force)
            p.ended(NO_BATTLE)
        elif needs_naval_battle(p, self.conflict) and not p.count(self.force, words.FLEET):
            p.tell(words.E_STOPPED, self.force, 0, 1)
            p.ended(NO_BATTLE)
        elif needs_naval_battle(p, self.conflict):
            p.begin(ConflictRoll(self.force, self.conflict, words.NAVAL))
            rate(p, self.force)
        else:
            p.begin(LandBattle(self.force, self.conflict))


@final
class LandBattle(Procedure[Combat]):
    """1.3.1: without the support needed the fight stops here."""

    def __init__(self, force: int, conflict: int) -> None:
        self.force: Final = force
        self.conflict: Final = conflict

    def run(self, p: Combat) -> None:
        if not p.land_units(self.force):
            p.tell(words.E_NO_LEGIONS, self.force)
            p.ended(NO_BATTLE)
            return
        if not can_be_supported(p, self.force, self.conflict):
            p.tell(words.E_STOPPED, self.force, p.count(self.force, words.FLEET), conflict_support(p, self.conflict))
            p.ended(NO_BATTLE)
            return
        p.begin(ConflictRoll(self.force, self.conflict, words.LAND))
        rate(p, self.force)


@final
class ConflictRoll(CombatRoll):
    """1.2, 1.3.2: the throw against a conflict, at sea or on land."""

    def __init__(self, force: int, conflict: int, component: int) -> None:
        self.force: Final = force
        self.conflict: Final = conflict
        self.component: Final = component

    def own(self, p: Combat) -> int:
        value = land_value(p, self.force) if self.component else naval_value(p, self.force)
        return value + command(p, self.force, value)

    def enemy(self, p: Combat) -> int:
        return conflict_land(p, self.conflict) if self.component else conflict_naval(p, self.conflict)

    def natural(self, p: Combat, total: int) -> int:
        """0.3.10: later expeditions of the turn ignore the numbers after a stalemate, a standoff or a disaster."""
        if p.sent[self.conflict] & EASED:
            return NO_BATTLE
        return natural_result(p, self.conflict, p.commander(self.force), total)

    def omens(self, p: Combat) -> int:
        """Ruling R-18: a rebel who has taken Rome fights under its omens, unless the table spares him."""
        spared = self.force == words.REBEL_ARMY and p.options[options.REBEL_OMENS] == options.SPARE
        return 0 if spared else p.omens

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        p.tell(words.E_FOUGHT, self.force, self.conflict, self.component, own, enemy)

    def follow(self, p: Combat, result: int, loss: int) -> None:
        force = self.force
        general = p.commander(force)
        master = p.master(force)
        land = toll(p, force, result, loss, p.land_units(force))
        naval = toll(p, force, result, loss, p.naval_units(force))
        p.record(self.component, result)
        p.begin(ConflictResult(force, self.conflict, self.component, result, land, naval))
        if result == DEFEAT:
            p.kill(general)
            p.kill(master)
        else:
            captor = self.conflict if self.component and result != VICTORY else NONE
            p.begin(Mortality(general, master, land + naval, captor))
        suffer(p, force, land, naval)


@final
class ConflictResult(Procedure[Combat]):
    """1.2, 1.3, 7.4: what follows a battle against a conflict, once the dead are counted."""

    def __init__(self, force: int, conflict: int, component: int, result: int, land: int, naval: int) -> None:
        self.force: Final = force
        self.conflict: Final = conflict
        self.component: Final = component
        self.result: Final = result
        self.land: Final = land
        self.naval: Final = naval

    def run(self, p: Combat) -> None:
        result = self.result
        if result == DISASTER:
            p.stir(p.cards.unrest_disaster)
        elif result == DEFEAT:
            p.stir(p.cards.unrest_defeat)
        else:
            conflict_loses(p, self.conflict, self.land, self.naval)
            promote(p, self.force, result)
        note(p, self.force, self.conflict, result)
        if result != VICTORY:
            p.ended(result)
        elif self.component == words.NAVAL:
            win_at_sea(p, self.force, self.conflict)
        else:
            win_on_land(p, self.force, self.conflict)


def note(p: Combat, force: int, conflict: int, result: int) -> None:
    """Remember what an expedition did, for later expeditions (0.3.10), assaults (8.1.1) and the end (9.1)."""
    if result not in (DISASTER, DEFEAT):
        p.sent[conflict] |= HELD
    if result in (STALEMATE, STANDOFF, DISASTER):
        p.sent[conflict] |= EASED
    if result == VICTORY:
        p.sent[conflict] |= WON
    general = p.commander(force)
    if result not in (DISASTER, STANDOFF) or general < 0 or p.who[general] >= p.cards.senators:
        return
    if p.cards.voids_losses[p.who[general]]:
        p.sent[conflict] |= LEFT
        p.tell(words.E_RECALLED, p.who[general])


def gain(p: Combat, commander: int, strength: int, parts: int) -> None:
    """The victor's popularity and influence, a part of the strength beaten, rounded up."""
    if commander < 0 or strength <= 0:
        return
    number = share(strength, parts)
    doubled = p.who[commander] < p.cards.senators and p.cards.rolls_rating[p.who[commander]]
    popularity = 2 * number if doubled else number
    p.popularity[commander] = min(9, p.popularity[commander] + popularity)
    p.influence[commander] = min(999, p.influence[commander] + number)
    p.tell(words.E_FAME, p.who[commander], popularity, number)


def win_at_sea(p: Combat, force: int, conflict: int) -> None:
    """1.2.3: a naval victory is for good, and may open the land battle at once."""
    p.stir(p.cards.unrest_victory)
    gain(p, p.commander(force), p.cards.naval[conflict], p.cards.general_share)
    p.marker = replaced(p.marker, conflict, 1)
    p.tell(words.E_FLEET_DEFEATED, conflict)
    if not p.is_led(force) or not p.land_units(force):
        p.ended_at_sea()
    elif not can_be_supported(p, force, conflict):
        p.tell(words.E_STOPPED, force, p.count(force, words.FLEET), conflict_support(p, conflict))
        p.ended_at_sea()
    elif force == words.REBEL_ARMY:
        p.begin(LandBattle(force, conflict))
    else:
        p.begin(GoOn(force, conflict))


def is_revolt(p: Combat, conflict: int) -> bool:
    """1.3.5: a revolt brings no spoils; some wars are revolts once their province exists."""
    if p.cards.is_revolt[conflict]:
        return True
    return any(p.holder[province] != NOBODYS for province in p.cards.revolt_if[conflict])


def win_on_land(p: Combat, force: int, conflict: int) -> None:
    """1.3.5, 7.5: the conflict is beaten."""
    p.ended(VICTORY)
    p.stir(p.cards.unrest_victory)
    gain(p, p.commander(force), p.cards.land[conflict], p.cards.general_share)
    if not is_revolt(p, conflict):
        p.treasury += p.cards.spoils[conflict]
        p.tell(words.E_SPOILS, conflict, p.cards.spoils[conflict])
    p.status[conflict] = words.BEATEN
    p.tell(words.E_DISCARDED_CARD, conflict)
    release(p, conflict)
    kill_captives(p, conflict)
    dismiss_leaders(p, conflict)


def kill_captives(p: Combat, conflict: int) -> None:
    """0.2.7: a conflict that leaves play takes its captives with it."""
    for commander in range(len(p.who)):
        if p.captor[commander] == conflict:
            p.kill(commander)


def dismiss_leaders(p: Combat, conflict: int) -> None:
    """0.3.9: leaders go when no conflict of their group is left in play."""
    group = p.cards.group[conflict]
    for other in range(p.cards.conflicts):
        if p.cards.group[other] == group and p.status[other] in (words.INACTIVE, words.ACTIVE, words.UNPROSECUTED):
            return
    for leader in range(p.cards.leaders):
        if p.leader[leader] == 1 and p.cards.leader_group[leader] == group:
            p.leader[leader] = 2
            p.tell(words.E_LEADER_LEFT, leader)


@final
class GoOn(YesNo[Combat]):
    """1.2.3: after a naval victory the general may fight on land this turn."""

    verbs: ClassVar[tuple[int, ...]] = (words.GO_ON, words.HALT)
    prompt: ClassVar[str] = words.ASK_GO_ON

    def __init__(self, force: int, conflict: int) -> None:
        self.force: Final = force
        self.conflict: Final = conflict

    def turn(self, p: Combat) -> Seat:
        return ROME_SEAT

    def about(self, p: Combat) -> list[tuple[str, Kind, int]]:
        return [("force", words.FORCE, self.force), ("conflict", words.CONFLICT, self.conflict)]

    def yes(self, p: Combat) -> None:
        p.begin(LandBattle(self.force, self.conflict))

    def no(self, p: Combat) -> None:
        p.tell(words.E_HALTED, self.force)
        p.ended_at_sea()
