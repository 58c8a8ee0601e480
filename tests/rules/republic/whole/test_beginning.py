"""S3.01: how the whole game begins; statesmen and concessions from a hand."""

import pytest

from quadriga.conform import conform
from quadriga.engine import CHANCE, NOBODY, Seeded
from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstCards
from quadriga.games.republic.whole.deck import FAMILY
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    GOVERNED,
    GOVERNING,
    IN_CURIA,
    IN_ROME,
    PRIOR_CONSUL,
    ROME_CONSUL,
    UNDER,
    Rome,
)
from rules.republic.whole.scene import CARDS, DECK, GAME, Scene, senator


def started(seats: int, seed: int = 1) -> Rome:
    """A game at its first decision."""
    position = GAME.start("early", seats)
    rng = Seeded(seed)
    while position.turn() == CHANCE:
        position.push(position.draw(rng))
    assert isinstance(position, Rome)
    return position


@pytest.mark.rule("republic", "S3.01.0")
@pytest.mark.rule("republic", "S3.01.4a")
@pytest.mark.rule("republic", "S3.01.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_s3_01_families_hands_treasury_and_legions(seats: int) -> None:
    p = started(seats)
    assert [len(p.members(seat)) for seat in range(seats)] == [3] * seats
    assert [len(hand) for hand in p.hands] == [3] * seats
    assert [p.treasury, p.unrest, p.legions, p.fleets] == [100, 0, 4, 0]
    assert p.war[CARDS.conflict_of["punic_1"]] == words.INACTIVE
    assert sum(1 for status in p.war if status) == 1
    assert len(p.stock().pool) == 64 - 1 - 6 * seats
    assert all(one < 20 for seat in range(seats) for one in p.members(seat))


@pytest.mark.rule("republic", "S3.01.4b")
@pytest.mark.rule("republic", "4.9a")
@pytest.mark.rule("republic", "4.9b")
def test_s3_01_4b_hands_hold_faction_cards_that_others_do_not_see() -> None:
    p = started(3)
    assert all(DECK.is_of_faction[card] for hand in p.hands for card in hand)
    mine, other, nobody = p.look(Seat(0)), p.look(Seat(1)), p.look(None)
    assert mine["hand"] == [words.CARD.slug(card) for card in p.hands[0]]
    assert "hand" not in nobody
    assert mine["sides"] == other["sides"] == nobody["sides"]
    own = nobody["own"]
    assert isinstance(own, dict)
    assert "purse" not in own
    guess = p.guess(Seat(0), Seeded(5))
    assert guess.hands[0] == p.hands[0]
    assert guess.hands[1:] != p.hands[1:]
    assert sorted([*guess.stock().pool, *guess.hands[0], *guess.hands[1], *guess.hands[2]]) == sorted(
        [*p.stock().pool, *p.hands[0], *p.hands[1], *p.hands[2]]
    )
    assert all(DECK.is_of_faction[card] for hand in guess.hands for card in hand)


@pytest.mark.rule("republic", "S3.01.6")
@pytest.mark.rule("republic", "S3.01.7")
@pytest.mark.rule("republic", "S3.01.11")
@pytest.mark.rule("republic", "4.8b")
def test_s3_01_6_the_first_consul_and_then_leaders_from_his_faction_on() -> None:
    p = started(4, seed=3)
    consul = p.offices[ROME_CONSUL]
    assert p.influence[consul] == CARDS.influence[consul] + 5
    assert p.marks[consul] == PRIOR_CONSUL
    first = p.faction[consul]
    order = [(first + step) % 4 for step in range(4)]
    asked = []
    for _ in range(4):
        asked.append(int(p.turn()))
        p.push(p.moves()[0])
    assert asked == order
    assert all(p.faction[leader] == seat for seat, leader in enumerate(p.leader))


@pytest.mark.rule("republic", "S3.01.9")
@pytest.mark.rule("republic", "3a")
def test_s3_01_9_then_cards_and_then_the_first_turn() -> None:
    p = started(3)
    for _ in range(3):
        p.push(p.moves()[0])
    for _ in range(3):
        assert p.moves()[-1].verb == words.DONE
        p.push(p.moves()[-1])
    assert [p.round, p.phase] == [1, words.MORTALITY]
    assert p.turn() == CHANCE


@pytest.mark.rule("republic", "4.2a")
@pytest.mark.rule("republic", "S3.01.7")
def test_s3_01_7_a_leader_is_of_ones_own() -> None:
    from quadriga.games.republic.whole.beginning.choices import FirstLeader

    scene = Scene().put("cornelius", 0).put("fabius", 1).begin(FirstLeader(0))
    assert scene.refused("name-leader fabius") == ("4.2a", "not-yours")
    scene.play("name-leader cornelius")
    assert scene.p.leader[0] == senator("cornelius")


# ---------------------------------------------------------------- statesmen and concessions


def with_scipio(**more: int) -> Scene:
    return (
        Scene()
        .put("cornelius", 0, True, **more)
        .put("fabius", 1)
        .hand(0, "statesman-1a", "mining", "land-commissioner")
    )


@pytest.mark.rule("republic", "7.312c")
@pytest.mark.rule("republic", "7.312e")
@pytest.mark.rule("republic", "4.2b")
def test_7_312e_a_statesman_takes_over_what_lies_on_his_family_card() -> None:
    scene = with_scipio(influence=11, popularity=-2, talents=7, knights=2, marks=PRIOR_CONSUL).hold(
        "cornelius", "harbor-fees"
    )
    scene.p.offices[ROME_CONSUL] = senator("cornelius")
    scene.begin(FirstCards(0)).play("play-statesman scipio-africanus")
    scipio, p = senator("scipio-africanus"), scene.p
    assert [p.influence[scipio], p.popularity[scipio], p.talents[scipio], p.knights[scipio]] == [11, 0, 7, 2]
    assert p.marks[scipio] == PRIOR_CONSUL
    assert p.offices[ROME_CONSUL] == scipio
    assert p.holder[words.CONCESSION.value("harbor-fees")] == scipio
    assert p.leader[0] == scipio
    assert p.place[senator("cornelius")] == UNDER
    assert p.members(0) == [scipio]


@pytest.mark.rule("republic", "7.312e")
@pytest.mark.rule("republic", "7.312f")
def test_7_312f_a_statesman_takes_over_the_army_the_revolt_and_the_consulship_for_life() -> None:
    scene = with_scipio().war("punic-1").command("cornelius", "punic-1", 4, 3, 2)
    scipio, cornelius, p = senator("scipio-africanus"), senator("cornelius"), scene.p
    p.won[cornelius] = p.gave[cornelius] = p.homeward[cornelius] = 1
    p.sent[cornelius], p.batch[cornelius] = 2, 5
    p.life = p.rebel = p.guarded = cornelius
    p.barred, p.elected, p.seconds = [cornelius], [senator("fabius"), cornelius], [cornelius]
    scene.begin(FirstCards(0)).play("play-statesman scipio-africanus")
    assert [p.army[scipio], p.ships[scipio], p.legions_of(scipio)] == [4, 3, 6]
    assert [p.army[cornelius], p.ships[cornelius], p.legions_of(cornelius)] == [0, 0, 0]
    assert p.commands == [scipio]
    assert [p.won[scipio], p.gave[scipio], p.homeward[scipio], p.sent[scipio], p.batch[scipio]] == [1, 1, 1, 2, 5]
    assert [p.life, p.rebel, p.guarded] == [scipio, scipio, scipio]
    assert [p.barred, p.elected, p.seconds] == [[scipio], [senator("fabius"), scipio], [scipio]]


@pytest.mark.rule("republic", "7.312c")
@pytest.mark.rule("republic", "7.312f")
def test_7_312c_alone_in_rome_or_where_the_family_senator_was() -> None:
    alone = Scene().put("fabius", 0, True).hand(0, "statesman-1a").begin(FirstCards(0))
    alone.play("play-statesman scipio-africanus")
    assert alone.p.place[senator("scipio-africanus")] == IN_ROME
    assert alone.p.under[senator("scipio-africanus")] == -1
    away = with_scipio()
    away.p.place[senator("cornelius")] = AT_WAR
    away.p.where[senator("cornelius")] = 3
    away.begin(FirstCards(0)).play("play-statesman scipio-africanus")
    assert [away.p.place[senator("scipio-africanus")], away.p.where[senator("scipio-africanus")]] == [AT_WAR, 3]
    forum = Scene().put("fabius", 0, True).put("cornelius", -1, talents=4).hand(0, "statesman-1a").begin(FirstCards(0))
    forum.play("play-statesman scipio-africanus")
    assert [forum.p.place[senator("scipio-africanus")], forum.talents("scipio-africanus")] == [IN_ROME, 4]


@pytest.mark.rule("republic", "7.312b")
@pytest.mark.rule("republic", "7.312d")
def test_7_312b_another_faction_a_province_or_his_own_number_bars_him() -> None:
    theirs = Scene().put("fabius", 0, True).put("cornelius", 1).hand(0, "statesman-1a").begin(FirstCards(0))
    assert theirs.refused("play-statesman scipio-africanus") == ("7.312b", "family-elsewhere")
    far = Scene().put("fabius", 0, True).put("cornelius", -1).hand(0, "statesman-1a")
    far.govern("cornelius", "sicily").begin(FirstCards(0))
    assert far.refused("play-statesman scipio-africanus") == ("7.312b", "family-elsewhere")
    same = Scene().put("fabius", 0, True).put("scipio-aemilianus", 1).hand(0, "statesman-1a").begin(FirstCards(0))
    assert same.refused("play-statesman scipio-africanus") == ("7.312b", "same-number")
    assert same.refused("play-statesman fabius-cunctator") == ("S3.01.9", "not-in-hand")


@pytest.mark.rule("republic", "7.32a")
@pytest.mark.rule("republic", "9.61e")
def test_7_32a_a_concession_goes_to_an_own_senator_the_commissioner_only_with_a_land_bill() -> None:
    scene = with_scipio().begin(FirstCards(0))
    assert scene.refused("play-concession mining fabius") == ("4.2a", "not-yours")
    assert scene.refused("play-concession harbor-fees cornelius") == ("S3.01.9", "not-in-hand")
    assert scene.refused("play-concession land-commissioner cornelius") == ("9.61e", "no-land-bill")
    scene.play("play-concession mining cornelius")
    assert scene.p.holder[words.CONCESSION.value("mining")] == senator("cornelius")
    scene.p.bills[2] = 1
    scene.play("play-concession land-commissioner cornelius")
    assert scene.p.hands[0] == [words.CARD.value("statesman-1a")]


@pytest.mark.rule("republic", "9.11a")
def test_9_11a_the_highest_official_by_office_then_influence_oratory_and_number() -> None:
    scene = Scene().put("cornelius", 0, influence=9).put("fabius", 1, influence=9).put("valerius", 2, influence=3)
    p = scene.p
    assert p.official() == senator("cornelius")
    p.influence[senator("fabius")] = 10
    assert p.official() == senator("fabius")
    p.offices[ROME_CONSUL] = senator("valerius")
    assert p.official() == senator("valerius")
    p.place[senator("valerius")] = AT_WAR
    assert p.official() == senator("fabius")


@pytest.mark.rule("republic", "7.31a")
@pytest.mark.rule("republic", "7.31b")
def test_7_31_popularity_has_bounds_and_pompeys_changes_twice() -> None:
    p = Scene().put("cornelius", 0).put("pompey", 1, popularity=0).p
    p.gain_popularity(senator("cornelius"), 12)
    assert p.popularity[senator("cornelius")] == 9
    p.gain_popularity(senator("cornelius"), -20)
    assert p.popularity[senator("cornelius")] == -9
    p.gain_popularity(senator("pompey"), -3)
    assert p.popularity[senator("pompey")] == -6


@pytest.mark.parametrize("seats", [3, 5])
def test_random_play_keeps_cards_and_people_in_order(seats: int) -> None:
    p = GAME.start("early", seats)
    rng = Seeded(seats)
    while p.turn() != NOBODY:
        move = p.draw(rng) if p.turn() == CHANCE else p.moves()[rng.below(len(p.moves()))]
        p.play(move, p.turn())
        assert p.audit() == []
        assert p.copy() == p
    assert GAME.from_json(p.to_json()) == p
    assert isinstance(p, Rome)
    assert p.round > 1
    assert p.place.count(IN_CURIA) == len(p.curia)
    assert p.province.count(GOVERNED) == p.place.count(GOVERNING)


def test_the_battery_finds_nothing_in_what_is_built() -> None:
    report = conform(GAME, games=12, seed=5)
    assert report.breaches == []


def test_the_deck_has_the_printed_cards() -> None:
    assert DECK.cards == 160
    assert [DECK.era.count(era) for era in (0, 1, 2, -1)] == [64, 46, 49, 1]
    assert DECK.kind.count(FAMILY) == 30
    assert len(set(words.CARD.slugs)) == 160
