"""Captured leaders and the fall of an emperor (sections 4.3.1, 4.3.2, 11 and 18)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import replaced
from quadriga.engine.position import LOSS, WIN
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.pieces import LAND_TYPES, LEADERS_EACH
from quadriga.games.conquest.position import NONE, Conquest


def is_emperor(leader: int) -> bool:
    """Whether a leader is the emperor of his colour."""
    return leader % LEADERS_EACH == 0


def has_emperor(leaders: list[int]) -> bool:
    """Whether an emperor is among these leaders."""
    return any(is_emperor(leader) for leader in leaders)


def capture(p: Conquest, leaders: list[int], captor: int) -> None:
    """11: leaders fall into enemy hands; with an emperor goes all his owner has, a general's fate is asked."""
    for leader in leaders:
        p.tell(words.E_CAPTURED, leader, captor)
    for leader in leaders:
        if is_emperor(leader):
            fall(p, p.leader_owner[leader], captor)
    for leader in reversed(leaders):
        if p.leader_owner[leader] == captor:
            if p.leader_at[leader] == NONE and not is_emperor(leader):
                bring_home(p, leader)
        else:
            p.leader_at[leader] = NONE
            p.captor = replaced(p.captor, leader, captor)
            p.begin(Fate(leader))


def fall(p: Conquest, loser: int, winner: int) -> None:
    """11 and Ruling C-43: an emperor is captured; his owner is out and the captor takes everything as it stands."""
    p.tell(words.E_EMPEROR_FALLS, loser, winner)
    p.conqueror = replaced(p.conqueror, loser, winner)
    _take_treasure(p, loser, winner)
    _take_forces(p, loser, winner)
    _take_leaders(p, loser, winner)
    for seat in range(p.seats):
        p.allies = replaced(p.allies, seat, p.allies[seat] & ~(1 << loser))
    p.allies = replaced(p.allies, loser, 0)
    if p.active == loser:
        p.active = winner
        p.turn_over = p.turn_over or 1 + p.order.index(loser)
    living = [seat for seat in range(p.seats) if p.is_alive(seat)]
    if len(living) == 1:
        p.finish(words.END_LAST_EMPEROR, [WIN if seat == living[0] else LOSS for seat in range(p.seats)])


def _take_treasure(p: Conquest, loser: int, winner: int) -> None:
    p.money[winner] += p.money[loser]
    p.money[loser] = 0
    for zone in range(PROVINCES):
        if p.control[zone] == loser:
            p.control = replaced(p.control, zone, winner)
    for road in range(len(p.road)):
        if p.road_builder[road] == loser:
            p.road_builder = replaced(p.road_builder, road, winner)
    gained = p.tribute[loser]
    p.tribute = replaced(p.tribute, loser, 0)
    p.raise_tribute(winner, gained)


def _take_forces(p: Conquest, loser: int, winner: int) -> None:
    for zone in range(PROVINCES):
        for kind in range(LAND_TYPES):
            number = p.count(loser, zone, kind)
            p.add_units(loser, zone, kind, -number)
            p.add_units(winner, zone, kind, number)
    for kind in range(LAND_TYPES):
        p.pool[winner * LAND_TYPES + kind] += p.pool[loser * LAND_TYPES + kind]
        p.pool[loser * LAND_TYPES + kind] = 0
    for ship in range(len(p.ship_at)):
        if p.ship_owner[ship] == loser:
            p.ship_owner = replaced(p.ship_owner, ship, winner)


def _take_leaders(p: Conquest, loser: int, winner: int) -> None:
    """Rulings C-18 and C-58: the loser's hostages go to the captor, his own captive generals leave the game."""
    for leader in range(len(p.leader_at)):
        if p.captor[leader] == loser:
            if p.leader_owner[leader] == winner:
                bring_home(p, leader)
            else:
                p.captor = replaced(p.captor, leader, winner)
        if p.leader_owner[leader] != loser:
            continue
        if is_emperor(leader):
            p.leader_at[leader] = NONE
        else:
            p.captor = replaced(p.captor, leader, NONE)
        p.leader_owner = replaced(p.leader_owner, leader, winner)


def bring_home(p: Conquest, leader: int) -> None:
    """16 and Ruling C-58: a leader set free comes back at home, or else to a province where no enemy is."""
    owner = p.leader_owner[leader]
    home = p.home[owner]
    own = [zone for zone in range(PROVINCES) if p.control[zone] == owner]
    free = [zone for zone in range(PROVINCES) if p.control[zone] == NONE]
    for zone in [home, *own, *free]:
        if not p.is_enemy_held(owner, zone):
            return _stand(p, leader, zone)
    return _stand(p, leader, home)


def _stand(p: Conquest, leader: int, zone: int) -> None:
    p.captor = replaced(p.captor, leader, NONE)
    p.leader_ship[leader] = NONE
    p.leader_at[leader] = zone
    p.tell(words.E_RETURNED, leader, zone)


@final
class Fate(YesNo[Conquest]):
    """4.3.2: the captor removes a general from the game or keeps him as a hostage."""

    verbs: ClassVar[tuple[int, ...]] = (words.HOLD, words.REMOVE)
    prompt: ClassVar[str] = words.ASK_FATE

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.captor[self.leader])

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("leader", words.LEADER, self.leader)]

    def of(self, p: Conquest) -> int:
        return self.leader

    def forbids_of(self, p: Conquest, thing: int) -> int:
        return words.R_OTHER_CAPTIVE

    def yes(self, p: Conquest) -> None:
        p.tell(words.E_HELD, self.leader, p.captor[self.leader])

    def no(self, p: Conquest) -> None:
        p.captor = replaced(p.captor, self.leader, NONE)
        p.tell(words.E_REMOVED, self.leader)
