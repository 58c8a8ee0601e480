"""The events of the strategy cards that are played in one's own turn (rulebook chapter 25)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import EVERYONE, Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.attrition import Attrition, OneDie, event_modifier
from quadriga.games.hannibal.board import CARTHAGE, PLACES, ROME, SPACES
from quadriga.games.hannibal.cards import (
    AFRICAN_REINFORCEMENTS,
    AUXILIARIES,
    BALEARIC_SLINGERS,
    CAPUA_SIDES,
    CATO_COUNSELS,
    DIPLOMACY,
    EPIDEMIC,
    FLEET_BREAKS_SIEGE,
    GRAIN_SHORTAGE,
    HANNO_COUNSELS,
    HOSTILE_TRIBES,
    I_HAVE_COME,
    IBERIAN_RECRUITS,
    MACEDONIAN_REINFORCEMENTS,
    MERCENARIES_DESERT,
    MESSENGER,
    MUTIN,
    NAVAL_VICTORY,
    NUMIDIA_REVOLTS,
    NUMIDIAN_ALLY,
    PESTILENCE,
    PHILIP,
    SENATE_DISMISSES,
    SIEGE_TRAIN,
    SLAVES_RAISED,
    SOPHONISBA,
    SURPRISE_SORTIE,
    SYRACUSE_ALLIES,
    TRIBAL_RESISTANCE,
    TRUCE,
)
from quadriga.games.hannibal.event_targets import (
    NUMIDIAN_MARKERS,
    RECRUITS,
    REVOLTS,
    army_places,
    choices,
    is_convertible,
    mercenary_forces,
    rebels,
    train_places,
    unused_generals,
)
from quadriga.games.hannibal.force import arrival_place, chief_at, move_general, name_chief, settle_space
from quadriga.games.hannibal.options import O_ELEPHANTS
from quadriga.games.hannibal.politics import place_marker, remove_marker
from quadriga.games.hannibal.position import DISCARDED, HAND, OUT, POOL, Hannibal
from quadriga.games.hannibal.siege import take_city
from quadriga.games.hannibal.words import (
    CARD,
    CHOOSE_GENERAL,
    CHOOSE_PROVINCE,
    CHOOSE_SPACE,
    DRAW_FROM_HAND,
    E_DISCARD,
    E_LIFTED,
    E_PROCONSUL,
    E_RECALLED,
    E_REINFORCED,
    E_REMOVED_CARD,
    E_SPARED,
    E_STOLEN,
    E_TRAIN,
    ENOUGH,
    R_EVENT_TARGET,
    WORDS,
)

SEVERAL: Final = {I_HAVE_COME: 2, GRAIN_SHORTAGE: 3, NUMIDIAN_ALLY: NUMIDIAN_MARKERS}
"""How many spaces an event strikes, where it is more than one."""
PESTILENCE_MODIFIER: Final = 1


def begin_event(p: Hannibal, side: int, card: int) -> None:
    """25: what a card does when it is played for its event."""
    if card == TRUCE:
        p.truce = 1
    elif card == NAVAL_VICTORY:
        p.naval_victory = 1
    elif card == HANNO_COUNSELS:
        p.hanno_counsels = 1
    elif card == CATO_COUNSELS:
        p.cato_counsels = 1
    elif card == CAPUA_SIDES:
        take_city(p, CARTHAGE, p.board.capua)
        settle_space(p, p.board.capua)
    elif card == SYRACUSE_ALLIES:
        take_city(p, CARTHAGE, p.board.syracusae)
        settle_space(p, p.board.syracusae)
    elif card == PHILIP:
        _philip(p)
    elif card == MESSENGER:
        p.begin(DrawFromHand(1 - side, 1))
    elif card in REVOLTS:
        revolt(p, 1 - side, p.board.province_number[REVOLTS[card]])
    elif card == MERCENARIES_DESERT:
        for place in reversed(mercenary_forces(p)):
            p.begin(MercenariesDesert(place))
    elif card in (NUMIDIA_REVOLTS, SOPHONISBA):
        p.begin(ChooseProvince(side, card))
    elif card == SENATE_DISMISSES:
        p.begin(ChooseSuccessor(side))
    else:
        p.begin(ChooseSpace(side, card, SEVERAL.get(card, 1)))


def revolt(p: Hannibal, enemy: int, province: int) -> None:
    """25 (1-4): the enemy's unguarded markers leave the province."""
    for space in rebels(p, enemy, province):
        remove_marker(p, space)


