"""`quadriga play`: people and bots around one game in a terminal."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from quadriga.bots import Bot
from quadriga.cli import rolls, saved
from quadriga.cli.choices import Choices, starting
from quadriga.cli.odds import show_ahead
from quadriga.cli.reader import Reader, Terminal
from quadriga.cli.rules import show as show_rules
from quadriga.cli.say import INTERRUPTED, OK, Failure, Voice
from quadriga.cli.screen import Screen
from quadriga.engine.chance import Seeded
from quadriga.engine.dice import NoDice, RealDice
from quadriga.engine.errors import IllegalMove, UnknownMove
from quadriga.engine.history import Entry
from quadriga.engine.move import Move
from quadriga.engine.record import Record
from quadriga.engine.record_file import RecordFile
from quadriga.engine.seat import CHANCE, NOBODY, Seat, is_in
from quadriga.text import DEFAULT, Rule, Speaker, catalogue

LOG_LENGTH: Final = 20
COUNT_DIGITS: Final = 9
COMMANDS: Final = ("map", "sides", "list", "log", "undo", "why", "rules", "odds", "save", "help", "quit")


def is_count(text: str) -> bool:
    """Whether a text is a whole number a person might mean."""
    return text.isdecimal() and len(text) <= COUNT_DIGITS


class Leave(Exception):
    """The person at the keyboard gets up."""


class Session:
    """One game in a terminal. `players` has a bot for each seat, None where a person sits; `names` says who."""

    def __init__(
        self,
        voice: Voice,
        speaker: Speaker,
        record: Record,
        players: list[Bot | None],
        names: list[str],
        reader: Reader,
    ) -> None:
        self.voice: Final = voice
        self.speaker: Final = speaker
        self.screen: Final = Screen(voice, speaker)
        self.record: Final = record
        self.players: Final = players
        self.names: Final = names
        self.reader: Final = reader
        self.persons: Final = [Seat(seat) for seat, player in enumerate(players) if player is None]
        self.watcher: Seat | None = self.persons[0] if self.persons else None
        """Whose eyes the terminal shows."""
        self.told: Final = {seat: len(record.history.entries) for seat in (None, *self.persons)}
        """How much of the game each person has been told."""
        self.file: Path | None = None
        self.live: RecordFile | None = None
        """The file that gets every move as it is made, where one was asked for; it is `file` then."""
        self.saved_lines = 0
        self.choices = Choices(speaker, [])
        self._commands: Final = self._command_names()

    # ---------------------------------------------------------------- the game goes on

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on."""
        try:
            while self.step():
                self.tell()
        except (Leave, EOFError):
            self.tell_how_to_resume()
            return OK
        except KeyboardInterrupt:
            self.tell_how_to_resume()
            return INTERRUPTED
        except NoDice:
            raise Failure("cli-no-dice") from None
        self.finish()
        return OK

    def step(self) -> bool:
        """One move of whoever decides; False when the game is over."""
        position = self.record.position
        turn = position.turn()
        if turn == NOBODY:
            return False
        if turn == CHANCE:
            if isinstance(self.record.dice, RealDice):
                rolls.ask(self.voice, self.speaker, self.record, self.reader, self.obey_at_dice)
            else:
                self.record.draw()
            return True
        moves = position.moves()
        bot = self.players[turn]
        if len(moves) == 1:
            self.record.play(moves[0], turn)
        elif bot is not None:
            self.record.play(bot.decide(position, turn, moves, self._thoughts()), turn)
        else:
            self.ask(turn, moves)
        return True

    def _thoughts(self) -> Seeded:
        """The chance bots think with: their own, so that it never touches the dice, and the same after a resume."""
        seed = self.record.dice.to_plain()
        return Seeded(f"bot.{seed}.{len(self.record.history.entries)}")

    def finish(self) -> None:
        """Say how the game ended."""
        if not self.record.is_closed:
            self.record.end()
        position = self.record.position
        outcome = position.outcome()
        assert outcome is not None
        sides = [self.screen.side(position, Seat(seat)) for seat in range(position.seats)]
        self.screen.sides(position.view(self.watcher))
        self.voice.line(self.speaker.outcome(outcome, [side for side in sides if side is not None]), "bold")
        if self.live is not None:
            saved.finish_recording(self.live, self.record)
            self.voice.say("records-recorded", file=str(self.file))
        elif self.file is not None:
            self.save(str(self.file))

    # ---------------------------------------------------------------- what happened

    def tell(self) -> None:
        """Say what the person at the keyboard has not been told yet."""
        entries = self.record.history.entries
        for entry in entries[self.told[self.watcher] :]:
            for text in self.sentences(entry):
                self.voice.line(f"  {text}")
        self.told[self.watcher] = len(entries)
        if not self.hides():
            self.told.update(dict.fromkeys(self.told, len(entries)))

    def sentences(self, entry: Entry) -> list[str]:
        """What the watcher may know of a move: its events, or the move itself if nothing was heard."""
        if entry.events:
            return [self.speaker.event(event.redact(self.watcher)) for event in entry.events]
        if not is_in(entry.audience, self.watcher):
            return []
        move = self.speaker.move(entry.move)
        if entry.seat == CHANCE:
            return [self.voice.text("cli-chance", move=move)]
        who = self.screen.seat(self.record.position, entry.seat).plain
        return [self.voice.text("cli-moved", seat=who, move=move)]

    def hides(self) -> bool:
        """Whether the people at this keyboard may not see the same."""
        position = self.record.position
        return len(self.persons) > 1 and any(position.look(seat) != position.look(None) for seat in self.persons)

    def take_keyboard(self, seat: Seat) -> None:
        """Let the person of this seat sit down, alone with the screen if that matters."""
        if seat == self.watcher:
            return
        if self.hides():
            who = self.screen.seat(self.record.position, seat).plain
            self.reader.line(self.voice.text("cli-pass-keyboard", seat=who) + " ", lambda _: [])
            self.voice.out.clear()
        self.watcher = seat
        self.tell()

    # ---------------------------------------------------------------- a person decides

    def ask(self, seat: Seat, moves: list[Move]) -> None:
        """Ask until a move is made or taken back."""
        self.take_keyboard(seat)
        self.choices = Choices(self.speaker, moves)
        self.show_question()
        self.show_choices()
        made = len(self.record.lines)
        while len(self.record.lines) == made:
            who = self.screen.seat(self.record.position, seat).plain
            self.obey(self.reader.line(f"{who} > ", self.complete))

    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.record.position.turn()

    def show_question(self) -> None:
        """The status line, then what must be decided and by which rule."""
        position = self.record.position
        prompt = position.prompt()
        assert prompt is not None
        self.voice.line("")
        view = position.view(self.watcher)
        self.screen.status(view)
        self.screen.hand(view)
        who = self.screen.seat(position, self.seat())
        rule = self.speaker.words.text("rule", {"id": str(prompt["rule"])})
        question = self.voice.text("cli-asks", seat=who.plain, question=self.speaker.prompt(prompt), rule=rule)
        asked = Text(question, "bold")
        asked.stylize(who.style, 0, len(who.plain))
        self.voice.show(asked)

    def show_choices(self) -> None:
        """The numbered list: moves, or groups of them."""
        table = Table(show_header=False, box=None)
        words = self.speaker.game.vocabulary
        for number, item in enumerate(self.choices.items(), 1):
            sentence = self.speaker.move(item.move)
            if not item.is_one():
                sentence = self.voice.text("cli-group", sentence=sentence, count=len(item.moves))
            text = words.text(item.move).replace(" ?", "")
            table.add_row(Text(str(number), "bold cyan"), Text(sentence), Text(text, "dim"))
        self.voice.show(table)
        if self.choices.is_narrowed():
            self.voice.say("cli-narrowed", shown=len(self.choices.shown), all=len(self.choices.all))

    def obey(self, line: str) -> None:
        """Do what a line asks: a number, a command, the text of a move, or words to filter by."""
        if line in ("", "0", ".."):
            self.choices.reset()
            self.show_choices()
        elif is_count(line):
            self.pick(int(line))
        elif (command := self.command(line)) is not None:
            command(line.removeprefix("/").partition(" ")[2].strip())
        else:
            self.type_move(line)

    def pick(self, number: int) -> None:
        """Choose a line of the list."""
        items = self.choices.items()
        if not 1 <= number <= len(items):
            self.voice.say("cli-no-such-number", number=number, last=len(items))
            return
        self.choose(items[number - 1].moves)

    def choose(self, moves: list[Move]) -> None:
        """Play a single move; look closer at several."""
        if len(moves) == 1:
            self.play(moves[0])
        else:
            self.choices.narrow(moves)
            self.show_choices()

    def type_move(self, line: str) -> None:
        """A move as text, perhaps in part; failing that, words to look for."""
        try:
            move = self.speaker.game.vocabulary.parse(line)
        except UnknownMove:
            self.look_for(line)
            return
        fitting = self.choices.fitting(move)
        if fitting:
            self.choose(fitting)
        else:
            self.play(move)

    def look_for(self, text: str) -> None:
        """Show the choices that contain some words; if there are none, why the thing they name is not among them."""
        found = self.choices.like(text)
        if found:
            self.choices.narrow(found)
            self.show_choices()
        elif self.screen.find_things(text):
            self.explain(text)
        else:
            self.voice.say("cli-not-understood", line=text)

    def play(self, move: Move) -> None:
        """Make a move, or say which rule forbids it."""
        try:
            self.record.play(move, self.seat())
        except IllegalMove as error:
            self.voice.line(self.speaker.refusal(error.refusal), "red")

    def obey_at_dice(self, line: str) -> bool:
        """Do what a line asks while people roll; False if it is no command that makes sense then."""
        id = self._commands.get(line.partition(" ")[0].lower())
        if id not in ("map", "sides", "log", "save", "quit"):
            return False
        self.obey(line)
        return True

    # ---------------------------------------------------------------- commands

    def _command_names(self) -> dict[str, str]:
        """The commands by every name they have, in English and in the language spoken. A verb hides its namesake."""
        verbs = {verb.name for verb in self.speaker.game.vocabulary.verbs}
        names: dict[str, str] = {}
        for words in (catalogue(DEFAULT, "engine", "cli"), self.voice.words):
            for id in COMMANDS:
                for name in words.text(f"cli-command-{id}").split():
                    names[f"/{name}"] = id
                    if name not in verbs:
                        names[name] = id
        return names

    def command(self, line: str) -> Callable[[str], None] | None:
        """The command a line begins with."""
        id = self._commands.get(line.partition(" ")[0].lower())
        if id is None:
            return None
        commands: dict[str, Callable[[str], None]] = {
            "map": self.show_map,
            "sides": self.show_sides,
            "list": self.show_all,
            "log": self.show_log,
            "undo": self.take_back,
            "why": self.explain,
            "rules": self.cite,
            "odds": self.show_odds,
            "save": self.save,
            "help": self.show_help,
            "quit": self.quit,
        }
        return commands[id]

    def show_map(self, text: str) -> None:
        """The whole map, or one zone with its neighbours."""
        view = self.record.position.view(self.watcher)
        if not text:
            self.screen.map(view)
            return
        found = self.screen.find_zones(text, view)
        if not found:
            self.voice.say("cli-no-zone", zone=text)
        for slug in found[:3]:
            self.screen.zone(view, slug)

    def show_sides(self, text: str) -> None:
        """The seats and their figures."""
        self.screen.sides(self.record.position.view(self.watcher))

    def show_all(self, text: str) -> None:
        """The question and all choices again."""
        self.choices.reset()
        self.show_question()
        self.show_choices()

    def show_log(self, text: str) -> None:
        """What happened lately."""
        if text and not is_count(text):
            self.voice.say("cli-not-a-number", text=text)
            return
        entries = self.record.history.entries
        said = [sentence for entry in entries for sentence in self.sentences(entry)]
        for sentence in said[-(int(text) if text else LOG_LENGTH) :]:
            self.voice.line(f"  {sentence}")

    def take_back(self, text: str) -> None:
        """Take back the last decision of this seat, forced steps since then included."""
        steps = self.undo_steps()
        if not steps:
            self.voice.say("cli-cannot-undo")
            return
        seat = self.seat()
        for _ in range(steps):
            self.record.undo(seat)
        for one, told in self.told.items():
            self.told[one] = min(told, len(self.record.history.entries))
        self.voice.say("cli-undone")

    def undo_steps(self) -> int:
        """How many moves lie between now and this seat's last decision with a choice; 0 if it is out of reach."""
        history = self.record.history
        seat = self.seat()
        for steps, entry in enumerate(reversed(history.entries), 1):
            if entry.seat != seat or entry.sealed or not history.can_undo(seat):
                return 0
            if len(history.at(len(history.entries) - steps).moves()) > 1:
                return steps
        return 0

    def explain(self, text: str) -> None:
        """Why something cannot be done: a move, a part of one, or a thing."""
        if not text:
            self.voice.say("cli-why-form")
            return
        position = self.record.position
        words = self.speaker.game.vocabulary
        try:
            refusal = position.why_not(words.parse(text), self.seat())
        except UnknownMove:
            things = self.screen.find_things(text)
            if not things:
                self.voice.say("cli-not-understood", line=text)
                return
            kind, value = things[0]
            refusal = position.why_not_this(kind, value, self.seat())
        if refusal is None:
            self.voice.say("cli-why-possible", text=text)
        else:
            self.voice.line(self.speaker.refusal(refusal))

    def cite(self, text: str) -> None:
        """A section of the rulebook by number, or those that speak of something; without a text, the one that asks."""
        book = self.speaker.rulebook
        if book is None:
            self.voice.say("cli-no-rulebook", game=self.speaker.game.id)
            return
        prompt = self.record.position.prompt()
        wanted = text or (str(prompt["rule"]) if prompt else "")
        exact = book.rule(wanted)
        found: list[Rule] = [exact] if exact else book.like(wanted)
        if found:
            show_rules(self.voice, found[:10])
        else:
            self.voice.say("cli-no-rule", rule=wanted)

    def show_odds(self, text: str) -> None:
        """The odds of the battles ahead, or of those in one zone."""
        show_ahead(self.voice, self.speaker, self.screen, self.record.position, text)

    def save(self, text: str) -> None:
        """Write the record of the game to a file."""
        if not text:
            self.voice.say("cli-save-form")
            return
        path = Path(text)
        fault = saved.write(path, self.record)
        if fault is not None:
            self.voice.fail(fault)
            return
        if self.live is None:
            self.file = path
        self.saved_lines = len(self.record.lines)
        self.voice.say("cli-saved", file=str(path), command=self.resume_command())

    def show_help(self, text: str) -> None:
        """All commands."""
        self.voice.say("cli-play-help")
        table = Table(show_header=False, box=None)
        for id in COMMANDS:
            name = self.voice.text(f"cli-command-{id}").split()[0]
            table.add_row(Text(name, "bold"), self.voice.text(f"cli-command-{id}-help"))
        self.voice.show(table)

    def quit(self, text: str) -> None:
        """Get up; a person at a terminal may still save."""
        if self.is_unsaved() and isinstance(self.reader, Terminal):
            file = self.reader.line(self.voice.text("cli-save-first") + " ", lambda _: [])
            if file:
                self.save(file)
                if self.is_unsaved():
                    return
        raise Leave

    def keep_recording(self, file: Path, again: bool) -> None:
        """Write every move to a file as it is made."""
        self.live = saved.keep_recording(file, self.record, again)
        self.file = file

    # ---------------------------------------------------------------- leaving, completing

    def is_unsaved(self) -> bool:
        """Whether moves were made that no file has."""
        return self.live is None and len(self.record.lines) > self.saved_lines

    def resume_command(self) -> str:
        """What to type to go on with the saved game."""
        bots = ",".join(self.names)
        return f"quadriga play --resume {shlex.quote(str(self.file))} --bots {bots}"

    def tell_how_to_resume(self) -> None:
        """Nothing is saved unasked: say what is kept and how to go on."""
        sys.stdout.flush()
        if self.file is not None:
            key = "cli-left-behind" if self.is_unsaved() else "cli-left-saved"
            self.voice.say(key, file=str(self.file), command=self.resume_command())
        elif self.is_unsaved():
            self.voice.say("cli-left-unsaved")
        else:
            self.voice.say("cli-left")

    def complete(self, typed: str) -> list[tuple[str, str]]:
        """How a line may go on: a move, a command, a zone after the commands that take one."""
        first, space, rest = typed.partition(" ")
        if not space:
            names = [(name, "") for name in starting(self._commands, typed) if not name.startswith("/")]
            return self.choices.completions(typed) + names
        id = self._commands.get(first)
        if id == "map":
            found = self.screen.find_zones(rest, self.record.position.view(self.watcher))
            return [(slug, self.speaker.slug(slug)) for slug in found]
        if id == "why":
            return self.choices.completions(rest)
        return self.choices.completions(typed)
