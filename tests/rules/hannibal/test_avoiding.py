"""Who avoids battle, and who stays (rulebook chapter 13.2)."""

import pytest

from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, space


def attacked(stack: str, cu: int, proconsul: str = "") -> Scene:
    """Hannibal marches on a Roman stack in Firmum Picenum, which tries to avoid him."""
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "ariminum", 10).put(stack, "firmum-picenum", cu)
    if proconsul:
        s.p.proconsul = general(proconsul)
    return s.play("march epidemic hannibal", "take 10 0 0", "step firmum-picenum")


@pytest.mark.rule("hannibal", "13.2")
def test_13_2_the_general_who_avoids_chooses_which_units_and_generals_stay() -> None:
    s = attacked("marcellus nero", 9, "nero").play("avoid marcellus 6 0", "roll 1", "avoid-to sena")
    assert s.asked()[1] == "avoid-with"
    assert s.offered() == ["bring nero", "ready"]
    stays = Scene.__new__(Scene)
    stays.__dict__.update(s.__dict__)
    stays.p = s.p.copy()
    stays.play("ready")
    assert [stays.at("marcellus"), stays.at("nero")] == ["sena", "firmum-picenum"]
    assert [stays.cu(ROME, "sena"), stays.cu(ROME, "firmum-picenum")] == [6, 3]
    s.play("bring nero")
    assert [s.at("marcellus"), s.at("nero")] == ["sena", "sena"]
    assert s.cu(ROME, "firmum-picenum") == 3


@pytest.mark.rule("hannibal", "13.2")
@pytest.mark.rule("hannibal", "18.1")
def test_13_2_no_consul_stays_or_goes_with_fewer_than_five_units() -> None:
    s = attacked("marcellus longus", 9)
    assert s.why("avoid marcellus 6 0") == ""
    assert s.why("avoid marcellus 4 0") == "consul-units"
    s.play("avoid marcellus 6 0", "roll 1", "avoid-to sena")
    assert s.offered() == ["bring longus"]
    assert s.why("ready") == "consul-units"
    assert s.why("bring-these -") == "consul-units"
    s.play("bring-these longus")
    assert s.at("longus") == "sena"


@pytest.mark.rule("hannibal", "13.2")
def test_13_2_a_general_left_without_units_is_caught() -> None:
    s = attacked("marcellus nero", 8, "nero").play("avoid marcellus 8 0", "roll 1", "avoid-to sena", "ready")
    assert s.at("nero") == "displaced"


@pytest.mark.rule("hannibal", "13.3")
def test_ruling_h_50_a_subordinate_takes_others_along_but_not_his_chief() -> None:
    s = attacked("marcellus nero scipio-africanus", 8, "nero")
    assert s.why("avoid nero 8 0") == "outranked"
    s.play("avoid nero 3 0", "roll 1", "avoid-to sena")
    assert s.offered() == ["bring scipio-africanus", "ready"]
    assert s.why("bring marcellus") == "not-here"
    s.play("bring scipio-africanus")
    assert [s.at("marcellus"), s.at("scipio-africanus")] == ["firmum-picenum", "sena"]


def beside_liguria(proconsul: str) -> Scene:
    """Nero and Fabius in Pisae, whose only way out leads to Liguria, when Hannibal comes."""
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "faesulae", 10).put("nero fabius", "pisae", 5)
    s.p.proconsul = general(proconsul)
    s.p.tribe[space("ligures-orientales")] = 0
    s.put("nero", "pisae").mark(CARTHAGE, "cosa").mark(ROME, "ligures-orientales")
    return s.play("march epidemic hannibal", "take 10 0 0", "step pisae")


@pytest.mark.rule("hannibal", "13.2")
@pytest.mark.rule("hannibal", "24")
def test_13_2_fabius_does_not_slip_out_of_italy_and_no_consul_is_left_to_his_fate() -> None:
    assert "avoid" not in beside_liguria("scipio-africanus").verbs()
    s = beside_liguria("fabius").play("avoid nero 5 0", "roll 1", "avoid-to ligures-orientales")
    assert [s.at("nero"), s.at("fabius")] == ["ligures-orientales", "displaced"]


@pytest.mark.rule("hannibal", "12.10")
@pytest.mark.rule("hannibal", "13.2")
def test_13_2_who_failed_to_intercept_is_not_taken_along() -> None:
    s = attacked("marcellus nero", 9, "nero")
    s.p.marching().failed = 1 << general("nero")
    s.play("avoid marcellus 6 0", "roll 1", "avoid-to sena")
    assert s.at("marcellus") == "sena"
    assert s.at("nero") == "firmum-picenum"


@pytest.mark.rule("hannibal", "13.2")
def test_13_2_nobody_slips_back_to_where_the_enemy_came_from() -> None:
    s = attacked("marcellus", 6).play("avoid marcellus 6 0", "roll 1")
    assert s.why("avoid-to ariminum") == "avoid-where"
    assert "avoid-to sena" in s.offered()
