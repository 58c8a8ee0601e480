"""The steps of a battle, and which of them is under way (rulebook chapters 14.5-14.12, 15 and 16)."""

from quadriga.games.hannibal.aftermath import Casualties, RetreatTable, SortieEnds
from quadriga.games.hannibal.battle import Charge, ChargeRoll, CommandRoll, DeclareEvent, Fright, Sortie, TestCommand
from quadriga.games.hannibal.board import (
    STEP_COMMAND,
    STEP_ELEPHANTS,
    STEP_EVENTS,
    STEP_LOSSES,
    STEP_RETREAT,
    STEP_ROUNDS,
)
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.retreat import BeginRetreat
from quadriga.games.hannibal.rounds import HoldRoll, HoldThem, Lead, Match, Round, WithdrawRoll


def battle_step(p: Hannibal) -> int:
    """14.5, 14.6, 14.11, 15.1: the step the battle of this position has come to."""
    if not p.stack:
        return STEP_RETREAT
    asked = p.stack[-1]
    if isinstance(asked, (Sortie, TestCommand, CommandRoll)):
        return STEP_COMMAND
    if isinstance(asked, DeclareEvent):
        return STEP_EVENTS
    if isinstance(asked, (Charge, Fright, ChargeRoll)):
        return STEP_ELEPHANTS
    for frame in p.stack:
        if isinstance(frame, (Round, Lead, Match, WithdrawRoll, HoldThem, HoldRoll)):
            return STEP_ROUNDS
        if isinstance(frame, (Casualties, RetreatTable, BeginRetreat, SortieEnds)):
            return STEP_LOSSES
    return STEP_RETREAT
