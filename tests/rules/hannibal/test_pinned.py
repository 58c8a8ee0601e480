"""Facts of single sections that nothing else pins down."""

from itertools import product

import pytest

from quadriga.engine.frame import Decision
from quadriga.engine.vocabulary import Named
from quadriga.games.hannibal.battle.aftermath import Withdrawal
from quadriga.games.hannibal.board import GENERAL_IDS
from quadriga.games.hannibal.cards.strategy import PlayCard
from quadriga.games.hannibal.year.reinforcements import AfricanusArrives
from rules.hannibal.scene import CARTHAGE, ROME, VOCABULARY, Scene, space


@pytest.mark.rule("hannibal", "12.8")
@pytest.mark.parametrize(("watch", "asked"), [(0, "react"), (3, "march")])
def test_12_8_a_roman_garrison_intercepts_unless_it_is_watched(watch: int, asked: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 5).put("nero", "capua", 5, within=True)
    s.put("carthage", "capua", watch).play("march epidemic hannibal", "take 5 0 0", "step beneventum")
    assert s.asked()[1] == asked


@pytest.mark.rule("hannibal", "8.2")
@pytest.mark.rule("hannibal", "9.1")
@pytest.mark.parametrize(("side", "chiefs"), [(ROME, ("nero", "varro", "fabius")), (CARTHAGE, ("hannibal", "magon"))])
def test_8_2_every_march_nothing_forbids_is_offered(side: int, chiefs: tuple[str, ...]) -> None:
    cards = ("numidian-ally", "epidemic", "truce", "minor-campaign-1")
    s = Scene(side, *cards)
    for chief, place in zip(chiefs, ("roma", "capua", "neapolis"), strict=False):
        s.put(chief, place, 5)
    frame = s.p.question()
    assert isinstance(frame, PlayCard)
    offered = 0
    for name, who in product(cards, GENERAL_IDS):
        move = s.parse(f"march {name} {who}")
        is_offered = move in s.p.moves()
        assert (frame.why(s.p, move) == 0) == is_offered, f"{name} {who}"
        offered += is_offered
    assert offered > len(chiefs)


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_those_inside_are_asked_anew_with_those_outside() -> None:
    def asked() -> Scene:
        s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal", "carthago-nova", 1, within=True)
        s.put("carthage", "carthago-nova", 2)
        return s.play("march epidemic nero", "take 6 0 0", "step carthago-nova")

    s = asked().play("garrison 0 0")
    assert (s.cu(CARTHAGE, "carthago-nova"), s.cu(CARTHAGE, "carthago-nova", within=True)) == (3, 0)
    s = asked().play("garrison 2 0")
    assert (s.cu(CARTHAGE, "carthago-nova"), s.cu(CARTHAGE, "carthago-nova", within=True)) == (1, 2)
    assert asked().why("garrison-with 1 0 magon") == "not-here"


def one_thing(s: Scene, *verbs: str) -> int:
    """Every conceivable move with these verbs is offered exactly if nothing forbids it; how many are."""
    frame = s.p.question()
    assert isinstance(frame, Decision)
    offered = set(s.offered())
    found = 0
    for name in verbs:
        (verb,) = [one for one in VOCABULARY.verbs if one.name == name]
        for values in product(*[kind.slugs for kind in verb.kinds if isinstance(kind, Named)]):
            text = " ".join([name, *values])
            assert (frame.why(s.p, s.parse(text)) == 0) == (text in offered), text
            found += text in offered
    return found


@pytest.mark.rule("hannibal", "10.1")
@pytest.mark.rule("hannibal", "10.6")
@pytest.mark.rule("hannibal", "11.1")
def test_10_every_step_and_voyage_nothing_forbids_is_offered() -> None:
    s = Scene(ROME, "numidian-ally").put("nero varro", "messana", 10).put("hannibal", "enna", 6)
    s.put("fabius", "rhegium", 5).put("carthage", "panormus", 2).mark(CARTHAGE, "panormus")
    s.play("march numidian-ally nero")
    assert one_thing(s, "bring") == 1
    s.play("bring varro", "take 10 0 0")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2
    s.play("step rhegium")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2
    s = Scene(CARTHAGE, "numidian-ally").put("hannon magon", "carthago", 4).put("hannibal", "utica", 3)
    s.mark(ROME, "hadrumetum").play("march numidian-ally hannon", "ready", "take 4 0 0")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2
    s.play("step utica")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2


@pytest.mark.rule("hannibal", "12.2")
def test_12_2_a_garrison_far_away_keeps_nobody_from_intercepting() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 5).put("nero", "terventum", 5)
    s.put("rome", "massilia", 1, within=True).put("carthage", "massilia", 1).siege("massilia", 1, CARTHAGE)
    s.play("march epidemic hannibal", "take 5 0 0", "step beneventum")
    assert "intercept nero 5 0" in s.offered()


@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "20.6")
def test_16_2_who_breaks_off_before_a_city_he_besieges_lifts_the_siege() -> None:
    s = Scene(ROME).put("hannibal", "capua", 6).put("rome", "capua", 1, within=True).put("nero", "capua", 6)
    s.siege("capua", 2, CARTHAGE).mark(CARTHAGE, "beneventum").battle(ROME, "capua")
    s.p.fighting().came_from = space("roma")
    s.begin(Withdrawal(CARTHAGE)).play("withdraw-to beneventum")
    assert s.told("siege-lifted") == [["capua"]]
    assert (s.cu(CARTHAGE, "beneventum"), s.at("hannibal")) == (6, "beneventum")


@pytest.mark.rule("hannibal", "12.4")
def test_12_4_one_interception_that_succeeds_is_counted_once() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 4")
    assert s.p.marching().intercepted == 1
    assert s.asked() == ("rome", "fight-or-back-up")


@pytest.mark.rule("hannibal", "6.7")
def test_6_7_without_a_place_to_land_africanus_never_comes_and_it_is_told() -> None:
    s = Scene(ROME, "epidemic").bare()
    s.p.stack.insert(-1, AfricanusArrives())
    s.play("discard epidemic")
    assert s.told("gone") == [["scipio-africanus"]]
    assert s.at("scipio-africanus") == "gone"


@pytest.mark.rule("hannibal", "6.7")
def test_6_7_africanus_comes_once() -> None:
    s = Scene(ROME).put("scipio-africanus", "roma", 5).begin(AfricanusArrives())
    assert (s.asked()[1], s.at("scipio-africanus")) == ("play-card", "roma")
