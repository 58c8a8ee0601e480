"""`quadriga replay`: a record told from its first move to its last, or stepped through."""

from collections.abc import Callable
from typing import Final

from rich.table import Table
from rich.text import Text

from quadriga.cli.reader import Reader
from quadriga.cli.recorded import File
from quadriga.cli.say import OK, Voice
from quadriga.cli.screen import Screen
from quadriga.engine.history import Entry
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE
from quadriga.records.loader import Reading
from quadriga.text import DEFAULT, catalogue

COMMANDS: Final = ("next", "back", "jump", "battle", "map", "sides", "help", "quit")


class Replay:
    """A record and the place one has come to: so many moves have been made."""

    def __init__(self, voice: Voice, file: File, reading: Reading) -> None:
        self.voice: Final = voice
        self.file: Final = file
        self.speaker: Final = file.speaker
        self.reading: Final = reading
        self.record: Final = reading.record
        self.screen: Final = Screen(voice, self.speaker)
        self.entries: Final = self.record.history.entries
        self.at = 0

    # ---------------------------------------------------------------- all at once

    def tell_all(self) -> int:
        """Print every move with what happened."""
        self.greet()
        for number in range(len(self.entries)):
            self.show_move(number)
        self.show_end()
        return OK

    def print_json(self) -> int:
        """Print everything for a program to read."""
        outcome = self.record.position.outcome()
        stop, ending = self.reading.stop, self.reading.ending
        self.voice.json(
            {
                "header": self.record.header.to_plain(),
                "moves": [self._plain(number) for number in range(len(self.entries))],
                "finished": ending is not None,
                "outcome": None if outcome is None else {"end": outcome.key, "results": outcome.results},
                "stop": None if stop is None else {"line": stop.line, "reason": stop.key},
                "ending": None if ending is None else {"end": ending[0], "results": ending[1]},
            }
        )
        return OK

    def _plain(self, number: int) -> dict[str, object]:
        entry = self.entries[number]
        line = self.record.line_of[number]
        plain = self.record.lines[line].plain
        return {
            "number": number + 1,
            "line": line + 2,
            "seat": None if entry.seat == CHANCE else int(entry.seat),
            "draw": plain.get("draw"),
            "move": plain["move"],
            "events": [event.to_json() for event in entry.events],
            "sentences": self.sentences(entry),
        }

    # ---------------------------------------------------------------- step by step

    def run(self, reader: Reader) -> int:
        """Obey until the person leaves."""
        self.greet()
        self.voice.say("records-replay-hint")
        self.show_place()
        names = self._command_names()
        while True:
            prompt = self.voice.text("records-replay-prompt", at=self.at, moves=len(self.entries))
            try:
                line = reader.line(f"{prompt} ", lambda typed: [(one, "") for one in names if one.startswith(typed)])
            except (EOFError, KeyboardInterrupt):
                return OK
            first, _, rest = line.partition(" ")
            id = "jump" if line.isdecimal() else names.get(first.lower() or "next")
            if id == "quit":
                return OK
            if id is None:
                self.voice.say("records-replay-unknown", line=line)
            else:
                self._commands()[id](line if line.isdecimal() else rest.strip())

    def _command_names(self) -> dict[str, str]:
        """The commands by every name they have, in English and in the language spoken."""
        names: dict[str, str] = {}
        for words in (catalogue(DEFAULT, "records"), self.voice.words):
            for id in COMMANDS:
                names.update(dict.fromkeys(words.text(f"records-command-{id}").split(), id))
        return names

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "next": self.next,
            "back": self.back,
            "jump": self.jump,
            "battle": self.next_battle,
            "map": self.show_map,
            "sides": self.show_sides,
            "help": self.show_help,
        }

    def next(self, text: str) -> None:
        """One move on."""
        if self.at == len(self.entries):
            self.show_end()
        else:
            self.at += 1
            self.show_move(self.at - 1)

    def back(self, text: str) -> None:
        """One move back."""
        self.go(max(0, self.at - 1))

    def jump(self, text: str) -> None:
        """To the place after so many moves."""
        if not text.isdecimal() or int(text) > len(self.entries):
            self.voice.say("records-replay-jump-form", moves=len(self.entries))
        else:
            self.go(int(text))

    def next_battle(self, text: str) -> None:
        """To the move that opens the next battle."""
        opening = self.record.game.battle_keys()
        for number in range(self.at, len(self.entries)):
            if any(event.kind.key in opening for event in self.entries[number].events):
                self.go(number + 1)
                return
        self.voice.say("records-replay-no-battle")

    def go(self, at: int) -> None:
        """To a place, saying which move led there."""
        self.at = at
        if at:
            self.show_move(at - 1)
        self.show_place()

    # ---------------------------------------------------------------- what is shown

    def position(self) -> Position:
        """The position at this place."""
        return self.record.history.at(self.at)

    def greet(self) -> None:
        """Which game it was."""
        header = self.record.header
        self.voice.line(self.speaker.title(), "bold")
        scenario = self.speaker.scenario(header.scenario)
        self.voice.say("records-replay-about", scenario=scenario, seats=header.seats, moves=len(self.entries))

    def show_place(self) -> None:
        """The status line of the position."""
        self.screen.status(self.position().view(None))

    def show_move(self, number: int) -> None:
        """One move by its number, and all it brought about."""
        for place, sentence in enumerate(self.sentences(self.entries[number])):
            self.voice.show(Text.assemble((f"{number + 1 if not place else '':>6}  ", "dim"), sentence))

    def sentences(self, entry: Entry) -> list[str]:
        """The move, then what happened; nothing is hidden from who holds the whole record."""
        move = self.speaker.move(entry.move)
        if entry.seat == CHANCE:
            told = self.voice.text("records-drawn", move=move)
        else:
            who = self.screen.seat(self.record.position, entry.seat).plain
            told = self.voice.text("records-moved", seat=who, move=move)
        return [told, *[self.speaker.event(event) for event in entry.events]]

    def show_map(self, text: str) -> None:
        """The board at this place, or one zone of it."""
        view = self.position().view(None)
        if not text:
            self.screen.map(view)
            return
        found = self.screen.find_zones(text)
        if not found:
            self.voice.say("records-replay-no-zone", zone=text)
        for slug in found[:3]:
            self.screen.zone(view, slug)

    def show_sides(self, text: str) -> None:
        """The seats and their figures at this place."""
        self.screen.sides(self.position().view(None))

    def show_help(self, text: str) -> None:
        """All commands."""
        table = Table(show_header=False, box=None)
        for id in COMMANDS:
            names = ", ".join(self.voice.text(f"records-command-{id}").split())
            table.add_row(Text(names, "bold"), self.voice.text(f"records-command-{id}-help"))
        self.voice.show(table)

    def show_end(self) -> None:
        """How it ended, or that it goes on; where the rules of today part from it, what they cannot show."""
        if self.reading.stop is not None:
            self.voice.line(self.file.stop(self.reading.stop), "yellow")
        if self.reading.ending is None:
            self.voice.say("records-going-on")
        else:
            self.screen.ending(self.record.position, *self.reading.ending)
