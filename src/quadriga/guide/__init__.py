"""Guided first games: lessons written as data beside each title, followed along the moves that were made."""

from quadriga.guide.examples import Example, examples_of
from quadriga.guide.follow import Lesson, follow
from quadriga.guide.guide import DO, READ, SEE, Guide, Step, guide_of, has_guide

__all__ = ["DO", "READ", "SEE", "Example", "Guide", "Lesson", "Step", "examples_of", "follow", "guide_of", "has_guide"]
