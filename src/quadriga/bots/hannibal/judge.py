"""Who is winning a game of Hannibal."""

from pathlib import Path
from typing import Final, final

from quadriga.bots.hannibal.greedy import Greedy
from quadriga.bots.judge import WEIGHTS, Judge, read_weights
from quadriga.engine.position import Position
from quadriga.games.hannibal.board import AFRICA, CARTHAGE, GENERALS, HANNIBAL, ITALY, PLACES
from quadriga.games.hannibal.politics import italian_provinces
from quadriga.games.hannibal.position import Hannibal

NAMES: Final = [
    "carthage", "carthage-late", "points", "points-late", "markers", "units", "units-led", "largest-army", "generals",
    "best-general", "hannibal-lives", "units-in-italy", "invasion", "italian-provinces", "units-in-africa",
    "capital-guard", "besieging", "besieged", "cards", "elephants", "macedon",
]  # fmt: skip


@final
class HannibalJudge(Judge):
    """Counts provinces, armies, the generals who lead them, and how the capitals are."""

    def __init__(self, weights: list[float] | None = None) -> None:
        fitted = read_weights(Path(__file__).parent / WEIGHTS, NAMES) if weights is None else weights
        super().__init__(Greedy(), NAMES, fitted, 1)

    def stage(self, p: Position) -> int:
        assert isinstance(p, Hannibal)
        return p.game_turn

    def features(self, p: Position, seat: int) -> list[float]:
        assert isinstance(p, Hannibal)
        board = p.board
        is_carthage = 1.0 if seat == CARTHAGE else 0.0
        late = p.game_turn / p.last_turn()
        points = p.points(seat) / 10.0
        units = led = largest = italy = africa = 0
        for place in range(PLACES):
            here = p.cu[seat * PLACES + place]
            if here:
                units += here
                largest = max(largest, here)
                country = board.country_of[board.space_of[place]]
                italy += here if country == ITALY else 0
                africa += here if country == AFRICA else 0
        generals = best = 0
        for general in range(GENERALS):
            at = p.at[general]
            if at >= 0 and board.side_of[general] == seat:
                generals += 1
                led += p.cu[seat * PLACES + at]
                if p.cu[seat * PLACES + at]:
                    best = max(best, board.battle[general])
        besieging = besieged = 0
        for city in board.cities:
            if p.siege[city]:
                besieging += p.siege[city] if p.besieger[city] == seat else 0
                besieged += p.siege[city] if p.besieger[city] == 1 - seat else 0
        capital = board.carthago if seat == CARTHAGE else board.roma
        guard = p.cu[seat * PLACES + capital] + p.cu[seat * PLACES + board.inside[capital]]
        return [
            is_carthage,
            is_carthage * late,
            points,
            points * late,
            p.control.count(seat) / 30.0,
            units / 30.0,
            led / 30.0,
            largest / 10.0,
            generals / 5.0,
            best / 4.0,
            is_carthage * (1.0 if p.at[HANNIBAL] >= 0 else 0.0),
            italy / 20.0,
            is_carthage * italy / 10.0,
            italian_provinces(p, seat) / 5.0,
            africa / 10.0,
            guard / 5.0,
            besieging / 3.0,
            besieged / 3.0,
            p.hand_count(seat) / 8.0,
            sum(p.elephants) * is_carthage / 3.0,
            1.0 if p.macedon and seat == CARTHAGE else 0.0,
        ]
