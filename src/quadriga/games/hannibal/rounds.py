"""The rounds of a battle (rulebook chapters 14.6-14.10 and 16)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.aftermath import EndBattle, conclude, withdrawal_spaces, withdrew
from quadriga.games.hannibal.attrition import OneDie
from quadriga.games.hannibal.board import (
    CARTHAGE,
    DOUBLE_ENVELOPMENT,
    FABIUS,
    FLANK_LEFT,
    FLANK_RIGHT,
    FRONTAL,
    HANNIBAL,
    PROBE,
    RESERVE,
)
from quadriga.games.hannibal.cards import MARHARBAL
from quadriga.games.hannibal.counter_events import spend_counter
from quadriga.games.hannibal.desertion import may_desert, take_card
from quadriga.games.hannibal.options import O_FABIUS, O_MARHARBAL
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.words import (
    CAVALRY,
    CONCEDE,
    COUNTER_ATTACK,
    DESERT,
    E_CAVALRY_LED,
    E_CAVALRY_MATCHED,
    E_COUNTER_ATTACK,
    E_COUNTER_FAILED,
    E_HELD,
    E_INITIATIVE,
    E_LED,
    E_MATCHED,
    E_NOT_HELD,
    E_WITHDRAW_FAILED,
    E_WITHDRAWS,
    HOLD_THEM,
    LEAD,
    LET_GO,
    MATCH,
    R_MUST_LEAD,
    R_NO_BATTLE_CARD,
    R_NO_CAVALRY,
    R_NO_COUNTER_ATTACK,
    R_NO_DESERT,
    R_NO_INITIATIVE,
    R_NO_MATCH,
    R_NO_PROBE,
    R_NO_WITHDRAWAL,
    REMAIN,
    TACTIC,
    TAKE_INITIATIVE,
    WITHDRAW,
    WORDS,
)

PROBE_STANDS_FOR: Final = [FLANK_LEFT, FLANK_RIGHT, DOUBLE_ENVELOPMENT]
"""26: what Hannibal may once in a battle make of a Probe."""
WITHDRAWAL_LIMIT: Final = 40
"""Ruling H-33: so many attempts to withdraw in one battle are enough, so that every game ends."""

__all__ = ["EndBattle", "Lead", "Match", "Round"]


@final
class Round(Procedure["Hannibal"]):
    """14.6, 14.10: the attacker of the round leads a card; without any he has lost."""

    def run(self, p: Hannibal) -> None:
        if p.battle_loser != 2 or p.battle_at < 0:
            return
        lead = p.battle_lead
        if p.battle_cards(lead) or (lead == CARTHAGE and p.could_hold(CARTHAGE, MARHARBAL)):
            p.begin(Lead())
        else:
            conclude(p, lead, -1)


def may_use(p: Hannibal, side: int, card: int, tactic: int) -> int:
    """14.7, 14.9, 26: 0 or why a side may not lay a card from its hand as this tactic."""
    if tactic == RESERVE:
        return R_NO_MATCH
    if not p.battle_hand[side * 6 + card]:
        return R_NO_BATTLE_CARD
    if card in (tactic, RESERVE):
        return 0
    if card == PROBE and p.battle_chief[side] == HANNIBAL and tactic in PROBE_STANDS_FOR:
        return R_NO_PROBE if p.probe_used else 0
    return R_NO_MATCH


def lay_card(p: Hannibal, side: int, card: int, tactic: int) -> None:
    """A battle card leaves the hand, an open one first; Hannibal's trick is good for once."""
    p.battle_hand[side * 6 + card] -= 1
    if p.battle_shown[side * 6 + card]:
        p.battle_shown[side * 6 + card] -= 1
    if card == PROBE and tactic != PROBE:
        p.probe_used = 1


def may_withdraw(p: Hannibal, side: int) -> bool:
    """16.1, 16.3: whether the attacker of the round may try to break off."""
    return (
        p.battle_chief[side] >= 0
        and p.battle_withdrawals < WITHDRAWAL_LIMIT
        and p.battle_cards(side) > 0
        and bool(withdrawal_spaces(p, side))
    )


