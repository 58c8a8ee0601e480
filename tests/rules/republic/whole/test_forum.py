"""7.4 to 7.7: persuasion, knights, games and leaders."""

import pytest

from quadriga.engine.seat import Seat
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import Persuade, base, loyalty
from quadriga.games.republic.whole.rome import CAPTIVE, IN_ROME
from rules.republic.whole.scene import CARDS, DECK, Scene, senator


def table() -> Scene:
    """Cornelius (oratory 3, influence 5) speaks for the first faction; one senator stands in the Forum."""
    scene = Scene().put("cornelius", 0, True, talents=6).put("fabius", 0)
    return scene.put("valerius", 1, True).put("julius", 1).put("manlius", 2, True).put("claudius", -1)


def attempt(target: str, bribes: int = 0, counter: int = 0) -> Attempt:
    made = Attempt()
    made.lay_out(senator("cornelius"), senator(target))
    made.bribes, made.counter = bribes, counter
    return made


# ---------------------------------------------------------------- persuasion


@pytest.mark.rule("republic", "7.4a")
@pytest.mark.rule("republic", "7.4b")
@pytest.mark.rule("republic", "7.41d")
def test_7_4_who_may_persuade_whom() -> None:
    scene = table().put("papirius", 2).govern("papirius", "sicily").put("quinctius", 1)
    scene.p.place[senator("quinctius")] = CAPTIVE
    scene.govern("fabius", "asia").begin(Persuade(0))
    assert scene.offered() == ["persuade cornelius julius", "persuade cornelius claudius", "done"]
    assert scene.refused("persuade cornelius valerius") == ("7.4b", "a-leader")
    assert scene.refused("persuade cornelius papirius") == ("7.4a", "not-in-rome")
    assert scene.refused("persuade cornelius quinctius") == ("7.4a", "not-in-rome")
    assert scene.refused("persuade cornelius cornelius") == ("7.4a", "yours-already")
    assert scene.refused("persuade fabius claudius") == ("7.4a", "not-in-rome")
    assert scene.refused("persuade julius claudius") == ("4.2a", "not-yours")


@pytest.mark.rule("republic", "7.41a")
def test_7_41a_the_base_number() -> None:
    p = table().p
    own = DECK.oratory[senator("cornelius")] + CARDS.influence[senator("cornelius")]
    assert base(p, attempt("claudius")) == own - DECK.loyalty[senator("claudius")]
    assert base(p, attempt("julius")) == own - DECK.loyalty[senator("julius")] - 7
    p.talents[senator("claudius")] = 3
    assert base(p, attempt("claudius", 5, 2)) == own - DECK.loyalty[senator("claudius")] - 3 + 5 - 2


@pytest.mark.rule("republic", "7.411a")
@pytest.mark.rule("republic", "7.411b")
@pytest.mark.rule("republic", "7.411c")
def test_7_411_opponents_and_brothers_end_loyalty() -> None:
    scene = table().put("scipio-africanus", 1).put("tiberius-gracchus", 1)
    scipio, gracchus = senator("scipio-africanus"), senator("tiberius-gracchus")
    assert [loyalty(scene.p, scipio, 0), loyalty(scene.p, gracchus, 0)] == [7, 6]
    scene.put("cato-the-elder", 1).put("gaius-gracchus", 0)
    assert [loyalty(scene.p, scipio, 0), loyalty(scene.p, gracchus, 0)] == [0, 0]
    assert loyalty(scene.p, gracchus, 2) == 6
    scene.p.faction[senator("cato-the-elder")] = 0
    assert loyalty(scene.p, scipio, 0) == 7


@pytest.mark.rule("republic", "7.412a")
@pytest.mark.rule("republic", "7.413a")
@pytest.mark.rule("republic", "7.414a")
@pytest.mark.rule("republic", "7.414c")
def test_7_414_bribes_and_counter_bribes_go_round_and_stay_with_the_target() -> None:
    scene = table()
    scene.p.purse = [9, 4, 2]
    scene.begin(Persuade(0)).play("persuade cornelius claudius")
    assert scene.refused("bribe 7") == ("6.3a", "not-so-much")
    scene.play("bribe 2")
    assert scene.p.turn() == Seat(1)
    assert scene.refused("counter 5") == ("6.3a", "not-so-much")
    scene.play("counter 3", "counter 0")
    assert scene.p.turn() == Seat(0)
    scene.play("add")
    assert "bribe 0" not in scene.offered()
    scene.play("bribe 1", "counter 0", "counter 0", "try").roll(12)
    assert [scene.talents("claudius"), scene.talents("cornelius"), scene.p.purse] == [6, 3, [9, 1, 2]]
    assert scene.p.faction[senator("claudius")] == -1
    assert scene.p.attempt is None


@pytest.mark.rule("republic", "7.414b")
def test_7_414b_he_throws_after_a_round_in_which_nobody_spent() -> None:
    scene = table().begin(Persuade(0)).play("persuade cornelius claudius", "bribe 0", "counter 0", "counter 0")
    assert scene.step() == "PersuasionDice"


