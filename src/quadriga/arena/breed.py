"""Breeding: games of a bot against itself, weights fitted to them, and a match of the new ones against the old.

A generation is kept in a folder: the games it was bred from, its weights, and the match that decided whether it is
better than the last. What is already there is not played again.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from quadriga.arena.crew import Crew
from quadriga.arena.field import hold
from quadriga.arena.fit import samples
from quadriga.arena.match import Match, decided, report
from quadriga.bots import described, judge_of
from quadriga.bots.fitting import Sample, fit, surprise
from quadriga.bots.judge import WEIGHTS, read_weights
from quadriga.games import load

TESTED: Final = 5
"""One game of so many is kept apart to see whether a fit holds for games it has not seen."""
EVEN: Final = 0.5
GAMES: Final = "games.jsonl"
MATCH: Final = "match.jsonl"

PLAYING: Final = 0.5
"""The share of the time, where it is limited, that goes into games; the rest is for the fit and the match."""

Tick = Callable[[], None]
Made = dict[str, str | int]
"""What made some weights: the command, the commit."""


@dataclass(frozen=True)
class Breeding:
    """What a generation is bred from."""

    title: str
    starts: tuple[tuple[str, int], ...]
    """Scenarios and numbers of seats, taken in turn."""
    player: str
    """The bot that plays against itself."""
    wild: float
    """How often it plays at random, so that the judge sees what nobody would do."""
    games: int
    seed: int

    def header(self) -> dict[str, Any]:
        """What must agree for games to be taken up again."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        del plain["games"]
        return {**plain, "behaviour": load(self.title).version}


def one_game(breeding: Breeding, number: int) -> list[Sample]:
    """The samples of one game; it depends on the seed and its number alone."""
    scenario, seats = breeding.starts[number % len(breeding.starts)]
    player, judge = described(breeding.title, breeding.player), judge_of(breeding.title)
    seed = f"{breeding.seed}.{number}"
    return samples(load(breeding.title), scenario, seats, {}, judge, player, breeding.wild, seed)


def gather(breeding: Breeding, crew: Crew, folder: Path, tick: Tick) -> list[list[Sample]]:
    """The samples of all games, or of those there is time for, a list for each; those in the folder are kept."""
    path = folder / GAMES
    found = _kept(breeding, path)
    with path.open("w", encoding="utf-8") as file:
        file.write(json.dumps(breeding.header()) + "\n")
        for game in found:
            file.write(_line(game))
            tick()
        missing = [(breeding, number) for number in range(len(found), breeding.games)]
        for game in crew.each(one_game, missing, PLAYING):
            found.append(game)
            file.write(_line(game))
            tick()
    return found


def _line(game: list[Sample]) -> str:
    return json.dumps([[sample.features, sample.shares] for sample in game]) + "\n"


def _kept(breeding: Breeding, path: Path) -> list[list[Sample]]:
    """The games that a file holds, unless they are of another breeding; a torn line is as if not played."""
    if not path.exists():
        return []
    whole = [
        json.loads(line) for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line[-1] == "\n"
    ]
    if not whole or whole[0] != breeding.header():
        return []
    return [[Sample(rows, won) for rows, won in game] for game in whole[1 : breeding.games + 1]]


def fitted(data: list[list[Sample]], weights: list[float], seed: int) -> tuple[list[float], float, float]:
    """The weights fitted to some games, and how surprised they and the old ones are by games kept apart."""
    seen = [sample for number, game in enumerate(data) if number % TESTED for sample in game]
    apart = [sample for number, game in enumerate(data) if not number % TESTED for sample in game]
    found = fit(seen, weights, seed)
    return found, surprise(found, apart), surprise(weights, apart)


def write_weights(path: Path, names: list[str], weights: list[float], made: Made) -> None:
    """Keep weights with what made them."""
    lines = [f"{key} = {json.dumps(value)}" for key, value in made.items()]
    lines += ["", "[weights]", *[f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def generation(
    breeding: Breeding, last: Path, folder: Path, budget: str, deals: int, crew: Crew, made: Made, tick: Tick
) -> dict[str, Any]:
    """Breed weights from games, let them meet the last ones, and say which are better.

    `last` is the file of the last weights; where there is none, the new ones meet the greedy bot.
    """
    folder.mkdir(parents=True, exist_ok=True)
    judge = judge_of(breeding.title)
    data = gather(breeding, crew, folder, tick)
    old = read_weights(last, judge.names)
    weights, after, before = fitted(data, old, breeding.seed)
    path = folder / WEIGHTS
    write_weights(path, judge.names, weights, {**made, "seed": breeding.seed, "games": len(data)})
    rival = f"race@{last}:{budget}" if last.exists() else "greedy"
    scenario, seats = breeding.starts[0]
    match = Match(breeding.title, scenario, seats, {}, (f"race@{path}:{budget}", rival), breeding.seed)
    played = hold(match, deals * len(match.seatings()), EVEN, crew, folder / MATCH, tick)
    wins, games = decided(played, 0, 1)
    figures = report(match, played)
    return {
        "weights": str(path),
        "games": len(data),
        "samples": sum(map(len, data)),
        "surprise": round(after, 4),
        "surprise_before": round(before, 4),
        "better": games > 0 and figures["against"][0]["share_from"] > EVEN,
        "won": wins,
        "decided_deals": games,
        "match": figures,
    }
