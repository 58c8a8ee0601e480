"""One battle of the published Combat Phase, on land or at sea (rules 10.1 to 10.8)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from quadriga.games.republic.whole.forum.events import kill_captives
from quadriga.games.republic.whole.mortality.chits import MARKED, MARKED_OR_TAKEN, DrawChits
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.options import BATTLES, FOUGHT, HOUSE, NARBONESE
from quadriga.games.republic.whole.population.phase import change_unrest
from quadriga.games.republic.whole.provincial.units import war_loses
from quadriga.games.republic.whole.revenue.state import gain_state
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    DICTATOR,
    FORCE,
    LEFT,
    MASTER_OF_HORSE,
    NOBODYS,
    NOWHERE,
    PRIOR_CONSUL,
    PROCONSUL,
    VACANT,
    Rome,
)
from quadriga.games.republic.whole.senate.hands import cards_of
from quadriga.games.republic.whole.war.arrival import create, create_attacked, leave_play
from quadriga.games.republic.whole.war.dice import EVERY_TOTAL, deserted, losses_of, result_of, share, throws
from quadriga.games.republic.whole.war.fight import Fight
from quadriga.games.republic.whole.war.forces import (
    LoseLegions,
    bring_home,
    change_legions,
    clear_war,
    legions_at,
    recall,
)
from quadriga.games.republic.whole.war.strength import (
    ALEXANDRINE,
    brothers,
    force,
    horseman,
    is_card,
    land,
    naval,
    numbers,
    printed,
    province_of,
    spoils,
    support,
)

HELD: Final = 8
"""8.1.1 of the house document: a battle of this turn that ended neither in disaster nor in defeat."""


@final
class StartBattle(Procedure[Rome]):
    """10.11b, 10.12a: at sea first while the war has a fleet; who lacks fleets or legions for it does not fight."""

    def __init__(self, commander: int, war: int) -> None:
        self.commander: Final = commander
        self.war: Final = war

    def run(self, p: Rome) -> None:
        one, war = self.commander, self.war
        at_sea = naval(p, war) > 0
        if at_sea and not p.ships[one]:
            return
        if not at_sea and (not p.legions_of(one) or p.ships[one] < support(p, war)):
            return
        if p.options[NARBONESE] == FOUGHT:
            create_attacked(p, war)
        p.battle = Fight()
        p.battle.lay_out(one, war, int(at_sea))
        p.rating = 0
        p.begin(BattleDice())
        if p.cards.rolls_rating[one]:
            p.begin(RatePompey(one))
        if is_card(p, war) and war == p.cards.conflict_of[ALEXANDRINE] and not p.cleopatra:
            for seat in reversed(p.in_order()):
                if p.hands[seat]:
                    p.begin(Cleopatra(seat, one))


@final
class Cleopatra(Decision[Rome]):
    """13.I13: the queen sides with the commander, or with Alexandria; or she is not played."""

    verbs: ClassVar[tuple[int, ...]] = (words.CLEOPATRA_WITH, words.CLEOPATRA_AGAINST, words.DONE)
    prompt: ClassVar[str] = words.ASK_CLEOPATRA

    def __init__(self, seat: int, commander: int) -> None:
        self.seat: Final = seat
        self.commander: Final = commander

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        if p.cleopatra or not cards_of(p, self.seat, "cleopatra_vii"):
            return [Move(words.DONE)]
        return [Move(words.CLEOPATRA_WITH), Move(words.CLEOPATRA_AGAINST), Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        card = cards_of(p, self.seat, "cleopatra_vii")[0]
        p.hands[self.seat].remove(card)
        p.discards.append(card)
        p.tell(words.E_PLAYED_CARD, self.seat, card)
        if move.verb == words.CLEOPATRA_WITH:
            p.cleopatra = 1
            p.talents[self.commander] += 50
            p.gain_popularity(self.commander, -5)
        else:
            p.cleopatra = 2
            p.chief[p.cards.leader_of["cleopatra_vii"]] = 1


@final
class RatePompey(Chance[Rome]):
    """13.S19: Pompey's rating is rolled before each battle, omens and all."""

    verbs: ClassVar[tuple[int, ...]] = (words.RATE,)

    def __init__(self, commander: int) -> None:
        self.commander: Final = commander

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.RATE, self.commander, face + 1), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        p.rating = max(1, move.b - p.omens())
        p.tell(words.E_RATED, self.commander, p.rating)


