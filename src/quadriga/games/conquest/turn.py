"""Set-up, the order of play and the six phases of a turn (sections 5, 6, 7 and 18)."""

from typing import ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Chance, Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.position import DRAW, LOSS, WIN
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.conquest import options, words
from quadriga.games.conquest.battle.phase import CombatPhase
from quadriga.games.conquest.economy.placement import PlacementPhase
from quadriga.games.conquest.economy.purchase import PurchasePhase
from quadriga.games.conquest.economy.ransom import NegotiationPhase
from quadriga.games.conquest.economy.tribute import DestructionPhase, TributePhase
from quadriga.games.conquest.movement.phase import MovementPhase
from quadriga.games.conquest.pieces import INFANTRY, LAND_TYPES, LEADERS_EACH
from quadriga.games.conquest.position import Conquest

# ---------------------------------------------------------------- set-up


def free_homes(p: Conquest) -> list[int]:
    """5.2: the homes in play for this number of players that nobody has yet."""
    return [zone for zone in p.pieces.homes[p.seats] if zone not in p.home]


def forbids_home(p: Conquest, zone: int) -> int:
    """5.2: a home is one of those in play, and has one owner."""
    if zone not in p.pieces.homes[p.seats]:
        return words.R_HOME_NOT_IN_PLAY
    return words.R_HOME_TAKEN if zone in p.home else 0


@final
class SetUp(Procedure[Conquest]):
    """5.2 and Ruling C-68: every seat gets a home province, by choice, by lot, or as the list has them."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Conquest) -> None:
        if self.seat == p.seats:
            set_turn_order(p)
            p.begin(TurnStart(0))
            return
        p.begin(SetUp(self.seat + 1))
        way = p.options[options.HOMES]
        homes = free_homes(p)
        if len(homes) == 1 or way == options.LISTED:
            settle_home(p, self.seat, homes[0])
        elif way == options.DRAWN:
            p.begin(DrawHome(self.seat))
        else:
            p.begin(ChooseHome(self.seat))


@final
class ChooseHome(ChooseOne[Conquest]):
    """5.2: a player chooses his home."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_HOME,)
    prompt: ClassVar[str] = words.ASK_HOME

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Conquest) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Conquest) -> list[int]:
        return free_homes(p)

    def forbids(self, p: Conquest, one: int) -> int:
        return forbids_home(p, one)

    def chose(self, p: Conquest, one: int) -> None:
        settle_home(p, self.seat, one)


@final
class DrawHome(Chance[Conquest]):
    """5.2: a home is drawn by lot."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_HOME,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Conquest) -> list[tuple[Move, int]]:
        return [(Move(words.DRAW_HOME, zone), 1) for zone in free_homes(p)]

    def draw(self, p: Conquest, rng: Rng) -> Move:
        homes = free_homes(p)
        return Move(words.DRAW_HOME, homes[rng.below(len(homes))])

    def play(self, p: Conquest, move: Move) -> None:
        settle_home(p, self.seat, move.a)


def settle_home(p: Conquest, seat: int, zone: int) -> None:
    """5.4 and 5.5: the emperor, four generals, five infantry and a fortified city; the marker stands at 15."""
    p.home = replaced(p.home, seat, zone)
    p.control = replaced(p.control, zone, seat)
    for leader in range(seat * LEADERS_EACH, (seat + 1) * LEADERS_EACH):
        p.leader_at[leader] = zone
    p.pool[seat * LAND_TYPES + INFANTRY] -= p.pieces.start_infantry
    p.add_units(seat, zone, INFANTRY, p.pieces.start_infantry)
    p.city = replaced(p.city, zone, 1)
    p.fort = replaced(p.fort, zone, 1)
    p.building_pool = replaced(p.building_pool, 0, p.building_pool[0] - 1)
    p.building_pool = replaced(p.building_pool, 1, p.building_pool[1] - 1)
    p.tribute = replaced(p.tribute, seat, p.board.value[zone] + p.pieces.city_tribute)
    p.tell(words.E_HOME_CHOSEN, seat, zone)


def set_turn_order(p: Conquest) -> None:
    """6: Macedonia begins, then clockwise round the Mediterranean."""
    p.order = [p.home.index(zone) for zone in p.pieces.turn_order if zone in p.home]


# ---------------------------------------------------------------- turns and rounds


@final
class TurnStart(Procedure[Conquest]):
    """7: the turn of the player in the given place of the order: six phases, one after the other."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, p: Conquest) -> None:
        seat = p.order[self.place]
        if self.place == 0:
            p.tell(words.E_ROUND_BEGINS, p.round)
        inflate(p, seat)
        p.begin(TurnEnd(self.place))
        if not p.is_alive(seat):
            return
        p.active = seat
        p.turn_over = 0
        p.tell(words.E_TURN_BEGINS, seat)
        p.begin(NegotiationPhase())
        p.begin(PlacementPhase())
        p.begin(PurchasePhase())
        p.begin(DestructionPhase())
        p.begin(TributePhase())
        p.begin(CombatPhase())
        p.begin(MovementPhase())


def inflate(p: Conquest, seat: int) -> None:
    """15.1: prices rise for all when the player who reached the mark has had his last turn at the old ones."""
    for level in range(2):
        factor = p.pieces.multipliers[level]
        if p.trigger_seat[level] == seat and p.round > p.trigger_round[level] and p.factor < factor:
            p.factor = factor
            p.tell(words.E_PRICES_RISE, factor)


@final
class TurnEnd(Procedure[Conquest]):
    """6: on to the next player, or to the next round, or to the end a round limit sets."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, p: Conquest) -> None:
        if self.place + 1 < len(p.order):
            p.begin(TurnStart(self.place + 1))
        elif p.round >= last_round(p):
            end_by_tribute(p)
        else:
            p.round += 1
            p.begin(TurnStart(0))


def last_round(p: Conquest) -> int:
    """Ruling C-51: the round after which the game ends anyhow."""
    limit = options.LIMITS[p.options[options.ROUNDS]]
    return limit if limit else options.LAST_ROUNDS[p.scenario]


def end_by_tribute(p: Conquest) -> None:
    """18 and Ruling C-51: at the limit the highest tribute marker wins; equals share the honour."""
    best = max(p.tribute)
    leading = p.tribute.count(best)
    results = [LOSS] * p.seats
    for seat in range(p.seats):
        if p.tribute[seat] == best:
            results[seat] = WIN if leading == 1 else DRAW
    p.finish(words.END_ROUND_LIMIT, results)
