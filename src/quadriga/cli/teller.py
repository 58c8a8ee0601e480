"""What happened, told to each person at the keyboard once, as far as he may know it."""

from typing import Final

from quadriga.cli.keyboard import Keyboard
from quadriga.engine.event import Event
from quadriga.engine.history import Entry
from quadriga.engine.seat import CHANCE, Seat, is_in

LOG_LENGTH: Final = 20


class Teller:
    """Knows how much of the game each person has been told."""

    def __init__(self, keyboard: Keyboard) -> None:
        self._keyboard: Final = keyboard
        self._history: Final = keyboard.table.record.history
        made = len(self._history.entries)
        self._told: Final[dict[Seat | None, int]] = dict.fromkeys((None, *keyboard.persons), made)

    def tell(self) -> None:
        """Say what the person at the keyboard has not been told yet."""
        keyboard, entries = self._keyboard, self._history.entries
        for text in self.sentences(entries[self._told[keyboard.watcher] :]):
            keyboard.voice.line(f"  {text}")
        self._told[keyboard.watcher] = len(entries)
        if not keyboard.hides():
            self._told.update(dict.fromkeys(self._told, len(entries)))

    def forget(self) -> None:
        """Moves were taken back: nobody has been told more than there is."""
        for seat, told in self._told.items():
            self._told[seat] = min(told, len(self._history.entries))

    def log(self, count: int = LOG_LENGTH) -> None:
        """What happened lately."""
        said = self.sentences(self._history.entries)
        for sentence in said[max(0, len(said) - count) :]:
            self._keyboard.voice.line(f"  {sentence}")

    def sentences(self, entries: list[Entry]) -> list[str]:
        """What the watcher may know of some moves: their events, or a move itself if nothing was heard."""
        keyboard = self._keyboard
        said: list[str] = []
        events: list[Event] = []
        for entry in entries:
            if entry.events:
                events += [event.redact(keyboard.watcher) for event in entry.events]
                continue
            said += [*keyboard.speaker.events(events), *self._move(entry)]
            events = []
        return said + keyboard.speaker.events(events)

    def _move(self, entry: Entry) -> list[str]:
        """A move of which nothing was heard."""
        keyboard = self._keyboard
        if not is_in(entry.audience, keyboard.watcher):
            return []
        move = keyboard.speaker.move(entry.move)
        if entry.seat == CHANCE:
            return [keyboard.voice.text("cli-chance", move=move)]
        return [keyboard.voice.text("cli-moved", seat=keyboard.name(entry.seat), move=move)]
