"""Quadriga: four Roman wargames, one engine."""

from quadriga.games import load, titles

__all__ = ["load", "titles"]
