"""Who is winning a game of Conquest of the Empire."""

from math import sqrt
from pathlib import Path
from typing import Final, final

from quadriga.bots.conquest.greedy import Greedy
from quadriga.bots.conquest.scene import Scene, distances
from quadriga.bots.conquest.strength import COST
from quadriga.bots.judge import WEIGHTS, Judge, read_weights
from quadriga.engine.position import Position
from quadriga.games.conquest.board import PROVINCES, Board
from quadriga.games.conquest.pieces import INFANTRY, LAND_TYPES, LEADERS_EACH
from quadriga.games.conquest.position import NONE, Conquest
from quadriga.games.conquest.turn import last_round

NAMES: Final = [
    "tribute", "tribute-share", "late-tribute-share", "talents", "army", "army-share", "fielded", "provinces",
    "cities", "forts", "generals", "captives", "lost-generals", "galleys", "guard", "threat", "unguarded", "prey",
    "first-in-order", "lead", "lead-over-time", "last-word", "to-move", "exposed", "exposed-to-come", "throne-at-risk",
]  # fmt: skip
LONG: Final = 41
"""With so many rounds to go the end is not in sight, and tribute does not decide yet."""
NEAR: Final = 2
"""So many steps from an emperor an army counts as a threat."""


@final
class ConquestJudge(Judge):
    """Counts tribute, armies and how safe each emperor is."""

    def __init__(self, weights: list[float] | None = None) -> None:
        fitted = read_weights(Path(__file__).parent / WEIGHTS, NAMES) if weights is None else weights
        super().__init__(Greedy(), NAMES, fitted, 3)
        self._board: Board | None = None
        self._steps: list[list[int]] = []

    def stage(self, p: Position) -> int:
        assert isinstance(p, Conquest)
        return p.round * p.seats + (p.order.index(p.active) if p.active != NONE else 0)

    def features(self, p: Position, seat: int) -> list[float]:
        assert isinstance(p, Conquest)
        armies = [_worth(p, other) for other in range(p.seats)]
        whole = max(1.0, sum(armies))
        tribute = max(1, sum(p.tribute))
        late = p.round / last_round(p) if last_round(p) else 0.0
        generals = captives = lost = 0
        for leader in range(len(p.leader_at)):
            mine = p.leader_owner[leader] == seat
            if p.captor[leader] != NONE:
                lost += int(mine)
                captives += int(p.captor[leader] == seat)
            elif mine and p.leader_at[leader] != NONE:
                generals += 1
        guard, threat = self._safety(p, seat)
        prey = 0.0
        for other in range(p.seats):
            if other != seat and p.is_alive(other):
                held, pressed = self._safety(p, other)
                prey = max(prey, pressed / (held + pressed + 20.0))
        left = min(LONG, last_round(p) - p.round + 1)
        lead = 0.0 if left == LONG else (p.tribute[seat] - _best_other(p, seat)) / 20.0
        counted = 0.0 if left == LONG else 1.0
        scene = Scene(p, seat, self._steps)
        exposed = _exposed(scene) / 20.0
        at_risk = scene.emperor_risk(scene.throne, scene.force(seat, scene.throne)) if _ashore(scene.throne) else 300.0
        moves_now = 1.0 if p.active == seat else 0.0
        owned = [zone for zone in range(PROVINCES) if p.control[zone] == seat]
        return [
            p.tribute[seat] / 100.0,
            p.tribute[seat] / tribute,
            late * p.tribute[seat] / tribute,
            p.money[seat] / (10.0 * p.price(INFANTRY)),
            armies[seat] / 200.0,
            armies[seat] / whole,
            _led(p, seat) / 200.0,
            len(owned) / 10.0,
            sum(1 for zone in owned if p.city[zone] == 1) / 5.0,
            sum(1 for zone in owned if p.fort[zone] == 1) / 3.0,
            generals / 5.0,
            captives / 2.0,
            lost / 2.0,
            sum(1 for ship in range(len(p.ship_at)) if p.ship_owner[ship] == seat and p.ship_at[ship] != NONE) / 4.0,
            guard / 100.0,
            threat / 100.0,
            threat / (guard + threat + 20.0),
            prey,
            1.0 if p.order and p.order[0] == seat else 0.0,
            lead,
            lead / sqrt(left),
            counted * (1.0 if p.order and p.order[-1] == seat else 0.0) / left,
            moves_now,
            exposed,
            exposed * (1.0 - moves_now) / left,
            at_risk / 300.0,
        ]

    def _safety(self, p: Conquest, seat: int) -> tuple[float, float]:
        """What the units with a seat's emperor are worth, and those of the strongest enemy near him."""
        if self._board is not p.board:
            self._board = p.board
            self._steps = distances(p.board)
        throne = p.leader_at[seat * LEADERS_EACH]
        if throne < 0 or throne >= PROVINCES:
            return 0.0, 0.0
        near = self._steps[throne]
        worst = 0.0
        for enemy in range(p.seats):
            if enemy != seat and p.is_alive(enemy):
                force = 0.0
                for zone in range(PROVINCES):
                    if near[zone] <= NEAR and p.hosts[zone] >> enemy & 1:
                        force += _at(p, enemy, zone)
                worst = max(worst, force)
        return _at(p, seat, throne) * (1.3 if p.fort[throne] == 1 else 1.0), worst


def _ashore(zone: int) -> bool:
    return 0 <= zone < PROVINCES


def _best_other(p: Conquest, seat: int) -> int:
    """The highest tribute among the others."""
    best = 0
    for other in range(p.seats):
        if other != seat:
            best = max(best, p.tribute[other])
    return best


def _exposed(scene: Scene) -> float:
    """The tribute of a seat's provinces that the strongest enemy beside them would probably take."""
    p = scene.p
    total = 0.0
    for zone in range(PROVINCES):
        if p.control[zone] == scene.me and scene.weight[zone]:
            value = p.board.value[zone] + (p.pieces.city_tribute if p.city[zone] == 1 else 0)
            total += value * (1.0 - scene.hold(zone, scene.force(scene.me, zone)))
    return total


def _at(p: Conquest, seat: int, zone: int) -> float:
    """What the units of a seat in a province have cost."""
    at = (seat * PROVINCES + zone) * LAND_TYPES
    return float(p.units[at] * COST[0] + p.units[at + 1] * COST[1] + p.units[at + 2] * COST[2])


def _worth(p: Conquest, seat: int) -> float:
    """What all units of a seat on land have cost."""
    total = 0.0
    for zone in range(PROVINCES):
        if p.hosts[zone] >> seat & 1:
            total += _at(p, seat, zone)
    return total


def _led(p: Conquest, seat: int) -> float:
    """What the units have cost that a leader of the seat is with."""
    total = 0.0
    zones = [p.leader_at[leader] for leader in range(seat * LEADERS_EACH, (seat + 1) * LEADERS_EACH)]
    for zone in range(PROVINCES):
        if zone in zones:
            total += _at(p, seat, zone)
    return total