@final
class Lead(Decision["Hannibal"]):
    """14.6, 14.9, 16.1: the attacker of the round leads a card, or tries to withdraw."""

    verbs: ClassVar[tuple[int, ...]] = (LEAD, CAVALRY, DESERT, WITHDRAW, CONCEDE)
    prompt: ClassVar[str] = WORDS.prompt("lead", "14.6")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.battle_lead)

    def moves(self, p: Hannibal) -> list[Move]:
        side = p.battle_lead
        hand = p.battle_hand
        base = side * 6
        moves = [Move(LEAD, tactic, tactic) for tactic in range(FRONTAL, RESERVE) if hand[base + tactic]]
        if hand[base + RESERVE]:
            moves.extend([Move(LEAD, RESERVE, tactic) for tactic in range(FRONTAL, RESERVE)])
        if hand[base + PROBE] and p.battle_chief[side] == HANNIBAL and not p.probe_used:
            moves.extend([Move(LEAD, PROBE, tactic) for tactic in PROBE_STANDS_FOR])
        if side == CARTHAGE and p.holds(side, MARHARBAL):
            moves.append(Move(CAVALRY))
        if p.battle_cards(side) and may_desert(p, side):
            moves.append(Move(DESERT))
        if may_withdraw(p, side):
            moves.append(Move(WITHDRAW))
        if p.battle_cards(side) == 0:
            moves.append(Move(CONCEDE))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        if move.verb == LEAD:
            if move.a == ANY or move.b == ANY:
                return R_NO_BATTLE_CARD
            return may_use(p, p.battle_lead, move.a, move.b)
        if move.verb == CAVALRY:
            return R_NO_CAVALRY
        if move.verb == DESERT:
            return R_NO_DESERT
        return R_MUST_LEAD if move.verb == CONCEDE else R_NO_WITHDRAWAL

    def seals(self, p: Hannibal, move: Move) -> bool:
        return True

    def play(self, p: Hannibal, move: Move) -> None:
        side = p.battle_lead
        if move.verb == WITHDRAW:
            p.battle_withdrawals += 1
            p.begin(WithdrawRoll())
            return
        if move.verb == DESERT:
            p.begin(self)
            take_card(p, side)
            return
        if move.verb == CONCEDE:
            conclude(p, side, -1)
            return
        if move.verb == CAVALRY:
            spend_counter(p, side, MARHARBAL)
            p.battle_card = DOUBLE_ENVELOPMENT
            p.battle_cavalry = 1
            p.tell(E_CAVALRY_LED, side, MARHARBAL, p.battle_card)
        else:
            lay_card(p, side, move.a, move.b)
            p.battle_card = move.b
            p.battle_cavalry = 0
            p.tell(E_LED, side, move.a, move.b)
        p.begin(Match())


@final
class Match(Decision["Hannibal"]):
    """14.6, 14.7: the defender of the round lays a card of the same tactic, or has lost."""

    verbs: ClassVar[tuple[int, ...]] = (MATCH, CAVALRY, DESERT, CONCEDE)
    prompt: ClassVar[str] = WORDS.prompt("match", "14.7")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.battle_lead)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("tactic", TACTIC, p.battle_card)]

    def moves(self, p: Hannibal) -> list[Move]:
        side = 1 - p.battle_lead
        tactic = p.battle_card
        cards = [tactic, RESERVE] if tactic == PROBE else [tactic, RESERVE, PROBE]
        moves = [Move(MATCH, card) for card in cards if may_use(p, side, card, tactic) == 0]
        if self._cavalry(p):
            moves.append(Move(CAVALRY))
        if may_desert(p, side):
            moves.append(Move(DESERT))
        moves.append(Move(CONCEDE))
        return moves

    def _cavalry(self, p: Hannibal) -> bool:
        """25 (6), Ruling H-10: Marharbal may also meet a Double Envelopment."""
        return (
            1 - p.battle_lead == CARTHAGE
            and p.battle_card == DOUBLE_ENVELOPMENT
            and p.holds(CARTHAGE, MARHARBAL)
            and p.options[O_MARHARBAL] == 0
        )

    def why(self, p: Hannibal, move: Move) -> int:
        if move.verb == MATCH:
            return R_NO_MATCH if move.a == ANY else may_use(p, 1 - p.battle_lead, move.a, p.battle_card)
        return R_NO_CAVALRY if move.verb == CAVALRY else R_NO_DESERT

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb != CONCEDE

    def play(self, p: Hannibal, move: Move) -> None:
        side = 1 - p.battle_lead
        if move.verb == DESERT:
            p.begin(self)
            take_card(p, side)
            return
        p.battle_rounds += 1
        if move.verb == CONCEDE:
            conclude(p, side, p.battle_card)
            return
        if move.verb == CAVALRY:
            spend_counter(p, side, MARHARBAL)
            p.tell(E_CAVALRY_MATCHED, side, MARHARBAL, p.battle_card)
        else:
            lay_card(p, side, move.a, p.battle_card)
            p.tell(E_MATCHED, side, move.a, p.battle_card)
        p.begin(Round())
        if p.battle_card == DOUBLE_ENVELOPMENT and not p.battle_cavalry:
            p.begin(SeizeInitiative())
        elif p.battle_chief[side] >= 0:
            p.begin(CounterAttack())


