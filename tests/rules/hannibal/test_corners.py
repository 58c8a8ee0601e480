"""The corners of single rules: first and last spaces, nobody and everybody, what is told and what is not."""

import pytest

from quadriga.engine.steps import BySteps
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import Attrition, WinterAttrition, lose_units
from quadriga.games.hannibal.battle.aftermath import Casualties, Withdrawal, withdrawal_spaces
from quadriga.games.hannibal.board import BOARD, CARDS, GENERALS, PLACES, SPACES
from quadriga.games.hannibal.cards.strategy import DealCards
from quadriga.games.hannibal.march.fatigue import SPENT_OUT, army_can_go
from quadriga.games.hannibal.position import DECK, DISCARDED, NOT_YET, POOL, Hannibal
from quadriga.games.hannibal.siege import siege_modifier, siege_rolls
from quadriga.games.hannibal.year.consuls import NameProconsul, station_places
from quadriga.games.hannibal.year.reinforcements import CarthaginianUnit, RomanUnits
from rules.hannibal.scene import CARTHAGE, GAME, NEUTRAL, ROME, Scene, general, inside, space


@pytest.mark.rule("hannibal", "4.3")
@pytest.mark.rule("hannibal", "4.4")
def test_4_4_what_the_board_is_like_before_the_set_up() -> None:
    p = GAME.fresh(0, 2, [0] * len(GAME.options))
    assert isinstance(p, Hannibal)
    p.lay_out()
    numbers = {name: value for name, value in p.state().items() if isinstance(value, int)}
    assert numbers == {
        "game_turn": 1,
        "phase": 0,
        "active": CARTHAGE,
        "first": CARTHAGE,
        "must_campaign": 0,
        "train": -1,
        "proconsul": -1,
        "truce": 0,
        "macedon": 0,
        "naval_victory": 0,
        "hanno_counsels": 0,
        "cato_counsels": 0,
        "reshuffle": 0,
    }
    assert [p.played, p.march, p.battle, p.consuls, p.story] == [None, None, None, [], []]
    assert p.control == BOARD.control
    assert [BOARD.spaces[place] for place in range(SPACES) if p.tribe[place]] == [
        name for name, kind in zip(BOARD.spaces, BOARD.kind, strict=True) if kind == 2
    ]
    assert sum(p.tribe) == 8
    assert (p.cu, p.elephants) == ([0] * 2 * PLACES, [0] * PLACES)
    assert (p.siege, p.besieger) == ([0] * SPACES, [NEUTRAL] * SPACES)
    assert (p.card_at, p.seen) == ([DECK] * CARDS, [0] * CARDS)
    assert p.chief == [0] * GENERALS
    assert p.at == [POOL if pool else NOT_YET for pool in BOARD.pool]
    copied = p.copy()
    copied.control[0] = NEUTRAL
    assert p.control[0] == CARTHAGE


@pytest.mark.rule("hannibal", "12.7")
@pytest.mark.rule("hannibal", "18.1")
def test_12_7_a_consul_intercepts_with_five_units_or_with_all() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("varro nero", "capua", 9)
    s.p.proconsul = general("nero")
    s.play("march epidemic hannibal", "take 6 0 0", "step terventum")
    for count, why in ((4, "consul-units"), (5, ""), (9, "")):
        assert s.why(f"intercept varro {count} 0") == why
    assert s.why("intercept varro 0 0") != ""
    assert s.why("intercept") == ""
    assert s.why("avoid") == "no-avoid"
    assert s.why("intercept varro 5 1") == "units"


@pytest.mark.rule("hannibal", "8.4")
def test_8_4_only_cards_that_fit_interrupt() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).give(CARTHAGE, "bad-weather", "pestilence")
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii")
    assert s.asked() == ("carthage", "weather")
    assert s.offered() == ["counter bad-weather", "pass"]
    assert s.why("counter pestilence") == "no-counter"
    assert s.why("counter storms-at-sea") == "no-counter"
    s.play("counter bad-weather")
    assert s.p.card_at[BOARD.cards.index("bad-weather")] == DISCARDED


@pytest.mark.rule("hannibal", "8.4")
def test_8_4_nobody_is_asked_without_cards_or_for_a_card_that_is_gone() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5)
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii")
    assert s.at("nero") == "tarquinii"
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).give(CARTHAGE, "pestilence")
    s.p.card_at[BOARD.cards.index("bad-weather")] = DISCARDED
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii")
    assert s.at("nero") == "tarquinii"


