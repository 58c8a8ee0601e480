"""Situations as plain data: what is read, what is refused, what chance deals."""

from typing import Any

import pytest

from quadriga.engine import CHANCE, Move, Seeded
from quadriga.engine.errors import BadSituation
from quadriga.games.republic import options, words
from quadriga.games.republic.confrontation.deal import random_situation
from quadriga.text import LANGUAGES, catalogue
from rules.republic.scene import GAME, Scene, active, army, conflict, phase

GENERAL: dict[str, object] = {"military": 3}
BASE: dict[str, Any] = {"confrontation": "active-conflict", "conflict": "gladiator", "general": GENERAL, "legions": 3}
AFRICA: dict[str, Any] = {"province": "africa", "holder": "rebel", "governor": {"military": 1}}
MARCHING: dict[str, Any] = {"place": "marching-general", "military": 2, "legions": 3}


def faulty(key: str, where: str, **plain: object) -> Any:
    """A situation that is none, with what is wrong and where."""
    return pytest.param({**BASE, **plain}, key, where, id=f"{key} {where}")


def faulty_phase(key: str, where: str, **plain: object) -> Any:
    return pytest.param({"confrontation": "phase", **plain}, key, where, id=f"phase: {key} {where}")


FAULTS = [
    pytest.param([], "not-an-object", "situation", id="a list"),
    pytest.param({}, "missing", "confrontation", id="nothing"),
    faulty("not-one-of", "confrontation", confrontation="war"),
    faulty("not-a-text", "conflict", conflict=3),
    faulty("not-one-of", "conflict", conflict="punic_9"),
    faulty("unknown-entry", "elephants", elephants=3),
    faulty("not-a-number", "legions", legions=26),
    faulty("not-a-number", "legions", legions=True),
    faulty("not-a-number", "omens", omens=-1),
    faulty("not-a-number", "active_in_group", active_in_group=4),
    faulty("not-a-truth", "fleet_defeated", fleet_defeated=1),
    faulty("not-a-truth", "go_on", go_on="yes"),
    faulty("not-a-list", "leaders", leaders="spartacus"),
    faulty("not-a-text", "leaders", leaders=[3]),
    faulty("not-one-of", "leaders", leaders=["caesar"]),
    faulty("other-group", "leaders", leaders=["hannibal"]),
    faulty("not-one-of", "earlier", earlier="draw"),
    faulty("not-an-object", "general", general=3),
    faulty("missing", "general.military", general={}),
    faulty("not-a-senator", "general.senator", general={"senator": "brutus"}),
    faulty("not-a-number", "general.chit", general={"military": 3, "chit": 31}),
    faulty("unknown-entry", "general.age", general={"military": 3, "age": 40}),
    faulty("same-chit", "master_of_horse", general={"senator": 4}, master_of_horse={"senator": "4A"}),
    faulty("twice", "master_of_horse.senator", general={"senator": 4}, master_of_horse={"senator": "julius"}),
    faulty("no-units", "situation", legions=0),
    faulty("missing", "captured", confrontation="allied-conflict"),
    faulty("not-a-number", "captured[1].militia", confrontation="allied-conflict",
           captured=[{"province": "sardinia_corsica", "militia": 1}]),
    faulty("twice", "captured[2].province", confrontation="allied-conflict",
           captured=[{"province": "asia"}, {"province": "asia"}]),
    faulty("unknown-entry", "options.speed", options={"speed": "fast"}),
    faulty("not-one-of", "options.rating-cap", options={"rating-cap": "maybe"}),
    pytest.param({"confrontation": "rebel-general", "general": GENERAL, "legions": 3, "rebel": {"military": 2}},
                 "no-units", "rebel", id="a rebel without units"),
    pytest.param({"confrontation": "rebel-province", "province": "asia", "general": GENERAL, "legions": 3,
                  "rebel": {"military": 2}}, "wrong-confrontation", "province", id="ships where none should be"),
    pytest.param({"confrontation": "interception", "convoy": {"militia": 2}}, "no-ships", "convoy", id="no ships"),
    pytest.param({"confrontation": "assault", "conflict": "social"}, "assaults-nothing", "conflict", id="no targets"),
    pytest.param({"confrontation": "assault", "conflict": "jugurthine", "provinces": [{"province": "sicily"}]},
                 "not-a-target", "provinces[1].province", id="no target"),
    faulty_phase("twice", "conflicts[2].conflict", conflicts=active("gladiator", "gladiator")),
    faulty_phase("too-many", "expeditions", conflicts=active("gladiator"), expeditions=[army("gladiator")] * 9),
    faulty_phase("not-in-play", "expeditions[1].against", expeditions=[army("gladiator")]),
    faulty_phase("not-one-of", "expeditions[1].against", expeditions=[army("parthia")]),
    faulty_phase("no-rebel-at-rome", "expeditions[1].against", expeditions=[army("rebel")]),
    faulty_phase("not-rebel", "expeditions[1].against", expeditions=[army("sicily")]),
    faulty_phase("missing", "rebellion", provinces=[AFRICA]),
    faulty_phase("governor-marches", "rebellion.province", provinces=[AFRICA],
                 rebellion={"place": "marching-governor", "province": "africa", "military": 2, "militia": 2}),
    faulty_phase("governor-missing", "rebellion.province", provinces=[{"province": "africa", "holder": "rebel"}],
                 rebellion={"place": "province", "province": "africa"}),
    faulty_phase("not-rebel", "rebellion.province", rebellion={"place": "province", "province": "africa"}),
    faulty_phase("no-units", "rebellion", rebellion={"place": "marching-general", "military": 2}),
    faulty_phase("no-rebel-at-rome", "convoys[1]", convoys=[{"province": "africa", "flotillas": 2}]),
    faulty_phase("not-rebel", "convoys[1].province", rebellion=MARCHING,
                 convoys=[{"province": "africa", "flotillas": 2}]),
    faulty_phase("too-many", "convoys", rebellion=MARCHING, provinces=[AFRICA],
                 convoys=[{"province": "africa", "flotillas": 2}] * 5),
    faulty_phase("not-one-of", "provinces[1].holder", provinces=[{"province": "africa", "holder": "numidia"}]),
    faulty_phase("not-in-play", "provinces[1].holder", provinces=[{"province": "africa", "holder": "jugurthine"}]),
]  # fmt: skip


