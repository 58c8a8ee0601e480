import pytest

from rules.hannibal.scene import CARTHAGE, GAME, NEUTRAL, ROME, Scene


@pytest.mark.rule("hannibal", "19.1")
def test_19_1_the_view_tells_who_controls_each_province_and_with_how_many_spaces() -> None:
    s = Scene(ROME, "epidemic").mark(NEUTRAL, "taurini", "insubres", "boii", "verona", "mutina")
    s.mark(ROME, "verona", "mutina").mark(CARTHAGE, "taurini")
    provinces = s.p.view(None)["provinces"]
    assert isinstance(provinces, dict)
    assert provinces["gallia-cisalpina"] == {"owner": None, "point": True, "rome": 2, "carthage": 1}
    s.mark(ROME, "taurini")
    provinces = s.p.view(None)["provinces"]
    assert isinstance(provinces, dict)
    assert provinces["gallia-cisalpina"] == {"owner": "rome", "point": True, "rome": 3, "carthage": 0}


@pytest.mark.rule("hannibal", "19.4")
def test_19_4_the_view_marks_what_would_be_isolated_now() -> None:
    s = Scene(ROME, "epidemic").mark(ROME, "gergovia")
    s.mark(CARTHAGE, *GAME.neighbours("gergovia"))
    assert is_isolated(s, "gergovia")
    s.put("rome", "gergovia", 1)
    assert not is_isolated(s, "gergovia")


def is_isolated(s: Scene, space: str) -> bool:
    """Whether everybody is told that a marker is cut off."""
    zones = s.p.view(None)["zones"]
    assert isinstance(zones, dict)
    return bool(zones[space].get("isolated", False))