@pytest.mark.rule("hannibal", "8.3")
def test_8_3_forced_marches_and_cards_for_a_move_are_no_events() -> None:
    s = Scene(CARTHAGE, "force-march-1", "hannibal-charms-italy", "native-guide", "numidian-ally", "marharbals-cavalry")
    for card in ("force-march-1", "hannibal-charms-italy", "native-guide"):
        assert s.why(f"event {card}") == "only-operation"
    assert s.why("event numidian-ally") == "wrong-side"
    assert s.why("event marharbals-cavalry") == "only-counter"
    s = Scene(ROME, "marharbals-cavalry", "spy-in-enemy-camp", "diplomacy-1")
    assert s.why("event marharbals-cavalry") == "wrong-side"
    assert s.why("event spy-in-enemy-camp") == "only-counter"
    assert s.why("event diplomacy-1") == ""


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "24")
@pytest.mark.parametrize(
    ("who", "card", "rolls"),
    [
        ("scipio-africanus", "force-march-3", 2),
        ("scipio-africanus", "epidemic", 1),
        ("nero", "force-march-3", 1),
        ("nero", "treachery-within-city", 2),
    ],
)
def test_20_2_how_often_a_besieger_rolls(who: str, card: str, rolls: int) -> None:
    s = Scene(ROME, card).put(who, "saguntum", 5).play(f"march {card} {who}", "take 5 0 0")
    assert siege_rolls(s.p) == rolls
    s.p.marching().at = s.p.at[general(who)] = space("boii")
    assert siege_rolls(s.p) == 1


@pytest.mark.rule("hannibal", "20.2")
def test_20_2_what_is_added_to_a_siege_roll() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 5).play("march epidemic hannibal", "take 5 0 0")
    bare = BOARD.siege_modifier[space("capua")]
    assert siege_modifier(s.p) == bare - 1
    s.p.train = space("capua")
    assert siege_modifier(s.p) == bare
    s.p.train = space("neapolis")
    s.p.marching().at = space("arverni")
    assert siege_modifier(s.p) == 0
    s = Scene(CARTHAGE, "epidemic", subjugation_penalty="tribes-too").put("hannibal", "arverni", 5)
    s.play("march epidemic hannibal", "take 5 0 0")
    assert siege_modifier(s.p) == -1
    s = Scene(ROME, "minor-campaign-1").put("marcellus", "saguntum", 5)
    s.play("campaign minor-campaign-1", "activate marcellus", "take 5 0 0")
    assert siege_modifier(s.p) == BOARD.siege_modifier[space("saguntum")] + 1
    s = Scene(ROME, "epidemic").put("marcellus", "saguntum", 5).play("march epidemic marcellus", "take 5 0 0")
    assert siege_modifier(s.p) == BOARD.siege_modifier[space("saguntum")]


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "20.4")
def test_20_4_an_attempt_without_points_besieges_nobody() -> None:
    s = (
        Scene(ROME, "epidemic")
        .put("nero", "saguntum", 5)
        .play("march epidemic nero", "take 5 0 0", "besiege", "roll 2")
    )
    assert s.p.siege[space("saguntum")] == 0
    assert s.p.besieger[space("saguntum")] == NEUTRAL
    s = (
        Scene(ROME, "epidemic")
        .put("nero", "saguntum", 5)
        .play("march epidemic nero", "take 5 0 0", "besiege", "roll 6")
    )
    assert s.p.siege[space("saguntum")] > 0
    assert s.p.besieger[space("saguntum")] == ROME


@pytest.mark.rule("hannibal", "20.2")
def test_20_2_both_rolls_of_a_traitor_count() -> None:
    s = Scene(ROME, "treachery-within-city").put("nero", "saguntum", 5)
    s.play("march treachery-within-city nero", "take 5 0 0", "besiege", "roll 5")
    assert s.p.turn() == -1
    first = s.p.siege[space("saguntum")]
    s.play("roll 5")
    assert s.p.siege[space("saguntum")] == 2 * first > 0
    s = Scene(ROME, "treachery-within-city").put("nero", "saguntum", 5).siege("saguntum", 2, ROME)
    s.play("march treachery-within-city nero", "take 5 0 0", "besiege", "roll 6")
    assert s.control("saguntum") == "rome"
    assert len(s.told("siege-roll")) == 1


