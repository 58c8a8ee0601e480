"""One battle of a real table: its odds, every throw and decision, and the list of what to change on the board."""

from collections.abc import Iterable
from typing import Final

from quadriga.cli import rolls
from quadriga.cli.choices import named
from quadriga.cli.confrontation import bad_situation
from quadriga.cli.odds import show as show_odds
from quadriga.cli.reader import Reader
from quadriga.cli.say import OK, Voice
from quadriga.cli.screen import Screen
from quadriga.engine.chance import Rng
from quadriga.engine.errors import BadSituation, IllegalMove, UnknownMove
from quadriga.engine.event import Event
from quadriga.engine.game import Game, Remark
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.text import Speaker

QUIT: Final = ("quit", "q")
NO_ODDS: Final = "whole-phase"
"""The fault of a situation that can be resolved but has no odds of its own."""


class BattleTable:
    """One battle from its set-up to the list of changes; without `rng` the table rolls everything itself."""

    def __init__(self, voice: Voice, lines: Reader, game: Game, plain: object, rng: Rng | None) -> None:
        self.voice: Final = voice
        self.lines: Final = lines
        self.speaker: Final = Speaker(voice.lang, game)
        self.screen: Final = Screen(voice, self.speaker)
        self.rng: Final = rng
        self.events: Final[list[Event]] = []
        try:
            self.position: Position = game.battle(plain, self.events.append)
            self.odds: Final = _odds(game, plain)
        except BadSituation as error:
            raise bad_situation(error) from None

    def changes(self) -> list[str]:
        """What to change on the real board, in the order it happened."""
        keys = self.position.game.change_keys()
        return [self.speaker.event(event) for event in self.events if event.kind.key in keys]

    def run(self) -> int:
        """Show the odds, resolve the battle, list what to change on the board."""
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
        """Who commands, with the chits that would kill them, where the view tells of commanders."""
        own = self.position.view(None).get("own")
        commanders = own.get("commanders") if isinstance(own, dict) else None
        for one in commanders or []:
            name = self.speaker.value("commander", one["commander"])
            self.voice.say("assistant-commander", commander=name, rating=one["rating"], chit=one["chit"])

    def _step(self) -> bool:
        """One throw or one decision; False when the table leaves. Where there is no choice nobody is asked."""
        voice = self.voice
        chance = self.position.turn() == CHANCE
        if not chance and len(moves := self.position.moves()) == 1:
            return self._play(moves[0])
        voice.line("")
        if chance:
            self._ask_chance()
        else:
            self._ask_decision()
        while True:
            try:
                line = self.lines.line(voice.text("assistant-prompt") + " ", lambda _: [])
            except EOFError:
                return False
            if line in (*QUIT, voice.text("assistant-quit")):
                return False
            move = self._chance_move(line) if chance else self._decision_move(line)
            if move is not None and self._play(move):
                return True

    def _ask_chance(self) -> None:
        self.voice.line(self.speaker.verb(self.position.question().verbs[0]), "bold")
        for remark in self.position.game.remarks(self.position):
            self.voice.line(self._remark(remark))
        example = rolls.example(self.speaker, self.position)
        self.voice.say("assistant-type-real" if self.rng is None else "assistant-type-or-roll", example=example)

    def _remark(self, remark: Remark) -> str:
        """What a title tells of a throw or a choice; things of one name are told one after the other."""
        said: dict[str, str | int] = {}
        for name, kind, slug, count in remark.things:
            text = self.speaker.value(kind, slug) if count is None else self.speaker.counted(kind, slug, count)
            said[name] = f"{said[name]}, {text}" if name in said else text
        return self.voice.text(f"assistant-{remark.key}", **said, **remark.numbers)

    def _ask_decision(self) -> None:
        prompt = self.position.prompt()
        assert prompt is not None
        turn = self.position.turn()
        side = self.screen.side(self.position, turn)
        who = self.speaker.seat(turn) if side is None else self.speaker.slug(side)
        rule = self.speaker.rule(str(prompt["rule"]))
        self.voice.line(f"{who} – {self.speaker.prompt(prompt)} ({rule})", "bold")
        for number, move in enumerate(self.position.moves(), 1):
            self.voice.line(f"  {number}  {self._choice(move)}")

    def _choice(self, move: Move) -> str:
        """A choice as it is listed: the move, and what the title remarks on it."""
        more = [f" {self._remark(remark)}" for remark in self.position.game.remarks(self.position, move)]
        return self.speaker.move(move) + "".join(more)

    def _chance_move(self, line: str) -> Move | None:
        if not line:
            if self.rng is None:
                self.voice.say("assistant-must-type")
                return None
            return self.position.draw(self.rng)
        try:
            return rolls.read(self.speaker, self.position, line)
        except UnknownMove:
            self.voice.say("assistant-not-read", line=line)
            return None

    def _decision_move(self, line: str) -> Move | None:
        moves = self.position.moves()
        if line.isdecimal() and 1 <= int(line) <= len(moves):
            return moves[int(line) - 1]
        meant = named(line, [self._choice(move) for move in moves]) if not line.isdecimal() else -1
        if line and meant >= 0:
            return moves[meant]
        if line:
            self.voice.say("cli-no-such-number", number=line, last=len(moves))
        else:
            self._ask_decision()
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
        changes = self.changes()
        for change in changes:
            self.voice.line(f"  – {change}")
        if not changes:
            self.voice.say("assistant-no-changes")


def _odds(game: Game, plain: object) -> dict[str, object]:
    try:
        return game.battle_odds(plain)
    except BadSituation as error:
        if error.key == NO_ODDS:
            return {}
        raise
