"""7.1 to 7.3, 7.8: initiatives, auctions, cards, and Rome put in order."""

import pytest

from quadriga.engine import CHANCE, Move
from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.dealing import lay_deck
from quadriga.games.republic.whole.forum.auction import OpenAuction
from quadriga.games.republic.whole.forum.draw import ERA_ENDS, Draw, pile, show
from quadriga.games.republic.whole.forum.events import clear_events
from quadriga.games.republic.whole.forum.initiative import Initiative
from quadriga.games.republic.whole.forum.phase import EndOfForum, ForumPhase, InOrderAgain
from quadriga.games.republic.whole.rome import (
    CURIA,
    FORUM,
    GONE,
    IN_CURIA,
    IN_FORUM,
    MAJOR,
    PROCONSUL,
    ROME_CONSUL,
    UNDER,
    WAITING,
)
from rules.republic.whole.scene import CARDS, DECK, Scene, senator
from rules.republic.whole.test_beginning import started


def table(seats: int = 3) -> Scene:
    scene = Scene(seats).put("cornelius", 0, True, talents=3).put("fabius", 1, True, talents=4).put("julius", 2, True)
    lay_deck(scene.p)
    return scene


@pytest.mark.rule("republic", "7.2a")
@pytest.mark.rule("republic", "7.2c")
@pytest.mark.rule("republic", "7.2e")
@pytest.mark.rule("republic", "7.21b")
def test_7_2_one_initiative_each_from_the_highest_official_on() -> None:
    scene = table().office("fabius", ROME_CONSUL).begin(ForumPhase())
    assert scene.told("initiative") == [["faction-2"]]
    scene.roll(7)
    assert scene.p.turn() == CHANCE
    scene.roll(13)
    assert scene.told("event") == [["allied-enthusiasm", "1"]]
    assert scene.asked() == ("1", "persuade")
    scene.done()
    assert scene.asked() == ("1", "knights")
    scene.done()
    assert scene.told("initiative")[1:] == [["faction-3"]]


@pytest.mark.rule("republic", "7.3a")
@pytest.mark.rule("republic", "7.2d")
def test_7_3a_faction_cards_go_to_the_hand_secretly_forum_cards_are_played() -> None:
    scene = table().begin(Draw(1))
    card = words.CARD.value("tribune-38")
    scene.p.play(Move(words.DRAW_CARD, 1, card), CHANCE, scene.heard.append)
    assert scene.p.hands[1] == [card]
    event = next(one for one in scene.heard if one.kind.key == "drew")
    assert event.redact(Seat(1)).values[1] == card
    assert event.redact(Seat(0)).values[1] != card
    scene.begin(Draw(0))
    scene.p.play(Move(words.DRAW_CARD, 0, words.CARD.value("gallic-1")), CHANCE, scene.heard.append)
    assert scene.status("gallic-1") == words.ACTIVE
    empty = table()
    empty.p.stock().pool, empty.p.stock().deep, empty.p.stock().last_card, empty.p.stock().top = [], 0, 0, 0
    before = len(empty.p.stack)
    empty.begin(Draw(0))
    assert [empty.p.stock().left(), len(empty.p.stack)] == [0, before]


@pytest.mark.rule("republic", "S3.01.4c")
@pytest.mark.rule("republic", "S3.01.4d")
@pytest.mark.parametrize(("seats", "size"), [(3, 52), (4, 46), (5, 40), (6, 34)])
def test_s3_01_4d_the_deck_at_the_start_and_its_bottom(seats: int, size: int) -> None:
    p = started(seats)
    assert p.stock().left() == size
    assert [p.stock().top, p.stock().deep, p.stock().last_card] == [size - 13, 6, 1]
    while p.stock().top:
        card = p.stock().pool[0]
        p.stock().pool.remove(card)
        p.stock().top -= 1
    found = dict(pile(p))
    assert len(found) == 6 + 46 + 1
    assert sum(found.values()) == 46 * 13
    assert found[ERA_ENDS] * 13 == sum(found.values())


