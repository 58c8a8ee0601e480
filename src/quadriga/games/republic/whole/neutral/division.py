"""Those who rule pick in turn (rules N4.05.4, N4.05.417 and N4.05.418)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.claims import Claim, Fails
from quadriga.games.republic.whole.neutral.parts import Division
from quadriga.games.republic.whole.neutral.spoils import demand_bill, dividing, fill_up, offices_left, recipients
from quadriga.games.republic.whole.neutral.wishes import wish
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.business import grants
from quadriga.games.republic.whole.senate.governors import vacancies
from quadriga.games.republic.whole.senate.land import open_bills


@final
class Divide(Procedure[Rome]):
    """N4.05.4a, N4.05.418a: coalition factions pick in turn by votes until all offices are filled and one passes."""

    def run(self, p: Rome) -> None:
        if p.others().division is None:
            division = Division()
            division.lay_out()
            p.others().division = division
        demand_bill(p)
        division = dividing(p)
        if division.passes >= len(p.others().coalition) or (division.passes and not is_pending(p)):
            p.others().division = None
            fill_up(p)
            return
        seat = p.others().coalition[division.at % len(p.others().coalition)]
        division.at += 1
        p.begin(self)
        if seat < p.seats:
            p.begin(Pick(seat))
            return
        wanted = wish(p, seat)
        if wanted is None:
            pass_pick(p)
        else:
            p.begin(Claim(seat, wanted[0], wanted[1], wanted[2], 0))


def is_pending(p: Rome) -> bool:
    """N4.05.418a: whether an office or a mandatory bill is still to be settled."""
    return bool(offices_left(p)) or (dividing(p).bill >= 0 and bool(dividing(p).must))


def pass_pick(p: Rome) -> None:
    """N4.05.417a: a faction passes: a bill that is not mandatory has failed."""
    division = dividing(p)
    division.passes += 1
    if division.bill >= 0 and not division.must:
        p.begin(Fails(0))


@final
class Pick(Decision[Rome]):
    """N4.05.4a: a player takes one of the spoils, for whomever he likes, or passes."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.PICK_OFFICE,
        words.PICK_CONCESSION,
        words.PICK_PROVINCE,
        words.PICK_BILL,
        words.PICK_COSPONSOR,
        words.PASS_PICK,
    )
    prompt: ClassVar[str] = words.ASK_PICK

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        moves = [Move(words.PICK_OFFICE, office) for office in offices_left(p)]
        moves += [Move(words.PICK_CONCESSION, concession) for concession in grants(p)]
        if recipients(p, words.PICK_PROVINCE, 0):
            moves += [Move(words.PICK_PROVINCE, province) for province in vacancies(p)]
        division = dividing(p)
        if division.bill >= 0:
            moves.append(Move(words.PICK_COSPONSOR))
        elif not division.billed:
            moves += [Move(words.PICK_BILL, bill) for bill in open_bills(p)]
        return [*[move for move in moves if recipients(p, move.verb, move.a)], Move(words.PASS_PICK)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NOTHING_THERE

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.PASS_PICK:
            pass_pick(p)
            return
        p.begin(PickFor(self.seat, move.verb, move.a))


@final
class PickFor(ChooseOne[Rome]):
    """N4.05.4a: who gets it."""

    verbs: ClassVar[tuple[int, ...]] = (words.PICK_FOR,)
    prompt: ClassVar[str] = words.ASK_PICK_FOR

    def __init__(self, seat: int, verb: int, thing: int) -> None:
        self.seat: Final = seat
        self.verb: Final = verb
        self.thing: Final = thing

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return []

    def candidates(self, p: Rome) -> list[int]:
        return recipients(p, self.verb, self.thing)

    def forbids(self, p: Rome, one: int) -> int:
        return 0 if one == ANY or one in self.candidates(p) else words.R_NOT_IN_ROME

    def chose(self, p: Rome, one: int) -> None:
        thing = dividing(p).bill if self.verb == words.PICK_COSPONSOR else self.thing
        p.begin(Claim(self.seat, self.verb, thing, one, 0))
