"""Sections 17 and 18: alliances, victory, and the round limit."""

import pytest

from quadriga.engine.errors import UnknownGame
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.options import LAST_ROUNDS, LIMITS
from rules.conquest.scene import GAME, Scene, start, zone


@pytest.mark.rule("conquest", "17")
def test_17_an_alliance_is_proposed_and_accepted_ruling_c_53() -> None:
    s = Scene(3)
    s.turn("black")
    assert s.offered("ally") == ["ally yellow", "ally blue"]
    s.listen().play("ally yellow")
    assert s.told("alliance-proposed") == [["black", "yellow"]]
    assert (s.asked(), s.offered()) == (("yellow", "alliance"), ["accept", "refuse"])
    assert s.about() == {"side": "black"}
    assert s.p.allies == [0, 0, 0]
    s.play("accept")
    assert s.told("allied") == [["black", "yellow"]]
    assert s.p.allies == [0b010, 0b001, 0]
    assert s.asked() == ("black", "movement")


@pytest.mark.rule("conquest", "17")
def test_17_an_alliance_refused_is_none_ruling_c_53() -> None:
    s = Scene(3)
    s.turn("black")
    s.listen().play("ally yellow", "refuse")
    assert s.told("alliance-refused") == [["yellow", "black"]]
    assert s.p.allies == [0, 0, 0]
    assert s.refused("ally yellow") == ("17", "declared-already")
    assert s.offered("ally") == ["ally blue"]


@pytest.mark.rule("conquest", "17")
def test_17_of_alliances_one_speaks_once_a_turn_with_each_ruling_c_53() -> None:
    s = Scene(3)
    s.turn("black")
    s.play("ally yellow", "accept", "ally blue", "accept")
    assert s.offered("ally") == s.offered("renounce") == []
    assert s.refused("ally yellow") == ("17", "declared-already")
    assert s.refused("renounce yellow") == ("17", "declared-already")
    assert s.refused("ally black") == ("17", "no-ally")
    assert s.refused("ally purple") == ("17", "no-ally")
    s.end_turn()
    assert s.offered("renounce") == ["renounce black"]
    assert s.refused("ally black") == ("17", "ally-already")
    assert s.refused("renounce blue") == ("17", "no-ally")
    assert s.offered("ally") == ["ally blue"]


@pytest.mark.rule("conquest", "17")
def test_17_either_ally_renounces_alone_ruling_c_53() -> None:
    s = Scene(3)
    s.turn("black")
    s.play("ally yellow", "accept", "ally blue", "accept")
    s.end_turn()
    s.listen().play("renounce black")
    assert s.told("renounced") == [["yellow", "black"]]
    assert s.p.allies == [0b100, 0, 0b001]
    assert s.asked() == ("yellow", "movement")
    s.end_turn()
    s.play("renounce black")
    assert s.p.allies == [0, 0, 0]


@pytest.mark.rule("conquest", "17")
def test_17_the_third_and_the_second_ally_and_part_as_the_first_do() -> None:
    s = Scene(3)
    s.turn("yellow")
    s.play("ally blue")
    assert (s.asked(), s.about()) == (("blue", "alliance"), {"side": "yellow"})
    s.play("accept", "ally black", "accept")
    assert s.p.allies == [0b010, 0b101, 0b010]
    s.end_turn()
    s.play("renounce yellow")
    assert s.p.allies == [0b010, 0b001, 0]


@pytest.mark.rule("conquest", "17")
def test_17_an_alliance_is_public_and_for_both() -> None:
    s = Scene(3)
    s.turn("black")
    s.play("ally yellow", "accept")
    sides = s.p.view(None)["sides"]
    assert isinstance(sides, list)
    assert [one["allies"] for one in sides] == [["yellow"], ["black"], []]


@pytest.mark.rule("conquest", "17")
@pytest.mark.parametrize("phase", ["combat", "destruction", "purchase", "placement"])
def test_17_alliances_are_proposed_in_any_phase_ruling_c_53(phase: str) -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.units("blue", "thracia", infantry=1)
    s.units("black", "thracia", infantry=1)
    s.units("blue", "moesia", infantry=1)
    s.units("black", "moesia", infantry=1)
    s.money("black", 5 if phase == "placement" else 30)
    s.phase("black", phase)
    asked = s.asked()
    deeds = s.deeds()
    s.play("ally yellow")
    assert s.asked() == ("yellow", "alliance")
    s.play("accept", "ally blue", "refuse")
    assert (s.asked(), s.offered()) == (asked, deeds)
    assert s.refused("ally blue") == ("17", "declared-already")
    assert s.refused("renounce black") == ("17", "no-ally")
    assert s.refused("ally ?") == ("17", "no-ally")
    assert s.p.allies == [0b010, 0b001, 0]


