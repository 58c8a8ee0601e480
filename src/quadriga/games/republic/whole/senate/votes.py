"""Votes in the Senate: calls, ballots, vetoes, and what a proposal leads to (rules 9.14 to 9.16)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Event, Kind, Move, Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.ledger.giving import Pledge, forbids_promise, words_open
from quadriga.games.republic.whole.ledger.seen import see_proposal, see_votes
from quadriga.games.republic.whole.revenue.redistribution import amounts
from quadriga.games.republic.whole.rome import DICTATOR, IN_ROME, Rome
from quadriga.games.republic.whole.senate.effects import Carried, Defeated
from quadriga.games.republic.whole.senate.hands import tribunes
from quadriga.games.republic.whole.senate.motion import Motion
from quadriga.games.republic.whole.senate.murder import Plot, forbids_plot
from quadriga.games.republic.whole.senate.repopulation import Repopulate
from quadriga.games.republic.whole.senate.suspension import forbids_suspension

FOR: Final = 1
AGAINST: Final = 2
ABSTAIN: Final = 3


def propose(p: Rome, kind: int, items: list[int], seat: int, tribune: int) -> None:
    """9.12b, 9.151a: a proposal is put to the vote."""
    motion = Motion()
    motion.lay_out(kind, seat, p.speaker(), tribune, p.cards.senators)
    motion.items = items
    p.motion = motion
    p.tell(words.E_PROPOSED, kind, seat)
    for event in described(motion):
        p.report(event)
    see_proposal(p, motion)
    if p.has_neutrals():
        p.motion = None
        p.begin(Carried(kind, seat, 0, tuple(items), ()))
        return
    p.begin(Settle())
    p.begin(CallNext())


def described(motion: Motion) -> list[Event]:
    """What exactly is proposed, item by item, as it is told."""
    kind, items = motion.kind, motion.items
    if kind in (words.FOR_CONSULS, words.FOR_DICTATOR, words.FOR_CENSOR, words.FOR_LIFE):
        return [Event(words.E_NOMINATED, [one]) for one in items]
    if kind in (words.FOR_TRIAL, words.FOR_MURDER_TRIAL):
        return [Event(words.E_ON_TRIAL, [items[0]])]
    if kind == words.FOR_GOVERNORS:
        return [Event(words.E_PROPOSED_GOVERNOR, [items[at], items[at + 1]]) for at in range(0, len(items), 2)]
    if kind == words.FOR_CONCESSIONS:
        return [Event(words.E_PROPOSED_CONCESSION, [items[at], items[at + 1]]) for at in range(0, len(items), 2)]
    if kind in (words.FOR_LAND_BILL, words.FOR_REPEAL):
        return [Event(words.E_PROPOSED_BILL, [items[0], items[1]])]
    if kind in (words.FOR_RECRUITS, words.FOR_DISBANDING):
        return [Event(words.E_PROPOSED_UNITS, [items[0], items[1]])]
    if kind == words.FOR_FORCES:
        forces = [items[at : at + 4] for at in range(0, len(items), 5)]
        return [Event(words.E_PROPOSED_FORCE, [one, war, legions, fleets]) for one, war, legions, fleets in forces]
    return []


def callable_seats(p: Rome) -> list[int]:
    """9.14a, 9.15a: factions with senators in Rome, and those that may only veto: they hold cards, as all can see."""
    motion = p.on_floor()
    seats = []
    for seat in p.in_order():
        if seat not in motion.called and seat not in motion.queue and (p.voters(seat) or p.hands[seat]):
            seats.append(seat)
    return seats


@final
class CallNext(Procedure[Rome]):
    """9.12b, 9.14a: who votes next: the one called, or the one left, or whom the presiding magistrate calls."""

    def run(self, p: Rome) -> None:
        motion = p.on_floor()
        if motion.over or motion.vetoed:
            return
        p.begin(self)
        if motion.queue:
            seat = motion.queue.pop(0)
            motion.called.append(seat)
            if p.voters(seat) or p.hands[seat]:
                p.begin(Vote(seat))
            return
        left = callable_seats(p)
        if len(left) > 1:
            p.begin(Call())
        elif left:
            motion.queue.append(left[0])
        else:
            p.stack.pop()


@final
class Call(Decision[Rome]):
    """9.12b: the presiding magistrate calls a faction, or all that are left, clockwise, his own last."""

    verbs: ClassVar[tuple[int, ...]] = (words.CALL, words.CALL_ALL)
    prompt: ClassVar[str] = words.ASK_CALL

    def turn(self, p: Rome) -> Seat:
        speaker = p.speaker()
        return Seat(p.controller(p.faction[speaker] if speaker >= 0 else p.in_order()[0]))

    def moves(self, p: Rome) -> list[Move]:
        return [*[Move(words.CALL, seat) for seat in callable_seats(p)], Move(words.CALL_ALL)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_CALLED_ALREADY

    def play(self, p: Rome, move: Move) -> None:
        motion = p.on_floor()
        if move.verb == words.CALL:
            motion.queue.append(move.a)
            return
        own = int(self.turn(p))
        left = callable_seats(p)
        first = [(own + step) % p.factions for step in range(1, p.factions)]
        motion.queue += [seat for seat in [*first, own] if seat in left]


def votes(p: Rome, one: int) -> int:
    """9.141a, 9.821a: oratory and knights; a nominee for life adds his influence."""
    motion = p.on_floor()
    own = p.deck.oratory[one] + p.knights[one]
    return own + (p.influence[one] if motion.kind == words.FOR_LIFE and one in motion.items else 0)


def no_abstention(p: Rome) -> bool:
    """9.62c, 9.621b: on land bills and repeals everybody votes."""
    return p.on_floor().kind in (words.FOR_LAND_BILL, words.FOR_REPEAL)


def must_vote_for(p: Rome, one: int) -> bool:
    """9.621a: the sponsor of a repeal votes for it."""
    motion = p.on_floor()
    return motion.kind == words.FOR_REPEAL and motion.items[1] == one


def is_kept_from_opposing(p: Rome, seat: int) -> bool:
    """9.823a: a consul for life may not make other factions vote against a land bill."""
    return p.on_floor().kind == words.FOR_LAND_BILL and p.controller(seat) != seat


def forbids_veto(p: Rome, seat: int) -> int:
    """9.152a, 9.152b: a tribune, or Laenas against a land bill; not against a Dictator or a special trial."""
    motion = p.on_floor()
    if motion.kind in (words.FOR_LIFE, words.FOR_MURDER_TRIAL):
        return words.R_NO_VETO
    if motion.speaker >= 0 and motion.speaker == p.offices[DICTATOR] and not motion.tribune:
        return words.R_NO_VETO
    if p.controller(seat) != seat:
        return words.R_NO_TRIBUNE
    return 0 if tribunes(p, seat, veto=True) else words.R_NO_TRIBUNE


@final
class Vote(Decision[Rome]):
    """9.14a, 9.141a, 9.142a: a faction votes as one, with talents or without, or senator by senator, or vetoes."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.VOTE,
        words.SPLIT,
        words.VETO,
        words.PLOT,
        words.APPEAL,
        words.USE_TRIBUNE,
        words.PROMISE_TO,
        words.VOTE_WITH,
    )
    prompt: ClassVar[str] = words.ASK_VOTE

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        motion = p.on_floor()
        return [
            ("motion", words.MOTION, motion.kind),
            ("pro", words.NUMBER, motion.pro),
            ("contra", words.NUMBER, motion.contra),
        ]

    def moves(self, p: Rome) -> list[Move]:
        own = p.voters(self.seat)
        moves = []
        if own:
            rich = sum([p.talents[one] for one in own])
            for stance in (FOR, AGAINST):
                if forbids_stance(p, self.seat, own, stance) == 0:
                    moves += [Move(words.VOTE, stance, talents) for talents in [0, *amounts(rich)]]
        if not own or forbids_stance(p, self.seat, own, ABSTAIN) == 0:
            moves.append(Move(words.VOTE, ABSTAIN, 0))
        if len(own) > 1:
            moves.append(Move(words.SPLIT))
        if own and forbids_appeal(p, self.seat) == 0:
            moves.append(Move(words.APPEAL))
        if forbids_veto(p, self.seat) == 0:
            moves.append(Move(words.VETO))
        if forbids_plot(p, self.seat) == 0:
            moves.append(Move(words.PLOT))
        if forbids_suspension(p, self.seat) == 0:
            moves.append(Move(words.USE_TRIBUNE))
        moves += [
            Move(words.VOTE_WITH, other) for other in range(p.factions) if not forbids_following(p, self.seat, other)
        ]
        return moves + words_open(p, self.seat)

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.VETO:
            return forbids_veto(p, self.seat)
        if move.verb == words.PLOT:
            return forbids_plot(p, self.seat)
        if move.verb == words.PROMISE_TO:
            return forbids_promise(p, self.seat, move.a)
        if move.verb == words.VOTE_WITH:
            return forbids_following(p, self.seat, move.a)
        if move.verb == words.USE_TRIBUNE:
            return forbids_suspension(p, self.seat)
        if move.verb == words.APPEAL:
            return forbids_appeal(p, self.seat) or words.R_NO_APPEAL
        own = p.voters(self.seat)
        if move.verb == words.VOTE and own and move.a != ANY:
            found = forbids_stance(p, self.seat, own, move.a)
            if found:
                return found
            return words.R_NOT_SO_MUCH if move.b > sum([p.talents[one] for one in own]) else words.R_ROUND_SUM
        return words.R_NO_VOTES

    def seals(self, p: Rome, move: Move) -> bool:
        """9.142a: a declared vote cannot be changed, nor can a card that was shown."""
        return move.verb in (words.VOTE, words.VOTE_WITH, words.VETO, words.USE_TRIBUNE)

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.VETO:
            from quadriga.games.republic.whole.senate.tribunes import declare_veto

            declare_veto(p, self.seat)
        elif move.verb == words.USE_TRIBUNE:
            from quadriga.games.republic.whole.senate.tribunes import suspend_vote

            suspend_vote(p, self.seat)
        elif move.verb == words.VOTE_WITH:
            vote_as_one(p, self.seat, lead_of(p, move.a), 0)
        elif move.verb == words.PROMISE_TO:
            p.begin(self)
            p.begin(Pledge(self.seat, move.a))
        elif move.verb == words.PLOT:
            p.begin(Resume(self.seat))
            p.begin(Plot(self.seat))
        elif move.verb == words.APPEAL:
            from quadriga.games.republic.whole.senate.trials import Appeal

            p.begin(Resume(self.seat))
            p.begin(Appeal())
        elif move.verb == words.SPLIT:
            for one in sorted(p.voters(self.seat), reverse=True):
                p.begin(Ballot(one))
        else:
            vote_as_one(p, self.seat, move.a, move.b)


