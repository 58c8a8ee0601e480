"""Odds, made of plain data so that they can be reckoned in a process of their own."""

from pathlib import Path
from typing import Any

from quadriga.engine.errors import BadSituation
from quadriga.server.minds import Minds
from quadriga.table.think import title

Bad = tuple[str, str, str]
"""A BadSituation on its way between processes, where an exception would lose what it knows."""


def reckon(source: str, data: Path | None, situation: dict[str, Any]) -> tuple[dict[str, Any] | None, Bad | None]:
    """How a battle of a title will end, or what is wrong with the situation."""
    try:
        return title(source, data).battle_odds(situation), None
    except BadSituation as error:
        return None, (error.key, error.where, error.expected)


async def battle_odds(
    minds: Minds, seconds: float, source: str, data: Path | None, situation: dict[str, Any]
) -> dict[str, Any]:
    """How a battle of a title will end; raises BadSituation, and TooLong if that takes more than so many seconds."""
    answer: dict[str, Any] | None
    answer, bad = await minds.ask(seconds, reckon, source, data, situation)
    if answer is None:
        raise BadSituation(*bad)
    return answer
