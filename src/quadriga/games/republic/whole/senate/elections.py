"""Consuls, Dictator and Master of Horse, Censor (rules 9.2 to 9.4)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.options import CONSUL_AWAY, CRISIS, OTHER_APPOINTS, PRINTED
from quadriga.games.republic.whole.rome import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    IN_ROME,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    ROME_CONSUL,
    Rome,
)
from quadriga.games.republic.whole.senate.effects import install_consuls, make_censor, make_dictator, take_office
from quadriga.games.republic.whole.senate.votes import is_beaten, propose
from quadriga.games.republic.whole.war.strength import civil_war, is_active, land, naval, printed

CRISIS_WARS: Final = 3
CRISIS_STRENGTH: Final = 20


def presiding(p: Rome) -> int:
    """The seat that decides for the presiding magistrate."""
    speaker = p.speaker()
    return p.controller(p.faction[speaker]) if speaker >= 0 else p.in_order()[0]


# ---------------------------------------------------------------- consuls


def forbids_consul(p: Rome, one: int) -> int:
    """9.2a, 9.2b: aligned, in Rome, not consul or Dictator of last turn, no major office but Censor or rider."""
    if not 0 <= one < p.cards.senators or p.place[one] != IN_ROME:
        return words.R_NOT_IN_ROME
    if p.has_law("tradition_erodes"):
        return 0
    if one in p.barred or one in (p.offices[DICTATOR], p.offices[ROME_CONSUL], p.offices[FIELD_CONSUL]):
        return words.R_CONSUL_LATELY
    return 0


def consul_candidates(p: Rome) -> list[int]:
    """9.2: who may be elected consul."""
    return [one for one in range(p.cards.senators) if not forbids_consul(p, one)]


def pairs(p: Rome) -> list[tuple[int, int]]:
    """9.2c: the pairs that were not beaten."""
    fit = consul_candidates(p)
    return [
        (one, other)
        for at, one in enumerate(fit)
        for other in fit[at + 1 :]
        if not is_beaten(p, words.FOR_CONSULS, [one, other])
    ]


@final
class Consuls(Procedure[Rome]):
    """9.2, 9.21a, D40: pairs are named until one is elected; the last pair, or a lone candidate, is appointed."""

    def run(self, p: Rome) -> None:
        if p.meeting().filled >> ROME_CONSUL & 1 or p.speaker() < 0:
            return
        left = pairs(p)
        if len(left) > 1:
            p.begin(self)
            p.begin(NominateConsul(-1, presiding(p), 0))
            return
        p.meeting().filled |= 1 << ROME_CONSUL
        if left:
            p.begin(OfferOffice(left[0][0], left[0][1]))
        else:
            fit = consul_candidates(p)
            install_consuls(p, fit[0] if len(fit) == 1 else -1, -1)


@final
class NominateConsul(ChooseOne[Rome]):
    """9.2a, 9.2c: first one name, then the other."""

    verbs: ClassVar[tuple[int, ...]] = (words.NOMINATE,)
    prompt: ClassVar[str] = words.ASK_CONSULS

    def __init__(self, first: int, seat: int, tribune: int) -> None:
        self.first: Final = first
        self.seat: Final = seat
        self.tribune: Final = tribune

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        left = pairs(p)
        if self.first < 0:
            return sorted({one for pair in left for one in pair})
        return sorted([sum(pair) - self.first for pair in left if self.first in pair])

    def forbids(self, p: Rome, one: int) -> int:
        return forbids_consul(p, one) or words.R_BEATEN

    def chose(self, p: Rome, one: int) -> None:
        if self.first < 0:
            p.begin(NominateConsul(one, self.seat, self.tribune))
        else:
            propose(p, words.FOR_CONSULS, sorted([self.first, one]), self.seat, self.tribune)


@final
class OfferOffice(YesNo[Rome]):
    """9.22a: the first of the two claims Rome for himself, or leaves it to the other."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_ROME, words.TAKE_FIELD)
    prompt: ClassVar[str] = words.ASK_ROME_CONSUL

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.one]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.one), ("other", words.COMMANDER, self.other)]

    def yes(self, p: Rome) -> None:
        self.settle(p, self.one, self.other)

    def no(self, p: Rome) -> None:
        self.settle(p, self.other, self.one)

    def settle(self, p: Rome, rome: int, field: int) -> None:
        """The other player agrees or not, unless one player decides for both."""
        if p.controller(p.faction[self.one]) == p.controller(p.faction[self.other]):
            install_consuls(p, rome, field)
        else:
            p.begin(AgreeOffice(rome, field, self.other))


