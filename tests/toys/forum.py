"""Forum: a toy with every difficulty of the contract, and no more rules than that takes.

1  Hands are dealt one card at a time from an unordered bag.
2  The consul may donate coins to the bank, then bury a card face down, then plays a card or passes.
3  A card played may be vetoed: every other seat with cards in hand is asked, whether or not it holds a veto.
4  A spy looks at one random card of another seat; only these two seats know which, and it can no longer be buried.
5  A coup makes the next seat consul.
6  A levy is rolled until the dice take a side: coins gained, or coins and the consulship lost.
7  After the last round, or when the bag cannot serve everybody, the richest seat wins.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final, NotRequired, TypedDict, final

from quadriga.engine import (
    ANY,
    DRAW,
    LOSS,
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
from quadriga.engine.chance import shown
from quadriga.engine.shown import Table


class Side(TypedDict):
    """A seat, as everybody sees it."""

    side: str
    purse: int
    cards: int
    consul: bool
    buried: int


class Own(TypedDict):
    """What only one seat may see."""

    buried: list[str]
    shown: dict[str, int]
    seen: dict[str, int]


class View(Table):
    """All a seat sees."""

    status: dict[str, int]
    sides: list[Side]
    discard: list[str]
    hand: NotRequired[list[str]]
    own: NotRequired[Own]


CARDS: Final = [
    "veto-i",
    "veto-ii",
    "veto-iii",
    "spy-i",
    "spy-ii",
    "spy-iii",
    "spy-iv",
    "coup-i",
    "coup-ii",
    "levy-i",
    "levy-ii",
    "levy-iii",
    "levy-iv",
    "levy-v",
    "levy-vi",
    "levy-vii",
    "levy-viii",
    "levy-ix",
]
HAND: Final = 3
COINS: Final = 5
BANK: Final = 20
GIFT: Final = 2
ROUNDS: Final = [4, 6]
LOST, QUIET, GAINED = range(3)

BAG: Final = 0
DISCARD: Final = 1
IN_HAND: Final = 2
BURIED: Final = 5
"""Places of a card: in the hand of seat n at IN_HAND + n, buried by seat n at BURIED + n."""

words: Final = Vocabulary("forum")
card = words.kind(Named("card", CARDS))
seat = words.kind(Named("seat", ["first", "second", "third"]))
coins = words.kind(Kind("coins"))
die: Final = Die([2, 2, 2])
levy = words.kind(Roll("levy", die, ["lost", "quiet", "gained"]))

DEAL = words.verb("deal", "1", card=card)
DONATE = words.verb("donate", "2", coins=coins)
BURY = words.verb("bury", "2", card=card)
KEEP = words.verb("keep", "2")
PLAY = words.verb("play", "2", card=card)
PASS = words.verb("pass", "2")
VETO = words.verb("veto", "3", card=card)
LET = words.verb("let", "3")
SPY = words.verb("spy", "4", seat=seat)
SHOW = words.verb("show", "4", card=card)
ROLL = words.verb("roll", "6", levy=levy)

DEALT = words.event("dealt", "card", seat=seat, card=card)
DONATED = words.event("donated", "", seat=seat, coins=coins)
HAS_BURIED = words.event("buried", "card", seat=seat, card=card)
PLAYED = words.event("played", "", seat=seat, card=card)
VETOED = words.event("vetoed", "", seat=seat, card=card)
SHOWN = words.event("shown", "card", seat=seat, victim=seat, card=card)
RAISED = words.event("raised", "", seat=seat, levy=levy)
CONSUL = words.event("consul", "", seat=seat)

TOO_MUCH = words.refusal("too-much", "2")
NOT_YOURS = words.refusal("not-yours", "2")
WAS_SHOWN = words.refusal("was-shown", "4")
NO_VETO = words.refusal("no-veto", "3")
YOURSELF = words.refusal("yourself", "4")
NO_CARDS = words.refusal("no-cards", "4")

words.prompt("donate", "2")
words.prompt("bury", "2")
words.prompt("act", "2")
words.prompt("veto", "3")
words.prompt("spy", "4")
words.end("richest", "7")


@final
class Forum(Position):
    """Where each card is, who has been shown it, and who has how much."""

    def lay_out(self) -> None:
        """Every card in the bag."""
        self.places: list[int] = [BAG] * len(CARDS)
        self.seen: list[int] = [0] * len(CARDS)
        """For each card in a hand, the mask of the other seats it was shown to."""
        self.purse: list[int] = [COINS] * self.seats
        self.bank = BANK
        self.consul = 0
        self.round = 0

    def cards(self, place: int) -> list[int]:
        """The cards at a place."""
        return [one for one, at in enumerate(self.places) if at == place]

    def put(self, one: int, place: int) -> None:
        """Move a card; whoever saw it before forgets it, for all see where it goes or it was never shown."""
        self.places[one], self.seen[one] = place, 0

    def others(self) -> Iterator[int]:
        """The seats after the consul, in turn order."""
        return ((self.consul + step) % self.seats for step in range(1, self.seats))

    def pay(self, to: int, amount: int) -> None:
        """Coins from the bank to a seat, or back if negative, as far as there are any."""
        amount = max(-self.purse[to], min(self.bank, amount))
        self.purse[to] += amount
        self.bank -= amount

    def make_consul(self, who: int) -> None:
        """5: the roles change hands."""
        self.consul = who
        self.tell(CONSUL, who)

    def is_known(self, one: int, to: int) -> bool:
        """Whether a seat knows where this card is."""
        return self.places[one] in (DISCARD, IN_HAND + to, BURIED + to) or bool(self.seen[one] >> to & 1)

    def moment(self) -> dict[str, object]:
        return {"round": self.round, "bank": self.bank}

    def look(self, seat: Seat | None) -> dict[str, object]:
        hands = [self.cards(IN_HAND + one) for one in range(self.seats)]
        view: dict[str, object] = {
            "sides": [
                {
                    "side": card_seat,
                    "purse": self.purse[one],
                    "cards": len(hands[one]),
                    "consul": one == self.consul,
                    "buried": len(self.cards(BURIED + one)),
                }
                for one, card_seat in enumerate(words.kinds["seat"].keys()[: self.seats])
            ],
            "discard": [CARDS[one] for one in self.cards(DISCARD)],
        }
        if seat is not None:
            view["hand"] = [CARDS[one] for one in hands[seat]]
            view["own"] = {
                "buried": [CARDS[one] for one in self.cards(BURIED + seat)],
                "shown": {CARDS[one]: self.seen[one] for one in hands[seat]},
                "seen": {CARDS[one]: at for one, at in enumerate(self.places) if self.seen[one] >> seat & 1},
            }
        return view

    def guess(self, seat: Seat, rng: Rng) -> "Forum":
        to = self.copy()
        unknown = [one for one in range(len(CARDS)) if not self.is_known(one, seat)]
        left = unknown[:]
        for one in unknown:
            other = left.pop(rng.below(len(left)))
            to.places[other], to.seen[other] = self.places[one], self.seen[one]
        return to

    def audit(self) -> list[str]:
        faults = []
        if sum(self.purse) + self.bank != COINS * self.seats + BANK or min(*self.purse, self.bank) < 0:
            faults.append(f"coins: {self.purse} and {self.bank} in the bank")
        if len(self.places) != len(CARDS) or len(self.seen) != len(CARDS) or len(self.purse) != self.seats:
            faults.append("a card or a seat is missing")
        held = [BAG, DISCARD, *range(IN_HAND, IN_HAND + self.seats), *range(BURIED, BURIED + self.seats)]
        if any(at not in held for at in self.places):
            faults.append("a card is nowhere")
        for at, mask in zip(self.places, self.seen, strict=False):
            if not 0 <= mask < 1 << self.seats or (mask and at not in range(IN_HAND, BURIED)):
                faults.append("a card not in a hand was shown")
        if not (0 <= self.consul < self.seats and 0 <= self.round <= ROUNDS[self.scenario]):
            faults.append(f"consul {self.consul}, round {self.round}")
        return faults

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "places",
        "seen",
        "purse",
        "bank",
        "consul",
        "round",
    )
    shapes: ClassVar[str] = "lllnnn"

    def copy(self) -> "Forum":
        to = Forum(self.game, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.places = self.places[:]
        to.seen = self.seen[:]
        to.purse = self.purse[:]
        to.bank = self.bank
        to.consul = self.consul
        to.round = self.round
        return to


@final
class Deal(Chance[Forum]):
    """1: a card from the bag."""

    verbs = (DEAL,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Forum) -> list[tuple[Move, int]]:
        return [(Move(DEAL, one), 1) for one in p.cards(BAG)]

    def audience(self, p: Forum, move: Move) -> int:
        return only(Seat(self.seat))

    def play(self, p: Forum, move: Move) -> None:
        p.put(move.a, IN_HAND + self.seat)
        p.tell(DEALT, self.seat, move.a, audience=only(Seat(self.seat)))


@final
class Round(Procedure[Forum]):
    """2, 7: deal one card to everybody and let the consul act, or end the game."""

    def run(self, p: Forum) -> None:
        deals = HAND if p.round == 0 else 1
        if p.round == ROUNDS[p.scenario] or len(p.cards(BAG)) < deals * p.seats:
            best = max(p.purse)
            won = DRAW if p.purse.count(best) > 1 else WIN
            p.finish("richest", [won if purse == best else LOSS for purse in p.purse])
            return
        p.round += 1
        p.begin(Round())
        p.begin(Donate())
        for one in range(deals * p.seats):
            p.begin(Deal(one % p.seats))


class OfConsul(Decision[Forum]):
    """A decision of the consul."""

    def turn(self, p: Forum) -> Seat:
        return Seat(p.consul)


@final
class Donate(OfConsul):
    """2: coins to the bank."""

    verbs = (DONATE,)
    prompt = "donate"

    def moves(self, p: Forum) -> list[Move]:
        return [Move(DONATE, amount) for amount in range(min(GIFT, p.purse[p.consul]) + 1)]

    def why(self, p: Forum, move: Move) -> int:
        return TOO_MUCH

    def play(self, p: Forum, move: Move) -> None:
        p.pay(p.consul, -move.a)
        p.tell(DONATED, p.consul, move.a)
        p.begin(Bury())


def why_not_bury(p: Forum, one: int) -> int:
    """2, 4: only a card of one's own that nobody was shown."""
    if p.places[one] != IN_HAND + p.consul:
        return NOT_YOURS
    return WAS_SHOWN if p.seen[one] else 0


