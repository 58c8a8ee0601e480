"""What a neutral faction would pick, and for whom (rules N4.05.4 and N4.05.414 to N4.05.417)."""

from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.guidelines import (
    BILL_PICK,
    CONCESSION_PICK,
    GOVERNOR_PICK,
    WISHES,
    fewest_concessions,
    fewest_votes,
)
from quadriga.games.republic.whole.neutral.spoils import OFFICE_OF, dividing, eligible, fit_for_rome
from quadriga.games.republic.whole.rome import ROME_CONSUL, Rome
from quadriga.games.republic.whole.senate.business import grants
from quadriga.games.republic.whole.senate.governors import forbids_governor, vacancies
from quadriga.games.republic.whole.senate.land import open_bills

Wish = tuple[int, int, int]
"""The verb of a pick, what is picked, and for whom."""


def wish(p: Rome, seat: int) -> Wish | None:
    """N4.05.4a: the first wish of a neutral faction that can be granted."""
    for kind in WISHES[p.others().temper[seat]]:
        if kind in OFFICE_OF:
            found = wished_office(p, seat, OFFICE_OF[kind])
        elif kind == GOVERNOR_PICK:
            found = wished_province(p, seat)
        elif kind == CONCESSION_PICK:
            found = wished_concession(p, seat)
        else:
            assert kind == BILL_PICK
            found = wished_bill(p, seat)
        if found is not None:
            return found
    return None


def wished_office(p: Rome, seat: int, office: int) -> Wish | None:
    """N4.05.4a: for the eligible senator with least influence."""
    if p.meeting().filled >> office & 1:
        return None
    fit = fit_for_rome(p) if office == ROME_CONSUL else eligible(p, office)
    own = [one for one in fit if p.faction[one] == seat]
    return (words.PICK_OFFICE, office, min(own, key=lambda one: (p.influence[one], one))) if own else None


def wished_province(p: Rome, seat: int) -> Wish | None:
    """N4.05.415a: the best spoils first, governed by whoever has fewest votes."""
    fit = [one for one in p.voters(seat) if not forbids_governor(p, one)]
    free = vacancies(p)
    if not fit or not free:
        return None
    return words.PICK_PROVINCE, max(free, key=lambda at: (worth_of(p, at), -at)), fewest_votes(p, fit)


def worth_of(p: Rome, province: int) -> int:
    """Twice the spoils to be expected."""
    sign, dice, plus = p.deck.spoils[province][p.developed[province]]
    return sign * dice * 7 + 2 * plus


def wished_concession(p: Rome, seat: int) -> Wish | None:
    """N4.05.414a: the one with the highest income."""
    free = grants(p)
    own = p.voters(seat)
    if not free or not own:
        return None
    best = max(free, key=lambda at: (p.deck.income[at], -at))
    return words.PICK_CONCESSION, best, fewest_concessions(p, own)


def wished_bill(p: Rome, seat: int) -> Wish | None:
    """N4.05.417a: the least popular senator sponsors the highest type, or is the cosponsor of another's bill."""
    division = dividing(p)
    own = [one for one in p.voters(seat) if one != division.sponsor]
    if not own:
        return None
    one = min(own, key=lambda one: (p.popularity[one], one))
    if division.bill >= 0:
        return words.PICK_COSPONSOR, division.bill, one
    if division.billed or not open_bills(p):
        return None
    return words.PICK_BILL, open_bills(p)[-1], one