@final
class AgreeOffice(YesNo[Rome]):
    """9.22a: the second agrees; or dice decide who chooses."""

    verbs: ClassVar[tuple[int, ...]] = (words.AGREE, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_AGREE_CONSUL

    def __init__(self, rome: int, field: int, asked: int) -> None:
        self.rome: Final = rome
        self.field: Final = field
        self.asked: Final = asked

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.asked]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.rome), ("other", words.COMMANDER, self.field)]

    def yes(self, p: Rome) -> None:
        install_consuls(p, self.rome, self.field)

    def no(self, p: Rome) -> None:
        p.begin(OfficeLots(self.rome, self.field))


@final
class OfficeLots(Chance[Rome]):
    """9.22a: each throws two dice; the winner, here named, takes Rome or leaves it."""

    verbs: ClassVar[tuple[int, ...]] = (words.WINS_THROW,)

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.WINS_THROW, senator), 1) for senator in sorted((self.one, self.other))]

    def play(self, p: Rome, move: Move) -> None:
        loser = self.one + self.other - move.a
        p.begin(ChooseOffice(move.a, loser))


@final
class ChooseOffice(YesNo[Rome]):
    """9.22a: who won the throw chooses his office."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_ROME, words.TAKE_FIELD)
    prompt: ClassVar[str] = words.ASK_ROME_CONSUL

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.one]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.one), ("other", words.COMMANDER, self.other)]

    def yes(self, p: Rome) -> None:
        install_consuls(p, self.one, self.other)

    def no(self, p: Rome) -> None:
        install_consuls(p, self.other, self.one)


# ---------------------------------------------------------------- Dictator


def is_crisis(p: Rome) -> bool:
    """9.3a, D41: three active wars, or one whose land and naval strength together are 20."""
    wars = [war for war in range(len(p.war)) if is_active(p, war)]
    if len(wars) >= CRISIS_WARS:
        return True
    return any(danger(p, war) >= CRISIS_STRENGTH for war in wars)


def danger(p: Rome, war: int) -> int:
    """9.3a, D41: land and naval strength of a war together, as they are now or as they are printed."""
    if war == civil_war(p):
        return land(p, war)
    if p.options[CRISIS] != PRINTED:
        return land(p, war) + naval(p, war)
    return printed(p, war, at_sea=False) + (0 if p.beaten_fleet[war] else printed(p, war, at_sea=True))


def forbids_dictator(p: Rome, one: int) -> int:
    """9.3b, 9.33a: aligned, in Rome, without major office but Censor."""
    if not 0 <= one < p.cards.senators or p.place[one] != IN_ROME:
        return words.R_NOT_IN_ROME
    return words.R_HOLDS_OFFICE if p.rank_of(one) not in (-1, CENSOR) else 0


def dictator_candidates(p: Rome) -> list[int]:
    """9.3b: who may be Dictator or Master of Horse."""
    return [one for one in range(p.cards.senators) if not forbids_dictator(p, one)]


@final
class AppointDictator(ChooseOne[Rome]):
    """9.31a, 9.31b, D42: the consuls in Rome agree on a man, or one alone if the other office is empty."""

    verbs: ClassVar[tuple[int, ...]] = (words.APPOINT, words.DONE)
    prompt: ClassVar[str] = words.ASK_APPOINT

    def __init__(self, consul: int, other: int) -> None:
        self.consul: Final = consul
        self.other: Final = other

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.consul]))

    def candidates(self, p: Rome) -> list[int]:
        return dictator_candidates(p)

    def forbids(self, p: Rome, one: int) -> int:
        return forbids_dictator(p, one)

    def chose(self, p: Rome, one: int) -> None:
        alone = self.other < 0
        if alone or p.controller(p.faction[self.consul]) == p.controller(p.faction[self.other]):
            make_dictator(p, one)
        else:
            p.begin(AgreeDictator(self.other, one))


@final
class AgreeDictator(YesNo[Rome]):
    """9.31a: the other consul agrees, or there is no appointment."""

    verbs: ClassVar[tuple[int, ...]] = (words.AGREE, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_AGREE_DICTATOR

    def __init__(self, consul: int, one: int) -> None:
        self.consul: Final = consul
        self.one: Final = one

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.consul]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.one)]

    def yes(self, p: Rome) -> None:
        make_dictator(p, self.one)


@final
class Dictatorship(Procedure[Rome]):
    """9.3, 9.31: in a crisis the consuls may appoint a Dictator; without agreement one may be elected."""

    def run(self, p: Rome) -> None:
        if not is_crisis(p) or not dictator_candidates(p) or p.speaker() < 0:
            return
        p.begin(ElectDictator())
        rome, field = p.offices[ROME_CONSUL], p.offices[FIELD_CONSUL]
        here = [one for one in (rome, field) if one >= 0 and p.place[one] == IN_ROME]
        there = [one for one in (rome, field) if one >= 0]
        if here and (here == there or p.options[CONSUL_AWAY] == OTHER_APPOINTS):
            p.begin(AppointDictator(here[0], here[1] if len(here) > 1 else -1))


@final
class ElectDictator(Procedure[Rome]):
    """9.32a: elections as long as the presiding magistrate names candidates."""

    def run(self, p: Rome) -> None:
        meeting = p.meeting()
        if meeting.filled >> DICTATOR & 1 or p.speaker() < 0:
            return
        if open_candidates(p, words.FOR_DICTATOR, dictator_candidates(p)):
            p.begin(NominateOne(words.FOR_DICTATOR, presiding(p)))


def open_candidates(p: Rome, kind: int, fit: list[int]) -> list[int]:
    """Candidates who were not beaten in this meeting."""
    return [one for one in fit if not is_beaten(p, kind, [one])]


@final
class NominateOne(ChooseOne[Rome]):
    """9.32a, 9.4b: one name for an office; a Dictator need not be named."""

    verbs: ClassVar[tuple[int, ...]] = (words.NOMINATE, words.DONE)

    def __init__(self, kind: int, seat: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat

    def asks(self, p: Rome) -> str:
        return words.ASK_DICTATOR if self.kind == words.FOR_DICTATOR else words.ASK_CENSOR

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        fit = dictator_candidates(p) if self.kind == words.FOR_DICTATOR else censor_candidates(p)
        return open_candidates(p, self.kind, fit)

    def forbids(self, p: Rome, one: int) -> int:
        return forbids_dictator(p, one) or words.R_NO_CANDIDATE

    def forbids_declining(self, p: Rome) -> int:
        return 0 if self.kind == words.FOR_DICTATOR else words.R_CENSOR_NEEDED

    def chose(self, p: Rome, one: int) -> None:
        p.begin(ElectDictator() if self.kind == words.FOR_DICTATOR else ElectCensor())
        propose(p, self.kind, [one], self.seat, 0)


@final
class NameHorseman(Procedure[Rome]):
    """9.33a: the Dictator names a Master of Horse, if anybody can be."""

    def run(self, p: Rome) -> None:
        dictator = p.offices[DICTATOR]
        if dictator >= 0 and dictator_candidates(p):
            p.begin(ChooseHorseman())


@final
class ChooseHorseman(ChooseOne[Rome]):
    """9.33a: he cannot refuse."""

    verbs: ClassVar[tuple[int, ...]] = (words.NOMINATE,)
    prompt: ClassVar[str] = words.ASK_HORSEMAN

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[p.offices[DICTATOR]]))

    def candidates(self, p: Rome) -> list[int]:
        return dictator_candidates(p)

    def forbids(self, p: Rome, one: int) -> int:
        return forbids_dictator(p, one)

    def chose(self, p: Rome, one: int) -> None:
        take_office(p, one, MASTER_OF_HORSE)


# ---------------------------------------------------------------- Censor


def censor_candidates(p: Rome) -> list[int]:
    """9.4a: prior consuls in Rome without major office but Censor; if there are none, everybody without one."""
    fit = dictator_candidates(p)
    return [one for one in fit if p.marks[one] & PRIOR_CONSUL] or fit


@final
class ElectCensor(Procedure[Rome]):
    """9.4, 9.4b: the last candidate left is appointed."""

    def run(self, p: Rome) -> None:
        meeting = p.meeting()
        if meeting.filled >> CENSOR & 1 or p.speaker() < 0:
            return
        left = open_candidates(p, words.FOR_CENSOR, censor_candidates(p))
        if len(left) == 1:
            make_censor(p, left[0])
        elif left:
            p.begin(NominateOne(words.FOR_CENSOR, presiding(p)))
