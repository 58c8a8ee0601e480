"""Other business: what may be proposed, and how a proposal is put together (rules 9.6 and 9.8)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import Count
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.forum.bequests import IN_FORUM_NOW
from quadriga.games.republic.whole.ledger.giving import Pledge, forbids_promise, words_open
from quadriga.games.republic.whole.rome import (
    FIELD_CONSUL,
    FORCE,
    FORUM,
    IN_ROME,
    PROCONSUL,
    REBELLING,
    RESERVE,
    Rome,
)
from quadriga.games.republic.whole.senate.consent import ask_consent
from quadriga.games.republic.whole.senate.effects import about_units, unit_price
from quadriga.games.republic.whole.senate.elections import presiding
from quadriga.games.republic.whole.senate.expeditions import SendForce, attackable, available, is_weak
from quadriga.games.republic.whole.senate.governors import FillProvinces, GovernorSlate, can_recall
from quadriga.games.republic.whole.senate.land import NameBill, NameRepeal, open_bills, repeals
from quadriga.games.republic.whole.senate.repopulation import VOTE_INFLUENCE, in_rome
from quadriga.games.republic.whole.senate.votes import is_beaten, propose
from quadriga.games.republic.whole.war.forces import garrison_size
from quadriga.games.republic.whole.war.strength import exists

MOST_PROPOSALS: Final = 12
"""Ruling R-26: proposals of other business that those who preside may put in one meeting."""
MILITARY: Final = (
    words.FOR_RECRUITS,
    words.FOR_DISBANDING,
    words.FOR_FORCES,
    words.FOR_RECALL,
    words.FOR_REPLACING,
    words.FOR_REINFORCING,
    words.FOR_GARRISON,
    words.FOR_GARRISON_HOME,
    words.FOR_BEQUEST,
    words.FOR_WITHDRAWAL,
)
"""N4.05.3a: what players who rule alone may plan; all else is divided as spoils."""
LEAST_UNITS: Final = 3
"""7.37b: legions, and fleets, that collect a bequest."""


def box_legions(p: Rome) -> int:
    """9.63a, 9.63b: legions that may still be raised."""
    return min(p.meeting().box_legions - p.meeting().raised_legions, p.deck.most_legions - p.legions_in_play())


def box_fleets(p: Rome) -> int:
    """9.63a, 9.63b: fleets that may still be raised."""
    return min(p.meeting().box_fleets - p.meeting().raised_fleets, p.deck.most_fleets - p.fleets_in_play())


def forbids_kind(p: Rome, kind: int) -> int:
    """9.6, 9.8: whether anything of a kind can be proposed now."""
    meeting = p.meeting()
    if p.has_neutrals() and kind not in MILITARY:
        return words.R_NOT_BUSINESS
    if kind == words.FOR_CONCESSIONS:
        return 0 if grants(p) else words.R_NOTHING_THERE
    if kind == words.FOR_GOVERNORS:
        return 0 if can_recall(p) else words.R_NOTHING_THERE
    if kind == words.FOR_LAND_BILL:
        return 0 if open_bills(p) else words.R_NO_BILL
    if kind == words.FOR_REPEAL:
        return 0 if repeals(p) else words.R_NO_REPEAL
    if kind == words.FOR_RECRUITS:
        if p.no_recruits:
            return words.R_STRIKE
        return 0 if p.treasury >= unit_price(p) and box_legions(p) + box_fleets(p) > 0 else words.R_NOTHING_THERE
    if kind == words.FOR_DISBANDING:
        return 0 if old_legions(p) + old_fleets(p) > 0 else words.R_NOTHING_THERE
    if kind == words.FOR_FORCES:
        return 0 if available(p, []) and attackable(p, []) and reserve(p) else words.R_NOTHING_THERE
    if kind == words.FOR_RECALL:
        return 0 if proconsuls(p) else words.R_NOTHING_THERE
    if kind == words.FOR_REPLACING:
        return 0 if proconsuls(p) and available(p, []) else words.R_NOTHING_THERE
    if kind == words.FOR_WITHDRAWAL:
        return 0 if strippable(p) else words.R_NOTHING_THERE
    if kind == words.FOR_REINFORCING:
        return 0 if proconsuls(p) and reserve(p) else words.R_NOTHING_THERE
    if kind == words.FOR_GARRISON:
        return 0 if garrisons(p) and (p.legions or p.veterans(RESERVE)) else words.R_NOTHING_THERE
    if kind == words.FOR_GARRISON_HOME:
        return 0 if manned(p) else words.R_NOTHING_THERE
    if kind == words.FOR_BEQUEST:
        return 0 if errands(p) else words.R_NOTHING_THERE
    if kind == words.FOR_REFUSING_RHODES:
        refusable = p.rhodes is not None and p.rhodes.round == p.round
        return 0 if refusable and not is_beaten(p, kind, []) else words.R_NOTHING_THERE
    if kind == words.FOR_LIFE:
        return 0 if not meeting.life_tried and p.life < 0 and worthy(p) else words.R_NOTHING_THERE
    return words.R_NOT_BUSINESS


def grants(p: Rome) -> list[int]:
    """9.61a, 9.61b, 9.61e: concessions of the Forum that were not voted on this turn."""
    free = [at for at, holder in enumerate(p.holder) if holder == FORUM and not p.meeting().tried >> at & 1]
    return [at for at in free if (at != p.deck.land_commissioner or any(p.bills)) and in_rome(p)]


def old_legions(p: Rome) -> int:
    """9.63b: plain legions in the active box that were not raised in this meeting."""
    return max(0, p.legions - p.meeting().raised_legions)


def old_fleets(p: Rome) -> int:
    """9.63b: fleets in the active box that were not raised in this meeting."""
    return max(0, p.fleets - p.meeting().raised_fleets)


def reserve(p: Rome) -> int:
    """Units in the active boxes."""
    return p.legions + p.fleets + len(p.veterans(RESERVE))


def proconsuls(p: Rome) -> list[int]:
    """9.644a, 9.644c: proconsuls who were neither sent nor reinforced this turn."""
    return [one for one in p.commands if p.is_army(one) and p.marks[one] & PROCONSUL and p.sent[one] != p.round]


def strippable(p: Rome) -> list[int]:
    """9.644b: proconsuls with plain legions or fleets to spare."""
    return [one for one in proconsuls(p) if p.army[one] + p.ships[one] and p.legions_of(one) + p.ships[one] > 1]


def garrisons(p: Rome) -> list[int]:
    """9.646a: provinces without rebel governor, vacant ones too."""
    return [
        at
        for at in range(PROVINCES)
        if exists(p, at) and not (p.governor(at) >= 0 and p.place[p.governor(at)] == REBELLING)
    ]


def manned(p: Rome) -> list[int]:
    """9.646a: garrisons that may be recalled: not in the turn they were sent."""
    return [at for at in garrisons(p) if garrison_size(p, at) and p.manned[at] != p.round]


def errands(p: Rome) -> list[int]:
    """7.37b: bequests in the Forum that the Field Consul can collect, with three legions and three fleets."""
    consul = p.offices[FIELD_CONSUL]
    if consul < 0 or p.place[consul] != IN_ROME or p.legions < LEAST_UNITS or p.fleets < LEAST_UNITS:
        return []
    return [at for at in (0, 1) if p.bequest[at] == IN_FORUM_NOW]


def worthy(p: Rome) -> list[int]:
    """9.821a: aligned senators in Rome with 21 influence."""
    return [one for one in in_rome(p) if p.influence[one] >= VOTE_INFLUENCE]


@final
class OtherBusiness(Procedure[Rome]):
    """9.12d, 9.54b: vacant provinces first, then whatever the presiding magistrate proposes, until he adjourns."""

    def run(self, p: Rome) -> None:
        meeting = p.meeting()
        if meeting.adjourned or p.speaker() < 0:
            return
        if meeting.proposals >= MOST_PROPOSALS:
            meeting.adjourned = 1
            return
        p.begin(self)
        p.begin(Propose(presiding(p), 0))
        p.begin(FillProvinces())


@final
class Propose(Decision[Rome]):
    """9.12b, 9.13b, 9.151a: what kind of business; who presides may adjourn instead, a tribune may let it be."""

    verbs: ClassVar[tuple[int, ...]] = (words.PROPOSE, words.ADJOURN, words.DONE, words.PROMISE_TO)
    prompt: ClassVar[str] = words.ASK_BUSINESS

    def __init__(self, seat: int, tribune: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def moves(self, p: Rome) -> list[Move]:
        listed = [*words.OTHER_BUSINESS] if self.tribune else [*words.OTHER_BUSINESS, words.FOR_GOVERNORS]
        kinds = [kind for kind in listed if not forbids_kind(p, kind)]
        end = words.DONE if self.tribune else words.ADJOURN
        return [*[Move(words.PROPOSE, kind) for kind in kinds], Move(end), *words_open(p, self.seat)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PROMISE_TO:
            return forbids_promise(p, self.seat, move.a)
        if move.verb == words.PROPOSE and move.a != ANY:
            return words.R_NOT_BUSINESS if self.tribune and move.a == words.FOR_GOVERNORS else forbids_kind(p, move.a)
        return words.R_NOT_BUSINESS

    def play(self, p: Rome, move: Move) -> None:
        meeting = p.meeting()
        if move.verb == words.ADJOURN:
            meeting.adjourned = 1
            p.tell(words.E_ADJOURNED)
            return
        if move.verb == words.PROMISE_TO:
            p.begin(self)
            p.begin(Pledge(self.seat, move.a))
            return
        if move.verb == words.DONE:
            return
        meeting.proposals += 1
        draft(p, move.a, self.seat, self.tribune)


def draft(p: Rome, kind: int, seat: int, tribune: int) -> None:
    """The first step of putting a proposal together."""
    if kind == words.FOR_CONCESSIONS:
        p.begin(Grant(seat, tribune, ()))
    elif kind == words.FOR_GOVERNORS:
        p.begin(GovernorSlate(seat, ()))
    elif kind == words.FOR_LAND_BILL:
        p.begin(NameBill(seat, tribune))
    elif kind == words.FOR_REPEAL:
        p.begin(NameRepeal(seat, tribune))
    elif kind == words.FOR_FORCES:
        p.begin(SendForce(seat, tribune, ()))
    elif kind in (words.FOR_RECRUITS, words.FOR_DISBANDING):
        p.begin(CountLegions(seat, tribune, kind, ()))
    elif kind == words.FOR_REPLACING:
        p.begin(Replace(seat, tribune))
    elif kind == words.FOR_REFUSING_RHODES:
        propose(p, kind, [], seat, tribune)
    else:
        p.begin(NameThing(seat, tribune, kind))


@final
class Grant(Decision[Rome]):
    """9.61a, 9.61c: concessions of the Forum for senators in Rome, several in one vote."""

    verbs: ClassVar[tuple[int, ...]] = (words.GRANT, words.PUT)
    prompt: ClassVar[str] = words.ASK_GRANT

    def __init__(self, seat: int, tribune: int, items: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.items: Final = items

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def moves(self, p: Rome) -> list[Move]:
        named = self.items[0::2]
        last = max(named, default=-1)
        free = [at for at in grants(p) if at > last]
        moves = [Move(words.GRANT, at, one) for at in free for one in in_rome(p)]
        return moves + ([Move(words.PUT)] if self.items else [])

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PUT:
            return words.R_NOTHING_PROPOSED
        return words.R_NOT_IN_ROME if move.b != ANY and move.b not in in_rome(p) else words.R_NOT_GRANTED

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.GRANT:
            p.begin(Grant(self.seat, self.tribune, (*self.items, move.a, move.b)))
        else:
            propose(p, words.FOR_CONCESSIONS, list(self.items), self.seat, self.tribune)


@final
class CountLegions(Count[Rome]):
    """9.63a, 9.63b, 9.644b, 9.646a, 7.37b: how many legions."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNT_LEGIONS,)
    prompt: ClassVar[str] = words.ASK_LEGIONS

    def __init__(self, seat: int, tribune: int, kind: int, items: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.kind: Final = kind
        self.items: Final = items

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return about_units(p, self.kind, 0)

    def bounds(self, p: Rome) -> tuple[int, int]:
        if self.kind == words.FOR_RECRUITS:
            most = max(0, min(box_legions(p), p.treasury // unit_price(p)))
            return (0 if box_fleets(p) > 0 else 1), most
        if self.kind == words.FOR_DISBANDING:
            return (0 if old_fleets(p) else 1), old_legions(p)
        if self.kind == words.FOR_GARRISON:
            return (0 if p.veterans(RESERVE) else 1), p.legions
        if self.kind == words.FOR_BEQUEST:
            return LEAST_UNITS, p.legions
        if self.kind == words.FOR_WITHDRAWAL:
            one = self.items[0]
            rest = p.ships[one] + len(p.veterans(FORCE + one))
            return (0 if p.ships[one] else 1), p.army[one] - (0 if rest else 1)
        return (0 if p.fleets or p.veterans(RESERVE) else 1), p.legions

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        items = (*self.items, number)
        if self.kind == words.FOR_GARRISON:
            veterans = 0 if number or not p.veterans(RESERVE) else 1 << p.veterans(RESERVE)[0]
            send_off(p, self.kind, [*items, veterans], self.seat, self.tribune)
        else:
            p.begin(CountFleets(self.seat, self.tribune, self.kind, items))


@final
class CountFleets(Count[Rome]):
    """9.63a, 9.63b, 9.644b, 7.37b: and how many fleets."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNT_FLEETS,)
    prompt: ClassVar[str] = words.ASK_FLEETS

    def __init__(self, seat: int, tribune: int, kind: int, items: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.kind: Final = kind
        self.items: Final = items

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return about_units(p, self.kind, self.items[-1])

    def bounds(self, p: Rome) -> tuple[int, int]:
        legions = self.items[-1]
        least = 0 if legions else 1
        if self.kind == words.FOR_RECRUITS:
            return least, max(least, min(box_fleets(p), p.treasury // unit_price(p) - legions))
        if self.kind == words.FOR_DISBANDING:
            return least, old_fleets(p)
        if self.kind == words.FOR_BEQUEST:
            return LEAST_UNITS, p.fleets
        if self.kind == words.FOR_WITHDRAWAL:
            one = self.items[0]
            return least, p.ships[one] - (0 if p.legions_of(one) > legions else 1)
        return (0 if legions or p.veterans(RESERVE) else 1), p.fleets

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        items = [*self.items, number]
        if self.kind == words.FOR_REINFORCING:
            veterans = 0
            for veteran in p.veterans(RESERVE):
                if p.veteran_of[veteran] == items[0] or not (items[1] or number):
                    veterans |= 1 << veteran
            items.append(veterans)
        if self.kind == words.FOR_WITHDRAWAL and is_stripped(p, items):
            ask_unless_beaten(p, self.kind, items, self.seat, self.tribune)
            return
        send_off(p, self.kind, items, self.seat, self.tribune)


def is_stripped(p: Rome, items: list[int]) -> bool:
    """9.644b, 9.643a: whether what is left with him is weaker than his war, so that he is asked."""
    one, legions, fleets = items
    veterans = sum([1 << number for number in p.veterans(FORCE + one)])
    return is_weak(p, [one, p.where[one], p.army[one] - legions, p.ships[one] - fleets, veterans], items)


def ask_unless_beaten(p: Rome, kind: int, items: list[int], seat: int, tribune: int) -> None:
    """9.17a, 9.131a: the proconsul consents, unless the same has failed already."""
    if is_beaten(p, kind, items):
        p.tell(words.E_FAILED_BEFORE)
    else:
        ask_consent(p, kind, items, seat, tribune, items[:1])


def send_off(p: Rome, kind: int, items: list[int], seat: int, tribune: int) -> None:
    """9.131a: put to the vote, unless the same has failed already."""
    if is_beaten(p, kind, items):
        p.tell(words.E_FAILED_BEFORE)
    else:
        propose(p, kind, items, seat, tribune)


@final
class NameThing(Decision[Rome]):
    """9.644a, 9.646a, 7.37b, 9.821a: which proconsul, province, bequest, or who is to be consul for life."""

    verbs: ClassVar[tuple[int, ...]] = (words.NAME_SENATOR, words.NAME_PROVINCE, words.NAME_BEQUEST)
    prompt: ClassVar[str] = words.ASK_NAME

    def __init__(self, seat: int, tribune: int, kind: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.kind: Final = kind

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("motion", words.MOTION, self.kind)]

    def moves(self, p: Rome) -> list[Move]:
        if self.kind in (words.FOR_RECALL, words.FOR_REINFORCING):
            return [Move(words.NAME_SENATOR, one) for one in proconsuls(p)]
        if self.kind == words.FOR_WITHDRAWAL:
            return [Move(words.NAME_SENATOR, one) for one in strippable(p)]
        if self.kind == words.FOR_LIFE:
            return [Move(words.NAME_SENATOR, one) for one in worthy(p)]
        if self.kind == words.FOR_GARRISON:
            return [Move(words.NAME_PROVINCE, at) for at in garrisons(p)]
        if self.kind == words.FOR_GARRISON_HOME:
            return [Move(words.NAME_PROVINCE, at) for at in manned(p)]
        return [Move(words.NAME_BEQUEST, at) for at in errands(p)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NOT_FOR_THIS

    def play(self, p: Rome, move: Move) -> None:
        if self.kind in (words.FOR_REINFORCING, words.FOR_GARRISON, words.FOR_WITHDRAWAL):
            p.begin(CountLegions(self.seat, self.tribune, self.kind, (move.a,)))
        elif self.kind == words.FOR_BEQUEST:
            items = (move.a, p.offices[FIELD_CONSUL])
            p.begin(CountLegions(self.seat, self.tribune, self.kind, items))
        else:
            if self.kind == words.FOR_LIFE:
                p.meeting().life_tried = 1
            send_off(p, self.kind, [move.a], self.seat, self.tribune)


@final
class Replace(Decision[Rome]):
    """9.644a: who takes over from which proconsul."""

    verbs: ClassVar[tuple[int, ...]] = (words.REPLACE,)
    prompt: ClassVar[str] = words.ASK_REPLACE

    def __init__(self, seat: int, tribune: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def moves(self, p: Rome) -> list[Move]:
        return [Move(words.REPLACE, one, old) for one in available(p, []) for old in proconsuls(p)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NO_COMMANDER

    def play(self, p: Rome, move: Move) -> None:
        send_off(p, words.FOR_REPLACING, [move.a, move.b], self.seat, self.tribune)
