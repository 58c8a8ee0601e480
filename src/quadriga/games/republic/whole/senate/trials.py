"""The Censor prosecutes; appeals to the people; trials of those who sent assassins (rules 9.41, 9.42 and 9.74)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.cards import LOWEST, PROVINCES, WAYS
from quadriga.games.republic.whole.mortality.chits import MARKED, DrawChits
from quadriga.games.republic.whole.revenue.personal import totals
from quadriga.games.republic.whole.rome import CENSOR, CORRUPT, IN_ROME, MAJOR, Rome
from quadriga.games.republic.whole.senate.convictions import MAJOR_CHARGE
from quadriga.games.republic.whole.senate.elections import presiding
from quadriga.games.republic.whole.senate.votes import propose

MINOR_CHARGE: Final = 0
MOST_MINOR: Final = 2
FREED: Final = 12
KILLED: Final = 2
EVEN: Final = 7
VOTES_A_POINT: Final = 4
GLAUCIA: Final = "21a"
OF_LEGATES: Final = 100_000
"""Where the cases of spoils through a legate begin."""


def reasons(p: Rome, accused: int) -> list[int]:
    """9.412a, 13.L8: a corrupt marker, a major office held, each concession whose bar shows, each province spoiled
    through a legate."""
    found = []
    if p.marks[accused] & CORRUPT:
        found.append(words.FOR_CORRUPTION)
    if p.marks[accused] & MAJOR:
        found.append(words.FOR_OFFICE)
    for concession, holder in enumerate(p.holder):
        if holder == accused and p.bars[concession]:
            found.append(words.FOR_CONCESSION + concession)
    for province, principal in enumerate(p.legate):
        if principal == accused and p.spoiled[province]:
            found.append(words.FOR_SPOILS + province)
    tried = p.meeting().reasons
    return [reason for reason in found if case(accused, reason) not in tried]


def case(accused: int, reason: int) -> int:
    """9.412a, 13.L8: a senator and a reason as one number; spoils through a legate are counted apart."""
    first = OF_LEGATES if reason >= words.FOR_SPOILS else 0
    return first + accused * words.REASONS + reason % words.REASONS


def forbids_charge(p: Rome, accused: int, reason: int, charge: int) -> int:
    """9.41a, 9.41b, 9.413a: two minor prosecutions or one major, of senators in Rome, never the Censor."""
    meeting = p.meeting()
    if charge == MAJOR_CHARGE and (meeting.minor or meeting.major):
        return words.R_ENOUGH_TRIALS
    if meeting.major or meeting.minor >= MOST_MINOR:
        return words.R_ENOUGH_TRIALS
    if accused != ANY:
        if not 0 <= accused < p.cards.senators or p.place[accused] != IN_ROME or accused == p.offices[CENSOR]:
            return words.R_NOT_IN_ROME
        if reason != ANY and reason not in reasons(p, accused):
            return words.R_NO_REASON
    return words.R_NO_REASON if charge == MAJOR_CHARGE and reason not in (ANY, words.FOR_OFFICE) else 0


def charges(p: Rome) -> list[tuple[int, int, int]]:
    """Everything the Censor may bring to court."""
    found = []
    for accused in range(p.cards.senators):
        if p.place[accused] == IN_ROME and accused != p.offices[CENSOR]:
            for reason in reasons(p, accused):
                for charge in (MINOR_CHARGE, MAJOR_CHARGE):
                    if forbids_charge(p, accused, reason, charge) == 0:
                        found.append((accused, reason, charge))
    return found


@final
class Prosecutions(Procedure[Rome]):
    """9.41a: as long as the Censor is in Rome, may prosecute and has somebody to prosecute with."""

    def run(self, p: Rome) -> None:
        censor = p.offices[CENSOR]
        if censor < 0 or p.place[censor] != IN_ROME or censor in p.meeting().stepped:
            return
        if charges(p):
            p.begin(Prosecute())


@final
class Prosecute(Decision[Rome]):
    """9.41, 9.412a, 9.413a: whom, for what, and how heavily; or nobody more."""

    verbs: ClassVar[tuple[int, ...]] = (words.PROSECUTE, words.DONE)
    prompt: ClassVar[str] = words.ASK_PROSECUTE

    def turn(self, p: Rome) -> Seat:
        return Seat(presiding(p))

    def moves(self, p: Rome) -> list[Move]:
        listed = [Move(words.PROSECUTE, accused, reason, charge) for accused, reason, charge in charges(p)]
        return [*listed, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        return forbids_charge(p, move.a, move.b, move.c) or words.R_NO_REASON

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        p.begin(Prosecutions())
        p.begin(NameProsecutor(move.a, move.b, move.c))


@final
class NameProsecutor(ChooseOne[Rome]):
    """9.411a: an aligned senator in Rome, neither Censor nor accused; or the charge is dropped."""

    verbs: ClassVar[tuple[int, ...]] = (words.NAME_PROSECUTOR, words.DONE)
    prompt: ClassVar[str] = words.ASK_PROSECUTOR

    def __init__(self, accused: int, reason: int, charge: int) -> None:
        self.accused: Final = accused
        self.reason: Final = reason
        self.charge: Final = charge

    def turn(self, p: Rome) -> Seat:
        return Seat(presiding(p))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.accused)]

    def candidates(self, p: Rome) -> list[int]:
        return [
            one
            for one in range(p.cards.senators)
            if p.place[one] == IN_ROME and one not in (p.offices[CENSOR], self.accused)
        ]

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NO_PROSECUTOR

    def declined(self, p: Rome) -> None:
        p.meeting().reasons.append(case(self.accused, self.reason))

    def chose(self, p: Rome, one: int) -> None:
        if p.controller(p.faction[one]) == int(self.turn(p)):
            accuse(p, self.accused, self.reason, self.charge, one)
        else:
            p.begin(WillProsecute(self.accused, self.reason, self.charge, one))


@final
class WillProsecute(YesNo[Rome]):
    """9.411a, 9.17a: the prosecutor's player agrees, or there is no prosecution for this reason."""

    verbs: ClassVar[tuple[int, ...]] = (words.AGREE, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_WILL_PROSECUTE

    def __init__(self, accused: int, reason: int, charge: int, prosecutor: int) -> None:
        self.accused: Final = accused
        self.reason: Final = reason
        self.charge: Final = charge
        self.prosecutor: Final = prosecutor

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.prosecutor]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.accused), ("other", words.COMMANDER, self.prosecutor)]

    def yes(self, p: Rome) -> None:
        accuse(p, self.accused, self.reason, self.charge, self.prosecutor)

    def no(self, p: Rome) -> None:
        p.meeting().reasons.append(case(self.accused, self.reason))