@pytest.mark.rule("republic", "7.41b")
@pytest.mark.rule("republic", "7.41c")
@pytest.mark.parametrize(("influence", "omens", "era", "total", "joins"), [
    (40, 0, 0, 9, True), (40, 0, 0, 10, False), (40, 0, 1, 9, False), (40, 0, 1, 8, True), (9, 0, 0, 5, True),
    (9, 0, 0, 6, False), (9, 1, 0, 5, False), (9, 1, 0, 4, True),
])  # fmt: skip
def test_7_41b_the_dice_omens_and_the_natural_limit(
    influence: int, omens: int, era: int, total: int, joins: bool
) -> None:
    scene = table().happen("evil_omens", omens)
    scene.p.influence[senator("cornelius")] = influence
    scene.p.talents[senator("claudius")] = 9 + 3 - DECK.loyalty[senator("claudius")] - 5
    scene.p.era_ends = era
    scene.begin(Persuade(0)).play("persuade cornelius claudius", "bribe 0", "counter 0", "counter 0").roll(total)
    assert scene.p.faction[senator("claudius")] == (0 if joins else -1)
    assert (scene.p.place[senator("claudius")] == IN_ROME) == joins


# ---------------------------------------------------------------- knights, games, leaders


@pytest.mark.rule("republic", "7.5a")
@pytest.mark.rule("republic", "R-24")
def test_7_5a_a_die_and_the_talents_paid_bring_a_knight() -> None:
    scene = table().begin(Knights(0))
    assert scene.refused("attract cornelius 6") == ("R-24", "more-than-sure")
    assert scene.refused("attract cornelius 7") == ("6.3a", "not-so-much")
    scene.play("attract cornelius 2").roll(4)
    assert [scene.p.knights[senator("cornelius")], scene.talents("cornelius")] == [1, 4]
    unlucky = table().happen("evil_omens").begin(Knights(0)).play("attract cornelius 2").roll(4)
    assert [unlucky.p.knights[senator("cornelius")], unlucky.talents("cornelius")] == [0, 4]
    marius = table().put("marius-27a", 0).begin(Knights(0)).play("attract marius-27a 0").roll(5)
    assert marius.p.knights[senator("marius-27a")] == 1
    away = table().govern("cornelius", "sicily").begin(Knights(0))
    assert away.refused("attract cornelius 1") == ("7.4a", "not-in-rome")


@pytest.mark.rule("republic", "7.51a")
def test_7_51a_pressed_knights_pay_a_die_each_and_are_lost() -> None:
    scene = table().govern("fabius", "sicily").happen("evil_omens", 2)
    scene.p.knights[senator("fabius")] = 3
    scene.begin(Knights(0))
    assert scene.refused("press fabius 4") == ("7.51a", "not-so-many-knights")
    scene.play("press fabius 2").roll(6, 1)
    assert [scene.p.knights[senator("fabius")], scene.talents("fabius")] == [1, 4]


@pytest.mark.rule("republic", "7.6a")
@pytest.mark.parametrize(
    ("games", "cost", "gain"), [("slice-and-dice", 7, 1), ("blood-fest", 13, 2), ("gladiator-gala", 18, 3)]
)
def test_7_6a_games_buy_popularity_and_quiet(games: str, cost: int, gain: int) -> None:
    scene = table().govern("cornelius", "sicily")
    scene.p.talents[senator("cornelius")] = 18
    scene.p.unrest = 2
    scene.begin(SponsorGames(0))
    assert scene.refused(f"sponsor fabius {games}") == ("6.3a", "not-so-much")
    assert scene.refused(f"sponsor julius {games}") == ("4.2a", "not-yours")
    scene.play(f"sponsor cornelius {games}")
    assert scene.talents("cornelius") == 18 - cost
    assert scene.p.popularity[senator("cornelius")] == gain
    assert scene.p.unrest == max(0, 2 - gain)


@pytest.mark.rule("republic", "7.7a")
def test_7_7a_the_marker_moves_to_any_senator_of_the_faction() -> None:
    scene = table()
    scene.p.place[senator("fabius")] = CAPTIVE
    scene.begin(ChangeLeader(0))
    assert scene.offered() == ["name-leader fabius", "done"]
    assert scene.refused("name-leader cornelius") == ("7.7a", "leads-already")
    scene.play("name-leader fabius")
    assert scene.p.leader[0] == senator("fabius")


# ---------------------------------------------------------------- cards of an initiative


@pytest.mark.rule("republic", "7.413b")
@pytest.mark.rule("republic", "13.I5")
@pytest.mark.rule("republic", "13.I6")
def test_13_i5_seduction_and_blackmail_cannot_be_outbid() -> None:
    scene = table().hand(0, "blackmail").begin(Persuade(0))
    assert scene.refused("seduce cornelius julius") == ("S3.01.9", "not-in-hand")
    scene.play("blackmail cornelius claudius", "bribe 2")
    assert scene.p.hands[0] == []
    scene.p.influence[senator("claudius")] = 20
    scene.roll(12, 5, 3)
    claudius = senator("claudius")
    assert [scene.p.influence[claudius], scene.p.popularity[claudius], scene.talents("claudius")] == [15, -3, 2]
    kind = table().hand(0, "seduction").begin(Persuade(0)).play("seduce cornelius claudius", "bribe 4").roll(2)
    assert kind.told("joined") == [["claudius", "faction-1"]]


@pytest.mark.rule("republic", "13.I7")
def test_13_i7_influence_peddling_takes_a_card_at_random() -> None:
    scene = table().hand(0, "influence-peddling-48").hand(1, "mining", "harbor-fees").begin(Persuade(0))
    assert scene.refused("peddle faction-3") == ("13.I7", "no-hand")
    scene.play("peddle faction-2")
    assert sum(weight for _, weight in scene.p.chances()) == 2
    scene.play("take-card faction-2 mining")
    assert [len(scene.p.hands[0]), len(scene.p.hands[1])] == [1, 1]
    event = next(one for one in scene.heard if one.kind.key == "took-card")
    assert event.redact(Seat(2)).values[2] != event.values[2]
    assert scene.offered("persuade cornelius claudius") != []
