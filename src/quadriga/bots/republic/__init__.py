"""Bots for the Republic of Rome."""

from quadriga.bots.republic.greedy import Greedy

__all__ = ["Greedy"]
