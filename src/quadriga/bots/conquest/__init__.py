"""Bots for Conquest of the Empire."""

from quadriga.bots.conquest.greedy import Greedy

__all__ = ["Greedy"]
