"""7.33, 7.34: how wars and leaders come, wake and are counted."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.phase import farm_dice
from quadriga.games.republic.whole.mortality.phase import MortalityPhase
from quadriga.games.republic.whole.rome import CURIA, FORUM, GONE, NO_PROVINCE, OUT, VACANT, WAITING, WITH_WAR
from quadriga.games.republic.whole.senate.expeditions import forbids_war
from quadriga.games.republic.whole.war.arrival import arrive, arrive_leader, create, leave_play, wake
from quadriga.games.republic.whole.war.strength import (
    is_revolt,
    is_waiting,
    land,
    leaders,
    multiplier,
    naval,
    numbers,
    spoils,
    support,
)
from rules.republic.whole.scene import CARDS, Scene, senator

DISASTER, STANDOFF = 4, 5


def war(id: str) -> int:
    return CARDS.conflict_of[id]


@pytest.mark.rule("republic", "7.33a")
@pytest.mark.rule("republic", "7.33b")
def test_7_33b_a_war_that_matches_nothing_is_active_by_its_symbol() -> None:
    scene = Scene()
    arrive(scene.p, war("gallic_1"))
    arrive(scene.p, war("illyrian_1"))
    assert [scene.status("gallic-1"), scene.status("illyrian-1")] == [words.ACTIVE, words.INACTIVE]
    assert [land(scene.p, war("punic_1")), support(scene.p, war("punic_1")), naval(scene.p, war("punic_1"))] == [
        10,
        5,
        10,
    ]


@pytest.mark.rule("republic", "7.3321a")
@pytest.mark.rule("republic", "7.3321b")
@pytest.mark.rule("republic", "7.3321c")
@pytest.mark.rule("republic", "7.332a")
@pytest.mark.rule("republic", "7.332b")
@pytest.mark.rule("republic", "7.332c")
@pytest.mark.rule("republic", "7.341c")
@pytest.mark.rule("republic", "7.342a")
def test_example_9_imminent_wars_and_philip() -> None:
    scene = Scene().put("cornelius", 0).war("macedonian-2", status=words.INACTIVE)
    p = scene.p
    arrive(p, war("macedonian_1"))
    assert [scene.status("macedonian-1"), scene.status("macedonian-2")] == [words.IMMINENT, words.ACTIVE]
    arrive_leader(p, CARDS.leader_of["philip_v"])
    assert [land(p, war("macedonian_2")), p.active_wars()] == [16, 1]
    scene.begin(MortalityPhase())
    assert [land(p, war("macedonian_1")), land(p, war("macedonian_2"))] == [30, 26]
    assert [support(p, war("macedonian_1")), support(p, war("macedonian_2"))] == [10, 5]
    assert forbids_war(p, war("macedonian_1"), []) == 0
    assert forbids_war(p, war("macedonian_2"), []) == words.R_EARLIER_WAR
    assert forbids_war(p, war("macedonian_2"), [senator("cornelius"), war("macedonian_1"), 1, 10, 0]) == 0
    leave_play(p, war("macedonian_1"), beaten=True)
    assert [land(p, war("macedonian_2")), p.chief[CARDS.leader_of["philip_v"]]] == [16, WITH_WAR]
    leave_play(p, war("macedonian_2"), beaten=True)
    assert p.chief[CARDS.leader_of["philip_v"]] == GONE


@pytest.mark.rule("republic", "7.341b")
@pytest.mark.rule("republic", "7.342b")
@pytest.mark.rule("republic", "7.8b")
def test_example_10_two_imminent_cards_and_hannibal() -> None:
    scene = Scene().put("cornelius", 0).war("punic-1", status=words.INACTIVE)
    p = scene.p
    arrive(p, war("punic_3"))
    arrive(p, war("punic_2"))
    assert [scene.status(f"punic-{one}") for one in (1, 2, 3)] == [words.ACTIVE, words.IMMINENT, words.IMMINENT]
    arrive_leader(p, CARDS.leader_of["hannibal"])
    assert [land(p, war("punic_1")), naval(p, war("punic_1")), farm_dice(p)] == [17, 17, 0]
    scene.begin(MortalityPhase())
    assert [scene.status(f"punic-{one}") for one in (1, 2, 3)] == [words.ACTIVE, words.ACTIVE, words.IMMINENT]
    assert [land(p, war("punic_1")), land(p, war("punic_2")), naval(p, war("punic_1"))] == [27, 37, 27]
    assert farm_dice(p) == 2
    arrive_leader(p, CARDS.leader_of["hamilcar"])
    assert land(p, war("punic_1")) == 30


@pytest.mark.rule("republic", "7.341a")
@pytest.mark.rule("republic", "7.343a")
@pytest.mark.rule("republic", "7.344a")
def test_example_11_a_leader_without_war_waits_in_the_curia() -> None:
    scene = Scene()
    p = scene.p
    antiochus = CARDS.leader_of["antiochus_iii"]
    arrive_leader(p, antiochus)
    assert p.chief[antiochus] == WAITING
    arrive(p, war("syrian"))
    assert [scene.status("syrian"), land(p, war("syrian")), p.chief[antiochus]] == [words.ACTIVE, 11, WITH_WAR]
    someone = senator("cornelius")
    assert numbers(p, war("syrian"), someone, DISASTER) == 1 << 16 | 1 << 14
    assert numbers(p, war("syrian"), someone, STANDOFF) == 1 << 15 | 1 << 17
    leave_play(p, war("syrian"), beaten=True)
    assert p.chief[antiochus] == GONE
    waits = Scene().war("punic-1")
    waits.p.chief[CARDS.leader_of["hannibal"]] = WITH_WAR
    leave_play(waits.p, war("punic_1"), beaten=True)
    assert waits.p.chief[CARDS.leader_of["hannibal"]] == WAITING


@pytest.mark.rule("republic", "7.331b")
@pytest.mark.rule("republic", "7.341d")
def test_7_331b_revolts_of_a_missing_province_sleep_and_cannot_be_attacked() -> None:
    scene = Scene()
    p = scene.p
    arrive(p, war("lusitanian"))
    assert scene.status("lusitanian") == words.INACTIVE
    assert is_waiting(p, war("lusitanian"))
    assert forbids_war(p, war("lusitanian"), []) == words.R_NO_SUCH_WAR
    arrive_leader(p, CARDS.leader_of["viriathus"])
    assert p.chief[CARDS.leader_of["viriathus"]] == WAITING
    for province in ("nearer_spain", "further_spain"):
        create(p, CARDS.province_of[province])
    arrive(p, war("numantine"))
    assert scene.status("numantine") == words.IMMINENT


@pytest.mark.rule("republic", "7.331a")
@pytest.mark.rule("republic", "7.334a")
def test_7_334a_the_social_war_wakes_series_and_no_single_cards() -> None:
    scene = Scene().war("illyrian-1", "gallic-2", "britain", "slave-1", status=words.INACTIVE)
    arrive(scene.p, war("social"))
    assert [scene.status(one) for one in ("illyrian-1", "gallic-2", "britain", "slave-1", "social")] == [
        words.ACTIVE,
        words.ACTIVE,
        words.INACTIVE,
        words.INACTIVE,
        words.ACTIVE,
    ]


@pytest.mark.rule("republic", "7.333a")
@pytest.mark.rule("republic", "7.333b")
def test_7_333_revolts_give_no_spoils() -> None:
    scene = Scene()
    p = scene.p
    arrive(p, war("syrian"))
    assert [is_revolt(p, war("syrian")), spoils(p, war("syrian"))] == [False, 45]
    create(p, CARDS.province_of["syria"])
    again = Scene()
    create(again.p, CARDS.province_of["syria"])
    arrive(again.p, war("syrian"))
    assert [is_revolt(again.p, war("syrian")), spoils(again.p, war("syrian"))] == [True, 0]
    assert spoils(p, war("gladiator")) == 0
    series = Scene().war("illyrian-1", "illyrian-2")
    leave_play(series.p, war("illyrian_2"), beaten=True)
    assert is_revolt(series.p, war("illyrian_1"))
    assert multiplier(series.p, war("illyrian_1")) == 1


@pytest.mark.rule("republic", "7.321a")
@pytest.mark.rule("republic", "7.321b")
@pytest.mark.rule("republic", "13.C1")
@pytest.mark.rule("republic", "13.C2")
def test_7_321b_the_war_of_a_grain_concession_destroys_it() -> None:
    scene = Scene().put("cornelius", 0).hold("cornelius", "egyptian-grain")
    grain = words.CONCESSION.value("egyptian-grain")
    scene.p.bars[grain] = 1
    wake(scene.p, war("alexandrine"))
    assert [scene.p.holder[grain], scene.p.bars[grain]] == [CURIA, 0]
    in_hand = Scene().hand(0, "egyptian-grain")
    wake(in_hand.p, war("alexandrine"))
    assert in_hand.p.holder[grain] not in (CURIA, FORUM)


@pytest.mark.rule("republic", "10.4d")
def test_10_4d_provinces_are_created_once() -> None:
    p = Scene().p
    asia = CARDS.province_of["asia"]
    assert p.province[asia] == NO_PROVINCE
    create(p, asia)
    assert [p.province[asia], p.developed[asia]] == [VACANT, 0]
    create(p, CARDS.province_of["bithynia"], developed=True)
    assert p.developed[CARDS.province_of["bithynia"]] == 1


@pytest.mark.rule("republic", "7.E15")
def test_7_e15_a_leader_in_refuge_comes_back_with_the_next_war() -> None:
    scene = Scene().war("punic-1", "gallic-1").happen("refuge")
    p = scene.p
    hannibal = CARDS.leader_of["hannibal"]
    p.chief[hannibal] = WITH_WAR
    leave_play(p, war("punic_1"), beaten=True)
    assert [p.refugee, p.chief[hannibal], p.event("refuge")] == [hannibal, WAITING, 0]
    arrive(p, war("syrian"))
    assert leaders(p, war("syrian")) == [hannibal]
    assert land(p, war("syrian")) == 6 + 7
    dark = Scene().war("punic-1").war("illyrian-1", status=words.INACTIVE).happen("refuge", 2)
    dark.p.chief[hannibal] = WITH_WAR
    leave_play(dark.p, war("punic_1"), beaten=True)
    assert [dark.status("illyrian-1"), land(dark.p, war("illyrian_1"))] == [words.ACTIVE, 12]
    assert p.chief[CARDS.leader_of["hamilcar"]] == OUT
