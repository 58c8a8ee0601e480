"""What a stratagem is (rulebook chapter 6): when it is played, what it may be aimed at, what it does.

Every stratagem is one entry: a small class in a file of this folder, with the steps that may interrupt it beside it.
`table` lists them all.
"""

from typing import ClassVar, Final, final

from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import is_subject
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.stratagems.counters import spend

IN_ANSWER: Final = 0
"""Only when its own step asks for it."""
IN_INITIATIVE: Final = 1
IN_GEOSTRATEGY: Final = 2
IN_CAMPAIGN: Final = 3
BEFORE_DIE: Final = 4
IN_MOVEMENT: Final = 5
"""The last three are moments of phase E: a stratagem of the campaign may be played at each of them."""


class Stratagem:
    """One stratagem. Entries say what it may be aimed at (`targets`) and what it does then (`strike`)."""

    def __init__(self, kind: int, moment: int) -> None:
        self.kind: Final = kind
        self.moment: Final = moment
        """When its owner may play it of his own accord."""

    def time(self, p: Ultimus) -> int:
        """Its moment at this table."""
        return self.moment

    def forbids(self, p: Ultimus, camp: int) -> int:
        """Why it would do nothing now, though it is in hand and this is its moment."""
        return 0 if self.targets(p, camp) else words.R_NO_TARGET

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        """The tribes, leaders or zones it may be aimed at."""
        return []

    def begin(self, p: Ultimus, camp: int) -> None:
        """The first step after the counter was played: usually the choice of a target."""
        raise NotImplementedError

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        """What it does to the target."""
        raise NotImplementedError

    def refuses(self) -> int:
        """Why something is no target of it."""
        return words.R_NOT_A_TARGET


class AtTribe(Stratagem):
    """A stratagem aimed at a tribe."""

    def begin(self, p: Ultimus, camp: int) -> None:
        p.begin(TribeTarget(camp, self.kind))


class AtLeader(Stratagem):
    """A stratagem aimed at a leader."""

    def begin(self, p: Ultimus, camp: int) -> None:
        p.begin(LeaderTarget(camp, self.kind))


class AtZone(Stratagem):
    """A stratagem laid on a zone."""

    def begin(self, p: Ultimus, camp: int) -> None:
        p.begin(ZoneTarget(camp, self.kind))


ENTRIES: Final[dict[int, Stratagem]] = {}
"""The entry of each kind of counter, filled by `table`."""


def is_time(moment: int, now: int) -> bool:
    """2.E, 6: whether what is played at a moment may be played now: stratagems of phase E at any moment of it."""
    return moment == now or (moment == IN_CAMPAIGN and now in (BEFORE_DIE, IN_MOVEMENT))


def forbids_playing(p: Ultimus, camp: int, kind: int, moment: int) -> int:
    """6: why a camp may not play a stratagem at a moment of the year."""
    entry = ENTRIES[kind]
    if not is_time(entry.time(p), moment):
        return words.R_WRONG_PHASE
    if not p.tables.usable(kind, camp):
        return words.R_WRONG_CAMP
    return entry.forbids(p, camp) if p.has(camp, kind) else words.R_NOT_IN_HAND


def playable(p: Ultimus, camp: int, moment: int) -> list[int]:
    """6: the stratagems a camp may play at a moment of the year."""
    hand = p.hand[int(p.seat_of(camp))]
    if not any(hand):
        return []
    return [kind for kind, count in enumerate(hand) if count and not forbids_playing(p, camp, kind, moment)]


def play_stratagem(p: Ultimus, camp: int, kind: int) -> None:
    """6: the counter is played; its owner names the target."""
    spend(p, camp, kind)
    ENTRIES[kind].begin(p, camp)


def is_own_master(p: Ultimus, tribe: int) -> bool:
    """6.2: whether a tribe is no minor partner of an alliance."""
    return p.tribe_ally[tribe] == NONE or is_subject(p, tribe)


class PlayOrPass(ChooseOne[Ultimus]):
    """6: a player plays one of his stratagems or lets it be; whoever holds any counter is asked."""

    verbs: ClassVar[tuple[int, ...]] = (words.PLAY, words.PASS)
    moment: ClassVar[int] = IN_ANSWER
    """When this is asked."""

    def asked(self, p: Ultimus) -> int:
        """The camp that is asked."""
        raise NotImplementedError

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.asked(p))

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == words.PLAY

    def candidates(self, p: Ultimus) -> list[int]:
        return playable(p, self.asked(p), self.moment)

    def chose(self, p: Ultimus, one: int) -> None:
        play_stratagem(p, self.asked(p), one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return forbids_playing(p, self.asked(p), one, self.moment)


# ---------------------------------------------------------------- the choice of a target


class _Target(ChooseOne[Ultimus]):
    """6: what the stratagem is aimed at."""

    def __init__(self, camp: int, kind: int) -> None:
        self.camp: Final = camp
        self.kind: Final = kind

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("stratagem", words.STRATAGEM, self.kind)]

    def candidates(self, p: Ultimus) -> list[int]:
        return ENTRIES[self.kind].targets(p, self.camp)

    def chose(self, p: Ultimus, one: int) -> None:
        ENTRIES[self.kind].strike(p, self.camp, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return ENTRIES[self.kind].refuses()


@final
class TribeTarget(_Target):
    """6: which tribe the stratagem is aimed at."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_TRIBE,)
    prompt: ClassVar[str] = words.ASK_TARGET_TRIBE


@final
class LeaderTarget(_Target):
    """6: which leader the stratagem is aimed at."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_LEADER,)
    prompt: ClassVar[str] = words.ASK_TARGET_LEADER


@final
class ZoneTarget(_Target):
    """6: which zone the stratagem is laid on."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_ZONE,)
    prompt: ClassVar[str] = words.ASK_TARGET_ZONE