@final
class Bury(OfConsul):
    """2: a card face down, or none. Only the consul knows which."""

    verbs = (BURY, KEEP)
    prompt = "bury"

    def moves(self, p: Forum) -> list[Move]:
        return [Move(KEEP), *[Move(BURY, one) for one in range(len(CARDS)) if not why_not_bury(p, one)]]

    def why(self, p: Forum, move: Move) -> int:
        return why_not_bury(p, move.a) if move.verb == BURY and 0 <= move.a < len(CARDS) else NOT_YOURS

    def audience(self, p: Forum, move: Move) -> int:
        return only(Seat(p.consul))

    def play(self, p: Forum, move: Move) -> None:
        if move.verb == BURY:
            p.put(move.a, BURIED + p.consul)
            p.tell(HAS_BURIED, p.consul, move.a, audience=only(Seat(p.consul)))
        p.begin(Act())


def why_not_play(p: Forum, one: int) -> int:
    """2: only a card of one's own."""
    return 0 if p.places[one] == IN_HAND + p.consul else NOT_YOURS


@final
class Act(OfConsul):
    """2: a card played, for all to see, or nothing."""

    verbs = (PLAY, PASS)
    prompt = "act"

    def moves(self, p: Forum) -> list[Move]:
        return [Move(PASS), *[Move(PLAY, one) for one in range(len(CARDS)) if not why_not_play(p, one)]]

    def why(self, p: Forum, move: Move) -> int:
        return why_not_play(p, move.a) if move.verb == PLAY and 0 <= move.a < len(CARDS) else NOT_YOURS

    def seals(self, p: Forum, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Forum, move: Move) -> None:
        if move.verb == PASS:
            return
        p.put(move.a, DISCARD)
        p.tell(PLAYED, p.consul, move.a)
        p.begin(Effect(move.a))
        for one in reversed([*p.others()]):
            if p.cards(IN_HAND + one):
                p.begin(Interrupt(one, move.a))


