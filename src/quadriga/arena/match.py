"""A match: bots at every seat in turn, with the same dice for every seating of a deal."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from quadriga.arena.interval import bounds
from quadriga.arena.ratings import Duel, intervals, rate
from quadriga.bots import Bot, described
from quadriga.bots.judge import shares
from quadriga.bots.play import Tally, play_out
from quadriga.engine.chance import Seeded
from quadriga.games import load


@dataclass(frozen=True)
class Match:
    """What is played: everything that decides how a game of it goes."""

    title: str
    scenario: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int

    def header(self) -> dict[str, object]:
        """What must agree for results to be added to others."""
        return {
            "game": self.title,
            "behaviour": load(self.title).version,
            "scenario": self.scenario,
            "seats": self.seats,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def seatings(self) -> list[tuple[int, ...]]:
        """Which bot sits where in the games of one deal: every table of bots in every rotation."""
        numbers = range(len(self.bots))
        tables = (
            list(combinations(numbers, self.seats))
            if len(self.bots) > self.seats
            else [tuple(seat % len(self.bots) for seat in range(self.seats))]
        )
        turned = [table[turn:] + table[:turn] for table in tables for turn in range(self.seats)]
        return list(dict.fromkeys(turned))

    def jobs(self, games: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Deal and seating of each game, whole deals only."""
        seatings = self.seatings()
        for deal in range(max(1, games // len(seatings))):
            for seating in seatings:
                yield deal, seating


@dataclass(frozen=True)
class Played:
    """One game of a match, and what each seat made of it: its share of the win."""

    deal: int
    seating: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int

    def line(self) -> dict[str, object]:
        """The game as one line of a file."""
        seating, parts = list(self.seating), [round(share, 6) for share in self.shares]
        return {"deal": self.deal, "seating": seating, "shares": parts, "decisions": self.decisions}


def from_line(line: dict[str, Any]) -> Played:
    """A game from its line."""
    return Played(line["deal"], tuple(line["seating"]), tuple(line["shares"]), line["decisions"])


def play(match: Match, deal: int, seating: tuple[int, ...]) -> Played:
    """Play one game; the dice depend on the seed and the deal alone, as far as the players let them."""
    players: list[Bot] = [described(match.title, match.bots[bot]) for bot in seating]
    position = load(match.title).start(match.scenario, match.seats, match.options)
    tally = Tally(match.seats)
    play_out(position, players, Seeded(f"{match.seed}.{deal}"), tally)
    outcome = position.outcome()
    results = [0] * match.seats if outcome is None else outcome.results
    return Played(deal, seating, tuple(shares(results)), tally.decisions)


def duels(played: Played) -> list[Duel]:
    """What a game says of every two bots at it."""
    found: list[Duel] = []
    for one, other in combinations(range(len(played.seating)), 2):
        if played.seating[one] != played.seating[other]:
            ahead = played.shares[one] - played.shares[other]
            share = 0.5 if ahead == 0 else float(ahead > 0)
            found.append((played.seating[one], played.seating[other], share))
    return found


def decided(all_played: list[Played], one: int, other: int) -> tuple[float, float]:
    """Of the deals both played against each other, those one of them won: how many the first did, and how many."""
    balance: dict[int, float] = {}
    for played in all_played:
        for a, b, share in duels(played):
            if {a, b} == {one, other}:
                balance[played.deal] = balance.get(played.deal, 0.0) + (share if a == one else 1 - share) - 0.5
    settled = [ahead for ahead in balance.values() if ahead]
    return float(sum(ahead > 0 for ahead in settled)), float(len(settled))


def report(match: Match, all_played: list[Played]) -> dict[str, Any]:
    """Ratings and shares of all bots, with their bounds."""
    number = len(match.bots)
    deals: dict[int, list[Duel]] = {}
    for played in all_played:
        deals.setdefault(played.deal, []).extend(duels(played))
    pairs = list(deals.values())
    found = rate(number, [duel for pair in pairs for duel in pair])
    sway = intervals(number, pairs, match.seed)
    table: list[dict[str, object]] = []
    for bot, name in enumerate(match.bots):
        chairs = [(p, seat) for p in all_played for seat in range(len(p.seating)) if p.seating[seat] == bot]
        won = sum(p.shares[seat] for p, seat in chairs)
        by_seat = [sum(p.shares[at] for p, at in chairs if at == seat) for seat in range(match.seats)]
        table.append(
            {
                "bot": name,
                "games": len(chairs),
                "won": round(won, 2),
                "share": round(won / len(chairs), 4) if chairs else 0.0,
                "by_seat": [round(share, 2) for share in by_seat],
                "rating": round(found[bot]),
                "rating_from": round(sway[bot][0]),
                "rating_to": round(sway[bot][1]),
            }
        )
    against: list[dict[str, object]] = []
    for one, other in combinations(range(number), 2):
        wins, games = decided(all_played, one, other)
        low, high = bounds(wins, games)
        against.append(
            {
                "bots": [match.bots[one], match.bots[other]],
                "decided_deals": games,
                "won": wins,
                "share": round(wins / games, 4) if games else 0.5,
                "share_from": round(low, 4),
                "share_to": round(high, 4),
            }
        )
    return {**match.header(), "games": len(all_played), "bots": table, "against": against}


def is_settled(match: Match, all_played: list[Played], bar: float) -> bool:
    """Whether the first bot's share of the decided deals against each other is surely above a bar, or surely below."""
    for other in range(1, len(match.bots)):
        low, high = bounds(*decided(all_played, 0, other))
        if low <= bar <= high:
            return False
    return True
