from typing import Any

import pytest

from quadriga.engine.event import Event
from quadriga.engine.seat import CHANCE, Seat
from quadriga.games.hannibal.board import BOARD
from quadriga.games.hannibal.cards.strategy import DealCards, WhoBegins
from quadriga.games.hannibal.position import DECK, DISCARDED, OUT
from rules.hannibal.scene import CARTHAGE, GAME, ROME, Scene, card


@pytest.mark.rule("hannibal", "7.1")
@pytest.mark.parametrize(("turn", "cards"), [(1, 7), (3, 7), (4, 8), (6, 8), (7, 9), (9, 9)])
def test_7_1_hands_of_seven_eight_and_nine(turn: int, cards: int) -> None:
    s = Scene(CARTHAGE, turn=turn)
    s.p.card_at = [DECK] * 64
    s.p.begin(DealCards())
    s.p.settle()
    while s.p.turn() == CHANCE:
        s.play(s.offered()[0])
    assert len(s.p.hand(ROME)) == len(s.p.hand(CARTHAGE)) == cards


@pytest.mark.rule("hannibal", "7.1")
def test_7_1_only_its_owner_sees_a_dealt_card() -> None:
    p = GAME.start()
    move = p.moves()[0]
    assert p.question().audience(p, move) == 1 << CARTHAGE
    heard: list[Event] = []
    p.play(move, p.turn(), heard.append)
    assert heard[-1].redact(Seat(ROME)).slugs() == ["carthage", None]
    assert heard[-1].redact(Seat(CARTHAGE)).slugs()[1] is not None


@pytest.mark.rule("hannibal", "7.2")
def test_7_2_a_card_is_played_for_number_or_event_or_thrown_away() -> None:
    s = Scene(ROME, "diplomacy-1").put("varro", "roma", 6)
    mine = s.offered("march diplomacy-1") + s.offered("politics diplomacy-1")
    assert mine == ["march diplomacy-1 varro", "politics diplomacy-1"]
    assert s.offered("event diplomacy-1") == ["event diplomacy-1"]
    assert s.offered("discard diplomacy-1") == ["discard diplomacy-1"]
    assert s.why("discard truce") == "not-your-card"
    s.play("event diplomacy-1", "choose-space zama")
    assert s.control("zama") == "rome"
    assert s.p.card_at[card("diplomacy-1")] == DISCARDED


@pytest.mark.rule("hannibal", "7.3")
def test_7_3_rome_may_claim_the_first_play_and_then_owes_a_campaign_card() -> None:
    s = Scene(ROME, "minor-campaign-1", "diplomacy-1").put("varro", "roma", 6)
    s.p.begin(WhoBegins())
    s.p.settle()
    assert s.asked() == ("rome", "claim-first")
    s.play("claim-first")
    assert s.asked() == ("rome", "play-card")
    assert s.why("event diplomacy-1") == "campaign-first"
    assert set(s.offered()) == {"campaign minor-campaign-1", "politics minor-campaign-1", *s.offered("raise")}
    s.play("politics minor-campaign-1")
    assert s.p.must_campaign == 0


@pytest.mark.rule("hannibal", "7.3")
def test_7_3_without_a_campaign_card_rome_is_asked_and_carthage_decides() -> None:
    s = Scene(CARTHAGE, "diplomacy-2").give(ROME, "diplomacy-1")
    s.p.begin(WhoBegins())
    s.p.settle()
    assert s.offered() == ["waive-first"]
    assert s.why("claim-first") == "no-claim"
    s.play("waive-first")
    assert s.asked() == ("carthage", "go-first")
    s.play("go-first rome")
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "7.4")
def test_7_4_players_alternate_and_who_has_cards_left_plays_them_alone() -> None:
    s = Scene(ROME, "diplomacy-1").give(CARTHAGE, "epidemic")
    s.play("discard diplomacy-1")
    assert s.asked() == ("carthage", "play-card")
    s.play("discard epidemic")
    assert s.asked() == ("rome", "play-card")
    s.play("discard treachery-within-city")
    assert s.asked()[1] != "play-card"


@pytest.mark.rule("hannibal", "8.1")
def test_8_1_numbers_run_from_one_to_three_and_threes_carry_ships() -> None:
    assert [BOARD.ops.count(number) for number in (1, 2, 3)] == [21, 22, 21]
    assert all(BOARD.naval[n] == (BOARD.ops[n] == 3) for n in range(64))
    s = Scene(ROME, "numidian-allies-desert").put("p-scipio", "roma", 6)
    assert s.why("march numidian-allies-desert p-scipio") == "rating"


def test_ruling_h_02_card_32_may_count_as_a_two() -> None:
    s = Scene(ROME, "numidian-allies-desert", card_32_operations="two").put("longus", "roma", 6)
    assert s.why("march numidian-allies-desert longus") == ""


