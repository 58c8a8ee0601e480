"""Forces of the provinces and assaults on them, where battles are the house document's (ruling R-80)."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstLeader
from quadriga.games.republic.whole.provincial.assault import WarAssaults, attack, defence
from quadriga.games.republic.whole.provincial.levy import LocalForces
from quadriga.games.republic.whole.provincial.units import of_provinces, worth
from quadriga.games.republic.whole.revenue.phase import RevenuePhase
from quadriga.games.republic.whole.rome import CAPTIVE, GARRISON, GONE, GOVERNED, TAKEN, VACANT
from quadriga.games.republic.whole.war.arrival import leave_play
from quadriga.games.republic.whole.war.battle import HELD, StartBattle
from quadriga.games.republic.whole.war.phase import CountWars, WarPhase
from quadriga.games.republic.whole.war.strength import land, naval, support
from rules.republic.whole.scene import CARDS, DECK, GAME, Scene, senator


def at(province: str) -> int:
    return words.PROVINCE.value(province)


def war(name: str) -> int:
    return words.WAR.value(name)


def table(**options: str) -> Scene:
    scene = Scene(options={"battles": "house", **options}).put("cornelius", 0, leads=True).put("fabius", 1, leads=True)
    return scene.put("manlius", 1).put("valerius", 2, leads=True)


def province(scene: Scene, id: str, militia: int = 0, flotillas: int = 0, legions: int = 0) -> Scene:
    own = of_provinces(scene.p)
    own.militia[at(id)], own.flotillas[at(id)], scene.p.garrison[at(id)] = militia, flotillas, legions
    return scene


def texts(scene: Scene) -> list[str]:
    return [GAME.vocabulary.text(move) for move, _ in scene.p.chances()]


def settle(scene: Scene) -> Scene:
    """The first of all losses, and chits that name nobody."""
    while scene.step() in ("LoseUnit", "NextChit"):
        mine = {str(CARDS.chit[one]) for one in scene.p.marked}
        free = [text for text in texts(scene) if text.split()[1] not in mine and "draw-two" not in text]
        scene.roll(free[0].split(" ", 1)[1])
    return scene


def assault(scene: Scene, total: int) -> Scene:
    return settle(scene.begin(WarAssaults(0), FirstLeader(0)).throw(total))


@pytest.mark.rule("republic", "R-80")
def test_r_80_jugurtha_before_africa() -> None:
    scene = table().war("jugurthine").govern("manlius", "africa", developed=True)
    province(scene, "africa", militia=6, legions=1)
    rating = CARDS.military[senator("manlius")]
    assert defence(scene.p, at("africa"), at_sea=False) == 1 + 6 + 4 + rating
    assert attack(scene.p, war("jugurthine"), at_sea=False) == 8
    influence = scene.p.influence[senator("manlius")]
    assault(scene, 14 - (11 + rating - 8))
    assert scene.status("jugurthine") == words.INACTIVE
    assert scene.p.influence[senator("manlius")] == influence + 3
    assert scene.p.province[at("africa")] == GOVERNED
    own = of_provinces(scene.p)
    assert own.fallen == own.sunk == [0] * 15
    assert scene.p.overrun[at("africa")] == 1


@pytest.mark.rule("republic", "R-80")
def test_r_80_a_victory_without_ships_is_a_stalemate() -> None:
    scene = table().war("macedonian-3").govern("manlius", "illyricum")
    rating = CARDS.military[senator("manlius")]
    province(scene, "illyricum", militia=5, legions=6 - rating)
    assert defence(scene.p, at("illyricum"), at_sea=False) == 13
    scene.begin(WarAssaults(0), FirstLeader(0)).throw(12)
    assert [tuple(one) for one in scene.told("downgraded")] == [("illyricum", "0", "5")]
    assert scene.told("rolled")[0][-1] == "stalemate"
    settle(scene)
    assert scene.status("macedonian-3") == words.ACTIVE
    assert scene.p.province[at("illyricum")] == GOVERNED


@pytest.mark.rule("republic", "R-80")
def test_r_80_pirates_take_sardinia() -> None:
    scene = table().war("pirates-1").govern("manlius", "sardinia-corsica")
    province(scene, "sardinia-corsica", flotillas=3)
    assert worth(scene.p, at("sardinia-corsica"), at_sea=True) == 2
    own = defence(scene.p, at("sardinia-corsica"), at_sea=True)
    assault(scene, 8 - (own - 8))
    assert of_provinces(scene.p).captor[at("sardinia-corsica")] == war("pirates-1")
    assert scene.p.province[at("sardinia-corsica")] == TAKEN
    assert not scene.p.is_in_play(senator("manlius")) or scene.p.place[senator("manlius")] != 3
    assert scene.p.audit() == []


@pytest.mark.rule("republic", "R-80")
def test_r_80_a_vacant_province_falls_without_a_fight_and_its_garrison_goes_home() -> None:
    scene = table().war("jugurthine")
    scene.p.province[at("africa")] = VACANT
    province(scene, "africa", militia=2, flotillas=3, legions=4)
    before = scene.p.legions
    scene.begin(WarAssaults(0), FirstLeader(0))
    assert scene.p.province[at("africa")] == TAKEN
    assert scene.p.legions == before + 4
    assert land(scene.p, war("jugurthine")) == 8 + 2 + 3
    assert support(scene.p, war("jugurthine")) == 2 + 3 + 5
    assert naval(scene.p, war("jugurthine")) == 0


@pytest.mark.rule("republic", "R-80")
def test_r_80_what_a_war_holds_strengthens_it() -> None:
    scene = table().war("pirates-1")
    scene.p.province[at("bithynia")] = TAKEN
    province(scene, "bithynia", militia=1, flotillas=4)
    of_provinces(scene.p).captor[at("bithynia")] = war("pirates-1")
    ships = 4 + CARDS.native_naval[at("bithynia")][0]
    natives = CARDS.native_land[at("bithynia")][0]
    assert naval(scene.p, war("pirates-1")) == 8 + (ships + 1) // 2
    assert support(scene.p, war("pirates-1")) == 2 + ships // 2
    assert land(scene.p, war("pirates-1")) == 3 + 1 + natives
    leave_play(scene.p, war("pirates-1"), beaten=True)
    assert scene.p.province[at("bithynia")] == VACANT
    assert of_provinces(scene.p).militia[at("bithynia")] == 0
    assert land(scene.p, war("pirates-1")) == 3


@pytest.mark.rule("republic", "R-80")
def test_r_80_the_war_loses_as_many_units_as_rome_but_natives_stay() -> None:
    scene = table().war("jugurthine").command("fabius", "jugurthine", legions=6, fleets=12)
    scene.p.province[at("africa")] = TAKEN
    province(scene, "africa", militia=3, flotillas=1)
    of_provinces(scene.p).captor[at("africa")] = war("jugurthine")
    scene.begin(StartBattle(senator("fabius"), war("jugurthine")), CountWars(), FirstLeader(0))
    before = land(scene.p, war("jugurthine"))
    own = 6 + CARDS.military[senator("fabius")]
    total = next(n for n in range(3, 19) if n not in (14, 15) and n + own - before in range(8, 12))
    scene.throw(total)
    assert scene.told("battle")[0][-1] == "stalemate"
    _, legions, fleets = scene.told("losses")[0]
    lost = of_provinces(scene.p)
    assert lost.militia[at("africa")] == max(0, 3 - int(legions or 0))
    assert lost.flotillas[at("africa")] == max(0, 1 - int(fleets or 0))
    assert scene.p.fought[war("jugurthine")] & HELD


@pytest.mark.rule("republic", "R-80")
def test_r_80_a_war_that_was_held_does_not_assault() -> None:
    scene = table().war("jugurthine").govern("manlius", "africa")
    scene.p.fought[war("jugurthine")] = 2 | HELD
    scene.begin(WarAssaults(0), FirstLeader(0))
    assert scene.step() == "FirstLeader"
    assert scene.p.overrun[at("africa")] == 0


@pytest.mark.rule("republic", "R-80")
def test_r_80_a_war_with_a_leader_goes_back_into_the_deck() -> None:
    scene = table().war("mithridatic-1").govern("manlius", "asia")
    leader = CARDS.leader_of["mithridates_vi"]
    scene.p.chief[leader] = 1
    province(scene, "asia", militia=10, flotillas=10, legions=9)
    captive = senator("valerius")
    scene.p.place[captive], scene.p.where[captive] = CAPTIVE, war("mithridatic-1")
    own = defence(scene.p, at("asia"), at_sea=False)
    enemy = attack(scene.p, war("mithridatic-1"), at_sea=False)
    assert enemy == 14
    natural = next(n for n in range(3, 19) if n + own - enemy >= 14 and not (1 << n) & numbers())
    assault(scene, natural)
    assert scene.p.chief[leader] == GONE
    assert scene.status("mithridatic-1") == words.ABSENT
    assert len(scene.p.stock().returned) == 1
    assert scene.p.place[captive] != CAPTIVE
    assert scene.p.audit() == []


def numbers() -> int:
    one = CARDS.conflict_of["mithridatic_1"]
    leader = CARDS.leader_of["mithridates_vi"]
    cards = CARDS.disaster[one] | CARDS.standoff[one]
    return cards | CARDS.leader_disaster[leader] | CARDS.leader_standoff[leader]


@pytest.mark.rule("republic", "R-80")
def test_r_80_a_beaten_governor_dies_and_the_next_province_is_assaulted() -> None:
    scene = table().war("pirates-1")
    listed = [words.PROVINCE.slug(one) for one in CARDS.attacks[0][war("pirates-1")]]
    first, second = listed[0], listed[1]
    scene.govern("manlius", first).govern("cornelius", second)
    scene.begin(WarAssaults(0), FirstLeader(0))
    if scene.step() != "FirstLeader":
        scene.throw(3)
    assert scene.p.province[at(first)] == TAKEN
    assert [one[0] for one in scene.told("no-income")][:2] == [first, second]


@pytest.mark.rule("republic", "R-80")
def test_r_80_taxes_raise_militia_and_flotillas() -> None:
    scene = table().govern("manlius", "africa", developed=True)
    scene.p.talents[senator("manlius")] = 10
    scene.begin(LocalForces(), FirstLeader(0))
    taxes = DECK.local_tax[at("africa")][1] // 10
    offers = {(move.a, move.b) for move in scene.p.moves()}
    assert (taxes, 0) in offers
    assert (taxes + 1, 0) in offers
    assert (taxes + 2, 0) not in offers
    assert (taxes - 1, 0) not in offers
    assert (0, taxes) in offers
    scene.play(f"raise-local {taxes} 1")
    assert of_provinces(scene.p).militia[at("africa")] == taxes
    assert of_provinces(scene.p).flotillas[at("africa")] == 1
    assert scene.talents("manlius") == 0


@pytest.mark.rule("republic", "R-80")
@pytest.mark.parametrize(("move", "key"), [("raise-local 11 0", "no-room"), ("raise-local 0 0", "taxes-left")])
def test_r_80_why_not_so(move: str, key: str) -> None:
    scene = table().govern("manlius", "africa", developed=True).begin(LocalForces(), FirstLeader(0))
    refusal = scene.p.why_not(GAME.vocabulary.parse(move), scene.p.turn())
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.rule("republic", "R-80")
def test_r_80_a_governor_without_faction_takes_them_in_turn() -> None:
    scene = table().put("julius", -1).govern("julius", "africa", developed=True)
    scene.begin(LocalForces(), FirstLeader(0))
    own = of_provinces(scene.p)
    assert (own.militia[at("africa")], own.flotillas[at("africa")]) == (2, 1)


@pytest.mark.rule("republic", "R-80")
def test_r_80_an_assaulted_province_raises_nothing() -> None:
    scene = table().govern("manlius", "africa", developed=True)
    scene.p.overrun[at("africa")] = 1
    scene.begin(LocalForces(), FirstLeader(0))
    assert of_provinces(scene.p).militia[at("africa")] == 0


@pytest.mark.rule("republic", "R-80")
def test_r_80_only_the_house_has_provincial_forces() -> None:
    scene = Scene().put("cornelius", 0, leads=True).put("fabius", 1, leads=True).put("valerius", 2, leads=True)
    assert scene.p.provincials is None
    scene.war("jugurthine")
    scene.p.province[at("africa")] = VACANT
    scene.begin(WarPhase(), FirstLeader(0))
    assert scene.p.province[at("africa")] == VACANT
    scene.begin(RevenuePhase(), FirstLeader(0))


@pytest.mark.rule("republic", "R-80")
def test_r_80_half_without_a_legion() -> None:
    scene = table().govern("manlius", "africa")
    province(scene, "africa", militia=4, flotillas=2)
    assert worth(scene.p, at("africa"), at_sea=False) == (4 + 3 + 1) // 2
    assert worth(scene.p, at("africa"), at_sea=True) == (2 + 5 + 1) // 2
    scene.p.veteran_at[0] = GARRISON + at("africa")
    assert worth(scene.p, at("africa"), at_sea=False) == 4 + 3 + 2
    assert worth(scene.p, at("africa"), at_sea=True) == 7
