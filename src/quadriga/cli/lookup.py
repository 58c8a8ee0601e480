"""What a person looks up during a game: the map, the sides, the log, the rulebook, the odds."""

from typing import Final

from quadriga.bots import has_judge, judge_of
from quadriga.bots.hint import advise
from quadriga.bots.race import Race
from quadriga.cli.faces import Faces
from quadriga.cli.keyboard import Keyboard, is_count
from quadriga.cli.odds import show_ahead
from quadriga.cli.rules import show as show_rules
from quadriga.cli.teller import LOG_LENGTH, Teller
from quadriga.engine.chance import Seeded
from quadriga.text import Rule

HINT: Final = 2.0
"""Seconds of processor time a hint takes."""
HINTS: Final = 3
"""How many moves it names."""


class Lookup:
    """Shows things and changes nothing."""

    def __init__(self, keyboard: Keyboard, teller: Teller, faces: Faces) -> None:
        self._keyboard: Final = keyboard
        self._teller: Final = teller
        self._faces: Final = faces
        self._voice: Final = keyboard.voice
        self._screen: Final = keyboard.screen

    def map(self, text: str) -> None:
        """The whole map, a region of it, or one place with its neighbours; a number is a card: French has one word."""
        view = self._keyboard.view()
        if is_count(text):
            self._faces.card(text)
            return
        if not text:
            self._screen.map(view)
            return
        found = self._screen.find_zones(text, view)
        region = self._screen.find_region(text)
        if region is not None and region not in found:
            self._screen.region(view, region)
            return
        if not found:
            self._voice.say("cli-no-zone", zone=text)
        for slug in found[:3]:
            self._screen.zone(view, slug)
            self._faces.place(slug)

    def sides(self, text: str) -> None:
        """The seats and their figures."""
        self._screen.sides(self._keyboard.view())

    def log(self, text: str) -> None:
        """What happened lately."""
        if text and not is_count(text):
            self._voice.say("cli-not-a-number", text=text)
        else:
            self._teller.log(int(text) if text else LOG_LENGTH)

    def rules(self, text: str) -> None:
        """A section of the rulebook by number, or those that speak of something; without a text, the one that asks."""
        speaker = self._keyboard.speaker
        book = speaker.rulebook
        if book is None:
            self._voice.say("cli-no-rulebook", game=speaker.game.id)
            return
        prompt = self._keyboard.table.position.prompt()
        wanted = text or (str(prompt["rule"]) if prompt else "")
        exact = book.rule(wanted)
        found: list[Rule] = [exact] if exact else book.like(wanted)
        if found:
            show_rules(self._voice, found[:10])
        else:
            self._voice.say("cli-no-rule", rule=wanted)

    def hint(self, text: str) -> None:
        """What a search would do here, with the chances; it thinks with guesses, as a bot does."""
        table = self._keyboard.table
        position, speaker = table.position, self._keyboard.speaker
        if not has_judge(speaker.game.id):
            self._voice.say("cli-hint-none")
            return
        race = Race(judge_of(speaker.game.id), seconds=HINT)
        found = advise(race, position, position.turn(), Seeded(f"hint.{len(table.record.history.entries)}"))
        for one in found[:HINTS]:
            doubt = round(100 * one.doubt)
            self._voice.say("cli-hint-line", move=speaker.move(one.move), chance=round(100 * one.chance), doubt=doubt)

    def odds(self, text: str) -> None:
        """The odds of the battles ahead, or of those in one zone."""
        show_ahead(self._voice, self._keyboard.speaker, self._screen, self._keyboard.table.position, text)
