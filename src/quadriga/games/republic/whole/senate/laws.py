"""Laws, and the fine of the Calpurnian Law (rules 13.L)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import LAW
from quadriga.games.republic.whole.population.phase import change_unrest
from quadriga.games.republic.whole.rome import BACK, CENSOR, CORRUPT, IN_FORCE, IN_ROME, REPEALED, Rome
from quadriga.games.republic.whole.senate.hands import discard_card
from quadriga.games.republic.whole.treasury import change_treasury
from quadriga.games.republic.whole.war.strength import is_active, is_there, land, naval

ERODES: Final = 15
JULIAN_UNREST: Final = -3
PLAUTIAN_UNREST: Final = -2


def laws_in_hand(p: Rome, seat: int) -> list[int]:
    """The laws a faction holds."""
    return [p.deck.ref[card] for card in p.hands[seat] if p.deck.kind[card] == LAW]


def forbids_law(p: Rome, law: int) -> int:
    """13.L2, 13.L4, 13.L6, 13.L9, 13.L10: what a law needs before it can be played."""
    laws = p.deck.laws
    wars = p.cards.conflict_of
    if law == laws["acilian"] and not p.has_law("calpurnian"):
        return words.R_LAW_TOO_EARLY
    if law == laws["tradition_erodes"]:
        active = [war for war in range(p.cards.conflicts) if is_active(p, war)]
        if sum([land(p, war) + naval(p, war) for war in active]) < ERODES:
            return words.R_LAW_TOO_EARLY
    if law == laws["gabinian"] and not any(is_there(p, wars[id]) for id in ("pirates_1", "pirates_2")):
        return words.R_LAW_TOO_EARLY
    if law in (laws["julian"], laws["plautian_papirian"]) and not is_there(p, wars["social"]):
        return words.R_LAW_TOO_EARLY
    return 0


def play_law(p: Rome, seat: int, law: int) -> None:
    """13.L11: a law is in force from now on, by its holder alone, without a vote."""
    cards = [card for card in p.hands[seat] if p.deck.kind[card] == LAW and p.deck.ref[card] == law]
    discard_card(p, seat, cards[0])
    p.laws[law] = IN_FORCE
    laws = p.deck.laws
    if law == laws["servilian"]:
        if p.has_law("acilian"):
            p.begin(Servilian(seat))
        else:
            p.friends[seat] += 1
    elif law == laws["julian"]:
        p.no_recruits = 0
        p.events[p.deck.event_of["manpower_shortage"]] = 0
        change_unrest(p, JULIAN_UNREST)
        for one in reversed(p.members(seat)):
            p.begin(JulianDie(one))
    elif law == laws["plautian_papirian"]:
        change_unrest(p, PLAUTIAN_UNREST)
        for one in p.members(seat):
            p.gain_popularity(one, -1)


@final
class Servilian(YesNo[Rome]):
    """13.L3: one more on the knight rolls of the faction, or the Acilian Law is repealed."""

    verbs: ClassVar[tuple[int, ...]] = (words.FAVOUR_KNIGHTS, words.REPEAL_ACILIAN)
    prompt: ClassVar[str] = words.ASK_SERVILIAN

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def yes(self, p: Rome) -> None:
        p.friends[self.seat] += 1

    def no(self, p: Rome) -> None:
        p.laws[p.deck.laws["acilian"]] = REPEALED


@final
class JulianDie(Chance[Rome]):
    """13.L9: each senator of the player loses a die of influence, less omens."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        lost = max(0, move.a - p.omens())
        p.gain_influence(self.senator, -lost)
        p.tell(words.E_INFLUENCE_LOST, self.senator, lost)


# ---------------------------------------------------------------- the fine


def liable(p: Rome) -> list[int]:
    """13.L1: senators in Rome who came back this turn with a corrupt marker."""
    return [
        one
        for one in range(p.cards.senators)
        if p.place[one] == IN_ROME and p.marks[one] & CORRUPT and p.marks[one] & BACK
    ]


def fining(p: Rome) -> list[int]:
    """13.L1, 13.L2: whose the fine is: the Censor's, or by the Acilian Law that of the faction with most knights."""
    if p.has_law("acilian"):
        seats = [seat for seat in range(p.factions) if not p.gone[seat]]
        knights = [sum([p.knights[one] for one in p.members(seat)]) for seat in seats]
        return [seat for seat, number in zip(seats, knights, strict=True) if number == max(knights)]
    censor = p.offices[CENSOR]
    return [p.faction[censor]] if censor >= 0 and p.place[censor] == IN_ROME else []


@final
class Fines(Procedure[Rome]):
    """13.L1, D62: once a turn, between the Censor's election and the end of prosecutions."""

    def run(self, p: Rome) -> None:
        seats = fining(p)
        if not p.has_law("calpurnian") or not liable(p) or not seats:
            return
        if len(seats) > 1:
            p.begin(FineLots())
        else:
            p.begin(Fine(seats[0]))


@final
class FineLots(Chance[Rome]):
    """13.L2: dice between factions with as many knights."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOTS,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.LOTS, seat), 1) for seat in fining(p)]

    def play(self, p: Rome, move: Move) -> None:
        p.begin(Fine(move.a))


@final
class Fine(ChooseOne[Rome]):
    """13.L1: one of them is fined, or nobody."""

    verbs: ClassVar[tuple[int, ...]] = (words.FINE, words.DONE)
    prompt: ClassVar[str] = words.ASK_FINE

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def candidates(self, p: Rome) -> list[int]:
        return liable(p)

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_LIABLE

    def chose(self, p: Rome, one: int) -> None:
        p.begin(FineDie(one))


@final
class FineDie(Chance[Rome]):
    """13.L1: a die of talents, less omens, from him, then his faction; the rest in popularity and influence."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        due = max(0, move.a - p.omens())
        own = min(due, p.talents[self.senator])
        p.talents[self.senator] -= own
        seat = p.faction[self.senator]
        common = min(due - own, p.purse[seat])
        change_treasury(p, seat, -common)
        missing = due - own - common
        p.gain_popularity(self.senator, -missing)
        p.gain_influence(self.senator, -missing)
        p.tell(words.E_FINED, self.senator, own + common)
