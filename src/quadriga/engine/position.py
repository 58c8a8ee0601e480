"""One game in progress."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import Rng
from quadriga.engine.errors import BrokenPosition, IllegalMove, Refusal
from quadriga.engine.event import Event, EventKind
from quadriga.engine.frame import Chance, Decision, Frame, Procedure, Question
from quadriga.engine.move import ANY, Move
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game in progress: plain data, whose decision it is, and what each seat has seen.

    A title subclasses it, lists its own state in `fields` (ints, lists of ints or lists of lists of ints) and writes
    `copy`, `look`, `audit` and, if it hides anything, `guess`.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the title's own state, all of it."""

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
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        if not self.game.vocabulary.is_whole(move):
            raise IllegalMove(Refusal("", "partial", move, True))
        self.hear = hear
        try:
            self.push(move)
        finally:
            self.hear = None

    def push(self, move: Move) -> None:
        """Make a move of `moves()`, unchecked. For search: the same effect as `play`, no events."""
        top = self.stack.pop()
        assert isinstance(top, Question), top
        top.play(self, move)
        self.settle()

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
        self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, audience: int = EVERYONE
    ) -> None:
        """Report an event to whoever hears; as many of the numbers count as the kind has arguments."""
        if self.hear is not None:
            self.hear(Event(kind, [a, b, c, d, e][: len(kind.names)], audience))

    # ---------------------------------------------------------------- why not?

    def why_not(self, move: Move, seat: Seat) -> Refusal | None:
        """None exactly when `move`, or a completion of a partial one, is offered to `seat`; else what forbids it."""
        turn = self.turn()
        if turn == NOBODY:
            assert self.result is not None
            return Refusal(self.result.rule, "game-over", move)
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
        if move.verb not in question.verbs:
            return Refusal(vocabulary.verbs[move.verb].rule, "not-now", move)
        if isinstance(question, Decision):
            code = question.why(self, move)
            if code:
                key, rule = vocabulary.refusals[code]
                return Refusal(rule, key, move)
        return Refusal(vocabulary.verbs[move.verb].rule, "no-such-choice", move, True)

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
        view.update(self.look(seat))
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

    def moment(self) -> dict[str, object]:
        """How far the game has come, open to everybody: the turn, round or year first where one is counted."""
        return {}

    def look(self, seat: Seat | None) -> dict[str, object]:
        """The title's own part of the view."""
        raise NotImplementedError

    def guess(self, seat: Seat, rng: Rng) -> "Position":
        """A full position that agrees with everything `seat` has seen, the rest redrawn. Here nothing is hidden."""
        return self.copy()

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.result

    # ---------------------------------------------------------------- copies, equality, JSON

    def copy(self) -> "Position":
        """An independent position, equal to this one. Titles write it field by field, for speed."""
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
        frames = tuple([_frozen(frame_to_plain(frame)) for frame in self.stack])
        return frames, tuple([_frozen(getattr(self, name)) for name in self.fields if name not in self.counters])

    def to_plain(self) -> dict[str, object]:
        """The whole position as plain data; shares no list with it."""
        game = self.game
        return {
            "game": game.id,
            "version": game.version,
            "scenario": game.scenarios[self.scenario].id,
            "seats": self.seats,
            "options": self.options[:],
            "stack": [frame_to_plain(frame) for frame in self.stack],
            "result": None if self.result is None else [self.result.key, self.result.results],
            "state": {name: _plain(getattr(self, name)) for name in self.fields},
        }

    def to_json(self) -> str:
        """The whole position as JSON, hidden facts included: for storage, never for a seat."""
        return json.dumps(self.to_plain(), separators=(",", ":"))


def frame_to_plain(frame: Frame[Any]) -> list[object]:
    """A frame as its class name and the values of its fields."""
    return [type(frame).__name__, *[_plain(getattr(frame, name)) for name in frame.fields]]


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple)):
        if value and not isinstance(value[0], (list, tuple)):
            return list(value)
        return [_plain(item) for item in value]
    return value


def _frozen(value: object) -> object:
    """A value that can be the key of a dict, equal exactly when the value is."""
    if isinstance(value, (list, tuple)):
        if value and not isinstance(value[0], (list, tuple)):
            return tuple(value)
        return tuple([_frozen(item) for item in value])
    return value


def restore(position: Position, plain: dict[str, object]) -> None:
    """Put the plain data of `to_plain` into a fresh position of the same game; raises BrokenPosition."""
    state = plain.get("state")
    if not isinstance(state, dict) or set(state) != set(position.fields):
        raise BrokenPosition("the state does not have the fields of this game")
    for name in position.fields:
        _same_shape(name, getattr(position, name), state[name])
        setattr(position, name, _plain(state[name]))
    position.stack = [_frame(position, item) for item in _items(plain.get("stack"), "stack")]
    result = plain.get("result")
    position.result = None
    if result is not None:
        ended = _items(result, "result")
        key = ended[0] if ended else None
        if len(ended) != 2 or not isinstance(key, str) or key not in position.game.vocabulary.ends:
            raise BrokenPosition(f"{result!r} is no way this game ends")
        results = _items(ended[1], "result")
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


def _frame(position: Position, plain: object) -> Frame[Any]:
    items = _items(plain, "stack")
    name = items[0] if items else None
    kind = position.game.frames.get(name) if isinstance(name, str) else None
    if kind is None or len(items) - 1 != len(kind.fields):
        raise BrokenPosition(f"{plain!r} is no step of this game")
    values: list[Any] = [tuple(_items(item, "stack")) if isinstance(item, list) else item for item in items[1:]]
    for value in values:
        if any(not _is_int(number) for number in (value if isinstance(value, tuple) else (value,))):
            raise BrokenPosition(f"{plain!r} holds something that is not a number")
    made = kind(*values)
    assert isinstance(made, Frame)
    return made


def _items(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise BrokenPosition(f"{what}: {value!r} is not a list")
    return value


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _same_shape(name: str, fresh: object, value: object) -> None:
    if isinstance(fresh, list):
        items = _items(value, name)
        nested = bool(fresh) and isinstance(fresh[0], list)
        if nested and len(items) != len(fresh):
            raise BrokenPosition(f"{name} has {len(items)} entries, not {len(fresh)}")
        for item in items:
            if nested:
                _same_shape(name, [0], item)
            elif not _is_int(item):
                raise BrokenPosition(f"{name}: {item!r} is not a number")
    elif not _is_int(value):
        raise BrokenPosition(f"{name}: {value!r} is not a number")
