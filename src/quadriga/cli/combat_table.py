"""One combat of a real table: its odds, every throw and decision, and the list of what to change on the board."""

from collections.abc import Iterable
from typing import Final

from quadriga.cli.confrontation import bad_situation, show_odds
from quadriga.cli.reader import Reader
from quadriga.cli.say import OK, Voice
from quadriga.engine.chance import Rng
from quadriga.engine.errors import BadSituation, IllegalMove, UnknownMove
from quadriga.engine.event import Event
from quadriga.engine.move import Move
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.republic.game import Republic
from quadriga.games.republic.position import Combat
from quadriga.games.republic.words import CHANGES, COMMANDER, PHASE, SIDE
from quadriga.text import Speaker

QUIT: Final = ("quit", "q")


class CombatTable:
    """One combat from its set-up to the list of changes; without `rng` the table rolls everything itself."""

    def __init__(self, voice: Voice, lines: Reader, game: Republic, plain: object, rng: Rng | None) -> None:
        self.voice: Final = voice
        self.lines: Final = lines
        self.speaker: Final = Speaker(voice.lang, game)
        self.rng: Final = rng
        self.events: Final[list[Event]] = []
        try:
            self.position: Combat = game.situation(plain, hear=self.events.append)
            self.odds: Final = {} if self.position.kind == PHASE else game.battle_odds(plain)
        except BadSituation as error:
            raise bad_situation(error) from None

    def run(self) -> int:
        """Show the odds, resolve the combat, list what to change on the board."""
        if self.odds:
            show_odds(self.voice, self.speaker, self.odds)
        self._introduce()
        self._tell(self.events)
        while self.position.turn() != NOBODY:
            if not self._step():
                self.voice.say("assistant-left")
                break
        outcome = self.position.outcome()
        if outcome is not None:
            self.voice.line(f"{self.speaker.end(outcome.key)} ({self.speaker.rule(outcome.rule)})", "bold")
        self._list_changes()
        return OK

    def _introduce(self) -> None:
        """Who commands, with the chits that would kill them."""
        position = self.position
        for at, who in enumerate(position.who):
            name = self.speaker.value("commander", COMMANDER.slug(who))
            self.voice.say(
                "assistant-commander", commander=name, rating=position.rating[at], chit=position.chit[at] + 1
            )

    def _step(self) -> bool:
        """One throw or one decision; False when the table leaves."""
        voice = self.voice
        voice.line("")
        chance = self.position.turn() == CHANCE
        if chance:
            self._ask_chance()
        else:
            self._ask_decision()
        while True:
            try:
                line = self.lines.line(voice.text("assistant-prompt") + " ", lambda _: [])
            except EOFError:
                return False
            if line in QUIT:
                return False
            move = self._chance_move(line) if chance else self._decision_move(line)
            if move is not None and self._play(move):
                return True

    def _ask_chance(self) -> None:
        verb = self.position.question().verbs[0]
        self.voice.line(self.speaker.verb(verb), "bold")
        words = self.position.game.vocabulary
        example = words.text(self.position.moves()[0]).partition(" ")[2]
        self.voice.say("assistant-type-real" if self.rng is None else "assistant-type-or-roll", example=example)

    def _ask_decision(self) -> None:
        prompt = self.position.prompt()
        assert prompt is not None
        side = self.speaker.value("side", SIDE.slug(int(self.position.turn())))
        rule = self.speaker.rule(str(prompt["rule"]))
        self.voice.line(f"{side} – {self.speaker.prompt(prompt)} ({rule})", "bold")
        for number, move in enumerate(self.position.moves(), 1):
            self.voice.line(f"  {number}  {self.speaker.move(move)}")

    def _chance_move(self, line: str) -> Move | None:
        if not line:
            if self.rng is None:
                self.voice.say("assistant-must-type")
                return None
            return self.position.draw(self.rng)
        words = self.position.game.vocabulary
        verb = words.verbs[self.position.question().verbs[0]].name
        try:
            return words.parse(line if line.split()[0] == verb else f"{verb} {line}")
        except UnknownMove:
            self.voice.say("assistant-not-read", line=line)
            return None

    def _decision_move(self, line: str) -> Move | None:
        moves = self.position.moves()
        if line.isdecimal() and 1 <= int(line) <= len(moves):
            return moves[int(line) - 1]
        self.voice.say("cli-no-such-number", number=line, last=len(moves))
        return None

    def _play(self, move: Move) -> bool:
        """Make a move; False, with the reason said, if it cannot be."""
        heard: list[Event] = []
        try:
            self.position.play(move, self.position.turn(), heard.append)
        except IllegalMove as error:
            if self.position.turn() == CHANCE:
                self.voice.say("assistant-impossible")
            else:
                self.voice.line(self.speaker.refusal(error.refusal))
            return False
        self.events.extend(heard)
        self._tell(heard)
        return True

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            self.voice.line(f"  {self.speaker.event(event)}")

    def _list_changes(self) -> None:
        """What to change on the real board, in the order it happened."""
        self.voice.line("")
        self.voice.line(self.voice.text("assistant-changes"), "bold")
        changes = [event for event in self.events if event.kind.key in CHANGES]
        for event in changes:
            self.voice.line(f"  – {self.speaker.event(event)}")
        if not changes:
            self.voice.say("assistant-no-changes")
