"""Whatever a title tells has as many arguments as its event declares."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import quadriga
from quadriga.engine.event import EventKind
from toys import forum

GAMES = Path(quadriga.__file__).parent / "games"
Telling = tuple[str, EventKind | None, int]


def events_of(node: ast.expr, words: object) -> list[EventKind | None]:
    """The events an expression may name: a word, one word or another, or none that can be read off the source."""
    if isinstance(node, ast.IfExp):
        return events_of(node.body, words) + events_of(node.orelse, words)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("words", "w"):
        found = getattr(words, node.attr)
        return [found if isinstance(found, EventKind) else None]
    return [None]


def tellings(title: str) -> list[Telling]:
    """Where a title tells something, or makes an event to be told: the place, the event, and how many numbers it gives
    (-1: not to be counted)."""
    words = import_module(f"quadriga.games.{title}.words")
    found: list[Telling] = []
    for path in sorted((GAMES / title).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                place = f"{path.relative_to(GAMES)}:{node.lineno}"
                named = [one for one in node.keywords if one.arg != "audience"]
                counted = not named and not any(isinstance(one, ast.Starred) for one in node.args)
                given = len(node.args) - 1 if counted else -1
                found += [(place, event, given) for event in events_of(node.args[0], words)]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                place = f"{path.relative_to(GAMES)}:{node.lineno}"
                given = len(node.args[1].elts) if isinstance(node.args[1], ast.List) else -1
                found += [(place, event, given) for event in events_of(node.args[0], words)]
    return found


@pytest.mark.parametrize("title", quadriga.titles())
def test_every_event_is_told_with_the_arguments_it_declares(title: str) -> None:
    found = tellings(title)
    assert {event.key for _, event, _ in found if event} <= set(quadriga.load(title).vocabulary.events)
    assert found
    wrong = [
        f"{place}: {event.key} has {len(event.names)}, told {given}"
        for place, event, given in found
        if event is not None and given >= 0 and given != len(event.names)
    ]
    assert wrong == []


@pytest.mark.parametrize("title", quadriga.titles())
def test_every_event_told_can_be_read_off_the_source(title: str) -> None:
    assert [place for place, event, given in tellings(title) if event is None or given < 0] == []


@pytest.mark.parametrize("given", [[], [1], [1, 2, 3]])
def test_an_event_told_with_other_arguments_is_not_cut(given: list[int]) -> None:
    p = forum.game().start()
    p.hear = lambda _: None
    with pytest.raises(AssertionError, match="donated has 2 arguments"):
        p.tell(forum.DONATED, *given)