@pytest.mark.rule("republic", "7.22a")
@pytest.mark.rule("republic", "7.22b")
@pytest.mark.rule("republic", "7.22c")
def test_example_30_an_auction_goes_once_around() -> None:
    scene = table().office("fabius", ROME_CONSUL).put("papirius", 0).govern("papirius", "sicily")
    scene.p.talents[senator("papirius")] = 9
    scene.p.talents[senator("julius")] = 3
    scene.p.talents[senator("cornelius")] = 5
    scene.begin(OpenAuction())
    assert scene.asked() == ("1", "bid")
    scene.done()
    scene.play("bid julius 2")
    assert scene.refused("bid cornelius 2") == ("7.22b", "bid-higher")
    assert scene.refused("bid papirius 4") == ("7.4a", "not-in-rome")
    assert scene.refused("bid cornelius 6") == ("6.3a", "not-so-much")
    scene.play("bid cornelius 4")
    assert [scene.talents("cornelius"), scene.talents("julius")] == [1, 3]
    assert scene.told("initiative") == [["faction-1"]]


@pytest.mark.rule("republic", "7.22d")
def test_7_22d_without_a_bid_the_highest_officials_faction_has_it_free() -> None:
    scene = table().office("fabius", ROME_CONSUL).begin(OpenAuction()).done(3)
    assert scene.told("initiative") == [["faction-2"]]
    assert scene.talents("fabius") == 4


@pytest.mark.rule("republic", "7.2b")
def test_7_2b_an_initiative_needs_no_senator_in_rome() -> None:
    scene = table().govern("julius", "sicily").begin(Initiative(2)).roll(7, 13)
    assert scene.told("initiative") == [["faction-3"]]
    assert scene.p.stack == []


@pytest.mark.rule("republic", "7.311a")
def test_7_311a_a_family_goes_to_the_forum_or_under_its_statesman() -> None:
    scene = table().put("scipio-aemilianus", 1)
    scene.p.place[senator("cornelius")] = IN_CURIA
    show(scene.p, words.CARD.value("family-11"))
    papirius = senator("papirius")
    assert [scene.p.place[papirius], scene.p.faction[papirius]] == [IN_FORUM, -1]
    assert scene.p.influence[papirius] == CARDS.influence[papirius]
    show(scene.p, words.CARD.value("family-1"))
    assert scene.p.place[senator("cornelius")] == UNDER


@pytest.mark.rule("republic", "7.1a")
def test_7_1a_events_leave_at_the_start_but_those_that_stay() -> None:
    scene = table().happen("evil_omens", 2).happen("refuge").happen("pretender").happen("drought")
    clear_events(scene.p)
    assert [scene.p.event(id) for id in ("evil_omens", "drought", "refuge", "pretender")] == [0, 0, 1, 1]


@pytest.mark.rule("republic", "7.1b")
@pytest.mark.rule("republic", "6.51c")
@pytest.mark.rule("republic", "7.37c")
def test_7_1b_a_collected_bequest_brings_talents_and_then_its_province() -> None:
    from quadriga.games.republic.whole.forum.bequests import COLLECTED, enter_provinces, reveal
    from quadriga.games.republic.whole.revenue.state import StateRevenue

    scene = table()
    scene.p.bequest[1] = COLLECTED
    before = scene.p.treasury
    scene.begin(StateRevenue())
    assert scene.p.treasury == before + 100 + 35
    enter_provinces(scene.p)
    bithynia = CARDS.province_of["bithynia"]
    assert [scene.p.province[bithynia], scene.p.bequest[1]] == [1, 0]
    reveal(scene.p, words.CARD.value("bithynian-bequest"))
    assert scene.p.bequest[1] == 0


@pytest.mark.rule("republic", "7.37e")
def test_7_37e_crete_cyrene_comes_with_the_senate_phase() -> None:
    from quadriga.games.republic.whole.forum.bequests import enter_cyrene, reveal

    scene = table()
    reveal(scene.p, words.CARD.value("ptolemy-apion-bequest"))
    crete = CARDS.province_of["crete_cyrene"]
    assert scene.p.province[crete] == 0
    enter_cyrene(scene.p)
    assert scene.p.province[crete] == 1


