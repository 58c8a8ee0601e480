"""The rounds of a battle (rulebook chapters 14.6-14.10 and 16)."""

from math import comb
from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.attrition import FACES, OneDie, within
from quadriga.games.hannibal.battle.aftermath import EndBattle, conclude, withdrawal_spaces, withdrew
from quadriga.games.hannibal.board import (
    DOUBLE_ENVELOPMENT,
    FABIUS,
    FLANK_LEFT,
    FLANK_RIGHT,
    FRONTAL,
    HANNIBAL,
    PROBE,
    RESERVE,
)
from quadriga.games.hannibal.cards import marharbal
from quadriga.games.hannibal.cards.desertion import can_desert, take_card
from quadriga.games.hannibal.cards.numbers import MARHARBAL
from quadriga.games.hannibal.position import Hannibal

PROBE_STANDS_FOR: Final = [FLANK_LEFT, FLANK_RIGHT, DOUBLE_ENVELOPMENT]
"""26: what Hannibal may once in a battle make of a Probe."""
WITHDRAWAL_LIMIT: Final = 40
"""Ruling H-33: so many attempts to withdraw in one battle are enough, so that every game ends."""

__all__ = ["EndBattle", "Lead", "Match", "Round"]


@final
class Round(Procedure["Hannibal"]):
    """14.6, 14.10: the attacker of the round leads a card; without any he has lost."""

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        lead = battle.lead
        if battle.cards(lead) or marharbal.could_lead(p, lead):
            p.begin(Lead())
        else:
            conclude(p, lead, -1)


def forbids_tactic(p: Hannibal, side: int, card: int, tactic: int) -> int:
    """14.7, 14.9, 26: 0 or why a side may not lay a card from its hand as this tactic."""
    battle = p.fighting()
    if tactic == RESERVE:
        return words.R_NO_MATCH
    if not battle.hand[side * 6 + card]:
        return words.R_NO_BATTLE_CARD
    if card in (tactic, RESERVE):
        return 0
    if card == PROBE and battle.chief[side] == HANNIBAL and tactic in PROBE_STANDS_FOR:
        return words.R_NO_PROBE if battle.probe_used else 0
    return words.R_NO_MATCH


def unanswered(p: Hannibal, side: int, tactic: int) -> tuple[int, int]:
    """14.6: how likely the enemy has no battle card that answers a tactic, from the cards this side has not seen."""
    battle = p.fighting()
    base = (1 - side) * 6
    cards = [tactic] if tactic == RESERVE else [tactic, RESERVE]
    if battle.chief[1 - side] == HANNIBAL and not battle.probe_used and tactic in PROBE_STANDS_FOR:
        cards.append(PROBE)
    if any(battle.shown[base + card] for card in cards):
        return 0, 1
    unseen = [battle.deck[card] + battle.hand[base + card] - battle.shown[base + card] for card in range(6)]
    held = sum(battle.hand[base : base + 6]) - sum(battle.shown[base : base + 6])
    fitting = sum([unseen[card] for card in cards])
    return comb(sum(unseen) - fitting, held), comb(sum(unseen), held)


def lay_card(p: Hannibal, side: int, card: int, tactic: int) -> None:
    """A battle card leaves the hand, an open one first; Hannibal's trick is good for once."""
    battle = p.fighting()
    battle.hand[side * 6 + card] -= 1
    if battle.shown[side * 6 + card]:
        battle.shown[side * 6 + card] -= 1
    if card == PROBE and tactic != PROBE:
        battle.probe_used = 1


def can_withdraw(p: Hannibal, side: int) -> bool:
    """16.1, 16.3: whether the attacker of the round may try to break off."""
    battle = p.fighting()
    return (
        battle.chief[side] >= 0
        and battle.withdrawals < WITHDRAWAL_LIMIT
        and battle.cards(side) > 0
        and bool(withdrawal_spaces(p, side))
    )


