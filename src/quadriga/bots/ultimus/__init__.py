"""Bots for Ultimus Romanorum."""

from quadriga.bots.ultimus.greedy import Greedy

__all__ = ["Greedy"]
