"""One game in progress."""

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import Rng
from quadriga.engine.errors import BrokenPosition, IllegalMove, Refusal
from quadriga.engine.event import Event, EventKind
from quadriga.engine.frame import Chance, Decision, Frame, Procedure, Question
from quadriga.engine.move import ANY, Move
from quadriga.engine.part import State, frozen, is_number, items_of, plain
from quadriga.engine.seat import CHANCE, EVERYONE, NOBODY, Seat

if TYPE_CHECKING:
    from quadriga.engine.game import Game

Hearer = Callable[[Event], None]

WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0


@final
class Outcome:
    """How a game ended: the key and rule that ended it, and WIN, DRAW or LOSS for each seat."""

    __slots__ = ("key", "results", "rule")

    def __init__(self, key: str, rule: str, results: list[int]) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.results: Final = results

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.key == other.key and self.results == other.results

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Outcome({self.key!r}, {self.rule!r}, {self.results})"


ENCODER: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)
"""Plain data of positions is made anew for it and cannot hold itself."""

UNSAID: Final = -(1 << 50)
"""In place of a number that was not told."""


def said(kind: EventKind, values: list[int]) -> list[int]:
    """The numbers told of an event; those of another kind are an error of the title."""
    told = [value for value in values if value != UNSAID]
    assert len(told) == len(kind.names), f"{kind.key} has {len(kind.names)} arguments, not {len(told)}"
    return told