@pytest.mark.rule("hannibal", "10.8")
def test_10_8_a_march_may_end_in_the_first_space_of_the_list() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("magon", "utica", 3).put("hasdrubal", "carthago", 2)
    s.play("campaign minor-campaign-1", "activate magon", "take 3 0 0", "step carthago", "halt")
    assert s.commands("magon")
    assert not s.commands("hasdrubal")
    assert s.p.march is None
    assert s.p.in_play().tired == [space("carthago"), 1, 3]


@pytest.mark.rule("hannibal", "14.11")
@pytest.mark.rule("hannibal", "17.2")
def test_14_11_a_six_costs_one_elephant_at_least() -> None:
    s = Scene(CARTHAGE).put("hannibal", "arpi", 8, 2).put("nero", "arpi", 8).battle(CARTHAGE, "arpi")
    s.p.fighting().rounds = 9
    s.begin(Casualties())
    s.play("roll 6")
    assert s.offered() == ["lose-elephants 1", "lose-elephants 2"]
    s = Scene(CARTHAGE).put("hannibal", "arpi", 8, 2).put("nero", "arpi", 8).battle(CARTHAGE, "arpi")
    s.p.fighting().rounds = 9
    s.begin(Casualties())
    s.play("roll 5")
    assert s.offered()[0] == "lose-elephants 0"


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "25")
@pytest.mark.parametrize(("within", "where"), [(2, True), (1, False), (0, False)])
def test_10_7_the_siege_train_goes_inside_with_the_last_unit(within: int, where: bool) -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal", "carthago-nova", 2)
    s.p.train = space("carthago-nova")
    s.play("march epidemic nero", "take 6 0 0", "step carthago-nova", f"garrison {within} 0")
    assert s.p.train == (inside("carthago-nova") if where else space("carthago-nova"))


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_without_a_sortie_those_inside_take_no_part() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.play("march epidemic nero", "take 6 0 0", "step roma")
    assert s.offered("sortie") == [f"sortie {count} 0" for count in range(6)]
    assert s.why("sortie 6 0") == "capacity"
    s.play("sortie 0 0")
    assert s.p.at[general("varro")] == inside("roma")
    assert s.p.fighting().sortie == 0
    assert s.p.marching().cu == 6
    assert s.told("sortied") == []


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "9.3")
def test_20_7_the_higher_rank_commands_a_relief_with_a_sortie() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.p.proconsul = general("nero")
    s.play("march epidemic nero", "take 6 0 0", "step roma", "sortie 1 0")
    assert s.commands("varro")
    assert s.p.fighting().came_out == 1 << general("varro")
    march = s.p.marching()
    assert (march.cu, march.generals) == (7, 1 << general("nero") | 1 << general("varro"))
    assert s.told("sortied") == [["rome", "1"]]


@pytest.mark.rule("hannibal", "16.2")
def test_16_2_who_came_out_of_carthago_breaks_off_into_it() -> None:
    s = Scene(CARTHAGE).put("hannibal", "carthago", 5).put("nero", "carthago", 5).battle(CARTHAGE, "carthago")
    s.p.fighting().came_from = inside("carthago")
    assert withdrawal_spaces(s.p, CARTHAGE) == [space("carthago")]
    s.p.train = space("carthago")
    s.begin(Withdrawal(CARTHAGE)).play("withdraw-to carthago")
    assert s.cu(CARTHAGE, "carthago", within=True) == 5
    assert s.p.at[general("hannibal")] == inside("carthago")
    assert s.p.train == inside("carthago")
    assert s.told("retreats") == [["carthage", "carthago"]]


@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "10.10")
def test_16_2_an_army_that_breaks_off_displaces_a_lone_general() -> None:
    s = Scene(CARTHAGE).put("hannibal", "numantia", 5).put("nero", "numantia", 5).put("varro", "iberus")
    s.battle(CARTHAGE, "numantia").p.fighting().came_from = space("iberus")
    s.mark(NEUTRAL, "iberus").begin(Withdrawal(CARTHAGE))
    assert s.why("withdraw-to segovia") == "no-withdrawal"
    s.play("withdraw-to iberus")
    assert s.at("varro") == "displaced"
    assert s.commands("hannibal")
    assert s.cu(CARTHAGE, "iberus") == 5