@final
class SeizeInitiative(Decision["Hannibal"]):
    """14.8, 16.1: the defender of the round may take the initiative without a roll."""

    verbs: ClassVar[tuple[int, ...]] = (TAKE_INITIATIVE, REMAIN)
    prompt: ClassVar[str] = WORDS.prompt("seize-initiative", "14.8")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.battle_lead)

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(TAKE_INITIATIVE), Move(REMAIN)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_INITIATIVE

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == TAKE_INITIATIVE:
            seize(p)


def seize(p: Hannibal) -> None:
    """14.8: the defender of the round becomes the attacker of the next."""
    p.battle_lead = 1 - p.battle_lead
    p.battle_card = -1
    p.tell(E_INITIATIVE, p.battle_lead)


@final
class CounterAttack(Decision["Hannibal"]):
    """14.8: after a matched round the defender's general may try to become the attacker."""

    verbs: ClassVar[tuple[int, ...]] = (COUNTER_ATTACK, REMAIN)
    prompt: ClassVar[str] = WORDS.prompt("counter-attack", "14.8")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.battle_lead)

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(COUNTER_ATTACK), Move(REMAIN)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER_ATTACK

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == COUNTER_ATTACK:
            p.begin(CounterAttackRoll())


def counter_attack_rating(p: Hannibal, side: int) -> int:
    """14.8, 24: up to what a side counter-attacks (Longus in his own attack, Paulus in his own defence)."""
    chief = p.battle_chief[side]
    board = p.board
    return board.counters_as_attacker[chief] if side == p.battle_attacker else board.counters_as_defender[chief]


@final
class CounterAttackRoll(OneDie):
    """14.8: up to his battle rating the defender's general takes the initiative."""

    def play(self, p: Hannibal, move: Move) -> None:
        side = 1 - p.battle_lead
        needed = counter_attack_rating(p, side)
        if move.a <= needed:
            p.tell(E_COUNTER_ATTACK, p.battle_chief[side], move.a, needed)
            seize(p)
        else:
            p.tell(E_COUNTER_FAILED, p.battle_chief[side], move.a, needed)


# ---------------------------------------------------------------- 16 withdrawal


def withdrawal_rating(p: Hannibal, general: int) -> int:
    """16.1, 24: up to what a general breaks off (Ruling H-14 on Fabius)."""
    return p.board.avoids[general] if p.options[O_FABIUS] and general == FABIUS else p.board.battle[general]


@final
class WithdrawRoll(OneDie):
    """16.1: up to his battle rating the attacker breaks off, unless he is held."""

    def play(self, p: Hannibal, move: Move) -> None:
        side = p.battle_lead
        chief = p.battle_chief[side]
        needed = withdrawal_rating(p, chief)
        if move.a > needed:
            p.tell(E_WITHDRAW_FAILED, chief, move.a, needed)
            p.begin(Round())
            p.begin(SeizeInitiative())
            return
        p.tell(E_WITHDRAWS, chief, move.a, needed)
        if p.battle_chief[1 - side] >= 0:
            p.begin(HoldThem())
        else:
            withdrew(p, side)


@final
class HoldThem(Decision["Hannibal"]):
    """16.1: the defender may try to hold an enemy who breaks off."""

    verbs: ClassVar[tuple[int, ...]] = (HOLD_THEM, LET_GO)
    prompt: ClassVar[str] = WORDS.prompt("hold-them", "16.1")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.battle_lead)

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(HOLD_THEM), Move(LET_GO)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_WITHDRAWAL

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == HOLD_THEM:
            p.begin(HoldRoll())
        else:
            withdrew(p, p.battle_lead)


@final
class HoldRoll(OneDie):
    """16.1, 24: up to his battle rating (Flaminius: 4) the defender's general cancels the withdrawal."""

    def play(self, p: Hannibal, move: Move) -> None:
        chief = p.battle_chief[1 - p.battle_lead]
        needed = p.board.cancels[chief]
        if move.a <= needed:
            p.tell(E_HELD, chief, move.a, needed)
            p.begin(Round())
            p.begin(SeizeInitiative())
        else:
            p.tell(E_NOT_HELD, chief, move.a, needed)
            withdrew(p, p.battle_lead)
