"""Offices, concessions, provinces and land bills are divided among those who rule (rules N4.05.4)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.guidelines import (
    BILL_PICK,
    CENSOR_PICK,
    CONCESSION_PICK,
    FIELD_PICK,
    GOVERNOR_PICK,
    ROME_PICK,
    WISHES,
    fewest_concessions,
    fewest_votes,
)
from quadriga.games.republic.whole.neutral.parts import Division
from quadriga.games.republic.whole.rome import CENSOR, DICTATOR, FIELD_CONSUL, IN_ROME, ROME_CONSUL, Rome
from quadriga.games.republic.whole.senate.business import grants
from quadriga.games.republic.whole.senate.effects import Post, make_censor, pass_bill, take_office
from quadriga.games.republic.whole.senate.elections import censor_candidates, consul_candidates
from quadriga.games.republic.whole.senate.governors import forbids_governor, vacancies
from quadriga.games.republic.whole.senate.land import open_bills

OFFICE_OF: Final = {FIELD_PICK: FIELD_CONSUL, ROME_PICK: ROME_CONSUL, CENSOR_PICK: CENSOR}


def dividing(p: Rome) -> Division:
    """The division that is going on."""
    division = p.others().division
    assert division is not None
    return division


def offices_left(p: Rome) -> list[int]:
    """The offices that must be filled and can be."""
    filled = p.meeting().filled
    return [office for office in OFFICE_OF.values() if not filled >> office & 1 and eligible(p, office)]


def eligible(p: Rome, office: int) -> list[int]:
    """9.2b, 9.4a: who may hold an office now; whoever was made Censor this turn stays Censor."""
    if office == CENSOR:
        return censor_candidates(p)
    new_censor = p.offices[CENSOR] if p.meeting().filled >> CENSOR & 1 else -1
    return [one for one in consul_candidates(p) if one not in p.elected and one != new_censor]


def fit_for_rome(p: Rome) -> list[int]:
    """N4.05.412a: senators of the coalition as popular as the people are restless; else the most popular there."""
    own = [one for one in eligible(p, ROME_CONSUL) if p.faction[one] in p.others().coalition]
    fit = [one for one in own if p.popularity[one] >= p.unrest]
    if fit or not own:
        return fit
    best = max([p.popularity[one] for one in own])
    return [one for one in own if p.popularity[one] == best]


def fill_office(p: Rome, office: int, one: int) -> None:
    """Somebody holds an office."""
    p.meeting().filled |= 1 << office
    if office == CENSOR:
        make_censor(p, one)
    else:
        take_office(p, one, office)


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
        elif not pick(p, seat):
            pass_pick(p)


def is_pending(p: Rome) -> bool:
    """N4.05.418a: whether an office or a mandatory bill is still to be settled."""
    return bool(offices_left(p)) or (dividing(p).bill >= 0 and bool(dividing(p).must))


def pass_pick(p: Rome) -> None:
    """N4.05.417a: a faction passes: a bill that is not mandatory has failed."""
    division = dividing(p)
    division.passes += 1
    if division.bill >= 0 and not division.must:
        division.bill = -1


def demand_bill(p: Rome) -> None:
    """N4.05.416a: a Dictator, else the Rome Consul, less popular than the people are restless must sponsor a bill."""
    division = dividing(p)
    head = p.offices[DICTATOR] if p.offices[DICTATOR] >= 0 else p.offices[ROME_CONSUL]
    is_elected = head == p.offices[DICTATOR] or p.meeting().filled >> ROME_CONSUL & 1
    if division.checked or head < 0 or not is_elected or p.place[head] != IN_ROME:
        return
    division.checked = 1
    if p.popularity[head] < p.unrest and not division.billed and open_bills(p):
        sponsor(p, open_bills(p)[-1], head)
        division.must = 1


def sponsor(p: Rome, bill: int, one: int) -> None:
    """N4.05.417a: a bill waits for its cosponsor; there is one a turn."""
    division = dividing(p)
    division.bill, division.sponsor, division.billed = bill, one, 1
    p.meeting().bills |= 1 << bill
    p.tell(words.E_PROPOSED_BILL, bill, one)


def cosponsor(p: Rome, one: int) -> None:
    """9.62b: the bill is passed."""
    division = dividing(p)
    pass_bill(p, [division.bill, division.sponsor, one], ())
    division.bill, division.must = -1, 0


def fill_up(p: Rome) -> None:
    """N4.05.41a: what nobody of the coalition could take goes to the eligible outsider with least influence."""
    for office in offices_left(p):
        fill_office(p, office, min(eligible(p, office), key=lambda one: (p.influence[one], one)))
    for province in vacancies(p):
        fit = [one for one in range(p.cards.senators) if not forbids_governor(p, one)]
        if fit:
            p.begin(Post(province, fewest_votes(p, fit)))
            return


# ---------------------------------------------------------------- neutral picks


def pick(p: Rome, seat: int) -> bool:
    """N4.05.4a: the first wish that can be granted."""
    for wish in WISHES[p.others().temper[seat]]:
        if wish in OFFICE_OF:
            done = pick_office(p, seat, OFFICE_OF[wish])
        elif wish == GOVERNOR_PICK:
            done = pick_province(p, seat)
        elif wish == CONCESSION_PICK:
            done = pick_concession(p, seat)
        else:
            assert wish == BILL_PICK
            done = pick_bill(p, seat)
        if done:
            dividing(p).passes = 0
            return True
    return False


def pick_office(p: Rome, seat: int, office: int) -> bool:
    """N4.05.4a: to the eligible senator with least influence."""
    if p.meeting().filled >> office & 1:
        return False
    fit = fit_for_rome(p) if office == ROME_CONSUL else eligible(p, office)
    own = [one for one in fit if p.faction[one] == seat]
    if own:
        fill_office(p, office, min(own, key=lambda one: (p.influence[one], one)))
    return bool(own)


def pick_province(p: Rome, seat: int) -> bool:
    """N4.05.415a: the best spoils first, governed by whoever has fewest votes."""
    fit = [one for one in p.voters(seat) if not forbids_governor(p, one)]
    free = vacancies(p)
    if not fit or not free:
        return False
    p.begin(Post(max(free, key=lambda at: (worth_of(p, at), -at)), fewest_votes(p, fit)))
    return True


def worth_of(p: Rome, province: int) -> int:
    """Twice the spoils to be expected."""
    sign, dice, plus = p.deck.spoils[province][p.developed[province]]
    return sign * dice * 7 + 2 * plus


def pick_concession(p: Rome, seat: int) -> bool:
    """N4.05.414a: the one with the highest income."""
    free = grants(p)
    own = p.voters(seat)
    if not free or not own:
        return False
    grant(p, max(free, key=lambda at: (p.deck.income[at], -at)), fewest_concessions(p, own))
    return True


def grant(p: Rome, concession: int, one: int) -> None:
    """9.61a: a concession of the Forum."""
    p.holder[concession] = one
    p.bars[concession] = 0
    p.tell(words.E_CONCESSION, concession, one)


def pick_bill(p: Rome, seat: int) -> bool:
    """N4.05.417a: the least popular senator sponsors the highest type, or is the cosponsor of another's bill."""
    division = dividing(p)
    own = [one for one in p.voters(seat) if one != division.sponsor]
    if not own:
        return False
    one = min(own, key=lambda one: (p.popularity[one], one))
    if division.bill >= 0:
        cosponsor(p, one)
        return True
    if division.billed or not open_bills(p):
        return False
    sponsor(p, open_bills(p)[-1], one)
    return True


# ---------------------------------------------------------------- players' picks


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
        dividing(p).passes = 0
        p.begin(PickFor(self.seat, move.verb, move.a))


def recipients(p: Rome, verb: int, thing: int) -> list[int]:
    """Who may get what a player has picked."""
    if verb == words.PICK_OFFICE:
        return eligible(p, thing)
    if verb == words.PICK_PROVINCE:
        return [one for one in range(p.cards.senators) if not forbids_governor(p, one)]
    here = [one for one in range(p.cards.senators) if p.place[one] == IN_ROME]
    return [one for one in here if one != dividing(p).sponsor] if verb == words.PICK_COSPONSOR else here


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
        if self.verb == words.PICK_OFFICE:
            fill_office(p, self.thing, one)
        elif self.verb == words.PICK_CONCESSION:
            grant(p, self.thing, one)
        elif self.verb == words.PICK_PROVINCE:
            p.begin(Post(self.thing, one))
        elif self.verb == words.PICK_BILL:
            sponsor(p, self.thing, one)
        else:
            cosponsor(p, one)