@pytest.mark.rule("conquest", "17")
def test_17_before_the_last_battle_there_is_nothing_to_decide_ruling_c_53() -> None:
    s = Scene(3)
    s.units("blue", "thracia", infantry=1)
    s.units("black", "thracia", infantry=1)
    s.phase("black", "combat")
    assert s.offered() == ["fight thracia"]
    assert s.refused("ally yellow") == ("9", "battles-wait")
    s.galley("black-galley-1", "mare-epirus")
    s.galley("yellow-galley-1", "mare-epirus")
    assert s.offered() == ["fight thracia", "engage mare-epirus yellow", "ally yellow", "ally blue"]


@pytest.mark.rule("conquest", "17")
def test_17_anybody_proposes_in_anothers_turn_and_who_was_asked_is_asked_again_ruling_c_53() -> None:
    s = Scene(4)
    s.turn("black")
    before = (s.asked(), s.deeds())
    assert s.words("yellow") == ["propose yellow black", "propose yellow blue", "propose yellow red"]
    s.listen().say("propose yellow black")
    assert s.told("alliance-proposed") == [["yellow", "black"]]
    assert (s.asked(), s.about()) == (("black", "alliance"), {"side": "yellow"})
    s.play("accept")
    assert (s.asked(), s.deeds()) == before
    s.say("propose red blue")
    assert (s.asked(), s.about()) == (("blue", "alliance"), {"side": "red"})
    s.play("refuse")
    assert (s.asked(), s.deeds()) == before
    assert s.p.allies == [0b0010, 0b0001, 0, 0]
    assert s.offered("renounce") == ["renounce yellow"]
    s.play("end-movement")


@pytest.mark.rule("conquest", "17")
def test_17_words_are_said_in_the_middle_of_everything_ruling_c_53() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=3)
    s.legion("yellow-general-1", "asia", infantry=3)
    s.turn("black")
    s.play("march black-general-1 asia")
    on = {"followers": ["lead infantry:3", "end-movement", "fight asia"], "legion": ["form 3 0 0"], "": []}
    for asked in (("black", "followers"), ("yellow", "legion"), ("black", "legion"), ("chance", "")):
        assert s.asked() == asked
        trial = Scene.of(s.p.copy())
        trial.say("propose blue yellow")
        assert trial.asked() == ("yellow", "alliance")
        trial.play("accept")
        assert trial.asked() == asked
        assert trial.p.allies == [0, 0b100, 0b010]
        s.play(*on[asked[1]])


@pytest.mark.rule("conquest", "17")
def test_17_before_his_last_battle_the_attacker_speaks_too_ruling_c_53() -> None:
    s = Scene(3)
    s.units("blue", "thracia", infantry=1)
    s.units("black", "thracia", infantry=1)
    s.phase("black", "combat")
    assert s.offered() == ["fight thracia"]
    s.say("propose black yellow").play("accept")
    assert s.p.allies == [0b010, 0b001, 0]
    assert s.offered() == ["fight thracia"]


@pytest.mark.rule("conquest", "17")
def test_17_one_speaks_with_each_once_a_turn_however_one_does_ruling_c_53() -> None:
    s = Scene(3)
    s.turn("black")
    s.play("ally yellow", "accept")
    assert s.refused("break-off black yellow", 0) == s.refused("renounce yellow") == ("17", "declared-already")
    assert s.words("black") == ["propose black blue"]
    assert s.words("yellow") == ["break-off yellow black", "propose yellow blue"]
    assert s.refused("propose yellow black", 1) == ("17", "ally-already")
    assert s.refused("break-off yellow blue", 1) == s.refused("propose yellow yellow", 1) == ("17", "no-ally")
    assert s.refused("propose yellow red", 1) == ("17", "no-ally")
    s.listen().say("break-off yellow black")
    assert s.told("renounced") == [["yellow", "black"]]
    assert s.p.allies == [0, 0, 0]
    assert s.asked() == ("black", "movement")
    s.say("propose yellow blue").play("refuse")
    assert s.words("yellow") == []
    assert s.refused("propose yellow blue", 1) == ("17", "declared-already")
    s.end_turn()
    assert s.words("black") == ["propose black yellow", "propose black blue"]
    assert s.words("yellow") == ["propose yellow black", "propose yellow blue"]