@pytest.mark.rule("hannibal", "18.3")
def test_18_3_a_proconsul_passes_a_garrison_without_a_consul() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 6).put("rome", "capua", 2)
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero", "take 6 0 0", "step capua")
    assert s.why("step neapolis") == ""


@pytest.mark.rule("hannibal", "6.4")
@pytest.mark.rule("hannibal", "6.6")
def test_6_4_only_generals_on_the_map_stay_on_as_proconsul() -> None:
    s = Scene(ROME).put("nero", "roma", 5).put("scipio-africanus", "capua", 5).put("hannibal", "mutina", 5)
    s.begin(NameProconsul())
    assert s.offered() == ["prorogue nero", "no-proconsul"]
    for name in ("varro", "scipio-africanus", "hannibal"):
        assert s.why(f"prorogue {name}") == "not-eligible"
    s.play("prorogue nero")
    assert s.p.proconsul == general("nero")
    assert s.told("proconsul") == [["nero"]]
    s.begin(NameProconsul()).play("no-proconsul")
    assert s.p.proconsul == -1


@pytest.mark.rule("hannibal", "7.1")
@pytest.mark.rule("hannibal", "8.7")
@pytest.mark.parametrize(
    ("turn", "left", "reshuffle", "shuffled"),
    [(1, 14, 0, 0), (1, 13, 0, 1), (1, 20, 1, 1), (4, 15, 0, 1), (4, 16, 0, 0)],
)
def test_8_7_when_the_deck_is_shuffled_before_a_deal(turn: int, left: int, reshuffle: int, shuffled: int) -> None:
    s = Scene(CARTHAGE, turn=turn)
    s.p.stack = s.p.stack[:1]
    s.p.card_at = [DECK] * left + [DISCARDED] * (CARDS - left)
    s.p.reshuffle = reshuffle
    s.p.phase = 0
    s.begin(DealCards())
    assert s.p.phase == 1
    assert s.p.card_at.count(DECK) == (CARDS if shuffled else left)
    dealt = 0
    while s.p.turn() == -1:
        s.play(s.offered("deal")[0])
        dealt += 1
    assert dealt == (14 if turn == 1 else 16)
    assert s.p.hand_count(ROME) == s.p.hand_count(CARTHAGE) == dealt // 2
    assert s.asked() == ("rome", "claim-first")
    assert s.p.phase == 2


@pytest.mark.rule("hannibal", "17.2")
@pytest.mark.rule("hannibal", "21.2")
def test_21_2_only_the_army_loses_units_by_the_size_of_the_army() -> None:
    s = Scene(CARTHAGE).put("hannibal", "taurini", 12, 4).army("hannibal", 2)
    s.p.marching().elephants = 1
    s.begin(Attrition(CARTHAGE, space("taurini"), 0, -1, 1)).play("roll 6")
    column = BOARD.attrition[6 - BOARD.attrition_first]
    assert s.told("attrition")[0][-1] == str(column[0])
    assert s.cu(CARTHAGE, "taurini") == 12 - column[0]
    s = Scene(CARTHAGE).put("hannibal", "taurini", 12, 4).army("hannibal", 2)
    lose_units(s.p, CARTHAGE, space("taurini"), 5, 0, 1)
    assert s.cu(CARTHAGE, "taurini") == 10
    assert s.p.marching().cu == 0
    assert s.p.elephants[space("taurini")] == 4


@pytest.mark.rule("hannibal", "17.2")
def test_17_2_how_many_elephants_may_be_among_the_losses() -> None:
    for count, forced, offered in ((2, 0, [0, 1, 2]), (2, 1, [1, 2]), (7, 0, [1, 2]), (1, 0, [0, 1])):
        s = Scene(CARTHAGE).put("hannibal", "taurini", 8, 2)
        s.p.stack = s.p.stack[:1]
        lose_units(s.p, CARTHAGE, space("taurini"), count, forced, 0)
        assert s.offered() == [f"lose-elephants {number}" for number in offered]
    for count, forced, elephants in ((8, 0, 0), (1, 1, 1), (9, 1, 0)):
        s = Scene(CARTHAGE).put("hannibal", "taurini", 8, 2)
        lose_units(s.p, CARTHAGE, space("taurini"), count, forced, 0)
        assert s.p.elephants[space("taurini")] == elephants
        assert s.cu(CARTHAGE, "taurini") == max(0, 8 - count)
    s = Scene(CARTHAGE).put("nero", "taurini", 8)
    lose_units(s.p, ROME, space("taurini"), 3, 1, 0)
    assert s.cu(ROME, "taurini") == 5
    lose_units(s.p, ROME, space("taurini"), 0, 1, 0)
    assert s.told("losses") == []


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.rule("hannibal", "10.11")
def test_11_5_an_army_turned_back_at_sea_moves_no_more_on_this_card() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("magon giscon", "carthago", 4).put("hasdrubal", "corduba", 2)
    s.play("campaign minor-campaign-1", "activate magon", "bring giscon", "take 3 0 0", "sail tarraco", "roll 5")
    assert s.told("sea-result")[0][-1] == "return"
    assert s.p.in_play().spent[general("magon")] == s.p.in_play().spent[general("giscon")] == SPENT_OUT
    assert s.p.in_play().tired == [space("carthago"), SPENT_OUT, 3]
    assert s.why("activate giscon") == "exhausted"
    assert s.why("activate hasdrubal") == ""