def why_not_veto(p: Forum, seat: int, one: int) -> int:
    """3: only with a veto of one's own."""
    if p.places[one] != IN_HAND + seat:
        return NOT_YOURS
    return 0 if CARDS[one].startswith("veto") else NO_VETO


@final
class Interrupt(Decision[Forum]):
    """3: everybody with a hand is asked, so that the question tells nothing."""

    verbs = (VETO, LET)
    prompt = "veto"

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def turn(self, p: Forum) -> Seat:
        return Seat(self.seat)

    def about(self, p: Forum) -> list[tuple[str, Kind, int]]:
        return [("card", card, self.card)]

    def moves(self, p: Forum) -> list[Move]:
        vetoes = [Move(VETO, one) for one in range(len(CARDS)) if not why_not_veto(p, self.seat, one)]
        return [Move(LET), *vetoes]

    def why(self, p: Forum, move: Move) -> int:
        known = move.verb == VETO and 0 <= move.a < len(CARDS)
        return why_not_veto(p, self.seat, move.a) if known else NO_VETO

    def seals(self, p: Forum, move: Move) -> bool:
        return move.verb == VETO

    def play(self, p: Forum, move: Move) -> None:
        if move.verb == LET:
            return
        p.put(move.a, DISCARD)
        p.tell(VETOED, self.seat, move.a)
        while not isinstance(p.stack[-1], Effect):
            p.stack.pop()
        p.stack.pop()


