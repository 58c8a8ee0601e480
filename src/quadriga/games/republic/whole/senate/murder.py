"""Attempts on lives in the Senate, and what follows when the assassin is caught (rules 9.7)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import Count
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.chits import OF_FACTION, DrawChits
from quadriga.games.republic.whole.mortality.death import die, leave
from quadriga.games.republic.whole.options import BARRED, TRIAL_MURDER
from quadriga.games.republic.whole.rome import IN_ROME, Rome
from quadriga.games.republic.whole.senate.hands import cards_of, discard_card

KILLED: Final = 5
CAUGHT: Final = 2
OPEN_GUARD: Final = 2
DISGRACE: Final = 5


def targets(p: Rome, seat: int) -> list[int]:
    """9.7a, 9.821b, D47: senators of other factions in Rome, one attempt on a faction a turn; no life consul."""
    spared = [-1, seat, *p.meeting().targeted]
    return [
        one
        for one in range(p.cards.senators)
        if p.place[one] == IN_ROME and p.faction[one] not in spared and one != p.life
    ]


def forbids_plot(p: Rome, seat: int) -> int:
    """9.7a, 9.823a: one attempt of each faction a turn, by a senator in Rome; a consul for life makes nobody murder."""
    if p.options[TRIAL_MURDER] == BARRED and p.motion is not None and p.motion.kind == words.FOR_MURDER_TRIAL:
        return words.R_NO_MURDER_NOW
    if seat in p.meeting().attempted:
        return words.R_PLOTTED_ALREADY
    if p.controller(seat) != seat or not p.voters(seat):
        return words.R_NOT_IN_ROME
    return 0 if targets(p, seat) else words.R_NO_TARGET


@final
class Plot(Decision[Rome]):
    """9.7a: who tries to kill whom."""

    verbs: ClassVar[tuple[int, ...]] = (words.MURDER,)
    prompt: ClassVar[str] = words.ASK_MURDER

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        return [Move(words.MURDER, one, other) for one in p.voters(self.seat) for other in targets(p, self.seat)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NO_TARGET

    def play(self, p: Rome, move: Move) -> None:
        strike(p, move.a, move.b)


def strike(p: Rome, assassin: int, target: int) -> None:
    """9.7a: one attempt of each faction and on each faction a turn."""
    if is_free_blow(p, target):
        p.on_floor().blow = assassin
    p.meeting().attempted.append(p.faction[assassin])
    p.meeting().targeted.append(p.faction[target])
    p.tell(words.E_PLOTTED, assassin, target)
    p.begin(AddAssassins(assassin, target))


def is_free_blow(p: Rome, target: int) -> bool:
    """9.623a, D45: the first attempt on a sponsor of a land bill whose sponsors are of one faction."""
    motion = p.motion
    if motion is None or motion.kind != words.FOR_LAND_BILL or motion.blow >= 0:
        return False
    sponsors = motion.items[1:3]
    return target in sponsors and p.faction[sponsors[0]] == p.faction[sponsors[1]]


@final
class AddAssassins(Count[Rome]):
    """9.71a, 13.I2: Assassin cards, each one more on the die; whoever holds no card is asked all the same."""

    verbs: ClassVar[tuple[int, ...]] = (words.ADD_ASSASSINS,)
    prompt: ClassVar[str] = words.ASK_ASSASSINS

    def __init__(self, assassin: int, target: int) -> None:
        self.assassin: Final = assassin
        self.target: Final = target

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.assassin])

    def bounds(self, p: Rome) -> tuple[int, int]:
        return 0, len(cards_of(p, p.faction[self.assassin], "assassin"))

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.a > 0

    def counted(self, p: Rome, number: int) -> None:
        seat = p.faction[self.assassin]
        for card in cards_of(p, seat, "assassin")[:number]:
            discard_card(p, seat, card)
        p.begin(MurderDie(self.assassin, self.target, number))


@final
class MurderDie(Chance[Rome]):
    """9.72a: one die with Assassins, less 2 for an Open Bodyguard, less omens."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, assassin: int, target: int, cards: int) -> None:
        self.assassin: Final = assassin
        self.target: Final = target
        self.cards: Final = cards

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        bonus = self.cards - p.omens() - (OPEN_GUARD if p.guarded == self.target else 0)
        p.tell(words.E_STABBED, self.target, move.a + bonus)
        if move.a + bonus > CAUGHT and p.hands[p.faction[self.target]]:
            p.begin(Guards(self.assassin, self.target, move.a, bonus))
        else:
            outcome(p, self.assassin, self.target, move.a + bonus, 0, bonus)