def accuse(p: Rome, accused: int, reason: int, charge: int, prosecutor: int) -> None:
    """9.42a: the vote; for is guilty; the accused adds his influence against."""
    meeting = p.meeting()
    meeting.reasons.append(case(accused, reason))
    if charge == MAJOR_CHARGE:
        meeting.major += 1
    else:
        meeting.minor += 1
    propose(p, words.FOR_TRIAL, [accused, reason, charge, prosecutor], presiding(p), 0)
    p.on_floor().contra += p.influence[accused]


# ---------------------------------------------------------------- appeals


@final
class Appeal(Procedure[Rome]):
    """9.421a: the accused appeals to the people, once; Glaucia with three dice."""

    def run(self, p: Rome) -> None:
        motion = p.on_floor()
        motion.appealed = 1
        accused = motion.items[0]
        p.tell(words.E_APPEALED, accused)
        if accused == p.cards.senator_of[GLAUCIA]:
            p.begin(AppealDice(3, p.popularity[accused]))
        else:
            p.begin(AppealDice(2, p.popularity[accused]))


@final
class AppealDice(Chance[Rome]):
    """9.421a, 9.421b, 9.74a: the total with popularity, less omens, kills, frees, or adds votes."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, dice: int, bonus: int) -> None:
        self.dice: Final = dice
        self.bonus: Final = bonus

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        if self.dice == 2:
            return [(Move(words.ROLL, total), ways) for total, ways in totals(2)]
        return [(Move(words.ROLL, LOWEST + at), ways) for at, ways in enumerate(WAYS)]

    def play(self, p: Rome, move: Move) -> None:
        motion = p.on_floor()
        total = move.a + self.bonus - p.omens()
        p.tell(words.E_PEOPLE_SPOKE, motion.items[0], total)
        if total <= KILLED:
            motion.over = 1
            if motion.kind == words.FOR_TRIAL:
                motion.items[2] = MAJOR_CHARGE
        elif total >= FREED:
            motion.over = 2
            prosecutor = motion.items[3] if motion.kind == words.FOR_TRIAL else -1
            p.marked = [one for one in (p.offices[CENSOR], prosecutor) if one >= 0]
            p.begin(DrawChits(total - FREED + 1, MARKED))
        elif total < EVEN:
            motion.pro += VOTES_A_POINT * (EVEN - total)
        else:
            motion.contra += VOTES_A_POINT * (total - EVEN)


@final
class EndOfTrials(Procedure[Rome]):
    """9.45a: corrupt and major marks of senators in Rome go, all bars are hidden."""

    def run(self, p: Rome) -> None:
        for one in range(p.cards.senators):
            if p.place[one] == IN_ROME:
                p.marks[one] &= ~(CORRUPT | MAJOR)
        p.bars = [0] * p.deck.concessions
        p.spoiled = [0] * PROVINCES


# ---------------------------------------------------------------- special trials


@final
class SpecialTrials(Procedure[Rome]):
    """9.74a, 9.74e: leaders of caught assassins are tried, the oldest case first; the dead have no trial."""

    def run(self, p: Rome) -> None:
        meeting = p.meeting()
        if not meeting.trials:
            return
        accused, popularity = meeting.trials[0], meeting.trials[1]
        meeting.trials = meeting.trials[2:]
        p.begin(self)
        if p.place[accused] != IN_ROME:
            return
        propose(p, words.FOR_MURDER_TRIAL, [accused, popularity], presiding(p), 1)
        p.on_floor().contra += p.influence[accused]
        p.begin(AppealDice(2, -popularity))