@final
class Effect(Procedure[Forum]):
    """4, 5, 6: what a card does that nobody vetoed."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, p: Forum) -> None:
        name = CARDS[self.card]
        if name.startswith("coup"):
            p.make_consul((p.consul + 1) % p.seats)
        elif name.startswith("levy"):
            p.begin(Levy())
        elif name.startswith("spy") and any(p.cards(IN_HAND + one) for one in p.others()):
            p.begin(Spy())


def why_not_spy(p: Forum, victim: int) -> int:
    """4: another seat, with cards."""
    if victim == p.consul:
        return YOURSELF
    return 0 if p.cards(IN_HAND + victim) else NO_CARDS


@final
class Spy(OfConsul):
    """4: whose hand to look into."""

    verbs = (SPY,)
    prompt = "spy"

    def moves(self, p: Forum) -> list[Move]:
        return [Move(SPY, one) for one in range(p.seats) if not why_not_spy(p, one)]

    def why(self, p: Forum, move: Move) -> int:
        return why_not_spy(p, move.a) if move.a != ANY else NO_CARDS

    def play(self, p: Forum, move: Move) -> None:
        p.begin(Show(move.a))


@final
class Show(Chance[Forum]):
    """4: one card of the victim, known from now on to the two of them."""

    verbs = (SHOW,)

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def chances(self, p: Forum) -> list[tuple[Move, int]]:
        return [(Move(SHOW, one), 1) for one in p.cards(IN_HAND + self.victim)]

    def audience(self, p: Forum, move: Move) -> int:
        return only(Seat(p.consul)) | only(Seat(self.victim))

    def play(self, p: Forum, move: Move) -> None:
        p.tell(SHOWN, p.consul, self.victim, move.a, audience=self.audience(p, move))
        p.seen[move.a] |= only(Seat(p.consul))


@final
class Levy(Chance[Forum]):
    """6: rolled until one side outweighs the other."""

    verbs = (ROLL,)

    def dice(self, p: Forum) -> int:
        """How many dice the table has chosen to roll."""
        return p.options[0] + 1

    def chances(self, p: Forum) -> list[tuple[Move, int]]:
        return [(Move(ROLL, roll), weight) for roll, weight in die.rolls(self.dice(p))]

    def lumps(self, p: Forum) -> list[tuple[Move, int]]:
        best: dict[int, tuple[Move, int]] = {}
        for move, weight in self.chances(p):
            side = balance(move.a)
            first, sum_of = best.get(side, (move, 0))
            best[side] = (first, sum_of + weight)
        return list(best.values())

    def draw(self, p: Forum, rng: Rng) -> Move:
        return Move(ROLL, die.roll(self.dice(p), rng))

    def play(self, p: Forum, move: Move) -> None:
        p.tell(RAISED, p.consul, move.a)
        side = balance(move.a)
        if side == 0:
            p.begin(self)
        else:
            p.pay(p.consul, 2 * side)
            if side < 0:
                p.make_consul((p.consul + 1) % p.seats)


def balance(roll: int) -> int:
    """6: +1 if more dice gained than lost, -1 if fewer, 0 if as many."""
    gained, lost = shown(roll, GAINED), shown(roll, LOST)
    return (gained > lost) - (gained < lost)


@final
class ForumGame(Game):
    """The title."""

    def __init__(self) -> None:
        super().__init__(
            "forum",
            1,
            [2, 3],
            [Scenario("short", 400), Scenario("long", 600)],
            [Option("dice", ["one", "two"])],
            words,
            __name__,
            "2",
        )

    def shape(self) -> Any:
        return View

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Forum:
        return Forum(self, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        position.begin(Round())


def game() -> Game:
    """The toy."""
    return ForumGame()


def title(_: Path | None) -> Game:
    """The toy, as a server asks for it."""
    return game()
