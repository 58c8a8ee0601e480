"""The keyboard and the screen that people at one table share: whose eyes it shows, who is asked, who agrees."""

from typing import Final

from quadriga.cli.choices import fold
from quadriga.cli.reader import Reader
from quadriga.cli.say import Voice
from quadriga.cli.screen import Screen, View
from quadriga.engine.seat import Seat
from quadriga.table import PERSON, Table
from quadriga.text import Speaker

COUNT_DIGITS: Final = 9


def is_count(text: str) -> bool:
    """Whether a text is a whole number a person might mean."""
    return text.isdecimal() and len(text) <= COUNT_DIGITS


class Keyboard:
    """One terminal at a table."""

    def __init__(self, voice: Voice, speaker: Speaker, table: Table, reader: Reader) -> None:
        self.voice: Final = voice
        self.speaker: Final = speaker
        self.screen: Final = Screen(voice, speaker)
        self.table: Final = table
        self.reader: Final = reader
        self.watcher: Seat | None = self.persons[0] if self.persons else None
        """Whose eyes the terminal shows."""

    @property
    def persons(self) -> list[Seat]:
        """The seats where people sit."""
        return [Seat(seat) for seat, chair in enumerate(self.table.chairs) if chair.kind == PERSON]

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.table.position.turn()

    def view(self) -> View:
        """What the watcher may see."""
        return self.table.position.view(self.watcher)

    def name(self, seat: Seat) -> str:
        """A seat in words."""
        return self.screen.seat(self.table.position, seat).plain

    def hides(self) -> bool:
        """Whether the people at this keyboard may not see the same."""
        position, persons = self.table.position, self.persons
        return len(persons) > 1 and any(position.look(seat) != position.look(None) for seat in persons)

    def hand_over(self, seat: Seat) -> bool:
        """Let the person of this seat sit down, alone with the screen if that matters; False if he sits there now."""
        if seat == self.watcher:
            return False
        if self.hides():
            self.reader.line(self.voice.text("cli-pass-keyboard", seat=self.name(seat)) + " ", lambda _: [])
            self.voice.out.clear()
        self.watcher = seat
        return True

    def leave_seat(self) -> None:
        """Somebody got up: the screen shows what the next person may see."""
        if self.watcher not in self.persons:
            self.watcher = self.persons[0] if self.persons else None

    def agrees(self, question: str) -> bool:
        """Ask a question until it is answered by yes or no."""
        yes, no = self.voice.text("cli-yes"), self.voice.text("cli-no")
        known = [(yes, ""), (no, "")]
        while True:
            line = fold(self.reader.line(f"{question} ({yes}/{no}) ", lambda _: known))
            if line and (fold(yes).startswith(line) or fold(no).startswith(line)):
                return fold(yes).startswith(line)
            self.voice.say("cli-yes-or-no", yes=yes, no=no)
