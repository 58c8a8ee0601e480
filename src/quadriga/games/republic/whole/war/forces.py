"""Legions and fleets change hands: home, left behind, lost at random (rules 9.64 and 10.6)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    BACK,
    CAPTIVE,
    DICTATOR,
    FORCE,
    GARRISON,
    IN_FORUM,
    IN_ROME,
    LEFT,
    MASTER_OF_HORSE,
    NOBODYS,
    NOWHERE,
    PROCONSUL,
    RESERVE,
    Rome,
)


def move_veterans(p: Rome, source: int, to: int) -> None:
    """All veterans of one place go to another."""
    for number in p.veterans(source):
        p.veteran_at[number] = to


def stand_down(p: Rome, commander: int) -> None:
    """9.644a, 11.3a: the force of a commander goes to the active boxes."""
    if p.army[commander] or p.ships[commander] or p.veterans(FORCE + commander):
        p.tell(words.E_FORCE_HOME, commander, p.legions_of(commander), p.ships[commander])
    p.legions += p.army[commander]
    p.fleets += p.ships[commander]
    p.army[commander] = p.ships[commander] = 0
    move_veterans(p, FORCE + commander, RESERVE)
    if commander in p.commands:
        p.commands.remove(commander)


def leave_force(p: Rome, commander: int) -> None:
    """5.3f, 10.2a: his force stays on the war without commander."""
    war = p.where[commander]
    if war >= 0 and commander in p.commands:
        p.left_army[war] += p.army[commander]
        p.left_ships[war] += p.ships[commander]
        p.army[commander] = p.ships[commander] = 0
        move_veterans(p, FORCE + commander, LEFT + war)
        p.commands.remove(commander)


def take_over(p: Rome, commander: int, war: int) -> None:
    """9.641b: units without commander on a war join whoever is sent there."""
    p.army[commander] += p.left_army[war]
    p.ships[commander] += p.left_ships[war]
    p.left_army[war] = p.left_ships[war] = 0
    move_veterans(p, LEFT + war, FORCE + commander)


def bring_home(p: Rome, senator: int) -> None:
    """A senator away is in Rome again; he may not be sent out at once (6.6b, 9.51a)."""
    p.place[senator] = IN_ROME if p.faction[senator] >= 0 else IN_FORUM
    p.where[senator] = -1
    p.marks[senator] = (p.marks[senator] & ~PROCONSUL) | BACK
    p.won[senator] = p.homeward[senator] = 0
    p.tell(words.E_CAME_HOME, senator)


def recall(p: Rome, commander: int) -> None:
    """9.644a: a commander and his force come home, with his Master of Horse."""
    rider = p.offices[MASTER_OF_HORSE]
    if p.offices[DICTATOR] == commander and rider >= 0 and p.place[rider] == AT_WAR:
        bring_home(p, rider)
    stand_down(p, commander)
    bring_home(p, commander)


def recall_left(p: Rome, war: int) -> None:
    """9.9a: units without commander on a war come home."""
    if p.left_army[war] or p.left_ships[war] or p.veterans(LEFT + war):
        p.tell(words.E_LEFT_HOME, war)
    p.legions += p.left_army[war]
    p.fleets += p.left_ships[war]
    p.left_army[war] = p.left_ships[war] = 0
    move_veterans(p, LEFT + war, RESERVE)


def clear_war(p: Rome, war: int, victor: int) -> list[int]:
    """10.4e, 10.71c, 7.E13b: a war is over: others on it come home; its captives, who are given, die."""
    for commander in p.commanders(war):
        if commander != victor:
            recall(p, commander)
    recall_left(p, war)
    return [one for one in range(p.cards.senators) if p.place[one] == CAPTIVE and p.where[one] == war]


def lose_veteran(p: Rome, number: int) -> None:
    """A veteran is destroyed: it goes back to the box as a plain legion would."""
    p.veteran_at[number] = NOWHERE
    p.veteran_of[number] = NOBODYS


def release_veterans(p: Rome, senator: int) -> None:
    """5.3e: those who owed a dead man allegiance owe none."""
    for number, owner in enumerate(p.veteran_of):
        if owner == senator:
            p.veteran_of[number] = NOBODYS


@final
class LoseLegions(Procedure[Rome]):
    """10.6a: so many legions of a place are lost, drawn at random among plain ones and veterans alike."""

    def __init__(self, place: int, number: int) -> None:
        self.place: Final = place
        self.number: Final = number

    def run(self, p: Rome) -> None:
        plain, veterans = legions_at(p, self.place), len(p.veterans(self.place))
        number = min(self.number, plain + veterans)
        if number <= 0:
            return
        if not veterans or number == plain + veterans:
            for veteran in p.veterans(self.place) if veterans else []:
                lose_veteran(p, veteran)
            change_legions(p, self.place, -min(number, plain))
            return
        p.begin(LoseLegions(self.place, number - 1))
        p.begin(LoseOne(self.place))


@final
class LoseOne(Chance[Rome]):
    """10.6a: one legion, plain (0) or a veteran by its number."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOSE_LEGION,)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        plain = legions_at(p, self.place)
        found = [(Move(words.LOSE_LEGION, 0), plain)] if plain else []
        return found + [(Move(words.LOSE_LEGION, number + 1), 1) for number in p.veterans(self.place)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a:
            lose_veteran(p, move.a - 1)
        else:
            change_legions(p, self.place, -1)


def legions_at(p: Rome, place: int) -> int:
    """The plain legions of a place, by the codes of veterans."""
    if place == RESERVE:
        return p.legions
    if place >= GARRISON:
        return p.garrison[place - GARRISON]
    return p.left_army[place - LEFT] if place >= LEFT else p.army[place - FORCE]


def change_legions(p: Rome, place: int, change: int) -> None:
    """Plain legions come to a place, or leave it."""
    if place == RESERVE:
        p.legions += change
    elif place >= GARRISON:
        p.garrison[place - GARRISON] += change
    elif place >= LEFT:
        p.left_army[place - LEFT] += change
    else:
        p.army[place - FORCE] += change


def garrison_home(p: Rome, province: int) -> None:
    """A garrison goes to the active boxes."""
    p.legions += p.garrison[province]
    p.garrison[province] = 0
    move_veterans(p, GARRISON + province, RESERVE)


def garrison_size(p: Rome, province: int) -> int:
    """Legions of a garrison, veterans included."""
    return p.garrison[province] + len(p.veterans(GARRISON + province))


def upkeep(p: Rome) -> int:
    """6.53c, 6.2e: the legions and fleets the State pays: not the rebel's, nor garrisons of rebel governors."""
    rebels = [] if p.rebel < 0 else [p.rebel, *p.seconds]
    units = p.legions_in_play() + p.fleets_in_play()
    if p.rebel >= 0:
        units -= p.legions_of(p.rebel) + p.ships[p.rebel]
    for province in range(PROVINCES):
        if p.governor(province) in rebels and p.governor(province) >= 0:
            units -= garrison_size(p, province)
    return units
