"""Facts of single sections that nothing else pins down."""

import pytest

from rules.hannibal.scene import CARTHAGE, ROME, Scene


@pytest.mark.rule("hannibal", "12.8")
@pytest.mark.parametrize(("watch", "asked"), [(0, "react"), (3, "march")])
def test_12_8_a_roman_garrison_intercepts_unless_it_is_watched(watch: int, asked: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 5).put("nero", "capua", 5, within=True)
    s.put("carthage", "capua", watch).play("march epidemic hannibal", "take 5 0 0", "step beneventum")
    assert s.asked()[1] == asked
