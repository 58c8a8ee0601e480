"""The steps of a battle, and which of them is under way (rulebook chapters 14.5-14.12, 15 and 16)."""

from quadriga.games.hannibal.battle.aftermath import Casualties, RetreatTable, SortieEnds
from quadriga.games.hannibal.battle.opening import (
    Charge,
    ChargeRoll,
    CommandRoll,
    Sortie,
    TestCommand,
)
from quadriga.games.hannibal.battle.retreat import BeginRetreat
from quadriga.games.hannibal.battle.rounds import HoldRoll, HoldThem, Lead, Match, Round, WithdrawRoll
from quadriga.games.hannibal.board import (
    STEP_COMMAND,
    STEP_ELEPHANTS,
    STEP_EVENTS,
    STEP_LOSSES,
    STEP_RETREAT,
    STEP_ROUNDS,
)
from quadriga.games.hannibal.cards.counters import Interrupt
from quadriga.games.hannibal.cards.entry import BEFORE_BATTLE
from quadriga.games.hannibal.position import Hannibal


def battle_step(p: Hannibal) -> int:
    """14.5, 14.6, 14.11, 15.1: the step the battle of this position has come to."""
    if not p.stack:
        return STEP_RETREAT
    asked = p.stack[-1]
    if isinstance(asked, (Sortie, TestCommand, CommandRoll)):
        return STEP_COMMAND
    if isinstance(asked, Interrupt):
        return STEP_EVENTS if asked.moment == BEFORE_BATTLE else STEP_ELEPHANTS
    if isinstance(asked, (Charge, ChargeRoll)):
        return STEP_ELEPHANTS
    for frame in p.stack:
        if isinstance(frame, (Round, Lead, Match, WithdrawRoll, HoldThem, HoldRoll)):
            return STEP_ROUNDS
        if isinstance(frame, (Casualties, RetreatTable, BeginRetreat, SortieEnds)):
            return STEP_LOSSES
    return STEP_RETREAT