@final
class Resume(Procedure[Rome]):
    """9.421c, 9.74e: after an appeal or an attempt that settled nothing the faction votes."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        if not p.on_floor().over and (p.voters(self.seat) or p.hands[self.seat]):
            p.begin(Vote(self.seat))


def forbids_stance(p: Rome, seat: int, own: list[int], stance: int) -> int:
    """9.62c, 9.621a, 9.823a: who may not abstain, or must be for or against."""
    if stance == ABSTAIN and no_abstention(p):
        return words.R_MUST_VOTE
    if stance != FOR and any(must_vote_for(p, one) for one in own):
        return words.R_SPONSOR
    return words.R_NOT_AGAINST if stance == AGAINST and is_kept_from_opposing(p, seat) else 0


def lead_of(p: Rome, other: int) -> int:
    """Ruling R-51: how a faction that was called has voted as one; 0 if it has not."""
    cast = {how for one, how in enumerate(p.on_floor().stance) if how and p.faction[one] == other}
    return cast.pop() if len(cast) == 1 else 0


def forbids_following(p: Rome, seat: int, other: int) -> int:
    """9.14a, ruling R-51: to vote as another faction has: a condition that a standing order can give."""
    own = p.voters(seat)
    if not own or not 0 <= other < p.factions or other == seat or not lead_of(p, other):
        return words.R_NO_LEAD
    return forbids_stance(p, seat, own, lead_of(p, other))


def forbids_appeal(p: Rome, seat: int) -> int:
    """9.421a: the accused may appeal once, when his faction is called."""
    motion = p.on_floor()
    if motion.kind != words.FOR_TRIAL or motion.appealed or p.faction[motion.items[0]] != seat:
        return words.R_NO_APPEAL
    return 0


def vote_as_one(p: Rome, seat: int, stance: int, talents: int) -> None:
    """9.141a: all senators of a faction in Rome vote alike; bought votes come from the richest first."""
    own = sorted(p.voters(seat), key=lambda one: (-p.talents[one], one))
    left = talents
    for one in own:
        bought = min(left, p.talents[one]) if stance != ABSTAIN else 0
        left -= bought
        cast(p, one, stance, bought)
    p.tell(words.E_VOTED, seat, p.on_floor().pro, p.on_floor().contra)


def cast(p: Rome, one: int, stance: int, talents: int) -> None:
    """9.141a: one senator's votes; what he buys is lost to the Bank whatever happens."""
    motion = p.on_floor()
    p.talents[one] -= talents
    motion.stance[one] = stance
    if talents:
        motion.bought += [one, talents]
    if stance == FOR:
        motion.pro += votes(p, one) + talents
    elif stance == AGAINST:
        motion.contra += votes(p, one) + talents


