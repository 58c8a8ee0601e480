"""A game that is nothing but a graph of rooms: in each chance, a seat, or the end decides where to go."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from quadriga.engine import (
    DRAW,
    Chance,
    Decision,
    Game,
    Kind,
    Move,
    Position,
    Procedure,
    Scenario,
    Seat,
    Vocabulary,
)

words = Vocabulary("maze")
ROOM = words.kind(Kind("room"))
DRIFT = words.verb("drift", "1", room=ROOM)
GO = words.verb("go", "2", room=ROOM)
ASK_GO = words.prompt("go", "2")
OUT = words.end("out", "3")


@final
class Room:
    """Where its doors lead: with weights if chance decides, all 0 if a seat does; no doors: the end."""

    def __init__(self, *doors: tuple[int, int]) -> None:
        self.doors: Final = doors
        self.is_chance: Final = any(weight for _, weight in doors)


@final
class Maze(Position):
    counters: ClassVar[tuple[str, ...]] = ("steps",)
    game: "MazeGame"

    def __init__(self, game: "MazeGame") -> None:
        super().__init__(game, 0, 1, [])

    def lay_out(self) -> None:
        self.at = 0
        self.steps = 0

    def room(self) -> Room:
        return self.game.rooms[self.at]

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "at",
        "steps",
    )
    shapes: ClassVar[str] = "nn"

    def copy(self) -> "Maze":
        to = Maze(self.game)
        self.copy_base(to)
        to.at = self.at
        to.steps = self.steps
        return to


@final
class Enter(Procedure[Maze]):
    def run(self, p: Maze) -> None:
        room = p.room()
        if not room.doors:
            p.finish(OUT, [DRAW])
        elif room.is_chance:
            p.begin(Drift())
        else:
            p.begin(Choose())


@final
class Drift(Chance[Maze]):
    verbs: ClassVar[tuple[int, ...]] = (DRIFT,)

    def chances(self, p: Maze) -> list[tuple[Move, int]]:
        return [(Move(DRIFT, room), weight) for room, weight in p.room().doors]

    def play(self, p: Maze, move: Move) -> None:
        p.at = move.a
        p.steps += 1
        p.begin(Enter())


@final
class Choose(Decision[Maze]):
    verbs: ClassVar[tuple[int, ...]] = (GO,)
    prompt: ClassVar[str] = ASK_GO

    def turn(self, p: Maze) -> Seat:
        return Seat(0)

    def moves(self, p: Maze) -> list[Move]:
        return [Move(GO, room) for room, _ in p.room().doors]

    def play(self, p: Maze, move: Move) -> None:
        p.at = move.a
        p.steps += 1
        p.begin(Enter())


@final
class MazeGame(Game):
    def __init__(self, rooms: Sequence[Room]) -> None:
        super().__init__("maze", 1, [1], [Scenario("maze", 100)], [], words, __name__, "0")
        self.rooms: Final = rooms

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Maze:
        return Maze(self)

    def set_up(self, position: Position) -> None:
        position.begin(Enter())


def maze(*rooms: Room) -> Maze:
    """The position at the entrance, room 0."""
    position = MazeGame(rooms).start()
    assert isinstance(position, Maze)
    return position


def first_door(p: Position, seat: Seat) -> Move:
    """A policy."""
    return p.moves()[0]


def last_door(p: Position, seat: Seat) -> Move:
    """Another policy."""
    return p.moves()[-1]


def where(p: Position) -> object:
    """The question which room it ended in."""
    assert isinstance(p, Maze)
    return p.at