@pytest.mark.rule("conquest", "17")
def test_17_each_speaks_for_himself_and_not_into_anothers_answer_ruling_c_53() -> None:
    s = Scene(3)
    s.turn("black")
    for seat in (0, 2, -1, 3):
        assert s.refused("propose yellow black", seat) == ("17", "no-voice")
    s.say("propose yellow black")
    assert [s.words(colour) for colour in ("black", "yellow", "blue")] == [[], [], []]
    assert s.refused("propose blue black", 2) == ("17", "no-voice")
    s.play("refuse")
    s.say("propose blue black").play("accept")
    assert s.p.allies == [0b100, 0, 0b001]


@pytest.mark.rule("conquest", "17")
def test_17_nobody_speaks_before_all_have_their_homes_ruling_c_53() -> None:
    s = start(3, homes="chosen")
    assert s.asked() == ("black", "home")
    assert s.words("black") == s.words("yellow") == []
    assert s.refused("propose yellow black", 1) == ("17", "no-voice")


@pytest.mark.rule("conquest", "17")
@pytest.mark.rule("conquest", "11")
def test_17_the_fallen_have_no_voice_ruling_c_53() -> None:
    s = Scene(3)
    s.legion("black-general-1", "cyrenaica", infantry=1)
    s.turn("black")
    s.march("black-general-1", "aegyptus", infantry=1)
    assert len(s.words("yellow")) == 2
    s.play("end-movement", "fight aegyptus")
    assert s.p.conqueror[1] == 0
    assert s.words("yellow") == []
    assert s.refused("propose yellow black", 1) == ("17", "no-voice")
    assert s.words("blue") == ["propose blue black"]
    assert s.refused("propose blue yellow", 2) == ("17", "no-ally")


@pytest.mark.rule("conquest", "17")
def test_17_an_alliance_binds_nobody_and_lets_nobody_share_a_province_ruling_c_44() -> None:
    s = Scene(3)
    s.units("yellow", "thracia", infantry=1)
    s.units("black", "macedonia", infantry=1)
    s.turn("black")
    s.play("ally yellow", "accept")
    s.march("black-general-1", "thracia", infantry=1)
    assert s.refused("march black-general-1 asia") == ("8.1", "stopped-by-enemy")
    s.play("end-movement")
    assert s.deeds() == ["fight thracia"]


@pytest.mark.rule("conquest", "17")
def test_17_nobody_allies_with_the_fallen() -> None:
    s = Scene(3)
    s.legion("black-general-1", "cyrenaica", infantry=1)
    s.turn("black")
    s.play("ally yellow", "accept")
    s.march("black-general-1", "aegyptus", infantry=1)
    s.play("end-movement", "fight aegyptus")
    assert s.p.allies == [0, 0, 0]
    s.end_turn()
    assert s.asked()[0] == "blue"
    assert s.refused("ally yellow") == ("17", "no-ally")


@pytest.mark.rule("conquest", "18")
def test_18_the_game_goes_on_while_two_emperors_live_and_ends_with_one() -> None:
    s = Scene(3)
    s.legion("black-general-1", "cyrenaica", infantry=1)
    s.legion("black-general-2", "narbonensis", infantry=1)
    s.turn("black")
    s.march("black-general-1", "aegyptus", infantry=1)
    s.march("black-general-2", "hispania", infantry=1)
    s.play("end-movement", "fight aegyptus")
    assert s.p.outcome() is None
    assert s.asked() == ("black", "combat")
    s.play("fight hispania")
    outcome = s.p.outcome()
    assert outcome is not None
    assert (outcome.key, outcome.rule, outcome.results) == ("last-emperor", "18", [2, 0, 0])
    assert s.p.moves() == []
    refusal = s.p.why_not(words.VOCABULARY.parse("end-turn"), Seat(0))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("18", "game-over")


