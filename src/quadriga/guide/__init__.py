"""Guided first games: lessons written as data beside each title, followed along the moves that were made."""

from quadriga.guide.follow import Lesson, follow
from quadriga.guide.guide import DO, READ, SEE, Guide, Step, guide_of, has_guide

__all__ = ["DO", "READ", "SEE", "Guide", "Lesson", "Step", "follow", "guide_of", "has_guide"]
