"""Who is winning a game of Ultimus Romanorum."""

from pathlib import Path
from typing import Final, final

from quadriga.bots.judge import WEIGHTS, Judge, read_weights
from quadriga.bots.ultimus.greedy import Greedy
from quadriga.engine.position import Position
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE
from quadriga.games.ultimus.year.victory import barbarian_points, is_in_capital, roman_points

NAMES: Final = [
    "barbare", "barbare-late", "lead", "lead-late", "income", "income-to-come", "strength", "strength-in-empire",
    "units", "leaders", "stratagems", "augusti", "usurper", "beaten-peoples", "fleets", "roma", "second-seat",
]  # fmt: skip


@final
class UltimusJudge(Judge):
    """Counts points, what they grow by, and the units of both camps."""

    def __init__(self, weights: list[float] | None = None) -> None:
        fitted = read_weights(Path(__file__).parent / WEIGHTS, NAMES) if weights is None else weights
        super().__init__(Greedy(), NAMES, fitted, 1)

    def stage(self, p: Position) -> int:
        assert isinstance(p, Ultimus)
        return p.year

    def features(self, p: Position, seat: int) -> list[float]:
        assert isinstance(p, Ultimus)
        camp = p.camp[seat]
        years = max(1, p.setup.end - p.setup.start + 1)
        left = max(0, p.setup.end - p.year + 1)
        late = 1.0 - left / years
        lead = (p.points[seat] - p.points[1 - seat]) / max(10.0, p.points[0] + p.points[1])
        income = barbarian_points(p) if camp == BARBARE else roman_points(p)
        strength = inside = units = 0
        for unit, at in enumerate(p.unit_at):
            if at >= 0 and p.unit_side[unit] == camp:
                pf = p.roster.unit_pf[unit][p.unit_weak[unit]]
                units += 1
                strength += pf
                inside += pf if p.board.is_empire(at) else 0
        leaders = 0
        for leader, at in enumerate(p.leader_at):
            leaders += 1 if at >= 0 and p.leader_side[leader] == camp else 0
        is_barbare = 1.0 if camp == BARBARE else 0.0
        thrones = sum(1 for leader in p.augustus if leader != NONE and is_in_capital(p, leader))
        return [
            is_barbare,
            is_barbare * late,
            lead,
            lead * late,
            income / 10.0,
            income * left / 50.0,
            strength / 50.0,
            inside / 50.0,
            units / 30.0,
            leaders / 10.0,
            sum(p.hand[seat]) / 5.0,
            thrones * (1.0 - is_barbare) / 2.0,
            is_barbare * sum(1 for leader in p.usurper if leader != NONE),
            (1.0 - is_barbare) * sum(p.tribe_beaten) / 3.0,
            sum(1 for fleet, at in enumerate(p.fleet_at) if at >= 0 and p.fleet_side[fleet] == camp) / 3.0,
            1.0 if (p.troops[2 * p.board.roma + BARBARE] > 0) == (camp == BARBARE) else 0.0,
            float(seat),
        ]
