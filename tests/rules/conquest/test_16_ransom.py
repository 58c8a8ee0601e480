"""Section 16: bargaining for captive generals."""

import pytest

from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    asked,
    captive,
    empty,
    end_turn,
    heard,
    hold,
    keys,
    legion,
    march,
    money,
    offered,
    phase,
    play,
    refused,
    talents,
    turn,
    units,
    where,
    why,
)


def bargain(money_: int = 0, hostage: bool = False) -> Conquest:
    """Blue holds a general of black's; black, with some money and perhaps a general of blue's, is in his last phase."""
    p = empty(3)
    captive(p, "black-general-1", "blue")
    if hostage:
        captive(p, "blue-general-1", "black")
    money(p, "black", money_)
    phase(p, "black", "placement")
    return p


@pytest.mark.rule("conquest", "16")
@pytest.mark.rule("conquest", "4.1")
def test_16_a_ransom_in_steps_of_five_out_of_ones_own_treasury() -> None:
    p = bargain(15)
    assert offered(p, "ransom") == [f"ransom black-general-1 {number}" for number in (5, 10, 15)]
    assert why(p, "ransom black-general-1 7") == ("16", "not-in-steps")
    assert why(p, "ransom black-general-1 0") == ("16", "not-in-steps")
    assert why(p, "ransom black-general-1 20") == ("16", "not-so-rich")


@pytest.mark.rule("conquest", "16")
def test_16_who_accepts_is_paid_and_the_general_comes_home_ruling_c_42() -> None:
    p = bargain(15)
    play(p, "ransom black-general-1 10")
    assert asked(p) == ("blue", "reply-ransom")
    events = play(p, "accept")
    assert heard(events, "returned") == [["black-general-1", "macedonia"]]
    assert (talents(p, "black"), talents(p, "blue")) == (5, 10)
    assert where(p, "black-general-1") == "macedonia"
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "16")
def test_16_who_refuses_keeps_him() -> None:
    p = bargain(15)
    events = play(p, "ransom black-general-1 10", "refuse")
    assert heard(events, "offer-refused") == [["blue"]]
    assert (talents(p, "black"), talents(p, "blue")) == (15, 0)
    assert where(p, "black-general-1") == "captive of blue"
    assert asked(p) == ("black", "negotiation")


@pytest.mark.rule("conquest", "16")
def test_16_the_talents_are_the_ransom_tribute_may_pay() -> None:
    p = empty(3)
    captive(p, "black-general-1", "blue")
    turn(p, "black")
    play(p, "end-movement", "end-razing", "end-buying")
    assert offered(p, "ransom")[-1] == "ransom black-general-1 15"


@pytest.mark.rule("conquest", "16")
def test_16_one_captive_for_another() -> None:
    p = bargain(hostage=True)
    assert offered(p, "exchange") == ["exchange black-general-1 blue-general-1"]
    play(p, "exchange black-general-1 blue-general-1")
    assert asked(p) == ("blue", "reply-exchange")
    play(p, "accept")
    assert (where(p, "black-general-1"), where(p, "blue-general-1")) == ("macedonia", "hispania")


@pytest.mark.rule("conquest", "16")
def test_16_a_refused_exchange_changes_nothing() -> None:
    p = bargain(hostage=True)
    play(p, "exchange black-general-1 blue-general-1", "refuse")
    assert (where(p, "black-general-1"), where(p, "blue-general-1")) == ("captive of blue", "captive of black")


@pytest.mark.rule("conquest", "16")
def test_16_only_the_captors_own_general_is_of_use_to_him() -> None:
    p = bargain()
    captive(p, "yellow-general-1", "black")
    assert why(p, "exchange black-general-1 yellow-general-1") == ("16", "not-their-general")
    assert why(p, "exchange black-general-1 yellow-general-2") == ("16", "no-hostage-of-yours")


@pytest.mark.rule("conquest", "16")
@pytest.mark.parametrize("favour", ["peace", "passage", "support"])
def test_16_a_promise_buys_a_general_and_binds_nobody(favour: str) -> None:
    p = bargain()
    events = play(p, f"promise black-general-1 {favour}")
    assert heard(events, "favour-promised") == [["black", "black-general-1", favour]]
    assert asked(p) == ("blue", "reply-promise")
    play(p, "accept")
    assert where(p, "black-general-1") == "macedonia"
    p.stack.clear()
    legion(p, "black-general-2", "narbonensis", infantry=1)
    units(p, "blue", "hispania", infantry=1)
    turn(p, "black")
    march(p, "black-general-2", "hispania", infantry=1)
    play(p, "end-movement")
    assert offered(p) == ["fight hispania"]