def swayed(p: Rome, strength: int, black: int, white: int) -> int:
    """7.E2, 7.E3: allies who desert raise or lower the war's strength for this battle."""
    return deserted(strength, black, white, p.event("ally_deserts"), p.event("enemys_ally_deserts"))


@final
class BattleDice(Chance[Rome]):
    """10.11a, 10.12a, 10.21a, 10.31, 10.T: the throw, its numbers, and the losses."""

    verbs: ClassVar[tuple[int, ...]] = (words.THROW,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return throws()

    def play(self, p: Rome, move: Move) -> None:
        fight = p.fighting()
        one, war, at_sea = fight.commander, fight.war, bool(fight.at_sea)
        natural = move.a + move.b
        strength = swayed(p, naval(p, war) if at_sea else land(p, war), move.a, move.b)
        total = natural + force(p, one, at_sea) - strength - p.omens()
        legions, ships = p.legions_of(one), p.ships[one]
        result, lost_legions, lost_ships = judge(p, one, war, natural, total, legions, ships)
        p.tell(words.E_BATTLE, one, war, natural, total, result)
        fight.result = result
        fight.lost_legions, fight.lost_fleets = lost_legions, lost_ships
        p.fought[war] |= 1 if at_sea else 2
        p.ships[one] -= lost_ships
        if not is_house(p):
            p.gain_popularity(one, -(lost_legions // 2))
        elif result in (STALEMATE, STANDOFF, VICTORY):
            p.fought[war] |= HELD
            war_loses(p, war, lost_legions, lost_ships)
        if lost_legions or lost_ships:
            p.tell(words.E_LOSSES, one, lost_legions, lost_ships)
        p.begin(BattleResult())
        p.begin(LoseLegions(FORCE + one, lost_legions))


def is_house(p: Rome) -> bool:
    """Ha: whether battles are fought by the house document."""
    return p.options[BATTLES] == HOUSE


def judge(p: Rome, one: int, war: int, natural: int, total: int, legions: int, ships: int) -> tuple[int, int, int]:
    """10.21a, 10.31, 10.31d, 10.T: the result, and legions and fleets lost; a number counts once, and sends Lucullus
    home from a war that was not prosecuted."""
    cards = p.cards
    result = result_of(cards, natural, total, numbers(p, war, one, DISASTER), numbers(p, war, one, STANDOFF))
    if is_house(p):
        p.used[war] |= EVERY_TOTAL if result in (STALEMATE, STANDOFF, DISASTER) else 0
    elif result in (DISASTER, STANDOFF):
        p.used[war] |= 1 << natural
    if result in (DISASTER, STANDOFF) and cards.voids_losses[one]:
        p.homeward[one] = 1
        p.fought[war] |= 4
    return result, losses_of(cards, result, total, legions, one), losses_of(cards, result, total, ships, one)


@final
class BattleResult(Procedure[Rome]):
    """10.2a, 10.21a, 10.4a, 10.7a, 10.71a: unrest, the dead of a defeat, and chits for those who live."""

    def run(self, p: Rome) -> None:
        fight = p.fighting()
        one, result = fight.commander, fight.result
        rider = horseman(p, one)
        if result == DEFEAT:
            change_unrest(p, p.cards.unrest_defeat)
            p.battle = None
            p.rating = 0
            die(p, one)
            if rider >= 0:
                die(p, rider)
            return
        if result == DISASTER:
            change_unrest(p, p.cards.unrest_disaster)
        elif result == VICTORY:
            change_unrest(p, p.cards.unrest_victory)
        p.marked = [one] + ([rider] if rider >= 0 else [])
        taken = MARKED if result == VICTORY or (is_house(p) and fight.at_sea) else MARKED_OR_TAKEN
        p.begin(AfterBattle())
        p.begin(DrawChits(fight.lost_legions + fight.lost_fleets, taken))


def make_veterans(p: Rome, commander: int, war: int, number: int) -> None:
    """10.5a, D52: surviving plain legions become veterans; those of a dead or captive commander owe none."""
    leads = p.is_army(commander)
    promote(p, FORCE + commander if leads else LEFT + war, commander if leads else NOBODYS, number)


def promote(p: Rome, place: int, owner: int, number: int) -> None:
    """10.5a: so many plain legions of a place become veterans who owe somebody allegiance, or nobody."""
    for _ in range(number):
        if legions_at(p, place) <= 0:
            return
        change_legions(p, place, -1)
        free = p.veteran_at.index(NOWHERE)
        p.veteran_at[free] = place
        p.veteran_of[free] = owner
        p.tell(words.E_VETERAN, free + 1)


def make_proconsul(p: Rome, one: int) -> None:
    """10.8a, 9.34b: offices lost, prior consul; he stays with his force; his Master of Horse goes home in office."""
    rider = p.offices[MASTER_OF_HORSE]
    if p.offices[DICTATOR] == one and rider >= 0 and p.place[rider] == AT_WAR:
        bring_home(p, rider)
    for office, holder in enumerate(p.offices):
        if holder == one:
            p.offices[office] = -1
    if not p.marks[one] & PROCONSUL:
        p.tell(words.E_PROCONSUL, one)
    p.marks[one] |= PRIOR_CONSUL | PROCONSUL


@final
class AfterBattle(Procedure[Rome]):
    """10.4, 10.5, 10.8: the fruits of a victory, a veteran, a proconsul."""

    def run(self, p: Rome) -> None:
        fight = p.fighting()
        one, war, result, at_sea = fight.commander, fight.war, fight.result, bool(fight.at_sea)
        p.battle = None
        p.rating = 0
        leads = p.is_army(one)
        if (not at_sea or is_house(p)) and result in (STALEMATE, STANDOFF, VICTORY):
            make_veterans(p, one, war, p.cards.promotions[one] if result == VICTORY else 1)
        if result != VICTORY:
            if leads:
                make_proconsul(p, one)
            return
        if leads:
            gain = share(printed(p, war, at_sea), 2)
            p.gain_popularity(one, gain)
            p.gain_influence(one, gain)
            p.tell(words.E_FAME_WON, one, gain)
        if at_sea:
            p.beaten_fleet[war] = 1
            p.tell(words.E_FLEET_WON, war)
            if leads:
                self.after_sea(p, one, war)
        else:
            win_war(p, war, one if leads else -1)

    def after_sea(self, p: Rome, one: int, war: int) -> None:
        """10.12b, 10.12c, 10.8a: on to the land battle, home without legions (He: he stays), or proconsul."""
        if not p.legions_of(one) and is_house(p):
            make_proconsul(p, one)
        elif not p.legions_of(one):
            recall(p, one)
        elif p.ships[one] >= support(p, war):
            p.begin(LandNow(one, war))
        else:
            make_proconsul(p, one)


@final
class LandNow(YesNo[Rome]):
    """10.12b: the same commander may fight on land at once, or stop and stay as proconsul."""

    verbs: ClassVar[tuple[int, ...]] = (words.FIGHT_ON, words.STOP_HERE)
    prompt: ClassVar[str] = words.ASK_FIGHT_ON

    def __init__(self, commander: int, war: int) -> None:
        self.commander: Final = commander
        self.war: Final = war

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.commander])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.commander), ("war", words.WAR, self.war)]

    def yes(self, p: Rome) -> None:
        p.begin(StartBattle(self.commander, self.war))

    def no(self, p: Rome) -> None:
        make_proconsul(p, self.commander)


def win_war(p: Rome, war: int, victor: int) -> None:
    """10.4a, 10.4c to 10.4h: spoils, provinces, the card leaves, others come home, captives die."""
    gain = spoils(p, war)
    if gain:
        gain_state(p, gain)
    if victor >= 0:
        p.won[victor] = 1
    captives = clear_war(p, war, victor)
    province = province_of(p, war)
    p.tell(words.E_WAR_WON, war)
    if province >= 0:
        p.province[province] = VACANT
        p.developed[province] = 0
    leave_play(p, war, beaten=is_card(p, war))
    if is_card(p, war):
        found_provinces(p, war)
    kill_captives(p, captives)


def found_provinces(p: Rome, war: int) -> None:
    """10.4d: what a victory creates; Illyricum after both wars; Bithynia developed by the last Mithridatic."""
    when = p.deck.creates_when[war]
    done = when == "victory" or (
        when == "all_group_defeated" and all(p.war[one] == words.BEATEN for one in brothers(p, war))
    )
    if done:
        for province in p.deck.creates[war]:
            create(p, province, developed=province == p.cards.province_of["bithynia"])
