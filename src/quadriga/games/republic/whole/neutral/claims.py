"""A pick is announced, and a tribune may stand in its way (rules N4.05.417 and N4.05.419)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Move, Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.spoils import dividing, give, recipients
from quadriga.games.republic.whole.neutral.wishes import wish
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.hands import tribunes, use_tribune
from quadriga.games.republic.whole.senate.tribunes import ask_answers, can_hold_tribune


def announce(p: Rome, verb: int, thing: int, one: int) -> None:
    """What is picked and for whom, as everybody hears it."""
    if verb == words.PICK_OFFICE:
        p.tell(words.E_WANTS_OFFICE, one, thing)
    elif verb == words.PICK_CONCESSION:
        p.tell(words.E_PROPOSED_CONCESSION, thing, one)
    elif verb == words.PICK_PROVINCE:
        p.tell(words.E_PROPOSED_GOVERNOR, thing, one)
    else:
        p.tell(words.E_PROPOSED_BILL, thing, one)


def is_asked(p: Rome, seat: int) -> bool:
    """Ruling R-52: a player who may hold a tribune, by what the other player sees; alone, who does hold one."""
    return can_hold_tribune(p, seat) if p.seats > 1 else tribunes(p, seat, veto=False)


def is_next(p: Rome, seat: int) -> bool:
    """N4.05.419a: whether a faction of the coalition picks after the one that picks now."""
    ruling = p.others().coalition
    return bool(ruling) and ruling[dividing(p).at % len(ruling)] == seat


def would_block(p: Rome, seat: int, verb: int, thing: int) -> bool:
    """N4.05.419a: a neutral faction that comes next and wants just this."""
    if not is_next(p, seat) or not tribunes(p, seat, veto=False):
        return False
    wanted = wish(p, seat)
    return wanted is not None and wanted[:2] == (verb, thing)


@final
class Claim(Procedure[Rome]):
    """N4.05.419a: others may cancel a pick by a tribune, from the highest official's faction on; else it is given."""

    def __init__(self, seat: int, verb: int, thing: int, one: int, asked: int) -> None:
        self.seat: Final = seat
        self.verb: Final = verb
        self.thing: Final = thing
        self.one: Final = one
        self.asked: Final = asked
        """The factions that have let it pass, or were silenced, bit n for faction n."""

    def run(self, p: Rome) -> None:
        division = dividing(p)
        if division.blocked:
            division.blocked = 0
            return
        if not self.asked:
            announce(p, self.verb, self.thing, self.one)
        if not (self.verb == words.PICK_COSPONSOR and division.must):
            for other in p.in_order():
                if other != self.seat and not self.asked >> other & 1 and self.is_open_to(p, other):
                    p.begin(Claim(self.seat, self.verb, self.thing, self.one, self.asked | 1 << other))
                    p.begin(Block(other, self.seat))
                    return
        if self.one in recipients(p, self.verb, self.thing):
            give(p, self.verb, self.thing, self.one)

    def is_open_to(self, p: Rome, other: int) -> bool:
        """Who is asked: players by what can be seen, neutral factions where they would."""
        return is_asked(p, other) if other < p.seats else would_block(p, other, self.verb, self.thing)


@final
class Block(YesNo[Rome]):
    """N4.05.419a: a tribune skips the faction that picks."""

    verbs: ClassVar[tuple[int, ...]] = (words.BLOCK, words.LET_IT_BE)
    prompt: ClassVar[str] = words.ASK_BLOCK

    def __init__(self, seat: int, picking: int) -> None:
        self.seat: Final = seat
        self.picking: Final = picking

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("faction", words.FACTION, self.picking)]

    def forbids_yes(self, p: Rome) -> int:
        return 0 if tribunes(p, self.seat, veto=False) else words.R_NO_TRIBUNE

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb == words.BLOCK

    def yes(self, p: Rome) -> None:
        speak(p, self.seat, self.picking)


def speak(p: Rome, seat: int, picking: int) -> None:
    """9.15a, 13.I8: a tribune is used, and may be silenced."""
    dividing(p).picking, dividing(p).tribune = picking, seat
    use_tribune(p, seat, veto=False)
    p.meeting().silenced = 0
    p.begin(Spoken(seat, picking))
    ask_answers(p, seat)


@final
class Spoken(Procedure[Rome]):
    """N4.05.417a, N4.05.419a: unless he was silenced the pick is lost; or the bill stands, if it was about that."""

    def __init__(self, seat: int, picking: int) -> None:
        self.seat: Final = seat
        self.picking: Final = picking

    def run(self, p: Rome) -> None:
        if p.meeting().silenced:
            return
        dividing(p).blocked = 1
        if self.picking >= 0:
            p.tell(words.E_BLOCKED, self.picking)


@final
class Fails(Procedure[Rome]):
    """N4.05.417a: a faction has passed: a bill that is not mandatory fails, unless a player's tribune upholds it."""

    def __init__(self, asked: int) -> None:
        self.asked: Final = asked

    def run(self, p: Rome) -> None:
        division = dividing(p)
        if division.blocked:
            division.blocked = division.passes = 0
            return
        for seat in p.in_order():
            if seat < p.seats and not self.asked >> seat & 1 and is_asked(p, seat):
                p.begin(Fails(self.asked | 1 << seat))
                p.begin(Uphold(seat))
                return
        division.bill = -1


@final
class Uphold(YesNo[Rome]):
    """N4.05.417a: a tribune keeps a bill alive that nobody has cosponsored yet."""

    verbs: ClassVar[tuple[int, ...]] = (words.UPHOLD, words.LET_FALL)
    prompt: ClassVar[str] = words.ASK_UPHOLD

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def forbids_yes(self, p: Rome) -> int:
        return 0 if tribunes(p, self.seat, veto=False) else words.R_NO_TRIBUNE

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb == words.UPHOLD

    def yes(self, p: Rome) -> None:
        speak(p, self.seat, -1)