def _philip(p: Hannibal) -> None:
    """25 (9): Macedon joins Carthage, or at the second play makes its peace and the card leaves the game."""
    if p.macedon:
        p.macedon = 0
        p.card_at[PHILIP] = OUT
        p.tell(E_REMOVED_CARD, PHILIP)
        victim = CARTHAGE
    else:
        p.macedon = 1
        victim = ROME
    if p.hand_count(victim):
        p.begin(DrawFromHand(victim, 0))


@final
class DrawFromHand(Chance["Hannibal"]):
    """25 (9, 55): a card at random from a hand: thrown away face up, or kept by the thief, both players knowing it."""

    fields: ClassVar[tuple[str, ...]] = ("victim", "kept")
    verbs: ClassVar[tuple[int, ...]] = (DRAW_FROM_HAND,)

    def __init__(self, victim: int, kept: int) -> None:
        self.victim: Final = victim
        self.kept: Final = kept

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        return [(Move(DRAW_FROM_HAND, card), 1) for card in p.hand(self.victim)]

    def audience(self, p: Hannibal, move: Move) -> int:
        return PLAYERS if self.kept else EVERYONE

    def play(self, p: Hannibal, move: Move) -> None:
        if self.kept:
            p.card_at[move.a] = HAND + 1 - self.victim
            p.seen[move.a] = 1
            p.tell(E_STOLEN, 1 - self.victim, move.a, audience=PLAYERS)
            return
        p.card_at[move.a] = DISCARDED
        p.seen[move.a] = 0
        p.tell(E_DISCARD, self.victim, move.a)
        if move.a == TRUCE:
            p.reshuffle = 1


PLAYERS: Final = 3
"""The audience of both seats, but no spectator."""


@final
class ChooseProvince(Decision["Hannibal"]):
    """25 (3, 24): one of the two Numidias."""

    fields: ClassVar[tuple[str, ...]] = ("side", "card")
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_PROVINCE,)
    prompt: ClassVar[str] = WORDS.prompt("choose-province", "25")

    def __init__(self, side: int, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", CARD, self.card)]

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(CHOOSE_PROVINCE, province) for province in p.board.numidias if self._fits(p, province)]

    def _fits(self, p: Hannibal, province: int) -> bool:
        if self.card == NUMIDIA_REVOLTS:
            return bool(rebels(p, 1 - self.side, province))
        return any(is_convertible(p, self.side, space) for space in p.board.in_province[province])

    def why(self, p: Hannibal, move: Move) -> int:
        return R_EVENT_TARGET

    def play(self, p: Hannibal, move: Move) -> None:
        if self.card == NUMIDIA_REVOLTS:
            revolt(p, 1 - self.side, move.a)
        else:
            p.begin(Seduce(self.side, move.a, NUMIDIAN_MARKERS))


@final
class Seduce(Decision["Hannibal"]):
    """25 (24): markers for Carthage in the province Sophonisba has chosen."""

    fields: ClassVar[tuple[str, ...]] = ("side", "province", "left")
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_SPACE, ENOUGH)
    prompt: ClassVar[str] = WORDS.prompt("seduce", "25")

    def __init__(self, side: int, province: int, left: int) -> None:
        self.side: Final = side
        self.province: Final = province
        self.left: Final = left

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def _spaces(self, p: Hannibal) -> list[int]:
        return [space for space in p.board.in_province[self.province] if is_convertible(p, self.side, space)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(CHOOSE_SPACE, space) for space in self._spaces(p)]
        moves.append(Move(ENOUGH))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_EVENT_TARGET

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == ENOUGH:
            return
        place_marker(p, self.side, move.a)
        if self.left > 1 and self._spaces(p):
            p.begin(Seduce(self.side, self.province, self.left - 1))


@final
class ChooseSuccessor(Decision["Hannibal"]):
    """25 (19): who takes the place of the proconsul the senate dismisses."""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_GENERAL,)
    prompt: ClassVar[str] = WORDS.prompt("choose-successor", "25")

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def moves(self, p: Hannibal) -> list[Move]:
        space = p.board.space_of[p.at[p.proconsul]]
        able = [general for general in unused_generals(p) if p.board.confined[general] < 0]
        confined = [general for general in unused_generals(p) if p.board.confined[general] >= 0]
        able.extend([g for g in confined if p.board.confined[g] == p.board.country_of[space] or not able])
        return [Move(CHOOSE_GENERAL, general) for general in sorted(able)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_EVENT_TARGET

    def play(self, p: Hannibal, move: Move) -> None:
        old = p.proconsul
        place = p.at[old]
        in_command = p.chief[old]
        p.at[old] = POOL
        p.chief[old] = 0
        p.proconsul = move.a
        move_general(p, move.a, place)
        name_chief(p, ROME, place, move.a if in_command else -1)
        p.tell(E_RECALLED, old)
        p.tell(E_PROCONSUL, move.a)


@final
class ChooseSpace(Decision["Hannibal"]):
    """25: where an event strikes, one space after the other if there are several."""

    fields: ClassVar[tuple[str, ...]] = ("side", "card", "left")
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_SPACE, ENOUGH)
    prompt: ClassVar[str] = WORDS.prompt("choose-space", "25")

    def __init__(self, side: int, card: int, left: int) -> None:
        self.side: Final = side
        self.card: Final = card
        self.left: Final = left

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", CARD, self.card)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(CHOOSE_SPACE, space) for space in choices(p, self.side, self.card)]
        if self.card == NUMIDIAN_ALLY and self.left < NUMIDIAN_MARKERS:
            moves.append(Move(ENOUGH))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_EVENT_TARGET

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == ENOUGH:
            return
        strike(p, self.side, self.card, move.a)
        if self.left > 1 and choices(p, self.side, self.card):
            p.begin(ChooseSpace(self.side, self.card, self.left - 1))