@pytest.mark.rule("republic", "7.37f")
def test_7_37f_catiline_is_aimed_at_a_faction_and_costs_popularity() -> None:
    scene = table().office("fabius", ROME_CONSUL).happen("evil_omens")
    show(scene.p, words.CARD.value("catiline-conspiracy-2"))
    scene.p.settle()
    assert scene.refused("accuse faction-2") == ("6.3b", "no-such-faction")
    scene.play("accuse faction-3").roll(3).roll("4").roll("1")
    assert scene.p.popularity[senator("fabius")] == -2
    assert [scene.p.members(2), scene.p.members(0)] == [[senator("julius")], [senator("cornelius")]]


# ---------------------------------------------------------------- Rome in order


@pytest.mark.rule("republic", "7.8a")
def test_7_8a_holders_of_major_offices_are_marked() -> None:
    scene = table().office("fabius", ROME_CONSUL)
    scene.p.marks[senator("julius")] = PROCONSUL
    scene.begin(InOrderAgain())
    assert [scene.p.marks[senator(one)] & MAJOR for one in ("fabius", "julius", "cornelius")] == [MAJOR, MAJOR, 0]


@pytest.mark.rule("republic", "7.8c")
def test_7_8c_the_curia_is_rolled_for_leaders_then_concessions_then_families() -> None:
    scene = table()
    p = scene.p
    mining = words.CONCESSION.value("mining")
    p.holder[mining] = CURIA
    p.chief[CARDS.leader_of["hannibal"]] = WAITING
    p.place[senator("papirius")] = IN_CURIA
    p.curia = [senator("papirius")]
    scene.begin(InOrderAgain()).roll(5, 4, 6)
    assert p.chief[CARDS.leader_of["hannibal"]] == GONE
    assert [p.holder[mining], p.place[senator("papirius")], p.curia] == [CURIA, IN_FORUM, []]
    omens = table().happen("evil_omens")
    omens.p.holder[mining] = CURIA
    omens.begin(InOrderAgain()).roll(5)
    assert omens.p.holder[mining] == CURIA
    back = table()
    back.p.holder[mining] = CURIA
    back.begin(InOrderAgain()).roll(5)
    assert back.p.holder[mining] == FORUM


@pytest.mark.rule("republic", "7.8b")
def test_7_8b_tax_farmers_are_destroyed_and_may_revive_at_once() -> None:
    scene = table().war("punic-2").hold("fabius", "tax-farmer-4")
    farmer = words.CONCESSION.value("tax-farmer-4")
    scene.begin(InOrderAgain()).roll(4)
    assert scene.p.holder[farmer] == CURIA
    scene.roll(6)
    assert scene.p.holder[farmer] == FORUM


@pytest.mark.rule("republic", "7.8e")
@pytest.mark.rule("republic", "7.37a")
def test_7_8e_era_ends_is_no_card_of_a_hand_and_ends_the_game_after_the_forum() -> None:
    scene = table()
    assert not DECK.is_of_faction[ERA_ENDS]
    show(scene.p, ERA_ENDS)
    assert scene.p.era_ends == 1
    assert scene.p.result is None
    scene.p.influence[senator("julius")] = 20
    scene.begin(EndOfForum())
    assert scene.p.result is not None
    assert [scene.p.result.key, scene.p.result.results] == ["era-over", [0, 0, 2]]


@pytest.mark.rule("republic", "7.E13")
@pytest.mark.rule("republic", "7.E6")
def test_7_e13_a_war_that_made_peace_lies_among_the_top_six_cards() -> None:
    from quadriga.games.republic.whole.war.arrival import make_peace

    scene = table().war("gallic-1")
    card = words.CARD.value("gallic-1")
    scene.p.stock().top -= 1
    make_peace(scene.p, CARDS.conflict_of["gallic_1"])
    assert [scene.p.stock().returned, scene.p.stock().window, scene.status("gallic-1")] == [[card], 6, words.ABSENT]
    scene.begin(Draw(0))
    weights = {move.b: weight for move, weight in scene.p.chances()}
    assert weights[card] * 6 == sum(weights.values())