@pytest.mark.rule("conquest", "16")
def test_16_a_hostage_may_be_released_for_nothing_ruling_c_47() -> None:
    p = empty(3)
    captive(p, "blue-general-1", "black")
    phase(p, "black", "placement")
    assert offered(p) == ["release blue-general-1", "end-turn"]
    assert why(p, "release blue-general-2") == ("16", "no-hostage-of-yours")
    play(p, "release blue-general-1")
    assert where(p, "blue-general-1") == "hispania"


@pytest.mark.rule("conquest", "16")
def test_16_hostages_need_not_be_dealt_with() -> None:
    p = bargain(hostage=True)
    play(p, "end-turn")
    assert (where(p, "black-general-1"), where(p, "blue-general-1")) == ("captive of blue", "captive of black")


@pytest.mark.rule("conquest", "16")
def test_16_one_bargains_for_ones_own_captives_only() -> None:
    p = bargain(20)
    captive(p, "yellow-general-1", "blue")
    assert why(p, "ransom yellow-general-1 5") == ("16", "no-captive-of-yours")
    assert why(p, "ransom black-general-2 5") == ("16", "no-captive-of-yours")
    assert why(p, "promise black-general-2 peace") == ("16", "no-captive-of-yours")


@pytest.mark.rule("conquest", "16")
@pytest.mark.parametrize("lost", [True, False])
def test_16_a_general_comes_back_only_where_his_home_is_his_ruling_c_42(lost: bool) -> None:
    p = empty(3)
    captive(p, "black-general-1", "blue")
    captive(p, "blue-general-1", "black")
    money(p, "black", 20)
    if lost:
        hold(p, "yellow", "macedonia")
    else:
        units(p, "yellow", "macedonia", infantry=1)
    phase(p, "black", "placement")
    assert why(p, "ransom black-general-1 5") == ("16", "no-place-to-return")
    assert "release blue-general-1" in offered(p)


@pytest.mark.rule("conquest", "16")
def test_16_a_hostage_whose_home_is_lost_cannot_be_handed_over_ruling_c_42() -> None:
    p = empty(3)
    captive(p, "black-general-1", "blue")
    captive(p, "blue-general-1", "black")
    hold(p, "yellow", "hispania")
    phase(p, "black", "placement")
    assert why(p, "release blue-general-1") == ("16", "no-place-to-return")
    assert why(p, "exchange black-general-1 blue-general-1") == ("16", "no-place-to-return")


@pytest.mark.rule("conquest", "16")
def test_16_three_offers_for_a_captive_a_turn_ruling_c_52() -> None:
    p = bargain(20)
    captive(p, "black-general-2", "blue")
    play(p, "ransom black-general-1 5", "refuse", "promise black-general-1 peace", "refuse")
    play(p, "ransom black-general-1 10", "refuse")
    assert why(p, "ransom black-general-1 15") == ("16", "offers-spent")
    assert "ransom black-general-2 15" in offered(p)
    end_turn(p)
    end_turn(p)
    end_turn(p)
    play(p, "end-movement", "end-razing", "end-buying")
    assert "ransom black-general-1 15" in offered(p)


@pytest.mark.rule("conquest", "16")
def test_16_bargaining_is_for_the_active_player_in_his_last_phase() -> None:
    p = empty(3)
    captive(p, "black-general-1", "blue")
    turn(p, "yellow")
    assert refused(p, "ransom black-general-1 5").key == "not-now"
    assert keys(play(p, "end-movement", "end-razing", "end-buying"))[-1] == "turn-begins"
    assert asked(p) == ("blue", "movement")
    turn(p, "blue")
    play(p, "end-movement", "end-razing", "end-buying")
    assert offered(p) == ["release black-general-1", "end-turn"]


@pytest.mark.rule("conquest", "16")
def test_16_a_returned_general_moves_in_the_next_turn() -> None:
    p = bargain(15)
    play(p, "ransom black-general-1 5", "accept")
    end_turn(p)
    end_turn(p)
    assert "march black-general-1 thracia" in offered(p)
