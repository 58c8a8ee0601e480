"""Section 16: bargaining for captive generals."""

import pytest

from rules.conquest.scene import Scene


def bargain(money_: int = 0, hostage: bool = False) -> Scene:
    """Blue holds a general of black's; black, with some money and perhaps a general of blue's, is in his last phase."""
    s = Scene(3)
    s.captive("black-general-1", "blue")
    if hostage:
        s.captive("blue-general-1", "black")
    s.money("black", money_)
    s.phase("black", "placement")
    return s


def offer(s: Scene, talents: int = 0, hostages: str = "-", promises: str = "-") -> Scene:
    """Name what is given for black's first general, as far as it is asked."""
    s.play("bargain black-general-1")
    return terms(s, talents, hostages, promises)


def terms(s: Scene, talents: int = 0, hostages: str = "-", promises: str = "-") -> Scene:
    """Answer the three questions of a bargain, as far as they are asked."""
    if s.asked()[1] in ("ransom", "price"):
        s.play(f"ransom {talents}")
    if s.asked()[1] in ("exchange", "price-exchange"):
        s.play(f"hand-over {hostages}")
    return s.play(f"pledge {promises}")


@pytest.mark.rule("conquest", "16")
@pytest.mark.rule("conquest", "4.1")
def test_16_a_ransom_in_steps_of_five_out_of_ones_own_treasury() -> None:
    s = bargain(15)
    s.play("bargain black-general-1")
    assert s.asked() == ("black", "ransom")
    assert s.about() == {"leader": "black-general-1", "side": "blue", "talents": "15"}
    assert s.offered() == [f"ransom {number}" for number in (0, 5, 10, 15)]
    assert s.refused("ransom 7") == ("16", "not-in-steps")
    assert s.refused("ransom -5") == ("16", "not-in-steps")
    assert s.refused("ransom 20") == ("16", "not-so-rich")


@pytest.mark.rule("conquest", "16")
def test_16_who_accepts_is_paid_and_the_general_comes_home_ruling_c_42() -> None:
    s = bargain(15)
    s.listen()
    offer(s, 10)
    assert s.told("offered") == [["black", "black-general-1", "10", "-", "-"]]
    assert s.asked() == ("blue", "reply-offer")
    s.play("accept")
    assert s.told("offer-accepted") == [["blue"]]
    assert s.told("returned") == [["black-general-1", "macedonia"]]
    assert (s.talents("black"), s.talents("blue")) == (5, 10)
    assert s.at("black-general-1") == "macedonia"
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "16")
def test_16_who_refuses_keeps_him() -> None:
    s = bargain(15)
    s.listen()
    offer(s, 10).play("refuse")
    assert s.told("offer-refused") == [["blue"]]
    assert (s.talents("black"), s.talents("blue")) == (15, 0)
    assert s.at("black-general-1") == "captive of blue"
    assert s.asked() == ("black", "negotiation")


@pytest.mark.rule("conquest", "16")
def test_16_the_talents_are_the_ransom_tribute_may_pay() -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.turn("black")
    s.play("end-movement", "end-buying", "bargain black-general-1")
    assert s.offered("ransom")[-1] == "ransom 15"


@pytest.mark.rule("conquest", "16")
def test_16_one_captive_for_another() -> None:
    s = bargain(hostage=True)
    s.play("bargain black-general-1")
    assert s.asked() == ("black", "exchange")
    assert s.about() == {"leader": "black-general-1", "side": "blue"}
    assert s.offered() == ["exchange blue-general-1", "end-exchange"]
    s.play("exchange blue-general-1")
    assert s.asked() == ("black", "promise")
    assert s.about() == {"leader": "black-general-1", "side": "blue"}
    s.play("end-offer")
    assert s.asked() == ("blue", "reply-offer")
    s.play("accept")
    assert (s.at("black-general-1"), s.at("blue-general-1")) == ("macedonia", "hispania")


@pytest.mark.rule("conquest", "16")
def test_16_a_refused_exchange_changes_nothing() -> None:
    s = bargain(hostage=True)
    offer(s, hostages="blue-general-1").play("refuse")
    assert (s.at("black-general-1"), s.at("blue-general-1")) == ("captive of blue", "captive of black")


