"""8: the Population Phase."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.population.phase import PopulationPhase, Speech, change_unrest
from quadriga.games.republic.whole.rome import GOVERNING, IN_CURIA
from quadriga.games.republic.whole.view import look
from rules.republic.whole.scene import CARDS, DECK, Scene, senator


def table(popularity: int = 0) -> Scene:
    """A speaker in Rome, a governor away, somebody in the Forum."""
    scene = Scene().put("cornelius", 0, True, influence=20, popularity=popularity).put("fabius", 1, True)
    return scene.put("valerius", 2, True).govern("valerius", "sicily").put("claudius", -1)


@pytest.mark.rule("republic", "8.1a")
@pytest.mark.rule("republic", "8.11a")
@pytest.mark.rule("republic", "8.12a")
def test_8_1_unrest_rises_by_wars_left_alone_and_droughts() -> None:
    scene = table()
    scene.p.war[CARDS.conflict_of["punic_1"]] = words.UNPROSECUTED
    scene.p.war[CARDS.conflict_of["punic_2"]] = words.ACTIVE
    scene.p.war[CARDS.conflict_of["illyrian_1"]] = words.IMMINENT
    scene.happen("drought", 2).begin(PopulationPhase())
    assert scene.p.unrest == 1 + 2 + 1
    change_unrest(scene.p, -9)
    assert scene.p.unrest == 0
    change_unrest(scene.p, 40)
    assert scene.p.unrest == 40


@pytest.mark.rule("republic", "8.2a")
@pytest.mark.rule("republic", "8.2e")
@pytest.mark.parametrize(("dice", "popularity", "unrest", "omens", "change"), [
    (18, 0, 3, 0, 0), (18, 2, 2, 0, -2), (18, 0, 1, 0, -1), (18, 9, 4, 2, -3), (13, 0, 3, 0, 1), (12, 0, 3, 0, 2),
    (11, 0, 3, 0, 3), (10, 0, 3, 0, 3), (9, 0, 3, 0, 4), (9, 0, 3, 1, 4), (8, -1, 3, 0, 5), (7, 0, 3, 0, 5),
])  # fmt: skip
def test_8_2a_the_table_by_dice_unrest_popularity_and_omens(
    dice: int, popularity: int, unrest: int, omens: int, change: int
) -> None:
    scene = table(popularity).happen("evil_omens", omens)
    scene.p.unrest = unrest
    scene.begin(Speech()).roll(dice)
    assert scene.p.unrest == max(0, unrest + change)


@pytest.mark.rule("republic", "8.2b")
@pytest.mark.parametrize(("dice", "shortages", "strikes"), [(8, 0, 0), (7, 1, 0), (6, 0, 0), (5, 1, 0), (3, 1, 0)])
def test_8_2b_shortages_come_with_some_rows(dice: int, shortages: int, strikes: int) -> None:
    scene = table().begin(Speech()).roll(dice)
    assert [scene.p.event("manpower_shortage"), scene.p.no_recruits] == [shortages, strikes]


@pytest.mark.rule("republic", "8.2b")
@pytest.mark.rule("republic", "8.2c")
def test_8_2c_a_mob_kills_senators_in_rome_aligned_or_not() -> None:
    scene = table()
    scene.p.unrest = 2
    scene.begin(Speech()).roll(3)
    assert scene.p.no_recruits == 1
    assert scene.p.unrest == 2 + 5
    away, here, forum = senator("valerius"), senator("fabius"), senator("claudius")
    scene.play(f"draw-chit {away + 1}", f"draw-chit {here + 1}", f"draw-chit {forum + 1}")
    assert scene.p.place[away] == GOVERNING
    assert scene.p.place[forum] == IN_CURIA
    assert scene.told("heir") == [["fabius", "faction-2"]]
    scene.play("draw-chit blank", "draw-chit blank", "draw-chit blank")
    assert scene.p.cup is None
    calm = table()
    calm.p.unrest = 1
    assert calm.begin(Speech()).roll(3).p.cup is None
    assert calm.p.no_recruits == 1


@pytest.mark.rule("republic", "8.2d")
def test_8_2d_below_zero_the_people_revolt_and_everybody_loses() -> None:
    scene = table()
    scene.p.unrest = 4
    assert scene.begin(Speech()).roll(3).ended() == "people-revolt"
    edge = table()
    edge.p.unrest = 3
    assert edge.begin(Speech()).roll(3).ended() == ""
    assert edge.p.unrest == 3 + 6


def test_the_table_of_the_people_runs_from_the_best_row_to_the_worst() -> None:
    assert DECK.crowd_least == sorted(DECK.crowd_least, reverse=True)
    assert DECK.crowd_least[-1] == 0


@pytest.mark.rule("republic", "8.2a")
def test_8_2a_the_view_tells_how_likely_each_row_of_the_next_speech_is() -> None:
    scene = Scene().put("cornelius", 0, leads=True, popularity=3).put("fabius", 1, leads=True)
    scene.war("illyrian-1", status=words.INACTIVE).war("gallic-1", status=words.UNPROSECUTED)
    scene.p.unrest = 4
    scene.p.phase = words.FORUM_PHASE
    scene.happen("evil_omens")
    scene.office("cornelius", 1)
    people = look(scene.p, None)["own"]["people"]
    assert (people["speaker"], people["popularity"], people["omens"]) == ("cornelius", 3, 1)
    assert (people["alone"], people["droughts"], people["unrest"]) == (1, 1, 6)
    assert sum(row["ways"] for row in people["rows"]) == 216
    by_least = {row["least"]: row["ways"] for row in people["rows"]}
    assert by_least[10] == 15
    assert by_least[0] == 3
    assert by_least[None] == 1
    scene.p.phase = words.POPULATION
    assert look(scene.p, None)["own"]["people"]["unrest"] == 4
