"""`quadriga breed`: weights for the search, fitted to games of a bot against itself."""

import os
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from quadriga.arena.breed import Breeding, Made, generation
from quadriga.arena.crew import Crew
from quadriga.bots import has_judge
from quadriga.cli import arena, begin
from quadriga.cli.say import Failure, Voice
from quadriga.engine.game import Game

WILD: Final = 0.04
"""How often the bot plays at random while it is watched."""


def breeding_of(game: Game, starts: str, player: str, games: int, seed: int) -> Breeding:
    """What was asked for: `starts` are scenarios with their numbers of seats, the first of the title if left out."""
    if not has_judge(game.id):
        raise Failure("cli-breed-no-judge", game=game.id)
    begin.described(game, player)
    found: list[tuple[str, int]] = []
    for start in starts.split(",") if starts else [""]:
        scenario, _, seats = start.strip().partition("/")
        if seats and not seats.isdecimal():
            raise Failure("cli-breed-start", start=start)
        setup = begin.setup(game, scenario, int(seats or 0), [])
        found.append((setup.scenario, setup.seats))
    return Breeding(game.id, tuple(found), player, WILD, games, seed)


def bred(
    breeding: Breeding, last: Path | None, folder: Path, budget: str, deals: int, crew: Crew, tick: Callable[[], None]
) -> dict[str, Any]:
    """Breed, and let the new weights meet the last; the figures, ready for JSON."""
    begin.described(begin.load(breeding.title), f"race:{budget}")
    starts = ",".join(f"{scenario}/{seats}" for scenario, seats in breeding.starts)
    line = ["quadriga", "breed", breeding.title, "--starts", starts, "--player", breeding.player]
    if crew.seconds:
        line += ["--minutes", f"{crew.seconds / 60:g}"]
    line += ["--games", str(breeding.games), "--seed", str(breeding.seed), "--workers", str(crew.workers)]
    made: Made = {"command": shlex.join(line), "commit": commit()}
    with arena.told(folder), arena.manned(crew):
        return generation(breeding, last or folder / "none", folder, budget, deals, crew, made, tick)


def commit() -> str:
    """The commit these games were played at: what the environment says (QUADRIGA_COMMIT), or Git."""
    if said := os.environ.get("QUADRIGA_COMMIT"):
        return said
    here = Path(__file__).parent
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"], cwd=here, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


def show(voice: Voice, found: dict[str, Any]) -> None:
    """How well the new weights foresee results, and the match that decided."""
    voice.say(
        "cli-breed-fit",
        samples=int(found["samples"]),
        before=f"{found['surprise_before']:.3f}",
        after=f"{found['surprise']:.3f}",
    )
    arena.show(voice, found["match"])
    voice.say("cli-breed-kept", file=found["weights"])
    voice.say("cli-breed-better" if found["better"] else "cli-breed-unclear")
