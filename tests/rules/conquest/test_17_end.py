"""Sections 17 and 18: alliances, victory, and the round limit."""

import pytest

from quadriga.engine.errors import UnknownGame
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.options import LIMITS, ROUNDS
from rules.conquest.scene import (
    GAME,
    asked,
    empty,
    end_turn,
    heard,
    hold,
    leaders,
    legion,
    march,
    money,
    offered,
    play,
    turn,
    units,
    where,
    why,
    zone,
)


@pytest.mark.rule("conquest", "17")
def test_17_alliances_are_declared_and_renounced_once_a_turn_with_each_ruling_c_53() -> None:
    p = empty(3)
    turn(p, "black")
    assert offered(p, "ally") == ["ally yellow", "ally blue"]
    events = play(p, "ally yellow")
    assert heard(events, "allied") == [["black", "yellow"]]
    assert why(p, "ally yellow") == ("17", "declared-already")
    assert why(p, "renounce yellow") == ("17", "declared-already")
    assert why(p, "ally black") == ("17", "no-ally")
    assert why(p, "ally purple") == ("17", "no-ally")
    assert why(p, "renounce blue") == ("17", "no-ally")
    end_turn(p)
    end_turn(p)
    end_turn(p)
    assert offered(p, "renounce") == ["renounce yellow"]
    assert why(p, "ally yellow") == ("17", "ally-already")
    events = play(p, "renounce yellow")
    assert heard(events, "renounced") == [["black", "yellow"]]
    assert p.allies == [0, 0, 0]


@pytest.mark.rule("conquest", "17")
def test_17_an_alliance_is_public_and_one_sided() -> None:
    p = empty(3)
    turn(p, "black")
    play(p, "ally yellow")
    sides = p.view(None)["sides"]
    assert isinstance(sides, list)
    assert [one["allies"] for one in sides] == [["yellow"], [], []]


@pytest.mark.rule("conquest", "17")
def test_17_an_alliance_binds_nobody_and_lets_nobody_share_a_province_ruling_c_44() -> None:
    p = empty(3)
    units(p, "yellow", "thracia", infantry=1)
    units(p, "black", "macedonia", infantry=1)
    turn(p, "black")
    play(p, "ally yellow")
    march(p, "black-general-1", "thracia", infantry=1)
    assert why(p, "march black-general-1 asia") == ("8.1", "stopped-by-enemy")
    play(p, "end-movement")
    assert offered(p) == ["fight thracia"]


@pytest.mark.rule("conquest", "17")
def test_17_nobody_allies_with_the_fallen() -> None:
    p = empty(3)
    legion(p, "black-general-1", "cyrenaica", infantry=1)
    turn(p, "black")
    play(p, "ally yellow")
    march(p, "black-general-1", "aegyptus", infantry=1)
    play(p, "end-movement", "fight aegyptus")
    assert p.allies == [0, 0, 0]
    end_turn(p)
    assert asked(p)[0] == "blue"
    assert why(p, "ally yellow") == ("17", "no-ally")


@pytest.mark.rule("conquest", "18")
def test_18_the_game_goes_on_while_two_emperors_live_and_ends_with_one() -> None:
    p = empty(3)
    legion(p, "black-general-1", "cyrenaica", infantry=1)
    legion(p, "black-general-2", "narbonensis", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "aegyptus", infantry=1)
    march(p, "black-general-2", "hispania", infantry=1)
    play(p, "end-movement", "fight aegyptus")
    assert p.outcome() is None
    assert asked(p) == ("black", "combat")
    play(p, "fight hispania")
    outcome = p.outcome()
    assert outcome is not None
    assert (outcome.key, outcome.rule, outcome.results) == ("last-emperor", "18", [2, 0, 0])
    assert p.moves() == []
    refusal = p.why_not(words.VOCABULARY.parse("end-turn"), Seat(0))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("18", "game-over")


@pytest.mark.rule("conquest", "18")
def test_18_an_ally_does_not_win_with_the_winner() -> None:
    p = empty(2)
    leaders(p, "cyrenaica", "black-emperor")
    legion(p, "yellow-general-1", "africa-proconsularis", infantry=1)
    turn(p, "yellow")
    play(p, "ally black")
    march(p, "yellow-general-1", "cyrenaica", infantry=1)
    play(p, "end-movement", "fight cyrenaica")
    outcome = p.outcome()
    assert outcome is not None
    assert outcome.results == [0, 2]


@pytest.mark.rule("conquest", "18")
def test_18_the_short_game_ends_after_twelve_rounds_by_tribute_ruling_c_51() -> None:
    p = empty(2, "short")
    p.round = 12
    hold(p, "yellow", "baetica")
    turn(p, "black")
    end_turn(p)
    assert p.outcome() is None
    end_turn(p)
    outcome = p.outcome()
    assert outcome is not None
    assert (outcome.key, outcome.rule, outcome.results) == ("round-limit", "18", [0, 2])


@pytest.mark.rule("conquest", "18")
def test_18_money_does_not_decide_and_equals_share_a_draw_ruling_c_51() -> None:
    p = empty(3, "short")
    p.round = 12
    hold(p, "yellow", "cyprus")
    hold(p, "blue", "baetica")
    money(p, "black", 500)
    turn(p, "blue")
    end_turn(p)
    outcome = p.outcome()
    assert outcome is not None
    assert outcome.results == [0, 1, 1]


@pytest.mark.rule("conquest", "18")
def test_18_round_eleven_is_not_the_last_of_the_short_game_ruling_c_51() -> None:
    p = empty(2, "short")
    p.round = 11
    turn(p, "yellow")
    end_turn(p)
    assert p.outcome() is None
    assert p.round == 12


@pytest.mark.rule("conquest", "18")
def test_18_the_classic_game_has_a_bound_no_people_reach_ruling_c_51() -> None:
    assert ROUNDS == [500, 12]
    for last, over in ((499, False), (500, True)):
        p = empty(2)
        p.round = last
        turn(p, "yellow")
        end_turn(p)
        assert (p.outcome() is not None) is over


@pytest.mark.rule("conquest", "18")
@pytest.mark.parametrize("limit", ["6", "12", "20", "40"])
@pytest.mark.parametrize("scenario", ["classic", "short"])
def test_18_the_option_rounds_overrules_the_scenario_ruling_c_51(limit: str, scenario: str) -> None:
    assert int(limit) in LIMITS
    for last, over in ((int(limit) - 1, False), (int(limit), True)):
        p = empty(2, scenario, rounds=limit)
        p.round = last
        turn(p, "yellow")
        end_turn(p)
        assert (p.outcome() is not None) is over


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
    p = empty(3)
    leaders(p, "dacia", "black-emperor")
    for seat in (1, 2):
        p.take_control(seat, zone("macedonia"))
    turn(p, "black")
    events = play(p, "end-movement")
    assert heard(events, "tribute-paid") == [["black", "0"]]
    assert where(p, "black-emperor") == "dacia"
    assert p.outcome() is None


@pytest.mark.rule("conquest", "18")
def test_18_acclamation_and_concession_are_no_moves_ruling_c_67() -> None:
    names = {verb.name for verb in words.VOCABULARY.verbs}
    assert not {name for name in names if "conce" in name or "accla" in name or "resign" in name}
