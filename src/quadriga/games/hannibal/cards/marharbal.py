"""Marharbal's cavalry: card 6 (rulebook chapter 25)."""

from typing import final

from quadriga.games.hannibal import options
from quadriga.games.hannibal.board import CARTHAGE, DOUBLE_ENVELOPMENT
from quadriga.games.hannibal.cards.counters import spend_counter
from quadriga.games.hannibal.cards.entry import Card
from quadriga.games.hannibal.cards.numbers import MARHARBAL
from quadriga.games.hannibal.position import Hannibal


@final
class Marharbal(Card):
    """25 (6): a Double Envelopment for Carthage, in the rounds of a battle (14.6, 14.7)."""


def could_lead(p: Hannibal, side: int) -> bool:
    """14.6: whether a side without battle cards could still lead the cavalry, as far as anybody can tell."""
    return side == CARTHAGE and p.could_hold(CARTHAGE, MARHARBAL)


def can_lead(p: Hannibal, side: int) -> bool:
    """14.6: whether a side may lead the cavalry."""
    return side == CARTHAGE and p.holds(side, MARHARBAL)


def can_match(p: Hannibal, side: int) -> bool:
    """25 (6), Ruling H-10: Marharbal may also meet a Double Envelopment."""
    return (
        can_lead(p, side)
        and p.fighting().card == DOUBLE_ENVELOPMENT
        and p.options[options.MARHARBAL_MATCH] != options.FORBIDDEN
    )


def ride(p: Hannibal) -> None:
    """25 (6): the cavalry comes; its card is gone."""
    spend_counter(p, CARTHAGE, MARHARBAL)
