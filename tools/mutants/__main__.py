"""python -m tools.mutants [GAME ...] [--sample 60] [--seed 1] [--bar 0]: break the rules, see docs/mutants.md."""

import argparse
import random
import re
import subprocess
import sys
from math import inf
from pathlib import Path
from typing import Final

import pytest

from quadriga.games import TITLES
from quadriga.text.rulebook import rulebook_of
from tools.mutants.breaking import Mutant, Source
from tools.mutants.trial import OPTIONS, ROOT, Trial, rule_tests, try_alone

PAGE: Final = ROOT / "docs" / "mutants.md"
NO_RULE: Final = ".samples"
"""The method of a class of rules that is none: it names moves for the battery to try."""


def breakable(game: str) -> tuple[dict[str, Source], list[Mutant]]:
    """Every way to break a function that the rulebook of a title points to, in the order of files and lines."""
    book = rulebook_of(game)
    if book is None:
        raise SystemExit(f"{game} has no rulebook")
    sources: dict[str, Source] = {}
    functions: set[tuple[str, str]] = set()
    for rule in book.rules:
        for entry in rule.code:
            file, _, name = entry.partition(":")
            if file.endswith(".py") and name and not is_in_the_making(book.folder, file):
                source = sources.setdefault(file, Source(book.folder, file))
                functions.update((file, one) for one in source.functions(name) if not one.endswith(NO_RULE))
    made = [mutant for file, function in sorted(functions) for mutant in sources[file].mutants(function)]
    return sources, made


def is_in_the_making(folder: Path, file: str) -> bool:
    """Whether a file belongs to a game of its own that lies in a folder of the title until it can be played."""
    room = file.partition("/")[0]
    return room != file and (folder / room / "game.py").exists()


def equivalent(game: str, page: Path = PAGE) -> set[str]:
    """The names of mutants of a title that the page shows to change nothing: `- `game` `name`: why`."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return set(re.findall(rf"^- `{game}` `([^`]+)`", text, re.MULTILINE))


def try_title(game: str, sample: int, seed: int, jobs: int, only: str, quick: float = inf) -> float:
    """Draw mutants of a title, try them, print those that live; the share that died, in percent."""
    sources, made = breakable(game)
    known = equivalent(game)
    drawn = [one for one in made if one.name not in known and only in one.name]
    if sample < len(drawn):
        drawn = random.Random(seed).sample(drawn, sample)
    trial = Trial(game, sources, drawn, jobs, quick)
    trial.watch()
    pytest.main([*OPTIONS, rule_tests(game)], plugins=[trial])
    if not trial.is_sound:
        raise SystemExit("the rule tests fail with nothing broken")
    killed = len(drawn) - len(trial.survivors)
    share = 100 * killed / len(drawn) if drawn else 100.0
    print(f"mutants: {killed} of {len(drawn)} ({share:.1f} %)", flush=True)
    return share


def main(arguments: list[str]) -> int:
    """What the command line asks for; 1 if the share of a title is under the bar."""
    parser = argparse.ArgumentParser(prog="mutants")
    parser.add_argument("games", nargs="*", default=list(TITLES))
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bar", type=float, default=0.0, help="the share in percent that has to die")
    parser.add_argument("--quick", type=float, default=inf, help="leave out tests of more than so many seconds")
    parser.add_argument("--only", default="", help="only mutants whose name has this in it")
    parser.add_argument("--alone", default="", help="try the mutant of this name in this process; 0 if it lives")
    given = parser.parse_args(arguments)
    if given.alone:
        sources, made = breakable(given.games[0])
        (mutant,) = [one for one in made if one.name == given.alone]
        return 1 if try_alone(given.games[0], sources, mutant) else 0
    if len(given.games) == 1:
        share = try_title(given.games[0], given.sample, given.seed, given.jobs, given.only, given.quick)
        return 0 if share >= given.bar else 1
    below = 0
    for game in given.games:
        print(game, flush=True)
        rest = [part for part in arguments if part not in given.games]
        below |= subprocess.run([sys.executable, "-m", "tools.mutants", game, *rest], check=False).returncode
    return below


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
