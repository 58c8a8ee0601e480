"""Battles of the whole game by the house document (chapter H)."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstLeader
from quadriga.games.republic.whole.rome import AT_WAR, CAPTIVE, NOWHERE, PROCONSUL, REBELLING
from quadriga.games.republic.whole.war.battle import StartBattle
from quadriga.games.republic.whole.war.civil import CivilBattle, gain_from
from quadriga.games.republic.whole.war.phase import CountWars
from quadriga.games.republic.whole.war.situation import told
from quadriga.games.republic.whole.war.strength import civil_war, force, land, numbers
from rules.republic.whole.scene import CARDS, GAME, Scene, senator

PUNIC = words.WAR.value("punic-2")


def table(battles: str, legions: int = 10, gain: str = "as-battles") -> Scene:
    scene = Scene(options={"battles": battles, "rebel-gain": gain}).put("cornelius", 0, leads=True)
    scene.put("fabius", 1, leads=True, popularity=0).put("manlius", 1).put("valerius", 2, leads=True)
    return scene.war("punic-2").command("fabius", "punic-2", legions=legions, fleets=10)


def veterans(scene: Scene) -> int:
    return len([at for at in scene.p.veteran_at if at != NOWHERE])


def blank(scene: Scene) -> str:
    """A chit that names nobody of this battle."""
    mine = {str(CARDS.chit[one]) for one in scene.p.marked}
    chits = [text.split()[1] for text in texts(scene)]
    return next(chit for chit in chits if chit not in mine and chit != "draw-two")


def draw(scene: Scene) -> Scene:
    """Chits are drawn as long as there are any to draw."""
    while scene.step() == "NextChit":
        scene.roll(blank(scene))
    return scene


def texts(scene: Scene) -> list[str]:
    return [GAME.vocabulary.text(move) for move, _ in scene.p.chances()]


@pytest.mark.rule("republic", "Ha")
@pytest.mark.rule("republic", "Hc")
@pytest.mark.rule("republic", "R-50")
@pytest.mark.parametrize("battles", ["published", "house"])
def test_hc_what_the_house_changes_in_a_battle(battles: str) -> None:
    scene = table(battles).begin(StartBattle(senator("fabius"), PUNIC), FirstLeader(0))
    fabius = senator("fabius")
    bonus = force(scene.p, fabius, at_sea=False) - land(scene.p, PUNIC)
    even = [natural for natural in range(3, 19) if 8 <= natural + bonus <= 11 and natural not in numbers_of(scene)]
    scene.throw(even[0])
    assert scene.told("battle")[0][-1] == "stalemate"
    lost = int(scene.told("losses")[0][1] or 0)
    draw(scene)
    assert scene.p.popularity[fabius] == (-(lost // 2) if battles == "published" else 0)
    assert lost >= 2
    assert (numbers_of(scene) == []) is (battles == "house")


def numbers_of(scene: Scene) -> list[int]:
    masks = [numbers(scene.p, PUNIC, -1, kind) for kind in (4, 5)]
    return [total for total in range(3, 19) if any(mask >> total & 1 for mask in masks)]


def at_sea(battles: str, legions: int = 3) -> Scene:
    scene = Scene(options={"battles": battles}).put("cornelius", 0, leads=True).put("fabius", 1, leads=True)
    scene.put("manlius", 1).put("valerius", 2, leads=True)
    war = words.WAR.value("punic-1")
    scene.war("punic-1").command("fabius", "punic-1", legions=legions, fleets=8)
    return scene.begin(StartBattle(senator("fabius"), war), CountWars(), FirstLeader(0))


@pytest.mark.rule("republic", "Hc")
@pytest.mark.parametrize(("battles", "promoted"), [("published", 0), ("house", 1)])
def test_hc_veterans_come_after_naval_battles_too(battles: str, promoted: int) -> None:
    scene = at_sea(battles).throw(17)
    draw(scene)
    assert scene.told("battle")[0][-1] == "victory"
    assert veterans(scene) == promoted


@pytest.mark.rule("republic", "Hc")
@pytest.mark.parametrize(("battles", "place"), [("published", CAPTIVE), ("house", None)])
def test_hc_captives_are_taken_on_land_only(battles: str, place: int | None) -> None:
    scene = at_sea(battles).throw(8)
    assert scene.told("battle")[0][-1] == "stalemate"
    while scene.p.cup is not None and scene.p.cup.owed > 1:
        scene.roll(blank(scene))
    scene.roll(str(CARDS.chit[senator("fabius")]))
    assert (scene.p.place[senator("fabius")] == CAPTIVE) is (place == CAPTIVE)


@pytest.mark.rule("republic", "He")
@pytest.mark.parametrize("battles", ["published", "house"])
def test_he_who_has_won_at_sea_without_legions_stays(battles: str) -> None:
    scene = at_sea(battles, legions=0).throw(17)
    draw(scene)
    fabius = senator("fabius")
    stays = scene.p.place[fabius] == AT_WAR and bool(scene.p.marks[fabius] & PROCONSUL)
    assert stays is (battles == "house")
    assert scene.status("punic-1") == words.ACTIVE


@pytest.mark.rule("republic", "Hb")
def test_hb_the_rest_of_the_game_stays() -> None:
    published, house = [GAME.start("early", 3, {"battles": battles}) for battles in ("published", "house")]
    assert [type(frame).__name__ for frame in published.stack] == [type(frame).__name__ for frame in house.stack]


def civil(battles: str, gain: str = "as-battles") -> Scene:
    scene = table(battles, legions=12, gain=gain)
    p = scene.p
    valerius = senator("valerius")
    p.rebel, p.place[valerius] = valerius, REBELLING
    p.army[valerius] = 6
    p.war[civil_war(p)] = words.ACTIVE
    p.where[senator("fabius")] = civil_war(p)
    return scene


@pytest.mark.rule("republic", "Hf")
@pytest.mark.rule("republic", "R-50")
@pytest.mark.parametrize(
    ("battles", "gain", "value"),
    [
        ("published", "as-battles", 9),
        ("house", "as-battles", 6),
        ("house", "with-rating", 9),
        ("published", "units", 6),
    ],
)
def test_hf_what_a_victory_over_a_rebel_counts(battles: str, gain: str, value: int) -> None:
    scene = civil(battles, gain)
    assert gain_from(scene.p, 9, 6) == value


@pytest.mark.rule("republic", "Ha")
def test_ha_each_side_draws_chits_for_its_own_losses() -> None:
    scene = civil("house").begin(CivilBattle(senator("fabius")), FirstLeader(0))
    scene.throw(3)
    result = scene.told("battle")[0][-1]
    assert result == "stalemate"
    assert scene.p.marked == [senator("fabius")]
    lost = int(scene.told("losses")[0][1] or 0)
    for _ in range(lost):
        scene.roll(blank(scene))
    assert scene.p.marked == [senator("valerius")]


@pytest.mark.rule("republic", "Ha")
def test_ha_odds_know_the_house() -> None:
    scene = table("house")
    situation = told(scene.p, senator("fabius"))
    assert situation["house"] is True
    sea = {
        "combat": "published",
        "general": {"military": 2},
        "legions": 6,
        "fleets": 9,
        "enemy": {"naval": 6, "land": 9},
    }
    house, published = [GAME.battle_odds({**sea, "house": by_house}) for by_house in (True, False)]
    assert house["naval"] == published["naval"]
    land = [odds["overall"] for odds in (house, published)]
    assert all(isinstance(one, dict) for one in land)
    assert land[0] != land[1]
    halted = [GAME.battle_odds({**sea, "house": by_house, "go_on": False}) for by_house in (True, False)]
    assert halted[0]["general_captured"] == 0
    assert halted[1]["general_captured"] != 0
