"""`quadriga verify`: whether the dice of a record are those its secret gives."""

import hashlib
from typing import Final

from quadriga.cli.recorded import File
from quadriga.cli.say import BREACH, OK, Voice
from quadriga.records.dice import FairDice
from quadriga.records.loader import header_of
from quadriga.records.record import BrokenRecord
from quadriga.records.verify import PARTLY, UNVERIFIABLE, VERIFIED, WRONG, Verdict, verify

UNTOLD: Final = 3
"""Exit code: nothing can be said about these dice."""

BROKEN: Final = "broken"


def check(voice: Voice, file: File, as_json: bool) -> int:
    """Recompute every draw and say what was found."""
    try:
        verdict = verify(file.game, file.bytes)
    except BrokenRecord as error:
        if not as_json:
            raise file.failure(error) from None
        failure = file.failure(error)
        voice.json({**_about(file), "status": BROKEN, "line": error.line, "reason": error.key})
        return failure.code
    if as_json:
        voice.json({**_about(file), **plain(verdict)})
    else:
        show(voice, file, verdict)
    return {VERIFIED: OK, WRONG: BREACH}.get(verdict.status, UNTOLD)


def _about(file: File) -> dict[str, object]:
    dice = header_of(file.bytes).dice
    return {
        "file": str(file.path),
        "game": file.game.id,
        "commitment": dice.commitment if isinstance(dice, FairDice) else None,
        "fingerprint": hashlib.sha256(file.bytes).hexdigest(),
    }


def plain(verdict: Verdict) -> dict[str, object]:
    """The verdict, ready for JSON."""
    found: dict[str, object] = {"status": verdict.status, "draws": verdict.draws, "void": verdict.void}
    if verdict.chained:
        found |= {"format": 2, "numbers": verdict.numbers, "game_fingerprint": verdict.fingerprint}
    if verdict.fault is not None:
        found["line"] = verdict.fault.line
        found["reason"] = verdict.fault.key
    if verdict.stop is not None:
        found["stop"] = {"line": verdict.stop.line, "reason": verdict.stop.key}
    if verdict.wrong is not None:
        wrong = verdict.wrong
        found["wrong"] = {
            "line": wrong.line, "draw": wrong.number, "recorded": wrong.recorded, "expected": wrong.expected,
        }  # fmt: skip
    return found


def show(voice: Voice, file: File, verdict: Verdict) -> None:
    """The verdict in words."""
    if verdict.fault is not None:
        reason = voice.text(f"record-{verdict.fault.key}")
        voice.line(voice.text("records-fault", line=verdict.fault.line, reason=reason), "red")
    if verdict.wrong is not None:
        wrong = verdict.wrong
        text = voice.text(
            "records-wrong-draw",
            draw=wrong.number,
            line=wrong.line,
            recorded=wrong.recorded,
            expected=wrong.expected,
        )
        voice.line(text, "red")
    if verdict.stop is not None:
        voice.line(file.stop(verdict.stop), "yellow")
    if verdict.status == VERIFIED:
        voice.line(voice.text("records-verified", draws=verdict.draws, void=verdict.void), "green")
        if verdict.chained:
            silent = without(verdict)
            seats = ", ".join(str(seat + 1) for seat in silent)
            voice.say("records-proven-chained", count=len(silent), seats=seats)
            voice.say("records-unproven-chained")
        else:
            voice.say("records-unproven-first")
    elif verdict.status == PARTLY:
        voice.say("records-partly", draws=verdict.draws)
    elif verdict.status == WRONG:
        voice.line(voice.text("records-not-verified"), "bold red")
    else:
        key = "records-unverifiable" if verdict.status == UNVERIFIABLE else "records-unfinished"
        voice.say(key, draws=verdict.draws)
    voice.say("records-fingerprint", digest=verdict.fingerprint or hashlib.sha256(file.bytes).hexdigest())


def without(verdict: Verdict) -> list[int]:
    """The seats that added no numbers of their own."""
    return [seat for seat, times in enumerate(verdict.numbers) if not times]