@pytest.mark.rule("conquest", "16")
def test_16_talents_captives_of_anybody_and_favours_in_one_offer_ruling_c_69() -> None:
    s = bargain(20, hostage=True)
    s.captive("yellow-general-1", "black")
    s.captive("yellow-general-2", "blue")
    s.listen()
    offer(s, 15, "blue-general-1+yellow-general-1", "peace+support")
    assert s.told("offered") == [["black", "black-general-1", "15", "yellow-general-1+blue-general-1", "peace+support"]]
    assert s.asked() == ("blue", "reply-offer")
    assert s.about() == {
        "leader": "black-general-1",
        "side": "black",
        "talents": "15",
        "hostages": "yellow-general-1+blue-general-1",
        "promises": "peace+support",
    }
    s.play("accept")
    assert s.told("handed-over") == [["yellow-general-1", "blue"]]
    assert s.told("returned") == [["black-general-1", "macedonia"], ["blue-general-1", "hispania"]]
    assert (s.talents("black"), s.talents("blue")) == (5, 15)
    assert s.at("yellow-general-1") == s.at("yellow-general-2") == "captive of blue"


@pytest.mark.rule("conquest", "16")
def test_16_captives_and_favours_are_named_one_by_one_as_well_ruling_c_69() -> None:
    s = bargain(5, hostage=True)
    s.captive("yellow-general-1", "black")
    s.captive("yellow-general-2", "blue")
    s.play("bargain black-general-1", "ransom 5")
    assert s.offered() == ["exchange yellow-general-1", "exchange blue-general-1", "end-exchange"]
    assert s.refused("exchange yellow-general-2") == ("16", "not-to-hand-over")
    assert s.refused("exchange black-general-1") == ("16", "not-to-hand-over")
    assert s.refused("exchange purple-general-1") == ("16", "not-to-hand-over")
    s.play("exchange blue-general-1")
    assert s.asked() == ("black", "promise")
    assert s.offered() == ["promise peace", "promise passage", "promise support", "end-offer"]
    s.play("promise passage")
    assert s.offered() == ["promise support", "end-offer"]
    assert s.refused("promise peace") == ("16", "named-out-of-order")
    s.listen().play("promise support")
    assert s.told("offered") == [["black", "black-general-1", "5", "blue-general-1", "passage+support"]]


@pytest.mark.rule("conquest", "16")
def test_16_an_offer_names_something_ruling_c_69() -> None:
    s = bargain(5)
    s.play("bargain black-general-1", "ransom 0")
    assert s.asked() == ("black", "promise")
    assert s.offered() == ["promise peace", "promise passage", "promise support"]
    assert s.refused("end-offer") == ("16", "empty-offer")


@pytest.mark.rule("conquest", "16")
def test_16_the_captor_answers_with_his_price_ruling_c_69() -> None:
    s = bargain(20, hostage=True)
    s.captive("yellow-general-1", "black")
    offer(s, 5)
    assert s.offered() == ["accept", "refuse", "counter"]
    s.listen().play("counter")
    assert (s.asked(), s.about()) == (
        ("blue", "price"),
        {"leader": "black-general-1", "side": "black", "talents": "20"},
    )
    assert s.offered()[-1] == "ransom 20"
    s.play("ransom 20")
    assert (s.asked(), s.offered()) == (
        ("blue", "price-exchange"),
        ["exchange yellow-general-1", "exchange blue-general-1", "end-exchange"],
    )
    s.play("exchange yellow-general-1", "end-exchange")
    assert s.asked() == ("blue", "price-promise")
    s.play("pledge peace")
    assert s.told("price-named") == [["blue", "black-general-1", "20", "yellow-general-1", "peace"]]
    assert (s.asked(), s.offered()) == (("black", "reply-price"), ["accept", "refuse"])
    assert s.refused("counter") == ("16", "offers-spent")
    s.play("accept")
    assert s.told("offer-accepted") == [["black"]]
    assert (s.talents("black"), s.talents("blue")) == (0, 20)
    assert (s.at("black-general-1"), s.at("yellow-general-1")) == ("macedonia", "captive of blue")
    assert s.at("blue-general-1") == "captive of black"