@final
class Ballot(Decision[Rome]):
    """9.142a: one senator votes for himself, and buys votes of his own talents."""

    verbs: ClassVar[tuple[int, ...]] = (words.VOTE_BY,)
    prompt: ClassVar[str] = words.ASK_BALLOT

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.senator]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.senator)]

    def moves(self, p: Rome) -> list[Move]:
        seat = p.faction[self.senator]
        moves = []
        for stance in (FOR, AGAINST):
            if forbids_stance(p, seat, [self.senator], stance) == 0:
                sums = (0, *amounts(p.talents[self.senator]))
                moves += [Move(words.VOTE_BY, self.senator, stance, talents) for talents in sums]
        if forbids_stance(p, seat, [self.senator], ABSTAIN) == 0:
            moves.append(Move(words.VOTE_BY, self.senator, ABSTAIN, 0))
        return moves

    def why(self, p: Rome, move: Move) -> int:
        if move.a not in (ANY, self.senator):
            return words.R_OTHER_SENATOR
        if move.b != ANY:
            found = forbids_stance(p, p.faction[self.senator], [self.senator], move.b)
            if found:
                return found
        return words.R_NOT_SO_MUCH if move.c > p.talents[self.senator] else words.R_ROUND_SUM

    def seals(self, p: Rome, move: Move) -> bool:
        """9.142a: a declared vote cannot be changed."""
        return True

    def play(self, p: Rome, move: Move) -> None:
        cast(p, self.senator, move.b, move.c)
        p.tell(words.E_VOTED, p.faction[self.senator], p.on_floor().pro, p.on_floor().contra)


