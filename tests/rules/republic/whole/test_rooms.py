"""What lies open on the table of the Forum and the Senate."""

import pytest

from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.persuasion import Persuade
from quadriga.games.republic.whole.forum.phase import ForumPhase
from quadriga.games.republic.whole.rome import FIELD_CONSUL, ROME_CONSUL
from quadriga.games.republic.whole.senate.business import Propose
from quadriga.games.republic.whole.senate.elections import NominateConsul
from quadriga.games.republic.whole.senate.votes import propose
from quadriga.games.republic.whole.shown import WholeOwn
from quadriga.games.republic.whole.view import look
from rules.republic.whole.scene import Scene


def table() -> Scene:
    """Three factions; Cornelius (oratory 3, influence 5) has six talents, Claudius (loyalty 7) stands in the Forum."""
    scene = Scene().put("cornelius", 0, True, talents=6).put("fabius", 0)
    scene.put("valerius", 1, True).put("julius", 1, talents=3).put("manlius", 2, True)
    return scene.put("claudius", -1).office("cornelius", ROME_CONSUL).office("julius", FIELD_CONSUL)


def own(scene: Scene) -> WholeOwn:
    """What everybody sees beside the provinces."""
    return look(scene.p, Seat(0))["own"]


@pytest.mark.rule("republic", "7.41a")
@pytest.mark.rule("republic", "7.41b")
def test_7_41_the_sum_and_the_chance_of_every_base_number_are_seen() -> None:
    scene = table().begin(Persuade(0))
    first = own(scene)["prospects"][0]
    assert (first["commander"], first["target"]) == ("cornelius", "julius")
    assert {one["target"]: one["base"] for one in own(scene)["prospects"] if one["commander"] == "cornelius"} == {
        "julius": 3 + 5 - 9 - 7 - 3,
        "claudius": 3 + 5 - 7,
    }
    scene.play("persuade cornelius claudius", "bribe 4")
    seen = own(scene)["persuasion"]
    assert seen is not None
    assert own(scene)["prospects"] == []
    assert [seen["oratory"], seen["influence"], seen["loyalty"], seen["bribes"]] == [3, 5, 7, 4]
    assert (seen["base"], seen["chance"]) == (5, 10)
    assert [step["base"] for step in seen["curve"]] == list(range(2, 13))
    assert [step["ways"] for step in seen["curve"]] == [1, 3, 6, 10, 15, 21, 26, 30, 30, 30, 30]
    scene.happen("evil_omens")
    assert own(scene)["persuasion"]["chance"] == 6  # type: ignore[index]


@pytest.mark.rule("republic", "7.2a")
@pytest.mark.rule("republic", "7.22a")
def test_7_2a_which_initiative_it_is_and_whose() -> None:
    scene = table().begin(ForumPhase())
    assert own(scene)["initiative"] == {"number": 1, "faction": "faction-1", "next": ["faction-2", "faction-3"]}
    scene.p.phase = words.SENATE_PHASE
    assert own(scene)["initiative"] is None


@pytest.mark.rule("republic", "9.141a")
def test_9_141a_bought_votes_are_seen_senator_by_senator_and_who_is_called_next() -> None:
    scene = table().meet()
    propose(scene.p, words.FOR_RECRUITS, [1, 0], 0, 0)
    scene.begin().play("call-all", "vote against 3")
    floor = own(scene)["floor"]
    assert floor is not None
    assert floor["ballots"] == [
        {"commander": "valerius", "stance": "against", "votes": 2, "bought": 0},
        {"commander": "julius", "stance": "against", "votes": 6, "bought": 3},
    ]
    assert floor["called"] == ["faction-2", "faction-3"]
    assert floor["queue"] == ["faction-1"]
    assert floor["uncalled"] == [
        {"faction": "faction-1", "votes": 3 + 2, "talents": 6},
        {"faction": "faction-3", "votes": 2, "talents": 0},
    ]
    assert floor["sure"] == {"for": 8 + 5 + 6 + 1 - 2, "against": 5 + 6 - 8 - 2}


@pytest.mark.rule("republic", "9.13b")
@pytest.mark.rule("republic", "9.64a")
def test_9_13b_a_proposal_is_seen_while_it_is_made() -> None:
    scene = table().war("punic-1").meet()
    scene.p.legions, scene.p.fleets = 9, 7
    scene.begin(Propose(0, 0))
    assert own(scene)["draft"] is None
    scene.play("propose forces")
    empty = own(scene)["draft"]
    assert empty is not None
    assert (empty["motion"], empty["items"]) == ("forces", [])
    scene.play("send julius punic-1", "count-legions 5")
    made = own(scene)["draft"]
    assert made is not None
    assert made["items"][0]["args"] == {"commander": "julius", "war": "punic-1", "legions": "5", "fleets": "0"}


@pytest.mark.rule("republic", "9.2a")
def test_9_2a_the_first_of_two_nominees_is_seen() -> None:
    scene = table().put("fulvius", 2).put("furius", 2).meet().begin(NominateConsul(-1, 0, 0))
    assert own(scene)["draft"] is None
    scene.play("nominate fulvius")
    made = own(scene)["draft"]
    assert made is not None
    assert (made["motion"], made["items"][0]["args"]) == ("consuls", {"commander": "fulvius"})