@pytest.mark.rule("hannibal", "10.11")
@pytest.mark.rule("hannibal", "10.12")
def test_10_11_nobody_goes_beyond_four_spaces_but_with_nero() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero varro", "roma", 10)
    s.play("campaign minor-campaign-1", "activate nero", "bring varro", "take 10 0 0")
    march, played = s.p.marching(), s.p.in_play()
    assert (march.limit, march.whole, march.levels[0]) == (6, 10, 10)
    assert march.faithful == 1 << general("nero") | 1 << general("varro")
    assert army_can_go(s.p, 6)
    march.whole = 0
    assert army_can_go(s.p, 4)
    assert not army_can_go(s.p, 5)
    march.whole = 9
    assert not army_can_go(s.p, 5)
    march.whole = 10
    march.faithful = 1 << general("nero")
    assert army_can_go(s.p, 4)
    assert not army_can_go(s.p, 5)
    played.spent[general("varro")] = 2
    assert army_can_go(s.p, 2)
    assert not army_can_go(s.p, 3)
    played.spent[general("varro")] = 0
    march.levels = [0, 0, 10, 0, 0, 0, 0, 0]
    march.faithful |= 1 << general("varro")
    assert army_can_go(s.p, 2)
    assert not army_can_go(s.p, 3)
    march.spent = 2
    assert army_can_go(s.p, 4)
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).play("march epidemic nero", "take 5 0 0")
    s.p.marching().levels = [0, 0, 0, 0, 0, 0, 0, 5]
    assert army_can_go(s.p, 4)


@pytest.mark.rule("hannibal", "21.1")
def test_21_1_winter_strikes_those_among_enemy_markers_only() -> None:
    s = Scene(CARTHAGE).put("hannibal", "carthago", 6).put("nero", "sena", 6).put("rome", "carthago", 3, within=False)
    s.p.cu[space("carthago")] = 0
    s.put("magon", "roma", 3).put("rome", "carthago-nova", 2).put("carthage", "carthago-nova", 1, within=True)
    s.put("carthage", "arverni", 2)
    s.p.stack = s.p.stack[:1]
    s.p.phase = 0
    s.begin(WinterAttrition())
    assert s.p.phase == 3
    struck = []
    while s.p.turn() == -1 and s.step() == "Attrition":
        s.play("roll 1")
        struck.append(s.told("attrition")[-1][:2])
    assert struck == [["rome", "carthago-nova"], ["carthage", "roma"], ["carthage", "arverni"]]


