"""Persuasion: a senator is won over, for money and against it (rules 7.4)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import Pay, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.options import BARGAIN, BLACKMAIL, DISCARDED, GUARD_LOST, MUST_THROW, ONE_THROW
from quadriga.games.republic.whole.revenue.bodyguard import dismiss_guard
from quadriga.games.republic.whole.revenue.personal import totals
from quadriga.games.republic.whole.rome import IN_FORUM, IN_ROME, Rome
from quadriga.games.republic.whole.senate.hands import cards_of, discard_card
from quadriga.games.republic.whole.treasury import change_treasury

CARDS: Final = ((words.SEDUCE, "seduction"), (words.BLACKMAIL, "blackmail"))
PEDDLING: Final = "influence_peddling"
BLACKMAILED: Final = 2
ALIGNED: Final = 7
"""7.41a: what it costs to win a senator from another faction."""
HIGHEST: Final = 9
"""7.41b: a natural throw above this always fails."""
GRACCHI: Final = 24
"""7.411b: the family of the brothers whose loyalty ends with each other's faction."""


def loyalty(p: Rome, target: int, seat: int) -> int:
    """7.411: printed loyalty, 0 beside one of his opponents, or for a Gracchus towards the faction of his brother."""
    for other in range(p.cards.senators):
        if other == target or not p.is_in_play(other) or p.faction[other] < 0:
            continue
        if other in p.deck.opponents[target] and p.faction[other] == p.faction[target]:
            return 0
        if p.deck.family[target] == p.deck.family[other] == GRACCHI and p.faction[other] == seat:
            return 0
    return p.deck.loyalty[target]


def base(p: Rome, attempt: Attempt) -> int:
    """7.41a: oratory, influence and bribes of the persuader against loyalty, faction, talents and counter-bribes."""
    one, target = attempt.persuader, attempt.target
    own = p.deck.oratory[one] + p.influence[one] + attempt.bribes
    aligned = ALIGNED if p.faction[target] >= 0 else 0
    return own - loyalty(p, target, p.faction[one]) - aligned - p.talents[target] - attempt.counter


def chance(p: Rome, attempt: Attempt) -> int:
    """7.41b: how many of the 36 throws would succeed as it stands."""
    return chance_at(p, base(p, attempt))


def chance_at(p: Rome, number: int) -> int:
    """7.41b: how many of the 36 throws succeed with a base number."""
    most = min(HIGHEST - p.era_ends, number - p.omens())
    return sum([ways for total, ways in totals(2) if total <= most])


def forbids_persuading(p: Rome, seat: int, persuader: int, target: int) -> int:
    """7.4a, 7.4b: an own senator in Rome; one of the Forum, or of another faction in Rome who does not lead it."""
    if persuader != ANY:
        if persuader not in p.members(seat):
            return words.R_NOT_YOURS
        if p.place[persuader] != IN_ROME:
            return words.R_NOT_IN_ROME
    if target != ANY:
        if not 0 <= target < p.cards.senators or p.place[target] not in (IN_ROME, IN_FORUM):
            return words.R_NOT_IN_ROME
        if p.faction[target] == seat:
            return words.R_YOURS_ALREADY
        if target in p.leader:
            return words.R_A_LEADER
    return 0


def persuaders_of(p: Rome, seat: int) -> list[int]:
    """7.4a: the senators of a faction who may persuade."""
    return [one for one in p.members(seat) if not forbids_persuading(p, seat, one, ANY)]


def targets_of(p: Rome, seat: int) -> list[int]:
    """7.4a, 7.4b: those whom a faction may try to win over."""
    return [one for one in range(p.cards.senators) if not forbids_persuading(p, seat, ANY, one)]