def strike(p: Hannibal, side: int, card: int, space: int) -> None:
    """25: what an event does to the space chosen for it."""
    enemy = 1 - side
    if card in RECRUITS or card in AUXILIARIES or card in (IBERIAN_RECRUITS, MACEDONIAN_REINFORCEMENTS):
        bring_units(p, side, space, 2, 0)
    elif card == BALEARIC_SLINGERS:
        bring_units(p, side, space, 1, 0)
    elif card == SLAVES_RAISED:
        bring_units(p, side, space, 4, 0)
    elif card == AFRICAN_REINFORCEMENTS:
        bring_units(p, side, space, 2, new_elephants(p))
    elif card == MUTIN:
        place_marker(p, side, space)
        bring_units(p, side, space, 1, 0)
    elif card == SIEGE_TRAIN:
        p.train = next(place for place in train_places(p) if p.board.space_of[place] == space)
        p.tell(E_TRAIN, space)
    elif card in DIPLOMACY or card in (I_HAVE_COME, NUMIDIAN_ALLY):
        place_marker(p, side, space)
    elif card == GRAIN_SHORTAGE:
        remove_marker(p, space)
    elif card == SURPRISE_SORTIE:
        relieve(p, space, p.siege[space] - 1)
    elif card in (FLEET_BREAKS_SIEGE, TRIBAL_RESISTANCE):
        relieve(p, space, 0)
    elif card in HOSTILE_TRIBES:
        p.begin(Attrition(enemy, space, 0, p.board.hostile_column, 0))
    elif card == EPIDEMIC:
        p.begin(Attrition(enemy, army_places(p, enemy, space)[0], 0, -1, 0))
    elif card == PESTILENCE:
        p.begin(Attrition(enemy, space, event_modifier(p, PESTILENCE_MODIFIER), -1, 0))


def new_elephants(p: Hannibal) -> int:
    """17.1, 25 (12), Ruling H-07: how many of two new CUs are elephants; there are never more than 4."""
    free = p.board.elephant_limit - sum(p.elephants)
    if free >= 2:
        return 2
    return 0 if p.options[O_ELEPHANTS] else free


def bring_units(p: Hannibal, side: int, space: int, count: int, elephants: int) -> None:
    """6.3, 25: new CUs arrive in a space; what finds no room inside an invested city is lost."""
    place = arrival_place(p, side, space)
    if place >= SPACES:
        count = min(count, p.board.capacity[space] - p.cu[side * PLACES + place])
        elephants = min(elephants, count)
    p.cu[side * PLACES + place] += count
    if elephants:
        p.elephants[place] += elephants
    p.tell(E_REINFORCED, side, space, count)
    settle_space(p, space)


def relieve(p: Hannibal, space: int, points: int) -> None:
    """20.4: siege points are taken off; a city without any is besieged no more."""
    p.siege[space] = points
    if points == 0:
        p.besieger[space] = 2
        p.tell(E_LIFTED, space)


@final
class MercenariesDesert(Procedure["Hannibal"]):
    """25 (21): a force rolls for attrition, unless its general holds it together."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, p: Hannibal) -> None:
        if chief_at(p, CARTHAGE, self.place) >= 0:
            p.begin(HoldMercenaries(self.place))
        else:
            p.begin(Attrition(CARTHAGE, self.place, 0, -1, 0))


@final
class HoldMercenaries(OneDie):
    """25 (21): up to his battle rating the general keeps his mercenaries."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def play(self, p: Hannibal, move: Move) -> None:
        chief = chief_at(p, CARTHAGE, self.place)
        if move.a <= p.board.battle[chief]:
            p.tell(E_SPARED, chief, move.a)
        else:
            p.begin(Attrition(CARTHAGE, self.place, 0, -1, 0))
