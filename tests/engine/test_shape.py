"""The shapes of views, read at run time."""

from typing import NotRequired, TypedDict

import pytest

from quadriga.engine.shape import misfit


class Inner(TypedDict):
    """A part of a view."""

    id: str
    weak: NotRequired[bool]


class Outer(TypedDict):
    """A view."""

    turn: int
    about: tuple[str, int] | None
    zones: dict[str, list[Inner]]


FINE = {"turn": 3, "about": ["a", 1], "zones": {"roma": [{"id": "x"}, {"id": "y", "weak": True}]}}


def test_what_fits_has_no_misfit() -> None:
    assert misfit(Outer, FINE) == ""
    assert misfit(Outer, {**FINE, "about": None}) == ""
    assert misfit(dict[str, object], {"anything": [1, "two"]}) == ""


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"turn": True}, ".turn: True is no int"),
        ({"turn": None}, ".turn: None is no int"),
        ({"about": ["a"]}, ".about: ['a'] has not 2 entries"),
        ({"zones": {"roma": [{"weak": True}]}}, ".zones.roma[].id is missing"),
        ({"zones": {"roma": {}}}, ".zones.roma: {} is no list"),
        ({"more": 1}, ".more is not in Outer"),
    ],
)
def test_a_misfit_is_named_by_its_place(change: dict[str, object], where: str) -> None:
    assert misfit(Outer, {**FINE, **change}) == where


def test_what_is_missing_is_named() -> None:
    assert misfit(Outer, {"turn": 3, "about": None}) == ".zones is missing"
