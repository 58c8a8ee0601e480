"""Hidden counters, scenarios as a whole, data of one's own, the rulebook."""

import shutil
from pathlib import Path

import pytest

from quadriga.conform import conform
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import BrokenData
from quadriga.engine.seat import Seat
from quadriga.games.ultimus import title, words
from quadriga.games.ultimus.printed.board import PACKAGE_DATA
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import grant
from quadriga.text.keys import faults
from quadriga.text.speaker import Speaker
from rules.ultimus.scene import GAME, Scene, counter, leader, start

TESTS = Path(__file__).parents[2]


def test_a_seat_sees_its_own_hand_and_only_the_number_of_the_other() -> None:
    s = Scene()
    s.augusti()
    s.hold(ROMAIN, "papa", "tribut")
    s.hold(BARBARE, "rex")
    assert s.p.look(Seat(0))["hand"] == ["tribut", "papa"]
    assert "hand" not in s.p.look(None)
    assert str(s.p.look(Seat(1))).count("papa") == 0
    sides = s.p.look(Seat(1))["sides"]
    assert isinstance(sides, list)
    assert sides[0]["stratagems"] == 2


def test_a_guess_keeps_what_is_known_and_redraws_the_rest() -> None:
    s = Scene()
    s.hold(BARBARE, "rex", "migration")
    grant(s.p, BARBARE, counter("usurpation-orient"))
    s.p.kept = [0, 2]
    seen = set()
    for seed in range(60):
        q = s.p.guess(Seat(0), Seeded(seed))
        assert q.audit() == []
        assert sum(q.hand[1]) == 3
        assert q.hand[1][counter("usurpation-orient")] >= 1
        assert q.hand[0] == s.p.hand[0]
        usable = sum(count for kind, count in enumerate(q.hand[1]) if s.p.tables.usable(kind, BARBARE))
        assert usable >= 2
        seen.add(tuple(q.hand[1]))
    assert len(seen) > 10


@pytest.mark.rule("ultimus", "scenario")
@pytest.mark.parametrize("scenario", [one.id for one in GAME.scenarios])
def test_every_scenario_begins_soundly(scenario: str) -> None:
    s = start(scenario)
    assert s.p.audit() == []
    assert all(augustus >= 0 and s.p.leader_at[augustus] >= 0 for augustus in s.p.augustus)
    assert s.p.year == s.p.setup.start


@pytest.mark.rule("ultimus", "scenario")
def test_scenario_facts_grants_alliances_kings_and_closed_zones() -> None:
    s = start("fleau-de-dieu")
    assert s.p.hand[1][counter("fleau-de-dieu")] == 1
    assert s.p.hand[0][counter("tribut")] == 1
    assert s.p.tribe_rex[words.TRIBE.value("vandali")] == leader("genseric")
    assert s.at("bu-4-1") == "viennensis-3"
    s = start("campus-mauriacus")
    assert s.p.setup.closed[words.ZONE.value("africa-4")]
    assert not s.p.setup.closed[words.ZONE.value("galliae-5")]
    assert sum(s.p.cup) == 0


def test_a_folder_of_ones_own_replaces_a_file_and_is_checked(tmp_path: Path) -> None:
    text = (PACKAGE_DATA / "leaders.toml").read_text(encoding="utf-8")
    (tmp_path / "leaders.toml").write_text(
        text.replace('id = "aetius"', 'id = "aetius"\n', 1).replace("cc = 8", "cc = 7")
    )
    game = title(tmp_path)
    p = game.start("fleau-de-dieu")
    assert p.moves()
    assert getattr(game, "book").roster.leader_cc[leader("aetius")] == 7  # noqa: B009
    (tmp_path / "leaders.toml").write_text(text.replace("cc = 8", "cc = 80", 1), encoding="utf-8")
    with pytest.raises(BrokenData, match=r"leaders\.toml \[\[leader\]\] stilicon: 'cc'"):
        title(tmp_path)
    (tmp_path / "leaders.toml").write_text(text.replace('id = "aetius"', 'id = "aetios"', 1), encoding="utf-8")
    with pytest.raises(BrokenData, match="aetios"):
        title(tmp_path)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("map.toml", 'kind = "river"', 'kind = "brook"', "brook"),
        ("map.toml", 'b = "britanniae-2"', 'b = "atlantis"', "atlantis"),
        ("units.toml", 'category = "LI"', 'category = "LX"', "LX"),
        ("tables.toml", '["E", "R", "D"]', '["X", "R", "D"]', "'X'"),
        ("stratagems.toml", 'owner = "romain"', 'owner = "nobody"', "nobody"),
        ("scenarios.toml", 'zone = "italia-4"', 'zone = "italia-44"', "italia-44"),
        ("scenarios.toml", 'status = "war"', 'status = "angry"', "angry"),
    ],
)
def test_broken_data_names_the_file_and_the_fault(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    shutil.copy(PACKAGE_DATA / name, tmp_path / name)
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).chmod(0o644)
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenData) as caught:
        title(tmp_path)
    assert name in str(caught.value)
    assert said in str(caught.value)


@pytest.mark.parametrize("name", ["leader.toml", ""])
def test_a_folder_that_would_replace_nothing_is_refused(tmp_path: Path, name: str) -> None:
    if name:
        (tmp_path / name).write_text("", encoding="utf-8")
    with pytest.raises(BrokenData, match=r"leaders\.toml"):
        title(tmp_path)


def test_a_mark_of_ones_own_data_reaches_the_player(tmp_path: Path) -> None:
    text = (PACKAGE_DATA / "leaders.toml").read_text(encoding="utf-8")
    entry = text[text.index('id = "aetius"') : text.index("[[leader]]", text.index('id = "aetius"'))]
    assert "evidence" not in entry.partition("stats_src")[2]
    sure = entry.replace('stats_src = "reconstructed', 'stats_src = "evidence:counter sheet', 1)
    (tmp_path / "leaders.toml").write_text(text.replace(entry, sure), encoding="utf-8")
    marks = [
        _piece(game.start("fleau-de-dieu").view(None), "viennensis-3", "aetius") for game in (GAME, title(tmp_path))
    ]
    assert [mark["reconstructed"] for mark in marks] == [True, False]


def _piece(view: dict[str, object], where: str, name: str) -> dict[str, object]:
    zones = view["zones"]
    assert isinstance(zones, dict)
    [found] = [piece for piece in zones[where]["pieces"] if piece.get("leader") == name and "title" in piece]
    assert isinstance(found, dict)
    return found


def test_the_sign_of_a_name_is_that_of_its_data() -> None:
    board, roster = GAME.book.board, GAME.book.roster
    marks = {
        "zone": (board.zone_ids, board.zone_reconstructed),
        "unit": (roster.unit_ids, roster.unit_reconstructed),
        "leader": (roster.leader_ids, roster.leader_reconstructed),
    }
    for language in ("en", "fr"):
        speaker = Speaker(language, GAME)
        for kind, (ids, reconstructed) in marks.items():
            for id, mark in zip(ids, reconstructed, strict=True):
                assert ("°" in speaker.value(kind, id)) is mark, (language, kind, id)
        for setup in GAME.book.scenarios.all:
            assert ("°" in speaker.scenario(setup.id)) is setup.reconstructed, (language, setup.id)


def test_the_catalogues_are_whole() -> None:
    assert faults(GAME) == []


def test_the_battery_passes_on_a_few_games() -> None:
    report = conform(GAME, games=2, seed=11)
    assert not report.breaches, report.breaches[0]