@pytest.mark.rule("conquest", "18")
def test_18_an_ally_does_not_win_with_the_winner() -> None:
    s = Scene(2)
    s.leaders("cyrenaica", "black-emperor")
    s.legion("yellow-general-1", "africa-proconsularis", infantry=1)
    s.turn("yellow")
    s.play("ally black", "accept")
    s.march("yellow-general-1", "cyrenaica", infantry=1)
    s.play("end-movement", "fight cyrenaica")
    outcome = s.p.outcome()
    assert outcome is not None
    assert outcome.results == [0, 2]


@pytest.mark.rule("conquest", "18")
def test_18_the_short_game_ends_after_twelve_rounds_by_tribute_ruling_c_51() -> None:
    s = Scene(2, "short")
    s.p.round = 12
    s.hold("yellow", "baetica")
    s.turn("black")
    s.end_turn()
    assert s.p.outcome() is None
    s.end_turn()
    outcome = s.p.outcome()
    assert outcome is not None
    assert (outcome.key, outcome.rule, outcome.results) == ("round-limit", "18", [0, 2])


@pytest.mark.rule("conquest", "18")
def test_18_money_does_not_decide_and_equals_share_a_draw_ruling_c_51() -> None:
    s = Scene(3, "short")
    s.p.round = 12
    s.hold("yellow", "cyprus")
    s.hold("blue", "baetica")
    s.money("black", 500)
    s.turn("blue")
    s.end_turn()
    outcome = s.p.outcome()
    assert outcome is not None
    assert outcome.results == [0, 1, 1]


@pytest.mark.rule("conquest", "18")
def test_18_round_eleven_is_not_the_last_of_the_short_game_ruling_c_51() -> None:
    s = Scene(2, "short")
    s.p.round = 11
    s.turn("yellow")
    s.end_turn()
    assert s.p.outcome() is None
    assert s.p.round == 12


@pytest.mark.rule("conquest", "18")
def test_18_the_classic_game_has_a_bound_no_people_reach_ruling_c_51() -> None:
    assert LAST_ROUNDS == [500, 12]
    for last, over in ((499, False), (500, True)):
        s = Scene(2)
        s.p.round = last
        s.turn("yellow")
        s.end_turn()
        assert (s.p.outcome() is not None) is over


@pytest.mark.rule("conquest", "18")
@pytest.mark.parametrize("limit", ["6", "12", "20", "40"])
@pytest.mark.parametrize("scenario", ["classic", "short"])
def test_18_the_option_rounds_overrules_the_scenario_ruling_c_51(limit: str, scenario: str) -> None:
    assert int(limit) in LIMITS
    for last, over in ((int(limit) - 1, False), (int(limit), True)):
        s = Scene(2, scenario, rounds=limit)
        s.p.round = last
        s.turn("yellow")
        s.end_turn()
        assert (s.p.outcome() is not None) is over


@pytest.mark.rule("conquest", "18")
def test_18_options_and_seats_that_do_not_exist_are_refused() -> None:
    for seats in (1, 7):
        with pytest.raises(UnknownGame):
            GAME.start("classic", seats, {})
    for options in ({"rounds": "13"}, {"homes": "stolen"}, {"arabia": "maybe"}, {"walls": "none"}):
        with pytest.raises(UnknownGame):
            GAME.start("classic", 2, options)
    with pytest.raises(UnknownGame):
        GAME.start("long", 2, {})


@pytest.mark.rule("conquest", "18")
def test_18_a_player_without_a_province_plays_on_while_his_emperor_lives_ruling_c_61() -> None:
    s = Scene(3)
    s.leaders("dacia", "black-emperor")
    for seat in (1, 2):
        s.p.take_control(seat, zone("macedonia"))
    s.turn("black")
    s.listen().play("end-movement")
    assert s.told("tribute-paid") == [["black", "0"]]
    assert s.at("black-emperor") == "dacia"
    assert s.p.outcome() is None


@pytest.mark.rule("conquest", "18")
def test_18_acclamation_and_concession_are_no_moves_ruling_c_67() -> None:
    names = {verb.name for verb in words.VOCABULARY.verbs}
    assert not {name for name in names if "conce" in name or "accla" in name or "resign" in name}
