"""What there is to divide among those who rule, and how it is given (rules N4.05.4)."""

from typing import Final

from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.guidelines import CENSOR_PICK, FIELD_PICK, ROME_PICK, fewest_votes
from quadriga.games.republic.whole.neutral.parts import Division
from quadriga.games.republic.whole.rome import CENSOR, DICTATOR, FIELD_CONSUL, IN_ROME, ROME_CONSUL, Rome
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


def recipients(p: Rome, verb: int, thing: int) -> list[int]:
    """Who may get what was picked."""
    if verb == words.PICK_OFFICE:
        return eligible(p, thing)
    if verb == words.PICK_PROVINCE:
        return [one for one in range(p.cards.senators) if not forbids_governor(p, one)]
    here = [one for one in range(p.cards.senators) if p.place[one] == IN_ROME]
    return [one for one in here if one != dividing(p).sponsor] if verb == words.PICK_COSPONSOR else here


def give(p: Rome, verb: int, thing: int, one: int) -> None:
    """N4.05.4a: somebody gets what was picked for him."""
    dividing(p).passes = 0
    if verb == words.PICK_OFFICE:
        fill_office(p, thing, one)
    elif verb == words.PICK_CONCESSION:
        grant(p, thing, one)
    elif verb == words.PICK_PROVINCE:
        p.begin(Post(thing, one))
    elif verb == words.PICK_BILL:
        sponsor(p, thing, one)
    else:
        cosponsor(p, one)


def grant(p: Rome, concession: int, one: int) -> None:
    """9.61a: a concession of the Forum."""
    p.holder[concession] = one
    p.bars[concession] = 0
    p.tell(words.E_CONCESSION, concession, one)


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
        p.tell(words.E_PROPOSED_BILL, division.bill, head)
        division.must = 1


def sponsor(p: Rome, bill: int, one: int) -> None:
    """N4.05.417a: a bill waits for its cosponsor; there is one a turn."""
    division = dividing(p)
    division.bill, division.sponsor, division.billed = bill, one, 1
    p.meeting().bills |= 1 << bill


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