@pytest.mark.rule("hannibal", "21.2")
def test_21_2_units_lost_to_attrition_leave_their_general() -> None:
    s = Scene(CARTHAGE).put("hannibal", "sena", 1)
    s.begin(Attrition(CARTHAGE, space("sena"), 0, -1, 0)).play("roll 6")
    assert s.cu(CARTHAGE, "sena") == 0
    assert s.at("hannibal") == "sena"
    assert s.told("losses") == [["carthage", "1", "sena"]]
    s = Scene(CARTHAGE).put("hannibal", "capua", 1).siege("capua", 1, CARTHAGE)
    s.begin(Attrition(CARTHAGE, space("capua"), 0, -1, 0)).play("roll 6")
    assert s.p.siege[space("capua")] == 0
    s = Scene(CARTHAGE).put("hannibal", "sena", 3)
    s.begin(Attrition(CARTHAGE, space("sena"), -8, -1, 0)).play("roll 1")
    assert s.told("attrition") == [["carthage", "sena", "1", "-8", "0"]]
    assert s.told("losses") == []
    s.begin(Attrition(CARTHAGE, space("sena"), 0, 2, 0)).play("roll 6")
    assert s.told("attrition")[-1][-1] == str(min(3, BOARD.attrition[6 - BOARD.attrition_first][2]))


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_who_fought_has_spent_all_his_points() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero varro", "roma", 10).put("carthage", "capua", 2)
    s.play("campaign minor-campaign-1", "activate nero", "ready", "take 5 0 0")
    s.play("step capua").hands("probe*2", "probe")
    s.play("lead probe probe", "concede", "roll 1", "roll 1")
    while s.asked()[1] not in ("next-general", "play-card"):
        s.play(s.offered()[0])
    assert s.p.in_play().spent[general("nero")] == SPENT_OUT
    assert s.why("activate nero") == "already-active"
    assert s.why("activate varro") == ""


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "20.3")
def test_20_3_a_general_without_units_of_his_own_besieges_with_those_there() -> None:
    s = Scene(ROME, "epidemic").put("nero", "saguntum", 4)
    s.p.proconsul = general("nero")
    s.play("march epidemic nero", "take 0 0 0", "besiege", "roll 1")
    assert s.cu(ROME, "saguntum") == 3
    assert s.told("losses") == [["rome", "1", "saguntum"]]


@pytest.mark.rule("hannibal", "8.2")
@pytest.mark.rule("hannibal", "18.1")
def test_8_2_a_consul_is_bound_to_a_colleague_who_cannot_follow() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero varro", "roma", 9).play("campaign minor-campaign-1")
    assert s.why("activate nero") == ""
    s.p.in_play().spent[general("varro")] = 4
    assert s.why("activate nero") == "consul-bound"
    s.p.in_play().spent[general("varro")] = 3
    assert s.why("activate nero") == ""
    s.p.in_play().spent[general("nero")] = 4
    assert s.why("activate nero") == "exhausted"
    s.p.in_play().spent[general("nero")] = 0
    s.p.in_play().activated = 1 << general("nero")
    assert s.why("activate nero") == "already-active"
    assert s.why("activate varro") == ""


@pytest.mark.rule("hannibal", "20.3")
def test_20_3_who_may_besiege_after_being_carried_as_far_as_one_may_go() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "carthago", 5).put("varro", "boii", 5).put("marcellus", "sena", 5)
    s.play("campaign minor-campaign-1")
    played = s.p.in_play()
    for name in ("nero", "varro", "marcellus"):
        played.spent[general(name)] = 4
    assert [s.why(f"activate {name}") for name in ("nero", "varro", "marcellus")] == ["", "", "exhausted"]
    played.attempted = [space("carthago"), space("boii")]
    assert [s.why(f"activate {name}") for name in ("nero", "varro")] == ["exhausted", "exhausted"]
    played.attempted = []
    played.spent[general("nero")] = SPENT_OUT
    assert s.why("activate nero") == "exhausted"
    played.spent[general("nero")] = 6
    assert s.why("activate nero") == ""
    s.p.cu[space("carthago")] = 2
    assert s.why("activate nero") == "exhausted"
    s.p.cu[space("carthago")] = 3
    assert s.why("activate nero") != "exhausted"
    s.mark(ROME, "boii")
    assert s.why("activate varro") == "exhausted"


@pytest.mark.rule("hannibal", "6.5")
def test_6_5_a_consul_may_join_those_who_besiege() -> None:
    s = Scene(ROME).put("rome", "saguntum", 5).siege("saguntum", 1, ROME)
    assert station_places(s.p, general("nero")) == [space("saguntum")]


@pytest.mark.rule("hannibal", "18.2")
@pytest.mark.rule("hannibal", "10.8")
def test_18_2_the_consul_who_marched_commands_again_after_the_battle() -> None:
    s = Scene(ROME, "numidian-ally").put("nero varro", "roma", 10).put("carthage", "capua", 2)
    s.play("march numidian-ally nero", "bring varro", "take 10 0 0", "step capua", "test-command", "roll 6")
    assert s.commands("varro")
    s.hands("probe*2", "probe")
    s.play("lead probe probe", "concede", "roll 1", "roll 1")
    while s.asked()[1] not in ("play-card",):
        s.play(s.offered()[0])
    assert s.commands("nero")