@final
class Persuade(Decision[Rome]):
    """7.2e, 7.4a, 7.41d: who tries to win over whom, however hopeless; or nobody does."""

    verbs: ClassVar[tuple[int, ...]] = (words.PERSUADE, words.SEDUCE, words.BLACKMAIL, words.PEDDLE, words.DONE)
    prompt: ClassVar[str] = words.ASK_PERSUADE

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        targets = targets_of(p, self.seat)
        own = persuaders_of(p, self.seat)
        moves = [Move(words.PERSUADE, one, target) for one in own for target in targets]
        for verb, id in CARDS:
            if cards_of(p, self.seat, id):
                moves += [Move(verb, one, target) for one in own for target in targets]
        if cards_of(p, self.seat, PEDDLING):
            moves += [Move(words.PEDDLE, other) for other in rich_hands(p, self.seat)]
        return [*moves, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PEDDLE:
            return words.R_NO_HAND if cards_of(p, self.seat, PEDDLING) else words.R_NOT_IN_HAND
        for verb, id in CARDS:
            if move.verb == verb and not cards_of(p, self.seat, id):
                return words.R_NOT_IN_HAND
        return 0 if move.verb == words.DONE else forbids_persuading(p, self.seat, move.a, move.b)

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb in (words.SEDUCE, words.BLACKMAIL, words.PEDDLE)

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.PEDDLE:
            discard_card(p, self.seat, cards_of(p, self.seat, PEDDLING)[0])
            p.begin(self)
            p.begin(TakeCard(self.seat, move.a))
        elif move.verb != words.DONE:
            p.attempt = Attempt()
            p.attempt.lay_out(move.a, move.b)
            for number, (verb, id) in enumerate(CARDS, 1):
                if move.verb == verb:
                    p.attempt.card = number
                    discard_card(p, self.seat, cards_of(p, self.seat, id)[0])
            p.tell(words.E_PERSUADES, move.a, move.b)
            p.begin(Bribe(self.seat, 0))


@final
class Bribe(Pay[Rome]):
    """7.412a, 7.414a: what the persuader spends of his own; after a round at least 1, or he throws the dice."""

    verbs: ClassVar[tuple[int, ...]] = (words.BRIBE,)
    prompt: ClassVar[str] = words.ASK_BRIBE

    def __init__(self, seat: int, least_paid: int) -> None:
        self.seat: Final = seat
        self.least_paid: Final = least_paid

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        attempt = p.persuasion()
        return [("commander", words.COMMANDER, attempt.target), ("number", words.NUMBER, base(p, attempt))]

    def purse(self, p: Rome) -> int:
        return p.talents[p.persuasion().persuader]

    def least(self, p: Rome) -> int:
        return self.least_paid

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MUCH if number > self.purse(p) else words.R_ADD_SOMETHING

    def counted(self, p: Rome, number: int) -> None:
        attempt = p.persuasion()
        p.talents[attempt.persuader] -= number
        attempt.bribes += number
        attempt.spent = number
        attempt.answered = 0
        p.tell(words.E_BRIBED, attempt.persuader, number)
        if attempt.card:
            p.begin(PersuasionDice())
            return
        p.begin(RoundOver(self.seat))
        for step in range(p.factions - 1, 0, -1):
            other = (self.seat + step) % p.factions
            if not p.gone[other]:
                p.begin(CounterBribe(other))


@final
class CounterBribe(Pay[Rome]):
    """7.413a: every other faction in turn may spend of its treasury against it."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNTER,)
    prompt: ClassVar[str] = words.ASK_COUNTER

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        attempt = p.persuasion()
        return [("commander", words.COMMANDER, attempt.target), ("number", words.NUMBER, base(p, attempt))]

    def purse(self, p: Rome) -> int:
        return p.purse[self.seat]

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MUCH

    def counted(self, p: Rome, number: int) -> None:
        attempt = p.persuasion()
        change_treasury(p, self.seat, -number)
        attempt.counter += number
        attempt.spent += number
        attempt.answered += number
        if number:
            p.tell(words.E_COUNTERED, self.seat, number)


@final
class RoundOver(Procedure[Rome]):
    """7.414b, D25: after a round in which nobody spent, or without talents left, the persuader throws."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        attempt = p.persuasion()
        goes_on = attempt.answered if p.options[BARGAIN] == MUST_THROW else attempt.spent
        if goes_on and p.talents[attempt.persuader]:
            p.begin(AddOrThrow(self.seat))
        else:
            p.begin(PersuasionDice())


@final
class AddOrThrow(YesNo[Rome]):
    """7.414a: throw now, or add to the bribe and start the round again."""

    verbs: ClassVar[tuple[int, ...]] = (words.TRY, words.ADD)
    prompt: ClassVar[str] = words.ASK_ADD

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        attempt = p.persuasion()
        return [("commander", words.COMMANDER, attempt.target), ("number", words.NUMBER, base(p, attempt))]

    def yes(self, p: Rome) -> None:
        p.begin(PersuasionDice())

    def no(self, p: Rome) -> None:
        p.begin(Bribe(self.seat, 1))


@final
class PersuasionDice(Chance[Rome]):
    """7.41b, 7.41c, 7.414c: two dice and omens, at most the base; then all that was spent lies with the target."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, total), ways) for total, ways in totals(2)]

    def play(self, p: Rome, move: Move) -> None:
        attempt = p.persuasion()
        target = attempt.target
        seat = p.faction[attempt.persuader]
        won = move.a <= HIGHEST - p.era_ends and move.a + p.omens() <= base(p, attempt)
        p.talents[target] += attempt.bribes + attempt.counter
        p.attempt = None
        if won:
            p.place[target] = IN_ROME
            p.faction[target] = seat
            p.tell(words.E_JOINED, target, seat)
            if p.guarded == target and p.options[GUARD_LOST] == DISCARDED:
                dismiss_guard(p)
        else:
            p.tell(words.E_STAYED, target)
            if attempt.card == BLACKMAILED:
                p.begin(BlackmailDice(target, -1))


@final
class BlackmailDice(Chance[Rome]):
    """13.I6, D7: two throws of two dice, less omens: influence, then popularity, lost by the target."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, target: int, influence: int) -> None:
        self.target: Final = target
        self.influence: Final = influence

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, total), ways) for total, ways in totals(2)]

    def play(self, p: Rome, move: Move) -> None:
        lost = max(0, move.a - p.omens())
        if self.influence < 0 and p.options[BLACKMAIL] != ONE_THROW:
            p.begin(BlackmailDice(self.target, lost))
            return
        influence = self.influence if self.influence >= 0 else lost
        p.gain_influence(self.target, -influence)
        p.gain_popularity(self.target, -lost)
        p.tell(words.E_DISGRACED, self.target, influence, lost)


def rich_hands(p: Rome, seat: int) -> list[int]:
    """13.I7: other factions that hold at least one card."""
    return [other for other in range(p.factions) if other != seat and p.hands[other]]


@final
class TakeCard(Chance[Rome]):
    """13.I7: a card drawn at random from a hand goes to another, and only the two know which."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_CARD,)

    def __init__(self, seat: int, other: int) -> None:
        self.seat: Final = seat
        self.other: Final = other

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.TAKE_CARD, self.other, card), 1) for card in p.hands[self.other]]

    def audience(self, p: Rome, move: Move) -> int:
        return p.those(self.seat, self.other)

    def play(self, p: Rome, move: Move) -> None:
        p.hands[self.other].remove(move.b)
        p.hands[self.seat].append(move.b)
        p.hands[self.seat].sort()
        both = p.those(self.seat, self.other)
        p.tell(words.E_TOOK_CARD, self.seat, self.other, move.b, audience=both)
