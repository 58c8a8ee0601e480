"""A tiny game for the tests of records: open and hidden decisions, dice, and a draw only one seat may see."""

from typing import Any, ClassVar, Final, final

from quadriga.engine import (
    DRAW,
    EVERYONE,
    LOSS,
    NOBODY,
    WIN,
    Chance,
    Decision,
    Die,
    Game,
    Kind,
    Move,
    Named,
    Option,
    Position,
    Procedure,
    Rng,
    Roll,
    Scenario,
    Seat,
    Vocabulary,
    only,
)

words = Vocabulary("harbour")
CARGO = Named("cargo", ["wine", "oil", "grain"])
AMOUNT = Kind("amount")
DIE = Die([1, 2, 3])
ROLL = Roll("roll", DIE, ["storm", "calm", "wind"])
for kind in (CARGO, AMOUNT, ROLL):
    words.kind(kind)
LOAD = words.verb("load", "1", amount=AMOUNT)
SAIL = words.verb("sail", "2")
BET = words.verb("bet", "3", cargo=CARGO)
WEATHER = words.verb("weather", "4", roll=ROLL)
FIND = words.verb("find", "5", cargo=CARGO)
SAILED = words.event("sailed", amount=AMOUNT)
FOUND = words.event("found", secret="cargo", cargo=CARGO)
TOO_MUCH = words.refusal("too-much", "1.1")
ASK_LOAD = words.prompt("load", "1")
ASK_BET = words.prompt("bet", "3")
OVER = words.end("over", "6")


@final
class Harbour(Position):
    def lay_out(self) -> None:
        self.round = 0
        self.loaded = 0
        self.bets: list[int] = [0] * self.seats
        self.holds: list[int] = [0] * self.seats
        self.scores: list[int] = [0] * self.seats

    def moment(self) -> dict[str, object]:
        return {"round": self.round}

    def look(self, seat: Seat | None) -> dict[str, object]:
        return {"sides": [{"score": score} for score in self.scores]}

    def audit(self) -> list[str]:
        return [] if self.round <= 20 else ["too many rounds"]

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "loaded",
        "bets",
        "holds",
        "scores",
    )
    shapes: ClassVar[str] = "nnlll"

    def copy(self) -> "Harbour":
        to = Harbour(self.game, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.round = self.round
        to.loaded = self.loaded
        to.bets = self.bets[:]
        to.holds = self.holds[:]
        to.scores = self.scores[:]
        return to


@final
class Round(Procedure[Harbour]):
    def run(self, p: Harbour) -> None:
        if p.round == (3 if p.scenario == 0 else 12):
            best = max(p.scores)
            winners = p.scores.count(best)
            p.finish(OVER, [LOSS if score < best else WIN if winners == 1 else DRAW for score in p.scores])
            return
        p.round += 1
        p.begin(Round())
        for seat in reversed(range(p.seats)):
            p.begin(Voyage(seat))


@final
class Voyage(Procedure[Harbour]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Harbour) -> None:
        p.loaded = 0
        p.begin(Weather(self.seat))
        p.begin(Find(self.seat))
        p.begin(Bet(self.seat))
        p.begin(Load(self.seat))


@final
class Load(Decision[Harbour]):
    verbs: ClassVar[tuple[int, ...]] = (LOAD, SAIL)
    prompt: ClassVar[str] = ASK_LOAD

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Harbour) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Harbour) -> list[Move]:
        return [Move(SAIL)] + [Move(LOAD, amount) for amount in range(1, 6 - p.loaded)]

    def why(self, p: Harbour, move: Move) -> int:
        return TOO_MUCH if move.verb == LOAD and p.loaded + move.a > 5 else 0

    def play(self, p: Harbour, move: Move) -> None:
        if move.verb == LOAD:
            p.loaded += move.a
            p.begin(self)
        else:
            p.tell(SAILED, p.loaded)


@final
class Bet(Decision[Harbour]):
    verbs: ClassVar[tuple[int, ...]] = (BET,)
    prompt: ClassVar[str] = ASK_BET

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Harbour) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Harbour) -> list[Move]:
        return [Move(BET, cargo) for cargo in range(3)]

    def audience(self, p: Harbour, move: Move) -> int:
        return only(Seat(self.seat)) if p.options[0] == 0 else EVERYONE

    def play(self, p: Harbour, move: Move) -> None:
        p.bets[self.seat] = move.a


@final
class Find(Chance[Harbour]):
    verbs: ClassVar[tuple[int, ...]] = (FIND,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Harbour) -> list[tuple[Move, int]]:
        return [(Move(FIND, 0), 1), (Move(FIND, 1), 2), (Move(FIND, 2), 4)]

    def audience(self, p: Harbour, move: Move) -> int:
        return only(Seat(self.seat)) if p.options[0] == 0 else EVERYONE

    def play(self, p: Harbour, move: Move) -> None:
        p.holds[self.seat] = move.a
        p.tell(FOUND, move.a, audience=only(Seat(self.seat)))


@final
class Weather(Chance[Harbour]):
    verbs: ClassVar[tuple[int, ...]] = (WEATHER,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Harbour) -> list[tuple[Move, int]]:
        return [(Move(WEATHER, roll), weight) for roll, weight in DIE.rolls(p.loaded + 1)]

    def draw(self, p: Harbour, rng: Rng) -> Move:
        return Move(WEATHER, DIE.roll(p.loaded + 1, rng))

    def offers(self, p: Harbour, move: Move) -> bool:
        return move.verb == WEATHER and DIE.is_roll(move.a, p.loaded + 1)

    def roller(self, p: Harbour) -> Seat:
        return Seat(self.seat)

    def score(self, p: Harbour, move: Move) -> int:
        return DIE.counts(move.a)[2]

    def play(self, p: Harbour, move: Move) -> None:
        storms, _, winds = DIE.counts(move.a)
        p.scores[self.seat] += winds * (2 if p.bets[self.seat] == p.holds[self.seat] else 1) - storms


@final
class HarbourGame(Game):
    def __init__(self, version: int = 1) -> None:
        super().__init__(
            "harbour",
            version,
            [2, 3],
            [Scenario("short", 200), Scenario("long", 800)],
            [Option("hidden", ["yes", "no"])],
            words,
            __name__,
            "0",
        )

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Harbour:
        return Harbour(self, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        position.begin(Round())


def play_on(record: Any, rng: Rng, moves: int = 10_000) -> None:
    """Random moves on a record, dice from the record, until the game is over or `moves` are made."""
    for _ in range(moves):
        turn = record.position.turn()
        if turn == NOBODY:
            return
        if turn < 0:
            record.draw()
        else:
            offered = record.position.moves()
            record.play(offered[rng.below(len(offered))], turn)