@pytest.mark.parametrize(("plain", "key", "where"), FAULTS)
def test_what_is_wrong_is_said_by_key_and_place(plain: object, key: str, where: str) -> None:
    with pytest.raises(BadSituation) as caught:
        GAME.situation(plain)
    assert (caught.value.key, caught.value.where) == (key, where)
    for lang in LANGUAGES:
        assert catalogue(lang, "records").has(f"records-situation-{key}")


def test_ids_may_have_hyphens_and_senators_numbers_or_names() -> None:
    for general in ({"senator": 1}, {"senator": "1"}, {"senator": "Cornelius"}):
        assert conflict("punic-2", general=general).p.rating == [4]
    assert conflict("punic_2", general={"senator": "scipio-africanus"}).p.chit == [0]
    assert conflict("punic_2", general={"senator": "1A", "military": 2}).p.rating == [2]


def test_options_may_stand_in_the_situation() -> None:
    p = GAME.situation({**BASE, "options": {"rating-cap": "free"}})
    assert p.options[options.RATING_CAP] != options.CAPPED


def test_commanders_without_a_chit_take_the_lowest_free_one() -> None:
    scene = conflict("gladiator", general={"military": 1, "chit": 1}, master_of_horse={"military": 1})
    assert scene.p.chit == [0, 1]


def test_a_situation_leaves_its_data_alone() -> None:
    plain = {**BASE, "options": {"rating-cap": "free"}}
    before = repr(plain)
    GAME.situation(plain)
    assert repr(plain) == before


@pytest.mark.parametrize("kind", range(len(words.CONFRONTATIONS)))
def test_chance_deals_sound_situations_of_every_kind(kind: int) -> None:
    for seed in range(60):
        p = GAME.situation(random_situation(GAME.cards, kind, Seeded(seed)))
        assert p.kind == kind
        assert p.audit() == []


def test_a_game_begins_with_chance_dealing_a_situation() -> None:
    p = GAME.start()
    assert p.turn() == CHANCE
    assert [weight for _, weight in p.chances()] == [1] * 9
    p.push(p.chances()[8][0])
    assert len(p.chances()) == 256
    p.push(p.chances()[3][0])
    p.push(p.chances()[77][0])
    other = GAME.situation(random_situation(GAME.cards, 8, Seeded("8-3-77")))
    assert p.to_plain() == other.to_plain()


def test_what_happens_before_the_first_throw_is_heard() -> None:
    assert phase(conflicts=active("gladiator")).told("left-alone") == [["gladiator"]]
    assert Scene(confrontation="assault", conflict="jugurthine", provinces=[{"province": "africa"}]).told("no-governor")


def test_a_table_chooses_its_confrontation_or_leaves_it_to_the_lot() -> None:
    drawn = GAME.start(scenario="combat-table")
    assert [move.a for move, _ in drawn.chances()] == list(range(len(words.CONFRONTATIONS)))
    for number, name in enumerate(words.CONFRONTATIONS):
        chosen = GAME.start(scenario="combat-table", options={"confrontation": name})
        assert chosen.chances() == [(Move(words.DEAL, number), 1)]
