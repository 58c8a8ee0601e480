"""Ferry: a toy whose rules change, for records and tables that outlive them.

1  Every round each seat finds a token nobody else sees, then poles its boat 1 to 3 lengths.
2  A seat may show its token instead, which is worth its number in lengths.
3  After three rounds (six in the long scenario) whoever has come farthest wins.

Version 2 forbids to pole 3 lengths. Version 3 forbids it too and cannot believe that anybody ever did. A grown ferry
behaves like version 1 and has more of everything: an option, a scenario, a token, a field.
"""

from pathlib import Path
from typing import ClassVar, Final, final

from quadriga.engine import (
    DRAW,
    LOSS,
    WIN,
    Chance,
    Decision,
    Game,
    Kind,
    Move,
    Named,
    Option,
    Position,
    Procedure,
    Rng,
    Scenario,
    Seat,
    Vocabulary,
    only,
)

TOKENS: Final = ["reed", "stone", "salt"]
FIND: Final = 0
POLE: Final = 1
SHOW: Final = 2
TOO_FAR: Final = 1
CALM: Final = "calm"


def words_of(tokens: list[str]) -> Vocabulary:
    """The words of a ferry with these tokens."""
    words = Vocabulary("ferry")
    token, lengths = words.kind(Named("token", tokens)), words.kind(Kind("lengths"))
    assert words.verb("find", "1", token=token) == FIND
    assert words.verb("pole", "1", lengths=lengths) == POLE
    assert words.verb("show", "2", token=token) == SHOW
    words.event("poled", lengths=lengths)
    words.event("found", secret="token", token=token)
    assert words.refusal("too-far", "1") == TOO_FAR
    words.prompt("pole", "1")
    words.end("farthest", "3")
    return words


class Ferry(Position):
    """How far each boat has come, what each seat has found, how often each token was shown."""

    fields: ClassVar[tuple[str, ...]] = ("round", "at", "found", "shown")
    shapes: ClassVar[str] = "nlll"

    def lay_out(self) -> None:
        self.round = 0
        self.at = [0] * self.seats
        self.found = [-1] * self.seats
        self.shown = [0] * len(self.tokens())

    def tokens(self) -> list[str]:
        """The tokens there are."""
        kind = self.game.vocabulary.kinds["token"]
        assert isinstance(kind, Named)
        return kind.slugs

    def copy(self) -> "Ferry":
        made = type(self)(self.game, self.scenario, self.seats, self.options)
        self.copy_base(made)
        made.round, made.at, made.found, made.shown = self.round, self.at[:], self.found[:], self.shown[:]
        return made

    def longest(self) -> int:
        """1: how far one may pole."""
        return 3 if self.game.version == 1 else 2

    def moment(self) -> dict[str, object]:
        return {"round": self.round}

    def look(self, seat: Seat | None) -> dict[str, object]:
        mine = -1 if seat is None else self.found[seat]
        return {"sides": [{"at": at} for at in self.at], "token": None if mine < 0 else self.tokens()[mine]}

    def guess(self, seat: Seat, rng: Rng) -> "Position":
        made = self.copy()
        for other in range(self.seats):
            if other != seat and made.found[other] >= 0:
                made.found[other] = rng.below(len(TOKENS))
        return made

    def audit(self) -> list[str]:
        faults = [] if len(self.shown) == len(self.tokens()) else ["tokens lost"]
        if self.game.version == 3 and any(at > 2 * self.round for at in self.at):
            faults.append("a boat came farther than it can")
        return faults


class GrownFerry(Ferry):
    """One more field."""

    fields: ClassVar[tuple[str, ...]] = ("round", "at", "found", "shown", "tolls")
    shapes: ClassVar[str] = "nllln"
    before: ClassVar[dict[str, object]] = {"tolls": 7}

    def lay_out(self) -> None:
        super().lay_out()
        self.tolls = 0

    def copy(self) -> "GrownFerry":
        made = super().copy()
        assert isinstance(made, GrownFerry)
        made.tolls = self.tolls
        return made


@final
class Round(Procedure[Ferry]):
    """3: another round, or the end."""

    def run(self, p: Ferry) -> None:
        if p.round == (6 if p.game.scenarios[p.scenario].id == "long" else 3):
            best = max(p.at)
            p.finish("farthest", [LOSS if at < best else WIN if p.at.count(best) == 1 else DRAW for at in p.at])
            return
        p.round += 1
        p.begin(Round())
        for seat in reversed(range(p.seats)):
            p.begin(Pole(seat))
            p.begin(Find(seat))


@final
class Find(Chance[Ferry]):
    """1: a token nobody else sees."""

    verbs: ClassVar[tuple[int, ...]] = (FIND,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Ferry) -> list[tuple[Move, int]]:
        return [(Move(FIND, token), 1) for token in range(len(p.tokens()))]

    def audience(self, p: Ferry, move: Move) -> int:
        return only(Seat(self.seat))

    def play(self, p: Ferry, move: Move) -> None:
        p.found[self.seat] = move.a
        p.tell(p.game.vocabulary.events["found"], move.a, audience=only(Seat(self.seat)))


@final
class Pole(Decision[Ferry]):
    """1 and 2: pole, or show the token."""

    verbs: ClassVar[tuple[int, ...]] = (POLE, SHOW)
    prompt: ClassVar[str] = "pole"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Ferry) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Ferry) -> list[Move]:
        return [Move(POLE, by + 1) for by in range(p.longest())] + [Move(SHOW, p.found[self.seat])]

    def why(self, p: Ferry, move: Move) -> int:
        return TOO_FAR if move.verb == POLE and move.a > p.longest() else 0

    def play(self, p: Ferry, move: Move) -> None:
        by = move.a
        if move.verb == SHOW:
            p.shown[move.a] += 1
        elif len(p.options) > 1 and p.game.options[1].values[p.options[1]] != CALM:
            by += 1
        p.at[self.seat] += by
        p.found[self.seat] = -1
        p.tell(p.game.vocabulary.events["poled"], by)


@final
class FerryGame(Game):
    """One of the ferries."""

    def __init__(self, version: int = 1, is_grown: bool = False) -> None:
        scenarios, options, tokens = [Scenario("short", 100)], [Option("banks", ["low", "high"])], TOKENS[:]
        if is_grown:
            scenarios.insert(0, Scenario("long", 200))
            options.append(Option("wind", ["gusty", CALM], before=CALM))
            tokens.append("silk")
        self.is_grown: Final = is_grown
        super().__init__("ferry", version, [2, 3], scenarios, options, words_of(tokens), __name__, "1")

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Position:
        made = GrownFerry if self.is_grown else Ferry
        return made(self, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        position.begin(Round())


def title(data: Path | None = None) -> FerryGame:
    """The ferry of the first day."""
    return FerryGame()