@pytest.mark.rule("conquest", "16")
def test_16_a_price_may_be_refused_ruling_c_69() -> None:
    s = bargain(20)
    terms(offer(s, 5).play("counter"), 20)
    s.listen().play("refuse")
    assert s.told("offer-refused") == [["black"]]
    assert (s.talents("black"), s.talents("blue")) == (20, 0)
    assert (s.at("black-general-1"), s.asked()) == ("captive of blue", ("black", "negotiation"))


@pytest.mark.rule("conquest", "16")
def test_16_in_his_own_turn_the_captor_names_his_price_first_ruling_c_69() -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.captive("blue-general-1", "black")
    s.money("black", 30)
    s.money("blue", 5)
    s.phase("blue", "placement")
    assert "bargain black-general-1" in s.offered()
    s.listen()
    offer(s, 25)
    assert s.told("price-named") == [["blue", "black-general-1", "25", "-", "-"]]
    assert (s.asked(), s.offered()) == (("black", "reply-price"), ["accept", "refuse", "counter"])
    s.play("counter")
    assert s.asked() == ("black", "ransom")
    terms(s, 10, "blue-general-1")
    assert s.told("offered") == [["black", "black-general-1", "10", "blue-general-1", "-"]]
    assert (s.asked(), s.offered()) == (("blue", "reply-offer"), ["accept", "refuse"])
    s.play("accept")
    assert (s.talents("black"), s.talents("blue")) == (20, 15)
    assert (s.at("black-general-1"), s.at("blue-general-1")) == ("macedonia", "hispania")


@pytest.mark.rule("conquest", "16")
@pytest.mark.parametrize("favour", ["peace", "passage", "support"])
def test_16_a_promise_buys_a_general_and_binds_nobody(favour: str) -> None:
    s = bargain()
    s.listen()
    offer(s, promises=favour)
    assert s.told("offered") == [["black", "black-general-1", "0", "-", favour]]
    s.play("accept")
    assert s.at("black-general-1") == "macedonia"
    s.p.stack.clear()
    s.legion("black-general-2", "narbonensis", infantry=1)
    s.units("blue", "hispania", infantry=1)
    s.turn("black")
    s.march("black-general-2", "hispania", infantry=1)
    s.play("end-movement")
    assert s.deeds() == ["fight hispania"]


@pytest.mark.rule("conquest", "16")
def test_16_a_hostage_may_be_released_for_nothing_ruling_c_47() -> None:
    s = Scene(3)
    s.captive("blue-general-1", "black")
    s.phase("black", "placement")
    assert s.deeds() == ["bargain blue-general-1", "release blue-general-1", "end-turn"]
    assert s.refused("release blue-general-2") == ("16", "no-hostage-of-yours")
    assert s.refused("release purple-general-1") == ("16", "no-hostage-of-yours")
    s.listen().play("release blue-general-1")
    assert s.told("returned") == [["blue-general-1", "hispania"]]
    assert s.at("blue-general-1") == "hispania"
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "16")
def test_16_hostages_need_not_be_dealt_with() -> None:
    s = bargain(hostage=True)
    s.play("end-turn")
    assert (s.at("black-general-1"), s.at("blue-general-1")) == ("captive of blue", "captive of black")
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "16")
def test_16_one_bargains_for_ones_own_captives_and_those_one_holds_only() -> None:
    s = bargain(20)
    s.captive("yellow-general-1", "blue")
    assert s.deeds() == ["bargain black-general-1", "end-turn"]
    assert s.refused("bargain yellow-general-1") == ("16", "no-captive")
    assert s.refused("bargain black-general-2") == ("16", "no-captive")
    assert s.refused("bargain purple-general-1") == ("16", "no-captive")
    assert s.refused("release ?") == ("16", "no-hostage-of-yours")


@pytest.mark.rule("conquest", "16")
@pytest.mark.parametrize("lost", [True, False])
def test_16_a_general_comes_back_only_where_his_home_is_his_ruling_c_42(lost: bool) -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.captive("blue-general-1", "black")
    s.money("black", 20)
    if lost:
        s.hold("yellow", "macedonia")
    else:
        s.units("yellow", "macedonia", infantry=1)
    s.phase("black", "placement")
    assert s.refused("bargain black-general-1") == ("16", "no-place-to-return")
    assert "release blue-general-1" in s.offered()


