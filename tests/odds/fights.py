"""Battles of Conquest fought out by the engine, every move checked, to compare with the odds."""

from quadriga.engine import CHANCE, NOBODY, Game, Move, Position, Seeded
from quadriga.games.conquest.game import ConquestGame
from quadriga.games.conquest.odds.land import StandingOrders
from quadriga.games.conquest.odds.situation import ATTACKER, DEFENDER, battlefield, read_situation
from quadriga.games.conquest.position import Conquest

SITUATION: dict[str, object] = {
    "attacker": {"leaders": 2, "infantry": 5, "cavalry": 2, "catapults": 1},
    "defender": {"leaders": 1, "infantry": 4, "cavalry": 2, "catapults": 0, "fortified": False},
    "legion": ["infantry", "cavalry", "catapults"],
    "losses": ["cavalry", "catapults", "infantry"],
    "retreat": "never",
}

LARGE: dict[str, object] = {
    "attacker": {"leaders": 4, "infantry": 6, "cavalry": 4, "catapults": 2},
    "defender": {"leaders": 3, "infantry": 7, "cavalry": 3, "catapults": 2, "fortified": True},
    "legion": ["cavalry", "infantry", "catapults"],
    "losses": ["infantry", "cavalry", "catapults"],
    "retreat": "never",
}


def conquest(game: Game) -> ConquestGame:
    assert isinstance(game, ConquestGame)
    return game


def fight_out(game: Game, plain: dict[str, object], battles: int, seed: int) -> dict[tuple[int, int], int]:
    """How often so many units of each side were left."""
    counts: dict[tuple[int, int], int] = {}
    rng = Seeded(seed)
    first = game.battle(plain)
    assert isinstance(first, Conquest)
    zone = battlefield(first)
    orders = StandingOrders(zone, read_situation(conquest(game), plain))
    for _ in range(battles):
        p: Position = first.copy()
        assert isinstance(p, Conquest)
        while p.turn() != NOBODY and not orders.is_over(p):
            move: Move = p.draw(rng) if p.turn() == CHANCE else orders.decide(p, p.turn())
            p.play(move, p.turn())
        left = p.army(ATTACKER, zone), p.army(DEFENDER, zone)
        counts[left] = counts.get(left, 0) + 1
    return counts


def fits(found: dict[str, object], counts: dict[tuple[int, int], int]) -> None:
    """Every figure of the odds within five standard deviations of what was counted."""
    battles = sum(counts.values())
    counted = {
        "attacker_wins": sum(times for left, times in counts.items() if left[0]),
        "defender_wins": sum(times for left, times in counts.items() if left[1]),
        "both_destroyed": counts.get((0, 0), 0),
    }
    for name, times in counted.items():
        close(float(str(found[name])), times, battles)
    for side, name in enumerate(("attacker_left", "defender_left")):
        left = found[name]
        assert isinstance(left, dict)
        for number, chance in left["by_count"].items():
            close(chance, sum(times for end, times in counts.items() if end[side] == int(number)), battles)


def close(chance: float, times: int, battles: int) -> None:
    """Whether something so likely may well have happened so often."""
    assert abs(times - chance * battles) <= 5 * (battles * chance * (1 - chance)) ** 0.5 + 3, (chance, times, battles)
