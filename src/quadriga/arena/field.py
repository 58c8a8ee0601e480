"""Games of a match spread over processes, kept in a file as they come in."""

import json
from collections.abc import Callable
from pathlib import Path

from quadriga.arena.crew import Crew
from quadriga.arena.match import Match, Played, from_line, is_settled, play
from quadriga.engine.errors import QuadrigaError

Tick = Callable[[], None]


class OtherMatch(QuadrigaError):
    """A file holds the games of another match."""


def resume(match: Match, path: Path | None) -> list[Played]:
    """The games that a file already holds; a torn last line is as if it had not been played."""
    if path is None or not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [json.loads(line) for line in lines if line.endswith("\n")]
    if not whole:
        return []
    if whole[0] != match.header():
        raise OtherMatch(str(path))
    return [from_line(line) for line in whole[1:]]


def hold(match: Match, games: int, bar: float | None, crew: Crew, path: Path | None, tick: Tick) -> list[Played]:
    """Play what is missing, in order; stop early where a bar is given and the match is settled, or time is up."""
    known = {(played.deal, played.seating): played for played in resume(match, path)}
    if path is not None:
        keep = [match.header(), *[played.line() for played in known.values()]]
        path.write_text("".join(json.dumps(line) + "\n" for line in keep), encoding="utf-8")
    done: list[Played] = []
    jobs = list(match.jobs(games))
    per_deal = len(match.seatings())
    coming = crew.each(play, [(match, *job) for job in jobs if job not in known])
    for number, job in enumerate(jobs, 1):
        played = known.get(job) or next(coming, None)
        if played is None:
            break
        done.append(played)
        if job not in known and path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played.line()) + "\n")
        tick()
        if number % per_deal == 0 and bar is not None and is_settled(match, done, bar):
            break
    coming.close()
    return done[: len(done) // per_deal * per_deal]