OPEN: Final = 1
CLOSED: Final = 0
UNTOLD: Final = 2
"""How a story begins: something may be added to it, it has been told, or none is kept in this position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A game in progress: plain data, whose decision it is, and what each seat has seen.

    A title subclasses it, gives its own state its first values in `lay_out` and writes `look`, `audit` and, if it
    hides anything, `guess`.
    """

    shared: ClassVar[tuple[str, ...]] = ()
    """The names of attributes that are no state: tables of the title that all its positions share."""

    counters: ClassVar[tuple[str, ...]] = ()
    """Those of `fields` that only count or log, so that odds may take positions that differ in them for the same."""

    def __init__(self, game: "Game", scenario: int, seats: int, options: list[int]) -> None:
        self.game: Game = game
        self.scenario = scenario
        self.seats = seats
        self.options = options
        self.stack: list[Frame[Any]] = []
        self.result: Outcome | None = None
        self.hear: Hearer | None = None
        self.story: list[int] = []
        """What was told of the battle under way, or of the last one; a field where a title lays it out."""

    # ---------------------------------------------------------------- whose decision, and which

    def turn(self) -> Seat:
        """The seat that decides, CHANCE, or NOBODY when the game is over."""
        if not self.stack:
            return NOBODY
        return self.question().turn(self)

    def question(self) -> Question[Any]:
        """The frame that waits for a move; only while the game goes on."""
        top = self.stack[-1]
        assert isinstance(top, Question), top
        return top

    def moves(self) -> list[Move]:
        """Every legal move of this decision, in a stable order; empty only when the game is over."""
        if not self.stack:
            return []
        return self.question().moves(self)

    def chances(self) -> list[tuple[Move, int]]:
        """At CHANCE: every outcome with its exact integer weight."""
        top = self.stack[-1]
        assert isinstance(top, Chance), top
        return top.chances(self)

    def lumps(self) -> list[tuple[Move, int]]:
        """At CHANCE: the outcomes with those of equal effect put together; the same total weight."""
        top = self.stack[-1]
        assert isinstance(top, Chance), top
        return top.lumps(self)

    def draw(self, rng: Rng) -> Move:
        """At CHANCE: one outcome drawn by weight."""
        top = self.stack[-1]
        assert isinstance(top, Chance), top
        return top.draw(self, rng)

    # ---------------------------------------------------------------- moves made

    def play(self, move: Move, seat: Seat, hear: Hearer | None = None) -> None:
        """Make a move, checked, seat included. Raises IllegalMove and leaves the position untouched."""
        self.check(move, seat)
        self.make(move, hear)

    def check(self, move: Move, seat: Seat) -> Question[Any]:
        """The question that a move of `seat` answers; raises IllegalMove."""
        is_whole = self.game.vocabulary.is_whole(move)
        if not is_whole and seat == CHANCE == self.turn():
            raise IllegalMove(Refusal("", "partial", move, True))  # dice may fall in more ways than can be listed
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        if not is_whole:
            raise IllegalMove(Refusal("", "partial", move, True))
        return self.question()

    def make(self, move: Move, hear: Hearer | None) -> None:
        """Make a move that was checked; `hear` receives what happens."""
        self.hear = hear
        try:
            self.push(move)
        finally:
            self.hear = None

    def push(self, move: Move) -> None:
        """Make a move of `moves()`, unchecked. For search: the same effect as `play`, no events."""
        if move.verb in self.game.vocabulary.asides:
            self.say(move)
            return
        top = self.stack.pop()
        assert isinstance(top, Question), top
        top.play(self, move)
        self.settle()

    def asides(self, seat: Seat) -> list[Move]:
        """What a seat may say now beside any answer, whoever is asked and whatever; whoever is asked stays asked."""
        return []

    def forbids_aside(self, move: Move, seat: Seat) -> int:
        """0 or the number of what keeps a seat from saying something aside."""
        return 0

    def say(self, move: Move) -> None:
        """Let something said aside take effect; it may begin a question of its own, which comes first then."""
        raise NotImplementedError

    def settle(self) -> None:
        """Run procedures until somebody, or chance, must decide."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if not isinstance(top, Procedure):
                return
            stack.pop()
            top.run(self)

    def begin(self, frame: Frame[Any]) -> None:
        """Put a step on top: it comes next, before everything already waiting."""
        self.stack.append(frame)

    def finish(self, key: str, results: list[int]) -> None:
        """End the game."""
        self.result = Outcome(key, self.game.vocabulary.ends[key], results)
        self.stack.clear()

    def tell(
        self,
        kind: EventKind,
        a: int = UNSAID,
        b: int = UNSAID,
        c: int = UNSAID,
        d: int = UNSAID,
        e: int = UNSAID,
        audience: int = EVERYONE,
    ) -> None:
        """Report an event, with as many numbers as its kind has names, to whoever hears."""
        story = self.story
        if story and story[0] == OPEN and audience == EVERYONE:
            story.append(kind.number)
            story.extend(said(kind, [a, b, c, d, e]))
        if self.hear is not None:
            self.hear(Event(kind, said(kind, [a, b, c, d, e]), audience))

    def report(self, event: Event) -> None:
        """Report an event that was made to be shown as well."""
        story = self.story
        if story and story[0] == OPEN and event.audience == EVERYONE:
            story.append(event.kind.number)
            story.extend(event.values)
        if self.hear is not None:
            self.hear(event)

    def begin_story(self) -> None:
        """From now on what everybody may hear is kept, in place of the last story."""
        if self.tells_stories():
            self.story = [OPEN]

    def end_story(self) -> None:
        """What was kept stays, and nothing is added to it."""
        if self.story and self.story[0] != UNTOLD:
            self.story[0] = CLOSED

    def drop_story(self) -> None:
        """The last story is over and done with, and the next has not begun."""
        if self.tells_stories():
            self.story = []

    def tell_no_story(self) -> None:
        """Keep none from now on, nor in copies: for odds and search, which nobody looks at."""
        self.story = [UNTOLD]

    def tells_stories(self) -> bool:
        """Whether what is told of a battle is kept."""
        return not self.story or self.story[0] != UNTOLD

    def is_story_open(self) -> bool:
        """Whether a story is being told."""
        return bool(self.story) and self.story[0] == OPEN

    def told(self) -> list[Event]:
        """The story so far, as everybody heard it."""
        kinds = self.game.vocabulary.numbered
        events: list[Event] = []
        story = self.story
        at = 1
        while at < len(story):
            kind = kinds[story[at]]
            end = at + 1 + len(kind.names)
            events.append(Event(kind, story[at + 1 : end]))
            at = end
        return events

    # ---------------------------------------------------------------- why not?

    def why_not(self, move: Move, seat: Seat) -> Refusal | None:
        """None exactly when `move`, or a completion of a partial one, is offered to `seat`; else what forbids it."""
        turn = self.turn()
        if turn == NOBODY:
            assert self.result is not None
            return Refusal(self.result.rule, "game-over", move)
        if move.verb in self.game.vocabulary.asides:
            return self._why_not_aside(move, seat)
        if seat != turn:
            return Refusal(self.game.turn_rule, "not-your-turn", move, True)
        question = self.question()
        vocabulary = self.game.vocabulary
        if vocabulary.is_whole(move):
            if question.offers(self, move):
                return None
        elif any(offered.fits(move) for offered in question.moves(self)):
            return None
        if not vocabulary.is_sensible(move):
            return Refusal(self.game.turn_rule, "no-such-choice", move, True)
        if move.verb in question.wholes:
            return self._why_not_whole(question, move)
        if move.verb not in question.verbs:
            return Refusal(vocabulary.verbs[move.verb].rule, "not-now", move)
        if isinstance(question, Decision):
            code = question.why(self, move)
            if code:
                key, rule = vocabulary.refusals[code]
                return Refusal(rule, key, move)
        return Refusal(vocabulary.verbs[move.verb].rule, "no-such-choice", move, True)

    def _why_not_aside(self, move: Move, seat: Seat) -> Refusal | None:
        """Whether a seat may say something aside, whoever is asked."""
        if any(one.fits(move) for one in self.asides(seat)):
            return None
        vocabulary = self.game.vocabulary
        code = self.forbids_aside(move, seat) if vocabulary.is_sensible(move) else 0
        if code:
            key, rule = vocabulary.refusals[code]
            return Refusal(rule, key, move)
        return Refusal(vocabulary.verbs[move.verb].rule, "no-such-choice", move, True)

    def _why_not_whole(self, question: Question[Any], move: Move) -> Refusal | None:
        """Which step of a refused whole choice is at fault, and why; a partial one can always be completed."""
        vocabulary = self.game.vocabulary
        if not vocabulary.is_whole(move):
            return None
        step, code = question.fault(self, move)
        if code:
            key, rule = vocabulary.refusals[code]
            return Refusal(rule, key, step)
        return Refusal(vocabulary.verbs[step.verb].rule, "no-such-choice", step, True)

    def why_not_this(self, kind: str, value: int, seat: Seat) -> Refusal | None:
        """Why nothing can be done now with one thing (a zone, a piece, a card); None if something can."""
        turn = self.turn()
        refusal: Refusal | None = None
        verbs = list(self.question().verbs) if self.stack and turn == seat else []
        for number in verbs:
            verb = self.game.vocabulary.verbs[number]
            for place, at in enumerate(verb.kinds):
                if at.name == kind:
                    values = [ANY, ANY, ANY]
                    values[place] = value
                    answer = self.why_not(Move(number, values[0], values[1], values[2]), seat)
                    if answer is None:
                        return None
                    if refusal is None or refusal.general:
                        refusal = answer
        return refusal or self.why_not(Move(ANY), seat) or Refusal(self.game.turn_rule, "not-concerned", Move(ANY))

    # ---------------------------------------------------------------- what a seat may know

    def view(self, seat: Seat | None) -> dict[str, object]:
        """All that `seat` (None = a spectator) may see, ready for JSON."""
        return {**self.view_open(), **self.view_own(seat)}

    def view_open(self) -> dict[str, object]:
        """What of it all see alike; the rest is `view_own`."""
        view: dict[str, object] = {
            "game": self.game.id,
            "scenario": self.game.scenarios[self.scenario].id,
            "seats": self.seats,
            "turn": int(self.turn()),
            "prompt": self.prompt(),
            "outcome": None if self.result is None else [self.result.key, self.result.rule, self.result.results],
        }
        moment = self.moment()
        if moment:
            view["status"] = moment
        view.update(self.look_open())
        return view

    def prompt(self) -> dict[str, object] | None:
        """What the deciding seat is asked: key, rule, and the things the question speaks of. None at CHANCE."""
        if not self.stack:
            return None
        top = self.stack[-1]
        if not isinstance(top, Decision):
            return None
        key = top.asks(self)
        return {
            "key": key,
            "rule": self.game.vocabulary.prompts[key],
            "about": [[name, kind.name, kind.slug(value)] for name, kind, value in top.about(self)],
        }

    def view_own(self, seat: Seat | None) -> dict[str, object]:
        """What is not the same for all; whoever decides is told how likely what he may try comes true."""
        view = dict(self.look_own(seat))
        top = self.stack[-1] if self.stack else None
        if seat is None or not isinstance(top, Decision) or not top.tries or top.turn(self) != seat:
            return view
        likely: dict[str, float] = {}
        for move in top.moves(self):
            favourable, of = top.likely(self, move)
            if of:
                likely[self.game.vocabulary.text(move)] = round(favourable / of, 4)
        if likely:
            view["likely"] = likely
        return view

    def moment(self) -> Mapping[str, object]:
        """How far the game has come, open to everybody: the turn, round or year first where one is counted."""
        return {}

    def is_out(self, seat: Seat) -> bool:
        """Whether a seat has lost already while the game goes on: it decides nothing more, nor has it a say."""
        return False

    def look(self, seat: Seat | None) -> Mapping[str, object]:
        """The title's own part of the view: told here as a whole, or in two parts that share no name."""
        return {**self.look_open(), **self.look_own(seat)}

    def look_open(self) -> Mapping[str, object]:
        """What all see alike: told apart, a server tells it once for all who watch."""
        return {}

    def look_own(self, seat: Seat | None) -> Mapping[str, object]:
        """What is not the same for all."""
        return self.look(seat)

    def guess(self, seat: Seat, rng: Rng) -> "Position":
        """A full position that agrees with everything `seat` has seen, the rest redrawn. Here nothing is hidden."""
        return self.copy()

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.result

    # ---------------------------------------------------------------- copies, equality, JSON

    def lay_out(self) -> None:
        """Give every field of the title its first value, before the pieces of a scenario are put on it."""

    def copy(self) -> "Position":
        """An independent position, equal to this one; derived, field by field, for speed."""
        raise NotImplementedError

    def copy_base(self, to: "Position") -> None:
        """Copy what every position has; for the titles' `copy`."""
        to.stack = self.stack[:]
        to.result = self.result

    def audit(self) -> list[str]:
        """What is impossible in this position (pieces lost, money made from nothing); empty when it is sound."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return False
        return self.to_plain() == other.to_plain()

    def __hash__(self) -> int:
        raise TypeError("positions change, so they have no hash")

    def odds_key(self) -> object:
        """What odds tell positions of one game apart by: the state without its counters, and the frames."""
        return tuple([frozen(self.frame_to_plain(frame)) for frame in self.stack]), self.frozen(self.counters)

    def chosen(self) -> dict[str, str]:
        """The options its scenario has, each with its value."""
        game = self.game
        own = game.scenarios[self.scenario].options
        return {
            one.id: one.values[value]
            for one, value in zip(game.options, self.options, strict=True)
            if own is None or one.id in own
        }

    def to_plain(self) -> dict[str, object]:
        """The whole position as plain data; shares no list with it."""
        game = self.game
        return {
            "game": game.id,
            "version": game.version,
            "scenario": game.scenarios[self.scenario].id,
            "seats": self.seats,
            "options": self.chosen(),
            "stack": [self.frame_to_plain(frame) for frame in self.stack],
            "result": None if self.result is None else [self.result.key, self.result.results],
            "state": self.state(),
        }

    def frame_to_plain(self, frame: Frame[Any]) -> list[object]:
        """A frame as its name and the values of its fields."""
        name = type(frame).__name__
        return [name, *[plain(getattr(frame, field)) for field in self.game.frame_fields[name]]]

    def to_json(self) -> str:
        """The whole position as JSON, hidden facts included: for storage, never for a seat."""
        return ENCODER.encode(self.to_plain())


def restore(position: Position, stored: dict[str, object], grown: dict[int, list[int]]) -> None:
    """Put the plain data of `to_plain` into a fresh position of the same game; raises BrokenPosition.

    What was added to the game since is filled in: fields by their `before`, the ends of lists with one entry for each
    thing of a kind (`grown` says how many there were) from the fresh position.
    """
    position.put_back(stored.get("state"), "state", grown)
    position.stack = [_frame(position, item) for item in items_of(stored.get("stack"), "stack")]
    result = stored.get("result")
    position.result = None
    if result is not None:
        ended = items_of(result, "result")
        key = ended[0] if ended else None
        if len(ended) != 2 or not isinstance(key, str) or key not in position.game.vocabulary.ends:
            raise BrokenPosition(f"{result!r} is no way this game ends")
        results = items_of(ended[1], "result")
        if len(results) != position.seats or any(one not in (WIN, DRAW, LOSS) for one in results):
            raise BrokenPosition(f"{results!r} is not one result for each seat")
        position.result = Outcome(key, position.game.vocabulary.ends[key], [int(str(one)) for one in results])
    if (position.result is None) != bool(position.stack):
        raise BrokenPosition("a game is either over or has somebody to decide")
    if position.stack and not isinstance(position.stack[-1], Question):
        raise BrokenPosition("the top of the stack is no decision")
    faults = position.audit()
    if faults:
        raise BrokenPosition("; ".join(faults[:3]))
    turn = position.turn()
    if position.stack and not CHANCE <= turn < position.seats:
        raise BrokenPosition(f"seat {turn} is asked, which is not at the table")
    if position.stack and not position.moves():
        raise BrokenPosition("a step waits for a move, and nothing can be done")


def _frame(position: Position, stored: object) -> Frame[Any]:
    items = items_of(stored, "stack")
    name = items[0] if items else None
    kind = position.game.frames.get(name) if isinstance(name, str) else None
    if kind is None or len(items) - 1 > len(position.game.frame_fields[str(name)]):
        raise BrokenPosition(f"{stored!r} is no step of this game")
    values: list[Any] = [tuple(items_of(item, "stack")) if isinstance(item, list) else item for item in items[1:]]
    for value in values:
        if any(not is_number(number) for number in (value if isinstance(value, tuple) else (value,))):
            raise BrokenPosition(f"{stored!r} holds something that is not a number")
    try:
        made = kind(*values)
    except TypeError:
        raise BrokenPosition(f"{stored!r} is no step of this game") from None
    assert isinstance(made, Frame)
    return made