# ---------------------------------------------------------------- the count


@final
class Settle(Procedure[Rome]):
    """9.143a, 9.144a: carried if more are for than against; a proposal all others opposed costs him who made it."""

    def run(self, p: Rome) -> None:
        motion = p.on_floor()
        carried = motion.pro > motion.contra
        if motion.over:
            carried = motion.over == 1
        p.motion = None
        if motion.vetoed:
            carried = False
        meeting = p.meeting()
        see_votes(p, motion)
        p.begin(Repopulate())
        if not carried:
            meeting.beaten.append(canonical(motion.kind, motion.items))
            if not motion.vetoed and not motion.tribune and not motion.over and is_unanimous(p, motion):
                p.begin(Rebuked(motion.speaker))
        items, stance = tuple(motion.items), tuple(motion.stance)
        if carried:
            p.tell(words.E_CARRIED, motion.pro, motion.contra)
            p.begin(Carried(motion.kind, motion.seat, motion.vetoed, items, stance))
        else:
            p.tell(words.E_DEFEATED, motion.pro, motion.contra)
            p.begin(Defeated(motion.kind, motion.seat, motion.vetoed, items, stance))


def canonical(kind: int, items: list[int]) -> list[int]:
    """9.131a: a proposal without what makes no difference: the order of consuls, of posts, of concessions."""
    if kind == words.FOR_CONSULS:
        return [kind, *sorted(items)]
    if kind in (words.FOR_GOVERNORS, words.FOR_CONCESSIONS):
        found = sorted([items[at] * 100 + items[at + 1] for at in range(0, len(items), 2)])
        return [kind, *found]
    return [kind, *items]


def is_beaten(p: Rome, kind: int, items: list[int]) -> bool:
    """9.131a, 9.2c: whether the same proposal has failed already in this meeting."""
    return canonical(kind, items) in p.meeting().beaten


def is_unanimous(p: Rome, motion: Motion) -> bool:
    """9.144a: every senator in Rome of all other players voted against, and he who proposed it is alive."""
    if motion.speaker < 0 or p.faction[motion.speaker] < 0:
        return False
    others = [
        one
        for one in range(p.cards.senators)
        if p.place[one] == IN_ROME and p.faction[one] != p.faction[motion.speaker]
    ]
    return bool(others) and all(motion.stance[one] == AGAINST for one in others)


@final
class Rebuked(YesNo[Rome]):
    """9.144a: he loses 1 influence, or steps down as presiding magistrate; without influence he must step down."""

    verbs: ClassVar[tuple[int, ...]] = (words.BEAR_IT, words.STEP_DOWN)
    prompt: ClassVar[str] = words.ASK_REBUKED

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.senator]))

    def forbids_yes(self, p: Rome) -> int:
        return 0 if p.influence[self.senator] else words.R_NO_INFLUENCE

    def yes(self, p: Rome) -> None:
        p.gain_influence(self.senator, -1)
        p.tell(words.E_INFLUENCE_LOST, self.senator, 1)

    def no(self, p: Rome) -> None:
        p.meeting().stepped.append(self.senator)
        p.tell(words.E_STEPPED_DOWN, self.senator)
