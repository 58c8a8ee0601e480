"""Tribunes: vetoes and proposals, and the cards played against them (rules 9.15 and 13.I8 to 13.I11)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.chits import OF_FACTION, DrawChits
from quadriga.games.republic.whole.options import BARE_DIE, TRIBUNE_PARITY
from quadriga.games.republic.whole.rome import FORUM, Rome
from quadriga.games.republic.whole.senate.hands import can_be_held, cards_of, discard_card, tribunes, use_tribune
from quadriga.games.republic.whole.senate.laws import forbids_law, laws_in_hand, play_law
from quadriga.games.republic.whole.senate.suspension import TakeUpAgain

VETO: Final = 0
PROPOSAL: Final = 1
FLACCUS: Final = "7a"


def declare_veto(p: Rome, seat: int) -> None:
    """9.152a: the vote is cancelled unless somebody silences the tribune."""
    answerable = use_tribune(p, seat, veto=True)
    p.meeting().silenced = 0
    p.begin(Heard(seat, VETO))
    if answerable:
        ask_answers(p, seat)


def suspend_vote(p: Rome, seat: int) -> None:
    """9.151b: the vote waits; the tribune's proposal is settled first, unless somebody silences him."""
    p.suspended = p.motion
    p.motion = None
    use_tribune(p, seat, veto=False)
    p.meeting().silenced = 0
    p.begin(TakeUpAgain(seat))
    p.begin(Heard(seat, PROPOSAL))
    ask_answers(p, seat)


def can_be_answered(p: Rome) -> bool:
    """13.I8: while neither Graft nor Murder can be in a hand, by what everybody knows, nobody is asked."""
    return can_be_held(p, "graft") or can_be_held(p, "murder_of_a_tribune")


def ask_answers(p: Rome, seat: int) -> None:
    """13.I14: from the highest official's faction clockwise: who has cards and a senator in Rome may answer."""
    if can_be_answered(p):
        for other in reversed(p.in_order()):
            if other != seat and p.hands[other] and p.voters(other):
                p.begin(AskAnswer(other, seat))


