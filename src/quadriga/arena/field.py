"""Games of a match spread over processes, kept in a file as they come in."""

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

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


def hold(match: Match, games: int, bar: float | None, workers: int, path: Path | None, tick: Tick) -> list[Played]:
    """Play what is missing, in order; stop early where a bar is given and the match is settled."""
    known = {(played.deal, played.seating): played for played in resume(match, path)}
    if path is not None:
        keep = [match.header(), *[played.line() for played in known.values()]]
        path.write_text("".join(json.dumps(line) + "\n" for line in keep), encoding="utf-8")
    done: list[Played] = []
    jobs = list(match.jobs(games))
    per_deal = len(match.seatings())
    with ProcessPoolExecutor(workers) as pool:
        for start in range(0, len(jobs), batch := per_deal * max(1, workers)):
            group = jobs[start : start + batch]
            coming = {job: pool.submit(play, match, *job) for job in group if job not in known}
            for job in group:
                played = known[job] if job in known else coming[job].result()
                done.append(played)
                if job not in known and path is not None:
                    with path.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(played.line()) + "\n")
                tick()
            if bar is not None and is_settled(match, done, bar):
                break
    return done
