"""`quadriga analyse`: how the chances of a recorded game went, where it turned, and what would have been better."""

from collections.abc import Callable
from typing import Any

from rich.table import Table

from quadriga.arena.analysis import POINTS, analyse
from quadriga.bots import has_judge
from quadriga.cli.recorded import File
from quadriga.cli.say import Failure, Voice
from quadriga.cli.screen import Screen
from quadriga.engine.seat import Seat

BARS = " ▁▂▃▄▅▆▇█"


def analysed(file: File, seed: int, step: Callable[[], None]) -> dict[str, Any]:
    """The analysis of the game in a file, which must be over."""
    if not has_judge(file.game.id):
        raise Failure("cli-breed-no-judge", game=file.game.id)
    record = file.read().record
    if not record.is_closed and record.position.outcome() is None:
        raise Failure("cli-analyse-open", file=str(file.path))
    return analyse(record, seed, POINTS, step)


def show(voice: Voice, file: File, found: dict[str, Any]) -> None:
    """The curve of each seat as a line of bars, and the turning points."""
    speaker = file.speaker
    start = file.read().record.history.start
    names = [Screen(voice, speaker).seat(start, Seat(seat)).plain for seat in range(start.seats)]
    curve = Table(show_header=False, box=None)
    for seat, name in enumerate(names):
        values = [values[seat] for values in found["chances"]]
        bars = "".join(BARS[round(value * (len(BARS) - 1))] for value in values[:: max(1, len(values) // 80)])
        curve.add_row(name, bars, voice.text("cli-analyse-percent", percent=round(100 * values[-1])))
    voice.show(curve)
    if not found["turns"]:
        voice.say("cli-analyse-even")
    for turn in found["turns"]:
        shown = ", ".join(
            voice.text("cli-analyse-seat", side=name, before=round(100 * before), after=round(100 * after))
            for name, before, after in zip(names, turn["before"], turn["after"], strict=True)
        )
        voice.say("cli-analyse-turn", first=turn["from"], last=turn["to"], chances=shown)
        for one in turn["better"]:
            voice.say(
                "cli-analyse-better",
                at=one["at"] + 1,
                side=names[one["seat"]],
                played=speaker.move(file.game.vocabulary.parse(one["played"])),
                chance=round(100 * one["chance"]),
                move=speaker.move(file.game.vocabulary.parse(one["move"])),
                best=round(100 * one["best"]),
            )
