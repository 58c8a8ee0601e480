"""The commands of a session by their names in every language, and how a line may go on."""

from collections.abc import Callable
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from quadriga.cli.choices import starting
from quadriga.cli.desk import Desk
from quadriga.cli.keyboard import Keyboard
from quadriga.engine.seat import Seat
from quadriga.text import DEFAULT, catalogue

Do = Callable[[str], None]
"""What a command does with the rest of its line."""

COMMANDS: Final = (
    "map", "sides", "card", "who", "tables", "list", "all", "log", "undo", "why", "rules", "odds", "hint", "always",
    "ask", "take-back", "concede", "acclaim", "save", "help", "quit",
)  # fmt: skip
AT_DICE: Final = ("map", "sides", "card", "who", "tables", "log", "save", "help", "quit")
"""Those that make sense while people roll."""


class Commands:
    """Finds the command a line begins with. A verb of the title hides its namesake, unless a slash is before it."""

    def __init__(self, keyboard: Keyboard, desk: Desk, does: dict[str, Do]) -> None:
        self._keyboard: Final = keyboard
        self._desk: Final = desk
        self._does: Final = {**does, "help": self.show_help}
        assert set(self._does) == set(COMMANDS)
        verbs = {verb.name for verb in keyboard.speaker.game.vocabulary.verbs}
        self._ids: Final[dict[str, str]] = {}
        for words in (catalogue(DEFAULT, "engine", "cli"), keyboard.voice.words):
            for id in COMMANDS:
                for name in words.text(f"cli-command-{id}").split():
                    self._ids[f"/{name}"] = id
                    if name not in verbs:
                        self._ids[name] = id

    def obey(self, line: str, among: tuple[str, ...] = COMMANDS) -> bool:
        """Do what a line asks; False if it is none of these commands."""
        first, _, rest = line.partition(" ")
        id = self._ids.get(first.lower())
        if id not in among:
            return False
        self._does[id](rest.strip())
        return True

    def show_help(self, text: str) -> None:
        """All commands."""
        voice = self._keyboard.voice
        voice.say("cli-play-help")
        grid = Grid(show_header=False, box=None)
        for id in COMMANDS:
            name = voice.text(f"cli-command-{id}").split()[0]
            grid.add_row(Text(name, "bold"), voice.text(f"cli-command-{id}-help"))
        voice.show(grid)

    def complete(self, typed: str) -> list[tuple[str, str]]:
        """How a line may go on: a move, a command, a zone or a seat after the commands that take one."""
        keyboard, desk = self._keyboard, self._desk
        first, space, rest = typed.partition(" ")
        if not space:
            names = [(name, "") for name in starting(self._ids, typed) if not name.startswith("/")]
            return desk.completions(typed) + names
        id = self._ids.get(first)
        if id == "map":
            found = keyboard.screen.find_zones(rest, keyboard.view())
            return [(slug, keyboard.speaker.slug(slug)) for slug in found]
        if id == "acclaim":
            others = [seat for seat in range(len(keyboard.table.chairs)) if seat != keyboard.seat]
            return [(str(seat + 1), keyboard.name(Seat(seat))) for seat in others]
        if id in ("why", "always"):
            return desk.completions(rest)
        return desk.completions(typed)