@final
class Lead(Decision["Hannibal"]):
    """14.6, 14.9, 16.1: the attacker of the round leads a card, or tries to withdraw."""

    verbs: ClassVar[tuple[int, ...]] = (words.LEAD, words.CAVALRY, words.DESERT, words.WITHDRAW, words.CONCEDE)
    prompt: ClassVar[str] = words.ASK_LEAD
    tries: ClassVar[bool] = True

    def turn(self, p: Hannibal) -> Seat:
        battle = p.fighting()
        return Seat(battle.lead)

    def moves(self, p: Hannibal) -> list[Move]:
        battle = p.fighting()
        side = battle.lead
        hand = battle.hand
        base = side * 6
        moves = [Move(words.LEAD, tactic, tactic) for tactic in range(FRONTAL, RESERVE) if hand[base + tactic]]
        if hand[base + RESERVE]:
            moves.extend([Move(words.LEAD, RESERVE, tactic) for tactic in range(FRONTAL, RESERVE)])
        if hand[base + PROBE] and battle.chief[side] == HANNIBAL and not battle.probe_used:
            moves.extend([Move(words.LEAD, PROBE, tactic) for tactic in PROBE_STANDS_FOR])
        if marharbal.can_lead(p, side):
            moves.append(Move(words.CAVALRY))
        if battle.cards(side) and can_desert(p, side):
            moves.append(Move(words.DESERT))
        if can_withdraw(p, side):
            moves.append(Move(words.WITHDRAW))
        if battle.cards(side) == 0:
            moves.append(Move(words.CONCEDE))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        battle = p.fighting()
        if move.verb == words.LEAD:
            if move.a == ANY or move.b == ANY:
                return words.R_NO_BATTLE_CARD
            return forbids_tactic(p, battle.lead, move.a, move.b)
        if move.verb == words.CAVALRY:
            return words.R_NO_CAVALRY
        if move.verb == words.DESERT:
            return words.R_NO_DESERT
        return words.R_MUST_LEAD if move.verb == words.CONCEDE else words.R_NO_WITHDRAWAL

    def likely(self, p: Hannibal, move: Move) -> tuple[int, int]:
        battle = p.fighting()
        if move.verb == words.LEAD:
            return unanswered(p, battle.lead, move.b)
        return (
            (within(withdrawal_rating(p, battle.chief[battle.lead])), FACES) if move.verb == words.WITHDRAW else (0, 0)
        )

    def seals(self, p: Hannibal, move: Move) -> bool:
        return True

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        side = battle.lead
        if move.verb == words.WITHDRAW:
            battle.withdrawals += 1
            p.begin(WithdrawRoll())
            return
        if move.verb == words.DESERT:
            p.begin(self)
            take_card(p, side)
            return
        if move.verb == words.CONCEDE:
            conclude(p, side, -1)
            return
        if move.verb == words.CAVALRY:
            marharbal.ride(p)
            battle.card = DOUBLE_ENVELOPMENT
            battle.cavalry = 1
            p.tell(words.E_CAVALRY_LED, side, MARHARBAL, battle.card)
        else:
            lay_card(p, side, move.a, move.b)
            battle.card = move.b
            battle.cavalry = 0
            p.tell(words.E_LED, side, move.a, move.b)
        p.begin(Match())


@final
class Match(Decision["Hannibal"]):
    """14.6, 14.7: the defender of the round lays a card of the same tactic, or has lost."""

    verbs: ClassVar[tuple[int, ...]] = (words.MATCH, words.CAVALRY, words.DESERT, words.CONCEDE)
    prompt: ClassVar[str] = words.ASK_MATCH
    tries: ClassVar[bool] = True

    def turn(self, p: Hannibal) -> Seat:
        battle = p.fighting()
        return Seat(1 - battle.lead)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        battle = p.fighting()
        return [("tactic", words.TACTIC, battle.card)]

    def moves(self, p: Hannibal) -> list[Move]:
        battle = p.fighting()
        side = 1 - battle.lead
        tactic = battle.card
        cards = [tactic, RESERVE] if tactic == PROBE else [tactic, RESERVE, PROBE]
        moves = [Move(words.MATCH, card) for card in cards if forbids_tactic(p, side, card, tactic) == 0]
        if marharbal.can_match(p, side):
            moves.append(Move(words.CAVALRY))
        if can_desert(p, side):
            moves.append(Move(words.DESERT))
        moves.append(Move(words.CONCEDE))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        battle = p.fighting()
        if move.verb == words.MATCH:
            return words.R_NO_MATCH if move.a == ANY else forbids_tactic(p, 1 - battle.lead, move.a, battle.card)
        return words.R_NO_CAVALRY if move.verb == words.CAVALRY else words.R_NO_DESERT

    def likely(self, p: Hannibal, move: Move) -> tuple[int, int]:
        """14.8: after a card that is matched, whether the general then takes the initiative."""
        battle = p.fighting()
        side = 1 - battle.lead
        if move.verb != words.MATCH or battle.chief[side] < 0:
            return 0, 0
        freely = battle.card == DOUBLE_ENVELOPMENT and not battle.cavalry
        return (1, 1) if freely else (within(counter_attack_rating(p, side)), FACES)

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb != words.CONCEDE

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        side = 1 - battle.lead
        if move.verb == words.DESERT:
            p.begin(self)
            take_card(p, side)
            return
        battle.rounds += 1
        if move.verb == words.CONCEDE:
            conclude(p, side, battle.card)
            return
        if move.verb == words.CAVALRY:
            marharbal.ride(p)
            p.tell(words.E_CAVALRY_MATCHED, side, MARHARBAL, battle.card)
        else:
            lay_card(p, side, move.a, battle.card)
            p.tell(words.E_MATCHED, side, move.a, battle.card)
        p.begin(Round())
        if battle.card == DOUBLE_ENVELOPMENT and not battle.cavalry:
            p.begin(SeizeInitiative())
        elif battle.chief[side] >= 0:
            p.begin(CounterAttack())


