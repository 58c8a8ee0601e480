"""Decisions that every book has.

A title subclasses one of them, names its verbs, says what may be chosen and what happens then; what is offered, what
is refused and how a choice is said by steps or as a whole stands here. Conditions return 0 or a refusal.
"""

from quadriga.engine.steps.by_steps import BySteps, OneByOne
from quadriga.engine.steps.one import ChooseOne, Count, Pay, YesNo
from quadriga.engine.steps.several import ChooseSeveral, CountEach, InOrder

__all__ = [
    "BySteps",
    "ChooseOne",
    "ChooseSeveral",
    "Count",
    "CountEach",
    "InOrder",
    "OneByOne",
    "Pay",
    "YesNo",
]
