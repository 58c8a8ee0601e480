"""Bots for Hannibal."""

from quadriga.bots.hannibal.greedy import Greedy

__all__ = ["Greedy"]
