"""A decision before a person: the question, the numbered choices, and what he types to answer."""

import secrets
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from quadriga.cli.choices import Choices
from quadriga.cli.keyboard import Keyboard
from quadriga.cli.wholes import Wholes, numbers
from quadriga.engine.errors import UnknownMove
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.table import PERSON


class Desk:
    """The choices of the person who is asked."""

    def __init__(self, keyboard: Keyboard) -> None:
        self._keyboard: Final = keyboard
        self._table: Final = keyboard.table
        self._voice: Final = keyboard.voice
        self._speaker: Final = keyboard.speaker
        self.choices = Choices(keyboard.speaker, [])
        self._wholes: Wholes | None = None

    # ---------------------------------------------------------------- shown

    def show(self) -> None:
        """The question, and all choices."""
        self.choices = Choices(self._speaker, self._table.position.moves())
        self._wholes = Wholes(self._speaker, self._table.position)
        self._show_question()
        self.show_choices()

    def show_all(self) -> None:
        """All choices again."""
        self.choices.reset()
        self.show_choices()

    def _show_question(self) -> None:
        """The status line, then what must be decided and by which rule."""
        position, screen = self._table.position, self._keyboard.screen
        prompt = position.prompt()
        assert prompt is not None
        self._voice.line("")
        view = self._keyboard.view()
        screen.status(view)
        screen.hand(view)
        who = screen.seat(position, self._keyboard.seat)
        rule = self._speaker.words.text("rule", {"id": str(prompt["rule"])})
        question = self._voice.text("cli-asks", seat=who.plain, question=self._speaker.prompt(prompt), rule=rule)
        asked = Text(question, "bold")
        asked.stylize(who.style, 0, len(who.plain))
        self._voice.show(asked)

    def show_choices(self) -> None:
        """The numbered list: moves, or groups of them."""
        grid = Grid(show_header=False, box=None)
        words = self._speaker.game.vocabulary
        places = self._keyboard.screen.places_of(self._keyboard.view())
        for number, item in enumerate(self.choices.items(), 1):
            sentence = self._placed(item.move, places)
            if not item.is_one():
                sentence = self._voice.text("cli-group", sentence=sentence, count=len(item.moves))
            text = words.text(item.move).replace(" ?", "")
            grid.add_row(Text(str(number), "bold cyan"), Text(sentence), Text(text, "dim"))
        self._voice.show(grid)
        if self._wholes is not None and self._wholes.name:
            self._voice.say("cli-whole-hint", verb=self._wholes.name)
        if self.choices.is_narrowed():
            self._voice.say("cli-narrowed", shown=len(self.choices.shown), all=len(self.choices.all))

    def _placed(self, move: Move, places: dict[str, list[str]]) -> str:
        """What a move does, and where those it names stand if it does not say."""
        sentence = self._speaker.move(move)
        verb = self._speaker.game.vocabulary.verbs[move.verb]
        named = [
            kind.slug(value)
            for kind, value in zip(verb.kinds, (move.a, move.b, move.c), strict=False)
            if value != ANY and kind.keys()
        ]
        standing = [self._speaker.slug(places[slug][0]) for slug in named if len(places.get(slug, [])) == 1]
        told = ", ".join(dict.fromkeys(place for place in standing if place not in sentence))
        return self._voice.text("cli-placed", sentence=sentence, places=told) if told else sentence

    # ---------------------------------------------------------------- answered

    def pick(self, number: int) -> None:
        """Choose a line of the list."""
        items = self.choices.items()
        if not 1 <= number <= len(items):
            self._voice.say("cli-no-such-number", number=number, last=len(items))
            return
        self._choose(items[number - 1].moves)

    def pick_several(self, numbers: list[int]) -> None:
        """Choose several lines of the list at once."""
        move = self._several(numbers)
        if move is not None:
            self._play(move)

    def _several(self, numbers: list[int]) -> Move | None:
        """The whole choice several lines of the list add up to; None, with the reason said, if they do not."""
        items = self.choices.items()
        wrong = [number for number in numbers if not 1 <= number <= len(items)]
        if wrong:
            self._voice.say("cli-no-such-number", number=wrong[0], last=len(items))
            return None
        chosen = [items[number - 1] for number in numbers]
        steps = [item.moves[0] for item in chosen if item.is_one()]
        move = self._wholes.of_steps(steps) if self._wholes is not None and len(steps) == len(chosen) else None
        if move is None:
            self._voice.say("cli-no-whole")
        return move

    def take_all(self) -> None:
        """Choose everything there is to choose."""
        move = self._wholes.of_all() if self._wholes is not None else None
        if move is None:
            self._voice.say("cli-no-whole")
        else:
            self._play(move)

    def completions(self, typed: str) -> list[tuple[str, str]]:
        """How a line may go on towards a move."""
        wholes = self._wholes.completions(typed) if self._wholes is not None else []
        return self.choices.completions(typed) + wholes

    def _choose(self, moves: list[Move]) -> None:
        """Play a single move; look closer at several."""
        if len(moves) == 1:
            self._play(moves[0])
        else:
            self.choices.narrow(moves)
            self.show_choices()

    def read(self, line: str) -> None:
        """Take a move as text, perhaps in part; failing that, several things named at once, or words to look for."""
        try:
            move = self._speaker.game.vocabulary.parse(line)
        except UnknownMove:
            whole = self._wholes.of_text(line) if self._wholes is not None else None
            if whole is None:
                self._look_for(line)
            else:
                self._play(whole)
            return
        fitting = self.choices.fitting(move)
        if fitting:
            self._choose(fitting)
        else:
            self._play(move)

    def _look_for(self, text: str) -> None:
        """Show the choices that contain some words; if there are none, why the thing they name is not among them."""
        found = self.choices.like(text)
        if found:
            self.choices.narrow(found)
            self.show_choices()
        elif self._keyboard.screen.find_things(text):
            self.explain(text)
        else:
            self._voice.say("cli-not-understood", line=text)

    def _play(self, move: Move) -> None:
        """Make a move; raises IllegalMove."""
        seat = self._keyboard.seat
        if move.verb in self._speaker.game.vocabulary.asides and move.a in self._here():
            seat = Seat(move.a)  # who speaks, though another is asked
        self._table.play(seat, [move], self._table.sequence)
        self._table.add_numbers(seat, secrets.token_hex(16))

    def _here(self) -> list[int]:
        """The seats of the people at this keyboard."""
        return [seat for seat, chair in enumerate(self._table.chairs) if chair.kind == PERSON]

    def meant(self, text: str) -> Move | None:
        """The one move that a number of the list or a text means, if it means one."""
        if text.isdecimal():
            items = [item for number, item in enumerate(self.choices.items(), 1) if str(number) == text]
            return items[0].moves[0] if items and items[0].is_one() else None
        if several := numbers(text):
            return self._several(several)
        try:
            move = self._speaker.game.vocabulary.parse(text)
        except UnknownMove:
            return self._wholes.of_text(text) if self._wholes is not None else None
        if self._speaker.game.vocabulary.is_whole(move):
            return move
        fitting = self.choices.fitting(move)
        return fitting[0] if len(fitting) == 1 else None

    # ---------------------------------------------------------------- explained

    def explain(self, text: str) -> None:
        """Why something cannot be done: a move, a part of one, or a thing."""
        if not text:
            self._voice.say("cli-why-form")
            return
        position, seat = self._table.position, self._keyboard.seat
        try:
            refusal = position.why_not(self._speaker.game.vocabulary.parse(text), seat)
        except UnknownMove:
            things = self._keyboard.screen.find_things(text)
            if not things:
                self._voice.say("cli-not-understood", line=text)
                return
            kind, value = things[0]
            refusal = position.why_not_this(kind, value, seat)
        if refusal is None:
            self._voice.say("cli-why-possible", text=text)
        else:
            self._voice.line(self._speaker.refusal(refusal))
