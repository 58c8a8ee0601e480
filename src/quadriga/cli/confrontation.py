"""The odds of a confrontation of the Republic as tables, and what is wrong with a situation."""

from rich.table import Table as Grid

from quadriga.cli.recorded import decimal, percent
from quadriga.cli.say import Failure, Voice
from quadriga.engine.errors import BadSituation
from quadriga.text import Speaker


def bad_situation(error: BadSituation) -> Failure:
    """What is wrong with a situation, as a sentence of this command."""
    where = "".join(letter if letter.isprintable() else "?" for letter in error.where or "situation")[:60]
    return Failure(f"records-situation-{error.key}", where=where, expected=error.expected)


def show_odds(voice: Voice, speaker: Speaker, found: dict[str, object]) -> None:
    """Odds with several battles: results as percentages, losses as averages."""
    for name, value in found.items():
        if isinstance(value, dict) and name == "provinces":
            _show_provinces(voice, speaker, value)
        elif isinstance(value, dict):
            chances = name in ("naval", "land", "overall")
            grid = Grid(title=_label(voice, name), show_header=False, title_justify="left")
            for key, number in value.items():
                grid.add_row(_label(voice, key), percent(voice, number) if chances else decimal(voice, number))
            voice.show(grid)
    single = Grid(show_header=False)
    for name, value in found.items():
        if isinstance(value, float) and name != "seconds":
            chance = not name.startswith("expected") and not name.endswith("promotions")
            single.add_row(_label(voice, name), percent(voice, value) if chance else decimal(voice, value))
    voice.show(single)
    voice.say("records-exact")


def _show_provinces(voice: Voice, speaker: Speaker, provinces: dict[str, dict[str, float]]) -> None:
    names = list(next(iter(provinces.values()))) if provinces else []
    grid = Grid(_label(voice, "province"), *[_label(voice, name) for name in names])
    for id, chances in provinces.items():
        name = speaker.value("province", id.replace("_", "-"))
        grid.add_row(name, *[percent(voice, chance) for chance in chances.values()])
    voice.show(grid)


def _label(voice: Voice, name: str) -> str:
    return voice.text(f"assistant-odds-{name.replace('_', '-')}")