@pytest.mark.rule("hannibal", "8.2")
@pytest.mark.parametrize(("name", "who"), [("truce", "longus"), ("epidemic", "varro"), ("grain-shortage", "nero")])
def test_8_2_a_number_moves_a_general_of_at_most_that_rating(name: str, who: str) -> None:
    s = Scene(ROME, name).put(who, "roma", 6).put("paulus", "sena", 6)
    assert s.why(f"march {name} {who}") == ""
    assert s.why(f"march {name} paulus") == "rating"


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_a_number_places_so_many_markers() -> None:
    s = Scene(ROME, "grain-shortage")
    s.play("politics grain-shortage", "place-marker iberus", "place-marker numantia")
    assert s.control("iberus") == s.control("numantia") == "rome"
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_a_three_raises_one_unit_with_a_general_at_home() -> None:
    s = Scene(ROME, "numidian-ally", "truce").put("varro", "sena", 5).put("longus", "zama", 5)
    assert s.offered("raise") == ["raise numidian-ally sena"]
    assert s.why("raise truce sena") == "no-raise"
    assert s.why("raise numidian-ally zama") == "raise-where"
    s.play("raise numidian-ally sena")
    assert s.cu(ROME, "sena") == 6


@pytest.mark.rule("hannibal", "8.3")
def test_8_3_the_colour_says_who_may_use_the_event() -> None:
    s = Scene(ROME, "macedonian-reinforcements", "i-have-come-into-italy")
    assert s.why("event macedonian-reinforcements") == "wrong-side"
    assert s.why("event i-have-come-into-italy") == "wrong-side"
    assert s.why("politics i-have-come-into-italy") == ""


@pytest.mark.rule("hannibal", "8.4")
def test_8_4_a_counter_event_costs_no_turn_and_is_no_event_of_ones_own() -> None:
    s = Scene(CARTHAGE, "truce").give(ROME, "bad-weather", "diplomacy-1").put("hasdrubal", "corduba", 3)
    s.play("march truce hasdrubal", "take 3 0 0", "step salaria", "step laminium", "step segobriga")
    assert s.asked() == ("rome", "weather")
    s.play("counter bad-weather")
    assert s.p.card_at[card("bad-weather")] == DISCARDED
    s.play("halt") if s.offered("halt") else s
    assert s.asked() == ("rome", "play-card")
    s = Scene(ROME, "bad-weather")
    assert s.why("event bad-weather") == "only-counter"


@pytest.mark.rule("hannibal", "8.4")
def test_8_4_asking_depends_on_public_facts_only() -> None:
    """The enemy is asked for Bad Weather whether or not he holds it, and not once it lies open."""
    s = Scene(CARTHAGE, "truce").give(ROME, "diplomacy-1").put("hasdrubal", "corduba", 3)
    s.play("march truce hasdrubal", "take 3 0 0", "step salaria", "step laminium", "step segobriga")
    assert s.asked() == ("rome", "weather")
    assert s.offered() == ["pass"]
    s = Scene(CARTHAGE, "truce").give(ROME, "diplomacy-1").put("hasdrubal", "corduba", 3)
    s.p.card_at[card("bad-weather")] = DISCARDED
    s.play("march truce hasdrubal", "take 3 0 0", "step salaria", "step laminium", "step segobriga")
    assert s.asked() == ("carthage", "march")


@pytest.mark.rule("hannibal", "8.5")
def test_8_5_a_unique_event_leaves_the_game_but_not_its_number() -> None:
    s = Scene(CARTHAGE, "syracuse-allies-with-carthage")
    s.play("event syracuse-allies-with-carthage")
    assert s.p.card_at[card("syracuse-allies-with-carthage")] == OUT
    s = Scene(CARTHAGE, "syracuse-allies-with-carthage")
    s.play("politics syracuse-allies-with-carthage", "enough")
    assert s.p.card_at[card("syracuse-allies-with-carthage")] == DISCARDED


@pytest.mark.rule("hannibal", "8.6")
def test_8_6_a_discard_lies_open_and_does_nothing() -> None:
    s = Scene(ROME, "diplomacy-1").give(CARTHAGE, "epidemic")
    before = s.p.control[:]
    s.play("discard diplomacy-1")
    view: Any = s.p.view(Seat(CARTHAGE))
    assert "diplomacy-1" in view["discards"]
    assert s.p.control == before
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "8.7")
def test_8_7_a_deck_too_small_is_shuffled_with_the_discards_but_not_what_left_the_game() -> None:
    s = Scene(CARTHAGE, turn=2)
    s.p.card_at = [DISCARDED] * 60 + [DECK] * 3 + [OUT]
    s.p.hanno_counsels = 1
    s.p.begin(DealCards())
    s.p.settle()
    assert s.p.card_at.count(DECK) == 63
    assert s.p.hanno_counsels == 0
    s.p.card_at = [DISCARDED] * 50 + [DECK] * 14
    s.p.stack.pop()
    s.p.begin(DealCards())
    s.p.settle()
    assert s.p.card_at.count(DECK) == 14


@pytest.mark.rule("hannibal", "8.7")
@pytest.mark.parametrize("use", ["discard truce", "politics truce", "event truce"])
def test_8_7_the_truce_calls_for_a_shuffle_however_it_is_used(use: str) -> None:
    s = Scene(ROME, "truce")
    s.play(use)
    assert s.p.reshuffle == 1
