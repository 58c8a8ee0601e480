"""`quadriga play`: people and bots around one table in a terminal."""

from typing import Final

from quadriga.bots import Bot, described
from quadriga.cli import rolls
from quadriga.cli.accord import Accord
from quadriga.cli.commands import AT_DICE, Commands
from quadriga.cli.desk import Desk
from quadriga.cli.faces import Faces
from quadriga.cli.keeper import Keeper
from quadriga.cli.keyboard import Keyboard, is_count
from quadriga.cli.lookup import Lookup
from quadriga.cli.reader import Reader
from quadriga.cli.say import INTERRUPTED, OK, Failure, Voice
from quadriga.cli.screen import ended
from quadriga.cli.teller import Teller
from quadriga.cli.wholes import numbers
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import IllegalMove
from quadriga.engine.seat import Seat
from quadriga.records.dice import NoDice
from quadriga.table import Table
from quadriga.table import step as steps
from quadriga.text import Speaker


class Leave(Exception):
    """The person at the keyboard gets up."""


class Session:
    """A table in a terminal: takes its steps one after the other and asks whoever has to decide."""

    def __init__(self, voice: Voice, speaker: Speaker, table: Table, reader: Reader) -> None:
        self.voice: Final = voice
        self.speaker: Final = speaker
        self.table: Final = table
        self._bots: Final[dict[str, Bot]] = {}
        self.keyboard: Final = Keyboard(voice, speaker, table, reader)
        self.teller: Final = Teller(self.keyboard)
        self.keeper: Final = Keeper(self.keyboard)
        self.desk: Final = Desk(self.keyboard)
        faces = Faces(self.keyboard)
        lookup = Lookup(self.keyboard, self.teller, faces)
        self.accord: Final = Accord(self.keyboard, self.desk)
        self.commands: Final = Commands(
            self.keyboard,
            self.desk,
            {
                "map": lookup.map,
                "sides": lookup.sides,
                "card": faces.card,
                "who": faces.who,
                "tables": faces.tables,
                "list": lambda _: self.desk.show(),
                "all": lambda _: self.desk.take_all(),
                "log": lookup.log,
                "undo": self.accord.undo,
                "why": self.desk.explain,
                "rules": lookup.rules,
                "odds": lookup.odds,
                "hint": lookup.hint,
                "always": self.accord.always,
                "ask": self.accord.ask_again,
                "take-back": self.accord.take_back,
                "concede": self.accord.concede,
                "acclaim": self.accord.acclaim,
                "save": self.keeper.save,
                "quit": self.quit,
            },
        )

    # ---------------------------------------------------------------- the game goes on

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on."""
        try:
            while self.step():
                # Cards that are dealt, dice that are thrown one after the other: all of them are told at once.
                if self.table.next_step().kind != steps.DRAWS:
                    self.teller.tell()
        except (Leave, EOFError):
            self.keeper.tell_how_to_resume()
            return OK
        except KeyboardInterrupt:
            self.keeper.tell_how_to_resume()
            return INTERRUPTED
        except NoDice:
            raise Failure("cli-no-dice") from None
        self.finish()
        return OK

    def step(self) -> bool:
        """The next step of the table; False when the game is over."""
        table = self.table
        step = table.next_step()
        if step.kind == steps.OVER:
            return False
        if step.kind == steps.DRAWS:
            table.draw()
        elif step.kind == steps.THINKS:
            table.think(self._thoughts(), self._bot)
        elif step.kind == steps.AGREES:
            self.accord.go_back()
        elif step.kind == steps.PASSES:
            table.obey()
        elif step.kind == steps.ROLLS:
            rolls.ask(self.keyboard, lambda line: self.commands.obey(line, AT_DICE))
        else:
            self.ask(step.seat)
        return True

    def _bot(self, game: str, line: str) -> Bot:
        """A bot of this session: made once, for a program runs on, and as its owner described it."""
        if line not in self._bots:
            self._bots[line] = described(game, line)
        return self._bots[line]

    def _thoughts(self) -> Seeded:
        """The chance bots think with: their own, so that it never touches the dice, and the same after a resume."""
        record = self.table.record
        return Seeded(f"bot.{record.dice.to_plain()}.{len(record.history.entries)}")

    def finish(self) -> None:
        """Say how the game ended."""
        record, keyboard = self.table.record, self.keyboard
        if record.position.outcome() is not None and not record.is_closed:
            record.end()
        keyboard.screen.sides(keyboard.view())
        keyboard.screen.ending(record.position, *ended(record))
        self.keeper.finish()

    # ---------------------------------------------------------------- a person decides

    def ask(self, seat: Seat) -> None:
        """Ask until the table has changed."""
        if self.keyboard.hand_over(seat):
            self.teller.tell()
        self.desk.show()
        sequence, orders = self.table.sequence, len(self.table.orders[seat])
        while self.table.sequence == sequence and len(self.table.orders[seat]) <= orders:
            self.obey(self.keyboard.reader.line(f"{self.keyboard.name(seat)} > ", self.commands.complete))
        self.teller.forget()

    def obey(self, line: str) -> None:
        """Do what a line asks: a number, a command, the text of a move, or words to filter by."""
        if line in ("", "0", ".."):
            self.desk.show_all()
        elif is_count(line):
            self.desk.pick(int(line))
        else:
            try:
                if several := numbers(line):
                    self.desk.pick_several(several)
                elif self.commands.obey(line):
                    self.keeper.note()
                else:
                    self.desk.read(line)
            except IllegalMove as error:
                self.voice.line(self.speaker.refusal(error.refusal), "red")

    def quit(self, text: str) -> None:
        """Get up."""
        if self.keeper.can_leave():
            raise Leave