@final
class Guards(Count[Rome]):
    """9.73a, 13.I3: after the die the target's player shows Secret Bodyguards, any number at once."""

    verbs: ClassVar[tuple[int, ...]] = (words.SHOW_GUARDS,)
    prompt: ClassVar[str] = words.ASK_GUARDS

    def __init__(self, assassin: int, target: int, face: int, bonus: int) -> None:
        self.assassin: Final = assassin
        self.target: Final = target
        self.face: Final = face
        self.bonus: Final = bonus

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.target])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.target), ("number", words.NUMBER, self.face + self.bonus)]

    def bounds(self, p: Rome) -> tuple[int, int]:
        return 0, len(cards_of(p, p.faction[self.target], "secret_bodyguard"))

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.a > 0

    def counted(self, p: Rome, number: int) -> None:
        seat = p.faction[self.target]
        for card in cards_of(p, seat, "secret_bodyguard")[:number]:
            discard_card(p, seat, card)
        outcome(p, self.assassin, self.target, self.face + self.bonus - number, number, self.bonus - number)


def outcome(p: Rome, assassin: int, target: int, total: int, guards: int, bonus: int) -> None:
    """9.72a, 9.73b: killed, nothing or caught; if not caught each guard has a die to catch him."""
    dice = guards + (1 if p.guarded == target else 0)
    popularity = p.popularity[target]
    if total <= CAUGHT:
        p.begin(Caught(assassin, popularity))
    elif dice:
        p.begin(GuardDice(assassin, popularity, dice, bonus))
    if total >= KILLED:
        die(p, target)


@final
class GuardDice(Procedure[Rome]):
    """9.73b: one die more for each guard, until he is caught."""

    def __init__(self, assassin: int, popularity: int, dice: int, bonus: int) -> None:
        self.assassin: Final = assassin
        self.popularity: Final = popularity
        self.dice: Final = dice
        self.bonus: Final = bonus

    def run(self, p: Rome) -> None:
        if self.dice and p.place[self.assassin] == IN_ROME:
            p.begin(GuardDie(self.assassin, self.popularity, self.dice, self.bonus))


@final
class GuardDie(Chance[Rome]):
    """9.73b: 2 or less, with all modifiers, and he is caught; a kill by these dice is ignored."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, assassin: int, popularity: int, dice: int, bonus: int) -> None:
        self.assassin: Final = assassin
        self.popularity: Final = popularity
        self.dice: Final = dice
        self.bonus: Final = bonus

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a + self.bonus <= CAUGHT:
            p.begin(Caught(self.assassin, self.popularity))
        else:
            p.begin(GuardDice(self.assassin, self.popularity, self.dice - 1, self.bonus))


@final
class Caught(Procedure[Rome]):
    """9.74a, 9.74c, 9.623a: the assassin dies; his leader is disgraced and, in Rome, tried; a leader leaves no heir."""

    def __init__(self, assassin: int, popularity: int) -> None:
        self.assassin: Final = assassin
        self.popularity: Final = popularity

    def run(self, p: Rome) -> None:
        seat = p.faction[self.assassin]
        p.tell(words.E_CAUGHT, self.assassin)
        if p.motion is not None and p.motion.blow == self.assassin:
            die(p, self.assassin)
            return
        leader = p.leader[seat]
        p.begin(LastSenator(seat))
        if leader == self.assassin:
            p.begin(DrawChits(max(0, self.popularity), OF_FACTION + seat))
            die(p, self.assassin, heirless=True)
            return
        die(p, self.assassin)
        if leader >= 0:
            p.gain_influence(leader, -DISGRACE)
            p.tell(words.E_INFLUENCE_LOST, leader, DISGRACE)
            if p.place[leader] == IN_ROME and p.has_neutrals():
                p.begin(Guilty(leader, self.popularity))
            elif p.place[leader] == IN_ROME:
                p.meeting().trials += [leader, self.popularity]


@final
class Guilty(Procedure[Rome]):
    """N4.07.3a: with neutral factions at the table the leader is guilty at once."""

    def __init__(self, leader: int, popularity: int) -> None:
        self.leader: Final = leader
        self.popularity: Final = popularity

    def run(self, p: Rome) -> None:
        from quadriga.games.republic.whole.senate.convictions import convict_murder  # which ends with `LastSenator`

        convict_murder(p, self.leader, self.popularity)


@final
class LastSenator(Procedure[Rome]):
    """5.4a, 9.74f: a faction that has lost its last senator this way is eliminated."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        if not p.members(self.seat) and not p.gone[self.seat]:
            leave(p, self.seat)