@pytest.mark.rule("conquest", "16")
def test_16_who_can_release_nobody_holds_nobody_to_release() -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.captive("blue-general-4", "black")
    s.hold("yellow", "hispania")
    s.phase("black", "placement")
    assert s.refused("release ?") == ("16", "no-hostage-of-yours")
    assert s.refused("release blue-general-4") == ("16", "no-place-to-return")


@pytest.mark.rule("conquest", "16")
def test_16_when_all_bargains_are_spent_there_is_no_captive_to_bargain_for() -> None:
    s = Scene(3)
    s.captive("yellow-general-1", "black")
    s.captive("blue-general-4", "black")
    s.hold("yellow", "hispania")
    s.money("yellow", 20)
    s.phase("black", "placement")
    for _ in range(3):
        s.play("bargain yellow-general-1", "ransom 20", "pledge -", "refuse")
    assert s.deeds() == ["release yellow-general-1", "end-turn"]
    assert s.refused("bargain ?") == ("16", "no-captive")


@pytest.mark.rule("conquest", "16")
def test_16_a_hostage_whose_home_is_lost_cannot_be_handed_over_ruling_c_42() -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.captive("blue-general-1", "black")
    s.captive("yellow-general-1", "black")
    s.hold("yellow", "hispania")
    s.phase("black", "placement")
    assert s.refused("release blue-general-1") == ("16", "no-place-to-return")
    s.play("bargain black-general-1")
    assert s.offered() == ["exchange yellow-general-1", "end-exchange"]
    assert s.refused("exchange blue-general-1") == ("16", "no-place-to-return")


@pytest.mark.rule("conquest", "16")
def test_16_a_third_players_general_needs_no_home_to_change_hands_ruling_c_69() -> None:
    s = bargain()
    s.captive("yellow-general-1", "black")
    s.hold("blue", "aegyptus")
    offer(s, hostages="yellow-general-1").play("accept")
    assert s.at("yellow-general-1") == "captive of blue"


@pytest.mark.rule("conquest", "16")
def test_16_three_offers_for_a_captive_a_turn_ruling_c_52() -> None:
    s = bargain(20)
    s.captive("black-general-2", "blue")
    offer(s, 5).play("refuse")
    offer(s, promises="peace").play("refuse")
    assert "bargain black-general-1" in s.offered()
    offer(s, 10).play("refuse")
    assert s.refused("bargain black-general-1") == ("16", "offers-spent")
    assert "bargain black-general-2" in s.offered()
    s.end_turn()
    s.end_turn()
    s.end_turn()
    s.play("end-movement", "end-buying")
    assert "bargain black-general-1" in s.offered()


@pytest.mark.rule("conquest", "16")
def test_16_bargaining_is_for_the_active_player_in_his_last_phase() -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.turn("yellow")
    assert s.why("bargain black-general-1") == "not-now"
    assert s.play("end-movement", "end-buying").news()[-1] == "turn-begins"
    assert s.asked() == ("blue", "movement")
    s.turn("blue")
    s.play("end-movement", "end-buying")
    assert s.deeds() == ["bargain black-general-1", "release black-general-1", "end-turn"]


@pytest.mark.rule("conquest", "16")
@pytest.mark.rule("conquest", "11")
def test_16_a_fallen_players_turn_has_no_bargaining_ruling_c_43() -> None:
    s = Scene(3)
    s.captive("yellow-general-1", "blue")
    s.captive("blue-general-1", "yellow")
    s.money("blue", 50)
    s.leaders("thracia", "black-emperor")
    s.units("black", "thracia", infantry=1)
    s.units("blue", "thracia", infantry=1)
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert s.p.conqueror[0] == 2
    assert s.asked() == ("yellow", "movement")
    s.listen().play("end-movement")
    assert s.told("tribute-paid") == [["yellow", "15"]]
    assert s.asked() == ("yellow", "purchase")


@pytest.mark.rule("conquest", "16")
def test_16_a_returned_general_moves_in_the_next_turn() -> None:
    s = bargain(15)
    offer(s, 5).play("accept")
    s.end_turn()
    s.end_turn()
    assert "march black-general-1 thracia" in s.offered()
