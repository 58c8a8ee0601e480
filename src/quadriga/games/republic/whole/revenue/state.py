"""The State's income, contributions, debits, and the end of terms (rules 6.5 and 6.6)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Decision, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.forum.bequests import COLLECTED, INHERITED
from quadriga.games.republic.whole.mortality.death import vacate
from quadriga.games.republic.whole.provincial.levy import LocalForces
from quadriga.games.republic.whole.revenue.personal import totals
from quadriga.games.republic.whole.revenue.rebels import DropReleased
from quadriga.games.republic.whole.revolution.ending import spend
from quadriga.games.republic.whole.rome import BACK, IN_FORUM, IN_ROME, REBELLING, Rome
from quadriga.games.republic.whole.war.forces import upkeep


@final
class StateRevenue(Procedure[Rome]):
    """6.5: income, then contributions, then debits, then terms."""

    def run(self, p: Rome) -> None:
        p.begin(Terms())
        if p.provincials is not None:
            p.begin(LocalForces())
        p.begin(Debits())
        p.begin(DropReleased())
        p.gave = [0] * p.cards.senators
        for seat in givers(p)[::-1]:
            p.begin(Contributions(seat))
        gain_state(p, p.deck.state_income)
        allies = p.event("allied_enthusiasm")
        if allies:
            gain_state(p, p.deck.allies[allies - 1])
            p.events[p.deck.event_of["allied_enthusiasm"]] = 0
        for bequest, talents in enumerate(INHERITED):
            if p.bequest[bequest] == COLLECTED and talents:
                gain_state(p, talents)
        for province in range(PROVINCES - 1, -1, -1):
            if p.pays(province):
                p.begin(TaxDice(province))


def givers(p: Rome) -> list[int]:
    """6.52b, N4.03.4a: the order of contributions; neutral factions wait for what players give."""
    order = p.in_order()
    return [*[seat for seat in order if seat < p.seats], *[seat for seat in order if seat >= p.seats]]


def gain_state(p: Rome, talents: int) -> None:
    """The State receives talents."""
    p.treasury += talents
    p.tell(words.E_STATE_GAINED, talents)


@final
class TaxDice(Chance[Rome]):
    """6.51a: State income of a governed province by its side, less omens, more while Verres is tried."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        dice = p.deck.taxes[self.province][p.developed[self.province]]
        return [(Move(words.ROLL, total), ways) for total, ways in totals(dice[1])]

    def play(self, p: Rome, move: Move) -> None:
        sign, _, plus = p.deck.taxes[self.province][p.developed[self.province]]
        found = sign * move.a + plus - p.omens()
        verres = p.event("trial_of_verres")
        if verres:
            found += p.deck.verres[verres - 1]
        p.tell(words.E_TAXED, self.province, move.a)
        if found > 0:
            gain_state(p, found)
        else:
            p.owed -= found


def forbids_contribution(p: Rome, seat: int, senator: int, talents: int) -> int:
    """6.52a: a loyal senator, once, one of the sums that buy influence, out of his own treasury."""
    if senator != ANY:
        if senator not in p.members(seat) or not p.is_loyal(senator):
            return words.R_NOT_YOURS
        if p.gave[senator]:
            return words.R_GAVE_ALREADY
    if talents != ANY:
        if talents not in p.deck.gift:
            return words.R_NO_SUCH_GIFT
        if senator != ANY and talents > p.talents[senator]:
            return words.R_NOT_SO_MUCH
    return 0


@final
class Contributions(Decision[Rome]):
    """6.52: senators of a faction give to the State and gain influence.

    Ruling R-56: or the richest gives a sum if the State will be short, which a standing order can say for every turn.
    """

    verbs: ClassVar[tuple[int, ...]] = (words.CONTRIBUTE, words.GIVE_IN_NEED, words.DONE)
    prompt: ClassVar[str] = words.ASK_CONTRIBUTIONS

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        return [
            *[
                Move(words.CONTRIBUTE, one, talents)
                for one in p.members(self.seat)
                for talents in p.deck.gift
                if not forbids_contribution(p, self.seat, one, talents)
            ],
            *[Move(words.GIVE_IN_NEED, talents) for talents in p.deck.gift],
            Move(words.DONE),
        ]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.GIVE_IN_NEED:
            return words.R_NO_SUCH_GIFT
        return forbids_contribution(p, self.seat, move.a, move.b) if move.verb == words.CONTRIBUTE else 0

    def audience(self, p: Rome, move: Move) -> int:
        """Ruling R-56: what a faction would have given nobody else learns."""
        return p.those(self.seat) if move.verb == words.GIVE_IN_NEED else super().audience(p, move)

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.CONTRIBUTE:
            contribute(p, move.a, move.b)
            p.begin(self)
        elif move.verb == words.GIVE_IN_NEED and p.treasury - debits(p) < p.deck.warning:
            able = [one for one in p.members(self.seat) if not forbids_contribution(p, self.seat, one, move.a)]
            if able:
                contribute(p, max(able, key=lambda one: (p.talents[one], -one)), move.a)


def contribute(p: Rome, senator: int, talents: int) -> None:
    """6.52a: talents for the State, influence for him."""
    p.talents[senator] -= talents
    p.treasury += talents
    p.influence[senator] += p.deck.gift_influence[p.deck.gift.index(talents)]
    p.gave[senator] = talents
    p.tell(words.E_CONTRIBUTED, senator, talents)


def debits(p: Rome) -> int:
    """6.53a to 6.53d: what the State pays: wars, land bills, legions and fleets, and what provinces cost it."""
    bills = sum([number * cost for number, cost in zip(p.bills, p.deck.bill_cost, strict=True)])
    return p.active_wars() * p.deck.war_cost + bills + upkeep(p) * p.deck.unit_cost + p.owed


@final
class Debits(Procedure[Rome]):
    """6.53: the State pays, or is bankrupt and everybody loses (6.53f, 12.1c)."""

    def run(self, p: Rome) -> None:
        sum_due = debits(p)
        spend(p, sum_due)
        if p.result is not None or p.treasury < 0:
            return
        p.owed = 0
        for bill, stays in enumerate(p.deck.bill_stays):
            if not stays:
                p.bills[bill] = 0
        if p.treasury < p.deck.warning:
            p.tell(words.E_TREASURY_LOW, p.treasury)


@final
class Terms(Procedure[Rome]):
    """6.6: each loyal governor's term goes down; at its end he comes home and the province is vacant."""

    def run(self, p: Rome) -> None:
        from quadriga.games.republic.whole.senate.repopulation import appoint_for_life  # of a later phase

        appoint_for_life(p)
        for province in range(PROVINCES):
            governor = p.governor(province)
            if governor < 0 or p.place[governor] == REBELLING:
                continue
            p.term[province] -= 1
            if p.term[province] > 0:
                continue
            is_there = p.legate[province] < 0
            vacate(p, province)
            if is_there:
                p.place[governor] = IN_ROME if p.faction[governor] >= 0 else IN_FORUM
                p.where[governor] = -1
                p.marks[governor] |= BACK
                p.tell(words.E_CAME_HOME, governor)
        p.overrun = [0] * PROVINCES
        for id in ("trial_of_verres", "internal_disorder", "barbarian_raids"):
            p.events[p.deck.event_of[id]] = 0
