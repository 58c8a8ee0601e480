"""`quadriga dice`: all dice of a record counted, and the luck of each seat."""

from rich.table import Table as Grid

from quadriga.cli.recorded import File, decimal
from quadriga.cli.say import OK, Voice
from quadriga.cli.screen import Screen
from quadriga.engine.seat import Seat
from quadriga.records.record import BrokenRecord
from quadriga.records.tally import Table, Tally, surprise, tally


def count(voice: Voice, file: File, as_json: bool) -> int:
    """Count the dice and show the figures."""
    try:
        found = tally(file.game, file.bytes)
    except BrokenRecord as error:
        raise file.failure(error) from None
    if as_json:
        voice.json({"file": str(file.path), "game": file.game.id, **plain(found)})
    else:
        show(voice, file, found)
    return OK


def plain(found: Tally) -> dict[str, object]:
    """The figures, ready for JSON."""
    return {
        "draws": found.draws,
        "void": found.void,
        "tables": [_plain_table(table) for table in found.tables],
        "luck": [
            {
                "seat": luck.seat,
                "rolls": luck.rolls,
                "hits": luck.scored,
                "expected": round(luck.expected, 6),
                "luck": round(luck.surplus(), 6),
                "deviations": round(luck.deviations(), 4),
            }
            for luck in found.lucks
        ],
    }


def _plain_table(table: Table) -> dict[str, object]:
    chi = table.chi_square()
    return {
        "name": table.name,
        "dice": table.dice(),
        "faces": [
            {"face": label, "seen": seen, "expected": round(hoped, 6)}
            for label, seen, hoped in zip(table.labels, table.seen, table.expected, strict=True)
        ],
        "chi_square": None if chi is None else round(chi, 6),
        "freedom": table.freedom(),
        "p_value": None if chi is None else round(surprise(chi, table.freedom()), 6),
    }


def show(voice: Voice, file: File, found: Tally) -> None:
    """The figures as tables for people."""
    if found.stop is not None:
        voice.line(file.stop(found.stop), "yellow")
    voice.say("records-draws", draws=found.draws, void=found.void)
    for table in found.tables:
        _show_table(voice, file, table)
    if not found.lucks:
        return
    position = file.read().record.position
    screen = Screen(voice, file.speaker)
    names = ("seat", "rolls", "hits", "expected", "luck", "deviations")
    grid = Grid(*[voice.text(f"records-luck-{name}") for name in names], title=voice.text("records-luck"))
    for luck in found.lucks:
        grid.add_row(
            screen.seat(position, Seat(luck.seat)),
            str(luck.rolls),
            str(luck.scored),
            decimal(voice, luck.expected),
            decimal(voice, luck.surplus()),
            decimal(voice, luck.deviations()),
        )
    voice.show(grid)
    voice.say("records-luck-note")


def _show_table(voice: Voice, file: File, table: Table) -> None:
    title = voice.text("records-table", name=table.name, dice=table.dice())
    grid = Grid(*[voice.text(f"records-table-{name}") for name in ("face", "seen", "expected")], title=title)
    for label, seen, hoped in zip(table.labels, table.seen, table.expected, strict=True):
        grid.add_row(file.speaker.slug(label), str(seen), decimal(voice, hoped))
    voice.show(grid)
    chi = table.chi_square()
    if chi is None:
        voice.say("records-no-chi-square")
    else:
        tail = decimal(voice, surprise(chi, table.freedom()), 4)
        voice.say("records-chi-square", chi=decimal(voice, chi), freedom=table.freedom(), tail=tail)