def around_carthago() -> Scene:
    """Hannibal and Hanno shut in by Nero in the first city of the list."""
    s = Scene(CARTHAGE, "numidian-ally", "minor-campaign-1").put("hannibal hannon", "carthago", 5, within=True)
    return s.put("nero", "carthago", 6).siege("carthago", 1, ROME)


@pytest.mark.rule("hannibal", "20.5")
@pytest.mark.rule("hannibal", "11.3")
def test_20_5_what_may_be_done_inside_carthago() -> None:
    s = around_carthago().play("march numidian-ally hannon", "take 5 0 0")
    assert s.verbs() == {"sally", "halt"}
    assert s.why("step utica") == "inside"
    assert s.why("expel") == "no-expel"
    assert s.why("charm") == "no-charm"
    assert s.why("besiege") == "no-siege"
    assert s.why("subjugate") == "no-siege"
    assert s.why("sail utica") == "besieged"
    s.play("sally").hands("probe", "probe")
    assert s.p.fighting().came_from == inside("carthago")
    assert s.p.fighting().sortie == 5
    assert s.p.fighting().came_out == s.p.marching().generals
    assert "withdraw" in s.verbs()


@pytest.mark.rule("hannibal", "10.1")
@pytest.mark.rule("hannibal", "9.3")
def test_10_1_generals_in_the_first_space_of_the_list_are_on_the_map() -> None:
    s = Scene(ROME, "epidemic", "numidian-ally").put("nero", "carthago", 5)
    assert s.why("march epidemic nero") == ""
    assert s.p.look(None)["offices"] == {"nero": "consul"}
    s.play("march epidemic nero", "take 5 0 0", "step utica", "step carthago", "halt")
    assert s.at("nero") == "carthago"
    s = Scene(ROME, "epidemic").put("nero", "carthago", 5).put("magon", "zama", 5)
    s.play("march epidemic nero", "take 5 0 0", "step zama", "avoid magon 5 0", "roll 1")
    assert s.why("avoid-to carthago") == "avoid-where"


@pytest.mark.rule("hannibal", "12.2")
@pytest.mark.rule("hannibal", "12.8")
def test_12_8_a_garrison_of_carthago_intercepts_unless_it_is_watched() -> None:
    s = Scene(ROME, "epidemic").put("nero", "thabraca", 5).put("magon", "carthago", 3, within=True)
    s.play("march epidemic nero", "take 5 0 0", "step utica")
    assert s.asked()[1] == "react"
    assert s.why("intercept magon 3 0") == ""
    s = Scene(ROME, "epidemic").put("nero", "thabraca", 5).put("magon", "carthago", 3, within=True)
    s.put("rome", "carthago", 1).play("march epidemic nero", "take 5 0 0", "step utica")
    assert s.asked()[1] == "march"


@pytest.mark.rule("hannibal", "15.2")
@pytest.mark.rule("hannibal", "15.4")
def test_15_4_who_came_out_of_carthago_goes_back() -> None:
    s = around_carthago().play("march numidian-ally hannibal", "bring hannon", "take 5 0 0", "sally")
    s.hands("probe", "flank-left probe")
    s.play("lead probe probe", "match probe", "remain")
    assert s.offered() == ["concede"]
    assert s.why("lead") == s.why("lead probe") == "no-battle-card"
    s.play("concede", "roll 1", "roll 1")
    assert s.asked()[1] == "retreat-inside"
    s.play(s.offered()[-1])
    assert s.p.at[general("hannibal")] == s.p.at[general("hannon")] == inside("carthago")
    assert s.told("battle-won") == [["rome", "1"]]


@pytest.mark.rule("hannibal", "13.3")
def test_13_3_a_consul_under_another_does_not_take_his_chief_along() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "ariminum", 10).put("marcellus longus", "firmum-picenum", 12)
    s.play("march epidemic hannibal", "take 10 0 0", "step firmum-picenum")
    assert s.why("avoid longus 8 0") == "consul-units"
    s.play("avoid longus 6 0", "roll 1", "avoid-to sena")
    assert [s.at("marcellus"), s.at("longus")] == ["firmum-picenum", "sena"]


def samples(s: Scene) -> list[str]:
    """The whole choices a step gives as examples."""
    top = s.p.stack[-1]
    assert isinstance(top, BySteps)
    return [words.VOCABULARY.text(move) for move in top.samples(s.p)]


