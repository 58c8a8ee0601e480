"""What a run of the battery found."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

CHECKS: Final[dict[str, str]] = {
    "crash": "nothing in the game raises an error of its own",
    "fields": "`fields` names exactly the attributes of the position: ints, lists of ints, lists of lists of ints",
    "frames": "steps are values: their attributes are their fields, ints or tuples of ints, and never change",
    "copy": "a copy is equal and shares no list; what is played on it leaves the original alone",
    "json": "a position comes back from JSON as it was",
    "view-shape": "a view has the shape its title declares",
    "view-json": "a view comes back from JSON as it was",
    "audit": "pieces, cards and money are conserved",
    "moves": "there is a move to make until the game is over, and none after that",
    "unique": "no move is offered twice",
    "stable": "asking twice gives the same moves in the same order",
    "text": "moves have different texts, each of which is read back as its move",
    "events": "events are of the game's vocabulary and can be written down",
    "prompt": "the question is one of the vocabulary",
    "offered": "why_not has nothing against an offered move",
    "wrong-seat": "a move by another seat is refused, the position untouched",
    "foreign": "a verb that has no place here is refused, the position untouched",
    "stale": "a move of an earlier decision that is not offered now is refused, the position untouched",
    "made-up": "a well-formed move that is not offered is refused, the position untouched",
    "malformed": "numbers that mean nothing in this game are refused, the position untouched",
    "partial": "a partial move may be completed exactly when why_not has nothing against it; it is never played",
    "refusal": "a refusal names a rule and a reason of the vocabulary",
    "general-refusals": "at most so many refusals of well-formed moves name no particular rule",
    "push": "push has the effect of play",
    "whole": "a choice said at once is legal and does as its steps are and do",
    "weights": "weights are positive whole numbers, dice have their exact weights, and moves() lists the outcomes",
    "draw": "a draw gives an outcome of chances(), as often as its weight says",
    "lumps": "lumps are outcomes, their weights positive and of the same total",
    "undo": "undo gives the position before the move back and never crosses chance, a reveal or another seat",
    "audience": "who makes a move may know it",
    "guess-view": "a guess shows the seat, and a spectator, what they see now",
    "guess-question": "a guess asks the same seat the same question, and offers the guessing seat the same moves",
    "guess-sound": "a guess is a sound position, and guessing changes nothing",
    "guess-json": "a position that comes back from JSON is guessed alike",
    "guess-redraws": "where there are hidden moves, guesses differ from the truth",
    "why-not-leak": "why_not answers a seat from what it knows",
    "teaches": "a move that may be undone tells no seat anything it did not know",
    "asked": "who is asked next, and what, depends on nothing hidden",
    "told": "what a seat was told, the position remembers",
    "hidden-move": "a move a seat may not know is told to it in the same words as any other it cannot tell apart",
    "replay": "the same moves give the same events and the same position",
    "bound": "the game ends within the bound its scenario states",
    "outcome": "the end has a key of the vocabulary and one result per seat, and refuses every move",
    "english-french": "every key has a text in every language",
}
"""Every check by name, and what it proves."""

KEPT: Final = 5
"""How many breaches of one check a report keeps with their records."""


@dataclass(frozen=True)
class Breach:
    """One promise broken: the check, the game and move where it was, what was wrong, and the game as a record."""

    check: str
    seed: int
    game: int
    """Which game of the run, counted from 0; -1 where no game was needed to see it."""
    move: int
    """How many moves had been made."""
    detail: str
    record: str = ""

    def to_plain(self) -> dict[str, object]:
        """The breach as plain data."""
        return {
            "check": self.check,
            "seed": self.seed,
            "game": self.game,
            "move": self.move,
            "detail": self.detail,
            "record": self.record,
        }

    def __str__(self) -> str:
        return f"{self.check}: {self.detail} (seed {self.seed}, game {self.game}, move {self.move})"


@dataclass
class Report:
    """The sum of a run. Two runs with the same arguments give equal reports, however many processes share the work."""

    title: str
    seed: int
    games: int = 0
    moves: int = 0
    longest: int = 0
    """The moves of the longest game, chance included."""
    checks: Counter[str] = field(default_factory=Counter)
    """How often each check was made."""
    failures: Counter[str] = field(default_factory=Counter)
    """In how many games each check failed."""
    breaches: list[Breach] = field(default_factory=list)
    """The first few failures of each check."""
    refused: int = 0
    """Well-formed moves of the asked seat that were refused."""
    general: int = 0
    """Those among them whose refusal named no particular rule."""
    vague: list[str] = field(default_factory=list)
    """The first few of these: the question that was asked, and the move."""
    starts: Counter[str] = field(default_factory=Counter)
    """How many games each scenario and number of seats had."""
    headings: set[str] = field(default_factory=set)
    """The keys that the entries of the views need."""
    hidden_moves: int = 0
    """Moves made that some seat could not know."""
    guesses: int = 0
    redrawn: int = 0
    """Guesses that differed from the truth."""

    @property
    def general_share(self) -> float:
        """The share of refusals that named no particular rule."""
        return self.general / self.refused if self.refused else 0.0

    def add(self, breach: Breach) -> None:
        """Count a breach, and keep it if it is among the first of its check."""
        self.failures[breach.check] += 1
        if self.failures[breach.check] <= KEPT:
            self.breaches.append(breach)

    def merge(self, other: "Report") -> None:
        """Add the report of later games."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.checks += other.checks
        for breach in other.breaches:
            if sum(kept.check == breach.check for kept in self.breaches) < KEPT:
                self.breaches.append(breach)
        self.failures += other.failures
        self.refused += other.refused
        self.general += other.general
        self.vague = [*self.vague, *other.vague][:KEPT]
        self.starts += other.starts
        self.headings |= other.headings
        self.hidden_moves += other.hidden_moves
        self.guesses += other.guesses
        self.redrawn += other.redrawn

    def to_plain(self) -> dict[str, object]:
        """The report as plain data, ready for JSON."""
        return {
            "game": self.title,
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "longest": self.longest,
            "starts": dict(sorted(self.starts.items())),
            "checks": {name: self.checks[name] for name in CHECKS},
            "refused": self.refused,
            "general": self.general,
            "vague": self.vague,
            "general_share": round(self.general_share, 4),
            "hidden_moves": self.hidden_moves,
            "guesses": self.guesses,
            "redrawn": self.redrawn,
            "failures": dict(sorted(self.failures.items())),
            "breaches": [breach.to_plain() for breach in self.breaches],
        }