@final
class SeizeInitiative(YesNo["Hannibal"]):
    """14.8, 16.1: the defender of the round may take the initiative without a roll."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_INITIATIVE, words.REMAIN)
    prompt: ClassVar[str] = words.ASK_SEIZE_INITIATIVE

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.fighting().lead)

    def yes(self, p: Hannibal) -> None:
        seize(p)


def seize(p: Hannibal) -> None:
    """14.8: the defender of the round becomes the attacker of the next."""
    battle = p.fighting()
    battle.lead = 1 - battle.lead
    battle.card = -1
    p.tell(words.E_INITIATIVE, battle.lead)


@final
class CounterAttack(YesNo["Hannibal"]):
    """14.8: after a matched round the defender's general may try to become the attacker."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNTER_ATTACK, words.REMAIN)
    prompt: ClassVar[str] = words.ASK_COUNTER_ATTACK
    tries: ClassVar[bool] = True

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.fighting().lead)

    def likely(self, p: Hannibal, move: Move) -> tuple[int, int]:
        rating = counter_attack_rating(p, 1 - p.fighting().lead)
        return (within(rating), FACES) if move.verb == words.COUNTER_ATTACK else (0, 0)

    def yes(self, p: Hannibal) -> None:
        p.begin(CounterAttackRoll())


def counter_attack_rating(p: Hannibal, side: int) -> int:
    """14.8, 24: up to what a side counter-attacks (Longus in his own attack, Paulus in his own defence)."""
    battle = p.fighting()
    chief = battle.chief[side]
    board = p.board
    return board.counters_as_attacker[chief] if side == battle.attacker else board.counters_as_defender[chief]


@final
class CounterAttackRoll(OneDie):
    """14.8: up to his battle rating the defender's general takes the initiative."""

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        side = 1 - battle.lead
        needed = counter_attack_rating(p, side)
        if move.a <= needed:
            p.tell(words.E_COUNTER_ATTACK, battle.chief[side], move.a, needed)
            seize(p)
        else:
            p.tell(words.E_COUNTER_FAILED, battle.chief[side], move.a, needed)


# ---------------------------------------------------------------- 16 withdrawal


def withdrawal_rating(p: Hannibal, general: int) -> int:
    """16.1, 24: up to what a general breaks off (Ruling H-14 on Fabius)."""
    return (
        p.board.avoids[general]
        if p.options[options.FABIUS_TALENT] == options.WITHDRAWAL and general == FABIUS
        else p.board.battle[general]
    )


@final
class WithdrawRoll(OneDie):
    """16.1: up to his battle rating the attacker breaks off, unless he is held."""

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        side = battle.lead
        chief = battle.chief[side]
        needed = withdrawal_rating(p, chief)
        if move.a > needed:
            p.tell(words.E_WITHDRAW_FAILED, chief, move.a, needed)
            p.begin(Round())
            p.begin(SeizeInitiative())
            return
        p.tell(words.E_WITHDRAWS, chief, move.a, needed)
        if battle.chief[1 - side] >= 0:
            p.begin(HoldThem())
        else:
            withdrew(p, side)


@final
class HoldThem(YesNo["Hannibal"]):
    """16.1: the defender may try to hold an enemy who breaks off."""

    verbs: ClassVar[tuple[int, ...]] = (words.HOLD_THEM, words.LET_GO)
    prompt: ClassVar[str] = words.ASK_HOLD_THEM
    tries: ClassVar[bool] = True

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.fighting().lead)

    def likely(self, p: Hannibal, move: Move) -> tuple[int, int]:
        battle = p.fighting()
        rating = p.board.cancels[battle.chief[1 - battle.lead]]
        return (within(rating), FACES) if move.verb == words.HOLD_THEM else (0, 0)

    def yes(self, p: Hannibal) -> None:
        p.begin(HoldRoll())

    def no(self, p: Hannibal) -> None:
        withdrew(p, p.fighting().lead)


@final
class HoldRoll(OneDie):
    """16.1, 24: up to his battle rating (Flaminius: 4) the defender's general cancels the withdrawal."""

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        chief = battle.chief[1 - battle.lead]
        needed = p.board.cancels[chief]
        if move.a <= needed:
            p.tell(words.E_HELD, chief, move.a, needed)
            p.begin(Round())
            p.begin(SeizeInitiative())
        else:
            p.tell(words.E_NOT_HELD, chief, move.a, needed)
            withdrew(p, battle.lead)
