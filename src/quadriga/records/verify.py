"""Fair dice recomputed: whether every draw of a record is the one its secret gives."""

from typing import Final, final

from quadriga.engine.game import Game
from quadriga.engine.move import Move
from quadriga.records.dice import FairDice, FairRng, NoDice, commitment_of
from quadriga.records.loader import Page, replay
from quadriga.records.record import BrokenRecord, Record

VERIFIED: Final = "verified"
WRONG: Final = "wrong"
UNVERIFIABLE: Final = "unverifiable"
UNFINISHED: Final = "unfinished"
PARTLY: Final = "partly"


@final
class WrongDraw:
    """The first draw that is not what the secret gives."""

    def __init__(self, line: int, number: int, recorded: str, expected: str) -> None:
        self.line: Final = line
        self.number: Final = number
        self.recorded: Final = recorded
        self.expected: Final = expected


@final
class Verdict:
    """What can be said about the dice of a record.

    VERIFIED: the secret is the committed one and gives every draw. WRONG: the record was altered or a draw is not the
    secret's; `fault` and `wrong` say where. UNVERIFIABLE: the dice came from a seed or from people. UNFINISHED: the
    secret is not out yet. PARTLY: every draw is the secret's up to `stop`, from where the game behaved differently.
    """

    def __init__(
        self,
        status: str,
        draws: int,
        void: int,
        fault: BrokenRecord | None,
        wrong: WrongDraw | None,
        stop: BrokenRecord | None = None,
        record: Record | None = None,
    ) -> None:
        self.status: Final = status
        self.draws: Final = draws
        """How many draws were recomputed, or would have to be; void ones included."""
        self.void: Final = void
        """How many of the draws were taken back by consent."""
        self.fault: Final = fault
        self.wrong: Final = wrong
        self.stop: Final = stop
        """Where a record of another behaviour version can be followed no further, and why."""
        self.chained: Final = record is not None and record.is_chained
        """Whether the dice depend on all lines before them: the second format."""
        self.numbers: Final = _numbers(record) if record is not None and record.is_chained else []
        """In the second format: how many times each seat has added numbers of its own."""
        self.fingerprint: Final = _fingerprint(record) if record is not None and stop is None else ""
        """In the second format: that of the whole game, where it can be told."""


@final
class _Check:
    """Recomputes draws with a secret and keeps the first that is wrong."""

    def __init__(self, secret: bytes) -> None:
        self.secret: Final = secret
        self.draws = 0
        self.wrong: WrongDraw | None = None

    def draw(self, record: Record, line: int, move: Move) -> None:
        """Compare one recorded draw with the secret's."""
        self.draws += 1
        number = record.draws + 1
        chain = record.chain(self.secret) if record.is_chained else b""
        expected = record.position.draw(FairRng(self.secret, number, chain))
        if expected != move and self.wrong is None:
            vocabulary = record.game.vocabulary
            self.wrong = WrongDraw(line, number, vocabulary.text(move), vocabulary.text(expected))


def verify(game: Game, data: bytes) -> Verdict:
    """Recompute every draw of a record. Raises BrokenRecord for what is no record of this game at all.

    A record that was altered is judged too, as far as it can be replayed, so that the wrong draw gets its name.
    """
    page = Page(data)
    altered = page.altered()
    fault = BrokenRecord(altered, "altered") if altered else None
    dice = page.header().dice
    secret = page.secret()
    if not isinstance(dice, FairDice) or secret is None:
        if fault is not None:
            raise fault
        reading = replay(game, page)
        fair = isinstance(dice, FairDice)
        status = UNFINISHED if fair else UNVERIFIABLE
        found = reading.record
        return Verdict(status, found.draws, _void(found), None, None, reading.parting(), found)
    if commitment_of(secret) != dice.commitment:
        return Verdict(WRONG, 0, 0, fault or BrokenRecord(len(page.plains), "secret"), None)
    check = _Check(secret)
    void = 0
    stop: BrokenRecord | None = None
    record: Record | None = None
    try:
        reading = replay(game, page, check.draw)
        record = reading.record
        void, stop = _void(record), reading.parting()
    except BrokenRecord as error:
        if fault is None and check.wrong is None:
            raise
        fault = fault or error
    status = VERIFIED if stop is None else PARTLY
    if fault is not None or check.wrong is not None:
        status = WRONG
    return Verdict(status, check.draws, void, fault, check.wrong, stop, record)


def _void(record: Record) -> int:
    return sum(1 for line in record.lines if "draw" in line.plain and not line.stands)


def _numbers(record: Record) -> list[int]:
    counts = [0] * record.header.seats
    for line in record.lines:
        seat = line.plain.get("seat")
        if "fresh" in line.plain and isinstance(seat, int):
            counts[seat] += 1
    return counts


def _fingerprint(record: Record) -> str:
    if not record.is_chained:
        return ""
    try:
        return record.chain().hex()
    except NoDice:
        return ""