def named(s: Scene) -> list[tuple[list[int], list[int]]]:
    """What a whole choice may name now."""
    asked = s.p.question()
    return [(one.values, one.most) for one in asked.among(s.p, asked.wholes[0])]


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "10.2")
@pytest.mark.rule("hannibal", "15.1")
def test_10_7_what_a_whole_choice_may_name() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal magon", "carthago-nova", 3, 1)
    s.play("march epidemic nero", "take 6 0 0")
    near = [BOARD.spaces[one] for one in BOARD.near[space("acci")]]
    far = [BOARD.spaces[one] for one in BOARD.near[space(near[-1])] if one != space("acci")]
    assert samples(s) == [f"go-by {near[0]}", f"go-by {near[-1]}>{far[0]}"]
    s.play("step carthago-nova")
    two = [general("hasdrubal"), general("magon")]
    assert named(s) == [([], []), ([], []), (two, [])]
    assert samples(s) == [
        "garrison-with 0 0 -",
        "garrison-with 0 0 hasdrubal+magon",
        "garrison-with 2 1 -",
        "garrison-with 2 1 hasdrubal+magon",
    ]
    s.play("garrison 1 0")
    assert named(s) == [(two, [])]
    assert samples(s) == ["go-in-these -", "go-in-these hasdrubal", "go-in-these hasdrubal+magon"]
    s.play("go-in hasdrubal")
    assert named(s) == [(two[1:], [])]


@pytest.mark.rule("hannibal", "6.1")
@pytest.mark.rule("hannibal", "6.2")
def test_6_1_what_reinforcements_may_name() -> None:
    s = Scene(CARTHAGE).put("hannon", "zama").put("hannibal", "mutina").begin(CarthaginianUnit(0))
    spaces = [space(name) for name in ("carthago", "zama", "carthago-nova", "mutina")]
    assert named(s) == [(spaces, [2, 2, 3, 1])]
    assert len(samples(s)) == 2
    s = Scene(ROME).put("nero", "tarraco", 5).begin(RomanUnits(4, 1))
    assert named(s) == [([space("tarraco"), space("roma")], [4, 4])]
    assert samples(s) == ["reinforce-all tarraco:4", "reinforce-all tarraco:2.roma:2"]


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_no_troops_are_raised_on_an_enemy_marker_in_a_province_of_ones_own() -> None:
    s = Scene(ROME, "numidian-ally").put("varro", "sena", 5).mark(CARTHAGE, "sena")
    assert s.p.controls(ROME, BOARD.province[space("sena")])
    assert s.why("raise numidian-ally sena") == "raise-where"


@pytest.mark.rule("hannibal", "13.4")
def test_13_4_without_points_left_nobody_pursues() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).put("magon", "cosa", 3).mark(CARTHAGE, "pisae")
    s.play("march epidemic nero", "take 5 0 0", "go-by falerii>faesulae", "step tarquinii", "step cosa")
    s.play("avoid magon 3 0", "roll 1", "avoid-to pisae")
    assert s.asked() == ("rome", "play-card")
    assert s.told("overrun") == []
    assert s.at("nero") == "cosa"


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "9.3")
def test_20_7_an_equal_who_sorties_leaves_the_command_to_the_relief() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.play("march epidemic nero", "take 6 0 0", "step roma", "sortie 5 0")
    assert s.commands("nero")
    assert not s.commands("varro")


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_inside_a_city_there_is_no_way_to_give_as_an_example() -> None:
    s = around_carthago().play("march numidian-ally hannibal", "bring hannon", "take 5 0 0")
    assert samples(s) == []


@pytest.mark.rule("hannibal", "14.5")
@pytest.mark.rule("hannibal", "25")
def test_25_card_20_a_spy_serves_the_defender_too() -> None:
    s = Scene(ROME, "epidemic").put("nero", "iberus", 5).put("hannibal", "numantia", 5)
    s.give(CARTHAGE, "spy-in-enemy-camp")
    s.play("march epidemic nero", "take 5 0 0", "step numantia", "counter spy-in-enemy-camp")
    s.hands("probe*4", "flank-left*2").play("show probe", "show probe")
    assert s.told("shown") == [["rome", "probe"], ["rome", "probe"]]
    assert s.p.fighting().shown[3] == 2