@final
class AskAnswer(Procedure[Rome]):
    """13.I10: nobody is asked once the tribune is silenced."""

    def __init__(self, seat: int, tribune: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune

    def run(self, p: Rome) -> None:
        if not p.meeting().silenced and p.voters(self.seat):
            p.begin(Answer(self.seat, self.tribune))


@final
class Answer(Decision[Rome]):
    """13.I8, 13.I9: Graft or Murder of a Tribune, by one of one's senators in Rome; or nothing."""

    verbs: ClassVar[tuple[int, ...]] = (words.GRAFT, words.KILL_TRIBUNE, words.DONE)
    prompt: ClassVar[str] = words.ASK_ANSWER

    def __init__(self, seat: int, tribune: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        own = p.voters(self.seat)
        moves = []
        if cards_of(p, self.seat, "graft"):
            moves += [Move(words.GRAFT, one) for one in own]
        if cards_of(p, self.seat, "murder_of_a_tribune"):
            moves += [Move(words.KILL_TRIBUNE, one) for one in own]
        return [*moves, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NOT_IN_ROME if move.a != ANY and move.a not in p.voters(self.seat) else words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        id = "graft" if move.verb == words.GRAFT else "murder_of_a_tribune"
        discard_card(p, self.seat, cards_of(p, self.seat, id)[0])
        for other in reversed(p.in_order()):
            if other != self.seat and p.hands[other] and p.voters(other):
                p.begin(Incite(other, self.seat))
        p.begin(GraftDie(move.a) if move.verb == words.GRAFT else KillDie(move.a))


@final
class GraftDie(Chance[Rome]):
    """13.I8: the price, less omens; who is short of it cannot pay."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        price = max(0, move.a - p.omens())
        if price <= p.talents[self.senator]:
            p.begin(PayGraft(self.senator, price))


@final
class PayGraft(YesNo[Rome]):
    """13.I8: he pays and the tribune is silenced, or lets it be."""

    verbs: ClassVar[tuple[int, ...]] = (words.AGREE, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_PAY_GRAFT

    def __init__(self, senator: int, price: int) -> None:
        self.senator: Final = senator
        self.price: Final = price

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.senator), ("number", words.NUMBER, self.price)]

    def yes(self, p: Rome) -> None:
        p.talents[self.senator] -= self.price
        silence(p)


def silence(p: Rome) -> None:
    """13.I10: a cancelled tribune is spent."""
    p.meeting().silenced = 1
    p.tell(words.E_SILENCED)


@final
class KillDie(Chance[Rome]):
    """13.I9, D33: even, less omens, and the tribune is silenced; the die is lost in popularity either way."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        found = move.a - p.omens()
        p.gain_popularity(self.senator, -max(0, found))
        if (move.a if p.options[TRIBUNE_PARITY] == BARE_DIE else found) % 2 == 0:
            silence(p)


@final
class Incite(ChooseOne[Rome]):
    """13.I11, D61: a mob against whoever played Graft or murder, led by a senator in Rome."""

    verbs: ClassVar[tuple[int, ...]] = (words.INCITE, words.DONE)
    prompt: ClassVar[str] = words.ASK_INCITE

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        return p.voters(self.seat) if cards_of(p, self.seat, "mob_incited_to_violence") else []

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def chose(self, p: Rome, one: int) -> None:
        discard_card(p, self.seat, cards_of(p, self.seat, "mob_incited_to_violence")[0])
        p.tell(words.E_INCITED, one, self.victim)
        p.begin(InciteDie(p.deck.oratory[one], self.victim, one))


@final
class InciteDie(Chance[Rome]):
    """13.I11: a die, less omens, and his oratory in chits against the victim's senators in Rome."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, oratory: int, victim: int, senator: int = -1) -> None:
        self.oratory: Final = oratory
        self.victim: Final = victim
        self.senator: Final = senator
        """Who leads the mob."""

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        p.begin(DrawChits(max(0, move.a - p.omens()) + self.oratory, OF_FACTION + self.victim))


@final
class Heard(Procedure[Rome]):
    """9.152a, 9.151a: what a tribune who was not silenced does: the vote is cancelled, or the faction proposes."""

    def __init__(self, seat: int, use: int) -> None:
        self.seat: Final = seat
        self.use: Final = use

    def run(self, p: Rome) -> None:
        if p.meeting().silenced:
            if self.use == VETO:
                from quadriga.games.republic.whole.senate.votes import Vote

                p.begin(Vote(self.seat))
            return
        if self.use == VETO:
            p.on_floor().vetoed = 1
            p.tell(words.E_VETOED, self.seat)
            return
        from quadriga.games.republic.whole.senate.business import Propose

        p.begin(Propose(self.seat, 1))


@final
class TribuneWindow(Procedure[Rome]):
    """9.151a, ruling R-27: before other business and after adjournment factions may propose by a tribune."""

    def run(self, p: Rome) -> None:
        for seat in reversed(p.in_order()):
            if can_hold_tribune(p, seat) or has_right(p, seat):
                p.begin(ClaimFloor(seat))


def can_hold_tribune(p: Rome, seat: int) -> bool:
    """What all can see: the faction has cards, or a statesman who is a tribune."""
    return bool(p.hands[seat]) or any(one in p.deck.free_tribune for one in p.members(seat))


def has_right(p: Rome, seat: int) -> bool:
    """9.151c, 9.61g: a Gracchus or Flaccus needs no card for what is his to do."""
    return bool(gracchi(p, seat)) or not forbids_commission(p, seat)


@final
class ClaimFloor(Decision[Rome]):
    """9.15a, 9.151a, 9.151c, 9.61g, 13.L11: a tribune for a proposal, a law, a Gracchus' bill, Flaccus' commission."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.USE_TRIBUNE,
        words.PLAY_LAW,
        words.OFFER_LAND,
        words.TAKE_COMMISSION,
        words.DONE,
    )
    prompt: ClassVar[str] = words.ASK_TRIBUNE

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        moves = [Move(words.USE_TRIBUNE)] if tribunes(p, self.seat, veto=False) else []
        moves += [Move(words.PLAY_LAW, law) for law in laws_in_hand(p, self.seat) if not forbids_law(p, law)]
        moves += [Move(words.OFFER_LAND, one) for one in gracchi(p, self.seat)]
        if not forbids_commission(p, self.seat):
            moves.append(Move(words.TAKE_COMMISSION))
        return [*moves, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.USE_TRIBUNE:
            return words.R_NO_TRIBUNE
        if move.verb == words.PLAY_LAW:
            return words.R_NOT_IN_HAND if move.a not in laws_in_hand(p, self.seat) else forbids_law(p, move.a)
        return forbids_commission(p, self.seat) if move.verb == words.TAKE_COMMISSION else words.R_NO_GRACCHUS

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb in (words.USE_TRIBUNE, words.PLAY_LAW)

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        p.begin(self)
        if move.verb == words.USE_TRIBUNE:
            use_tribune(p, self.seat, veto=False)
            p.meeting().silenced = 0
            p.begin(Heard(self.seat, PROPOSAL))
            ask_answers(p, self.seat)
        elif move.verb == words.PLAY_LAW:
            play_law(p, self.seat, move.a)
        elif move.verb == words.OFFER_LAND:
            from quadriga.games.republic.whole.senate.land import NameBill

            p.meeting().free_used.append(move.a)
            p.begin(NameBill(self.seat, 1))
        else:
            flaccus = p.cards.senator_of[FLACCUS]
            p.holder[p.deck.land_commissioner] = flaccus
            p.bars[p.deck.land_commissioner] = 0
            p.tell(words.E_CONCESSION, p.deck.land_commissioner, flaccus)


def gracchi(p: Rome, seat: int) -> list[int]:
    """9.151c: the brothers of a faction who have not proposed this turn, while a bill can be proposed."""
    from quadriga.games.republic.whole.senate.land import open_bills

    brothers = [p.cards.senator_of["25a"], p.cards.senator_of["25b"]]
    used = p.meeting().free_used
    return [one for one in brothers if p.faction[one] == seat and one not in used and open_bills(p)]


def forbids_commission(p: Rome, seat: int) -> int:
    """9.61g: Flaccus may take the Land Commissioner while it lies in the Forum and a land bill is in effect."""
    flaccus = p.cards.senator_of[FLACCUS]
    if p.faction[flaccus] != seat or not p.is_loyal(flaccus):
        return words.R_NOT_YOURS
    if p.holder[p.deck.land_commissioner] != FORUM or not sum(p.bills):
        return words.R_NO_LAND_BILL
    return 0
