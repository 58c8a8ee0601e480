"""Odds, made of plain data so that they can be reckoned in a process of their own."""

from pathlib import Path

from quadriga.table.think import title


def battle_odds(source: str, data: Path | None, situation: dict[str, object]) -> dict[str, object]:
    """How a battle of a title will end; raises BadSituation."""
    return title(source, data).battle_odds(situation)
