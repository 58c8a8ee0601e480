"""Who is winning a game of the Republic of Rome."""

from pathlib import Path
from typing import Final, final

from quadriga.bots.judge import WEIGHTS, Judge, read_weights
from quadriga.bots.republic.greedy import Greedy
from quadriga.bots.republic.scene import LIFE, Scene
from quadriga.engine.position import Position
from quadriga.games.republic.whole.rome import (
    CAPTIVE,
    CENSOR,
    CORRUPT,
    DICTATOR,
    FIELD_CONSUL,
    GOVERNING,
    MAJOR,
    ROME_CONSUL,
    Rome,
)

NAMES: Final = [
    "influence", "influence-late", "best-influence", "near-life", "for-life", "votes", "senators", "statesmen-power",
    "talents", "treasury", "knights", "concessions", "popularity", "offices", "governors", "cards", "leader",
    "captives", "veterans", "rebel", "liable", "ahead",
]  # fmt: skip


@final
class RepublicJudge(Judge):
    """Counts influence, votes, men, money and offices. A combat by itself is nobody's before it is over."""

    def __init__(self, weights: list[float] | None = None) -> None:
        fitted = read_weights(Path(__file__).parent / WEIGHTS, NAMES) if weights is None else weights
        super().__init__(Greedy(), NAMES, fitted, 1)

    def stage(self, p: Position) -> int:
        return p.round if isinstance(p, Rome) else 0

    def features(self, p: Position, seat: int) -> list[float]:
        if not isinstance(p, Rome):
            return [0.0] * len(NAMES)
        scene = Scene(p, seat)
        best = votes = talents = knights = popularity = governors = captives = military = liable = held = 0
        own = p.members(seat)
        for one in own:
            talents += p.talents[one]
            knights += p.knights[one]
            governors += 1 if p.place[one] == GOVERNING else 0
            captives += 1 if p.place[one] == CAPTIVE else 0
            military = max(military, p.cards.military[one])
            held += p.holder.count(one)
            if p.is_loyal(one):
                best = max(best, p.influence[one])
                popularity = max(popularity, p.popularity[one])
                liable += 1 if p.marks[one] & (CORRUPT | MAJOR) else 0
        votes = scene.votes[seat]
        offices = 0
        for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL, CENSOR):
            holder = p.offices[office]
            offices += 1 if holder >= 0 and p.faction[holder] == seat else 0
        everything = max(1, sum(scene.influence))
        share = scene.influence[seat] / everything
        late = 1.0 - min(1.0, p.stock().left() / 40.0)
        veterans = len([one for one in p.veteran_of if one >= 0 and p.faction[one] == seat])
        return [
            share * p.factions / 2.0,
            share * p.factions / 2.0 * late,
            best / 20.0,
            max(0, best - 20) / (LIFE - 20),
            1.0 if p.life >= 0 and p.faction[p.life] == seat else 0.0,
            votes / max(1, sum(scene.votes)) * p.factions / 2.0,
            len(own) / 5.0,
            military / 5.0,
            talents / 30.0,
            p.purse[seat] / 20.0,
            knights / 4.0,
            held / 3.0,
            popularity / 5.0,
            offices / 2.0,
            governors / 2.0,
            len(p.hands[seat]) / 4.0,
            1.0 if p.leader[seat] >= 0 else 0.0,
            captives / 2.0,
            veterans / 5.0,
            1.0 if p.rebel >= 0 and p.faction[p.rebel] == seat else 0.0,
            liable / 2.0,
            1.0 if scene.ahead == seat else 0.0,
        ]
