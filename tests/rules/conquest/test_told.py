"""What is asked and what everybody is told, whole: what a question is about, and all that an event says."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.frame import Chance
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import Scene, start, zone


def heard(s: Scene) -> list[tuple[str, list[str | None]]]:
    """All that was heard, with its arguments."""
    return [(event.kind.key, event.slugs()) for event in s.heard]


def chance(s: Scene) -> Chance[Conquest]:
    """The dice that are about to be rolled."""
    question = s.p.question()
    assert isinstance(question, Chance)
    return question


@pytest.mark.rule("conquest", "5.2")
@pytest.mark.rule("conquest", "6")
def test_6_the_beginning_is_told() -> None:
    s = start(2, homes="chosen")
    s.play("choose-home hispania")
    assert heard(s) == [
        ("home-chosen", ["black", "hispania"]),
        ("home-chosen", ["yellow", "aegyptus"]),
        ("round-begins", ["1"]),
        ("turn-begins", ["yellow"]),
    ]
    assert s.pool("black") == s.pool("yellow") == (15, 20, 6)
    assert s.army("yellow", "aegyptus") == (5, 0, 0)
    assert s.p.building_pool == [14, 14, 20]


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_march_is_asked_and_told() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=2, cavalry=2, catapults=1)
    s.turn("black")
    s.listen().play("march black-general-1 thracia")
    assert s.about() == {"leader": "black-general-1", "zone": "thracia", "follower": "infantry", "room": "7"}
    assert s.refused("take infantry -2") == ("8.1", "not-a-number")
    assert s.refused("take infantry 3") == ("8.1", "too-few-followers")
    assert s.refused("take infantry 8") == ("8.1", "legion-full")
    assert s.refused("take cavalry 1") == ("8.1", "other-follower")
    s.play("take infantry 1")
    assert s.about() == {"leader": "black-general-1", "zone": "thracia", "follower": "cavalry", "room": "6"}
    s.play("take cavalry 1", "take catapult 1")
    assert heard(s) == [("marched", ["black-general-1", "thracia", "1", "1", "1"])]
    s.listen().play("march black-general-1 moesia", "take weary-cavalry 1")
    assert heard(s) == [("marched", ["black-general-1", "moesia", "0", "1", "0"])]
    s.listen().play("end-movement")
    assert heard(s)[:2] == [("conquered", ["black", "thracia"]), ("conquered", ["black", "moesia"])]
    assert heard(s)[2] == ("tribute-paid", ["black", str(s.tribute("black"))])


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_voyage_is_asked_and_told() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "macedonia", coast=1)
    s.units("black", "macedonia", infantry=1, cavalry=2, catapults=1)
    s.turn("black")
    s.listen().play("sail black-galley-1 mare-aegaeum")
    assert s.about() == {"ship": "black-galley-1", "zone": "macedonia"}
    s.play("board black-general-1", "board black-general-2", "cast-off")
    assert s.about() == {"ship": "black-galley-1", "piece": "infantry", "room": "7"}
    assert s.refused("load infantry -2") == ("8.1", "not-a-number")
    assert s.refused("load cavalry 1") == ("8.2", "other-load")
    s.play("load infantry 1")
    assert s.about() == {"ship": "black-galley-1", "piece": "cavalry", "room": "6"}
    s.play("load cavalry 2", "load catapult 1", "sail black-galley-1 asia")
    assert heard(s) == [
        ("sailed", ["black-galley-1", "mare-aegaeum"]),
        ("boarded", ["black-general-1", "black-galley-1"]),
        ("boarded", ["black-general-2", "black-galley-1"]),
        ("loaded", ["black-galley-1", "1", "2", "1"]),
        ("sailed", ["black-galley-1", "asia"]),
        ("landed", ["asia", "1", "2", "1"]),
    ]


@pytest.mark.rule("conquest", "8.2")
def test_8_2_an_empty_galley_loads_and_lands_nothing() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "macedonia", coast=1)
    s.turn("black")
    s.listen().play("sail black-galley-1 mare-aegaeum", "embark black-general-1", "sail black-galley-1 asia")
    assert [key for key, _ in heard(s)] == ["sailed", "boarded", "sailed"]


@pytest.mark.rule("conquest", "9")
@pytest.mark.rule("conquest", "9.1")
def test_9_a_battle_is_asked_and_told() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.units("black", "thracia", 4, 2, 1)
    s.units("blue", "thracia", 3, 2, 2)
    s.leaders("thracia", "black-general-1", "blue-general-1")
    s.phase("black", "combat")
    s.listen().play("fight thracia")
    assert heard(s) == [("battle-begins", ["thracia", "black", "blue"])]
    assert (s.asked(), s.about()) == (("blue", "legion"), {"zone": "thracia", "number": "6"})
    s.listen().play("form 3 2 1")
    assert (s.asked(), s.about()) == (("black", "legion"), {"zone": "thracia", "number": "6"})
    s.play("form 4 2 0")
    assert heard(s) == [
        ("legion-formed", ["blue", "3", "2", "1", "1"]),
        ("legion-formed", ["black", "4", "2", "0", "1"]),
    ]
    s.listen().roll("infantry:3.cavalry:1.catapult:2")
    assert heard(s) == [
        ("struck", ["black", "infantry:3.cavalry:1.catapult:2", "5", "infantry:3.cavalry:1.catapult:1"])
    ]
    assert (s.asked(), s.about()) == (("blue", "losses"), {"zone": "thracia", "number": "5"})
    s.listen().play("lose 2 2 1").roll("infantry:2.blank:4")
    assert heard(s) == [
        ("lost", ["blue", "2", "2", "1"]),
        ("struck", ["blue", "infantry:2.blank:4", "2", "infantry:2"]),
    ]
    assert (s.asked(), s.about()) == (("black", "losses"), {"zone": "thracia", "number": "2"})
    s.listen().play("lose 1 1 0")
    assert heard(s) == [("lost", ["black", "1", "1", "0"])]
    assert (s.army("black", "thracia"), s.army("blue", "thracia")) == ((3, 1, 1), (1, 0, 1))
    assert (s.asked(), s.about()) == (("blue", "retreat"), {"zone": "thracia"})
    s.listen().play("fight-on")
    assert heard(s) == [("stood", ["blue"])]
    s.listen().play("retreat")
    assert heard(s)[:2] == [("retreated", ["black"]), ("battle-won", ["blue", "thracia"])]


@pytest.mark.rule("conquest", "11.1")
@pytest.mark.rule("conquest", "12")
def test_11_1_a_pursuit_is_asked_and_told() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.units("black", "thracia", 1, 2, 0)
    s.units("blue", "thracia", 2, 0, 1)
    s.leaders("thracia", "black-general-1", "blue-general-1")
    s.galley("blue-galley-1", "thracia")
    s.galley("blue-galley-2", "thracia")
    s.phase("black", "combat")
    s.play("fight thracia", "form 2 0 1", "form 1 2 0").roll("blank:3", "blank:3")
    s.listen().play("retreat")
    assert heard(s) == [
        ("retreated", ["blue"]),
        ("battle-won", ["black", "thracia"]),
        ("galleys-burnt", ["blue", "thracia", "2"]),
        ("conquered", ["black", "thracia"]),
    ]
    assert chance(s).roller(s.p) == Seat(0)
    assert chance(s).score(s.p, s.parse("pursue cavalry:3")) == 2
    assert chance(s).score(s.p, s.parse("pursue infantry:2.cavalry:1")) == 1
    s.listen().roll("cavalry:2.blank:1")
    assert heard(s) == [("pursued", ["black", "cavalry:2.blank:1", "2", "cavalry:2"])]
    assert (s.asked(), s.about()) == (("black", "cut-down"), {"zone": "thracia", "number": "2"})
    assert s.refused("cut-down 3 0 0") == ("11.1", "pursuit-from-survivors")
    assert s.refused("cut-down 0 1 1") == ("11.1", "pursuit-from-survivors")
    assert s.refused("cut-down 1 0 2") == ("11.1", "pursuit-from-survivors")
    assert s.refused("cut-down 4 0 -2") == ("11.1", "pursuit-from-survivors")
    assert s.refused("cut-down 1 0 0") == ("11.1", "pursuit-exact")
    assert s.refused("cut-down 2 0 1") == ("11.1", "pursuit-exact")
    s.listen().play("cut-down 1 0 1")
    assert heard(s) == [("lost", ["blue", "1", "0", "1"])]
    assert s.pool("blue") == (19, 20, 6)
    assert (s.asked(), s.about()) == (("blue", "withdrawal"), {"zone": "thracia"})
    s.listen().play("withdraw moesia")
    assert heard(s)[0] == ("withdrew", ["blue", "moesia"])
    assert (s.army("blue", "moesia"), s.at("blue-general-1")) == ((1, 0, 0), "moesia")


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "4.3.2")
def test_11_captures_are_asked_and_told() -> None:
    s = Scene(3)
    s.units("black", "thracia", 1)
    s.leaders("thracia", "blue-general-1", "blue-general-2", "yellow-emperor")
    s.phase("black", "combat")
    s.listen().play("fight thracia")
    assert heard(s) == [
        ("captured", ["yellow-emperor", "black"]),
        ("captured", ["blue-general-1", "black"]),
        ("captured", ["blue-general-2", "black"]),
        ("emperor-falls", ["yellow", "black"]),
    ]
    assert (s.asked(), s.about()) == (("black", "fate"), {"leader": "blue-general-1"})
    assert s.offered() == ["hold blue-general-1", "remove blue-general-1"]
    s.listen().play("hold blue-general-1", "remove blue-general-2")
    assert heard(s)[:2] == [("held", ["blue-general-1", "black"]), ("removed", ["blue-general-2"])]


@pytest.mark.rule("conquest", "10")
def test_10_a_naval_battle_is_asked_and_told() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus", infantry=1, cavalry=2, catapults=3, aboard=("black-general-1",))
    s.galley("black-galley-2", "mare-epirus")
    s.galley("blue-galley-1", "mare-epirus")
    s.galley("blue-galley-2", "mare-epirus")
    s.phase("black", "combat")
    s.listen().play("engage mare-epirus blue")
    assert heard(s) == [("naval-battle", ["mare-epirus", "black", "blue"])]
    assert chance(s).roller(s.p) == Seat(2)
    assert chance(s).score(s.p, s.parse("broadside galley:3.blank:1")) == 2
    s.listen().roll("galley:1.blank:3")
    assert chance(s).roller(s.p) == Seat(0)
    s.roll("blank:4")
    assert heard(s) == [
        ("fired", ["blue", "galley:1.blank:3", "1", "galley:1"]),
        ("fired", ["black", "blank:4", "0", "-"]),
    ]
    assert (s.asked(), s.about()) == (("black", "sinking"), {"zone": "mare-epirus"})
    s.listen().play("sink black-galley-1")
    assert heard(s) == [("sunk", ["black-galley-1", "1", "2", "3"]), ("captured", ["black-general-1", "blue"])]
    assert s.pool("black") == (20, 20, 6)
    s.play("hold black-general-1").roll("blank:4", "blank:2", "blank:4")
    s.listen().roll("blank:2")
    assert heard(s)[1] == ("fleets-part", ["mare-epirus"])


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_dice_of_a_volley_fight_for_whoever_rolls() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.units("black", "thracia", 1, 1, 0)
    s.units("blue", "thracia", 1, 0, 0)
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 1 0")
    assert chance(s).roller(s.p) == Seat(0)
    assert chance(s).score(s.p, s.parse("strike infantry:1.cavalry:1")) == 1
    assert chance(s).score(s.p, s.parse("strike cavalry:1.blank:1")) == 1
    assert chance(s).score(s.p, s.parse("strike catapult:1.galley:1")) == 0
    s.roll("blank:2")
    assert chance(s).roller(s.p) == Seat(2)


@pytest.mark.rule("conquest", "9.2")
def test_9_2_what_is_drawn_is_one_of_the_rolls_there_are() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.units("black", "thracia", 2, 0, 0)
    s.units("blue", "thracia", 1, 0, 0)
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 2 0 0")
    weights = {words.ROLL.slug(move.a): weight for move, weight in chance(s).chances(s.p)}
    assert (len(weights), sum(weights.values())) == (15, 36)
    assert (weights["infantry:2"], weights["infantry:1.cavalry:1"], weights["blank:2"]) == (4, 4, 1)
    drawn = {words.ROLL.slug(s.p.draw(Seeded(number)).a) for number in range(200)}
    assert drawn == set(weights)
    assert not chance(s).offers(s.p, s.parse("strike blank:1"))
    assert not chance(s).offers(s.p, s.parse("pursue blank:2"))
    assert chance(s).offers(s.p, s.parse("strike blank:2"))


@pytest.mark.rule("conquest", "14")
@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "16")
def test_15_purchases_are_asked_and_told() -> None:
    s = Scene(3)
    s.hold("black", "thracia")
    s.money("black", 200)
    s.phase("black", "purchase")
    assert s.about() == {"talents": "200", "factor": "1"}
    s.listen().play("buy cavalry 2", "buy galley 1", "build-city thracia", "fortify thracia")
    s.play("build-road macedonia--thracia")
    assert s.about() == {"talents": "80", "factor": "1"}
    assert heard(s) == [
        ("bought", ["black", "cavalry", "2", "40"]),
        ("bought", ["black", "galley", "1", "20"]),
        ("bought", ["black", "city", "1", "30"]),
        ("bought", ["black", "fortification", "1", "20"]),
        ("bought", ["black", "road", "1", "10"]),
    ]
    s.listen().play("end-buying", "moor macedonia 1")
    assert heard(s)[:5] == [
        ("placed", ["black", "cavalry", "2", "macedonia"]),
        ("placed", ["black", "city", "1", "thracia"]),
        ("placed", ["black", "fortification", "1", "thracia"]),
        ("road-built", ["black", "macedonia--thracia"]),
        ("placed", ["black", "galley", "1", "macedonia"]),
    ]
    assert s.p.ordered == [0, 0, 0, 0]
    assert s.pool("black") == (20, 18, 6)
    assert s.p.building_pool == [12, 12, 19]


# ---------------------------------------------------------------- the first that is none


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("march red-emperor thracia", ("4.3", "leader-not-yours")),
        ("sail red-galley-1 mare-epirus", ("4.6.4", "ship-not-yours")),
        ("march black-general-1 oceanus-britannicus", ("4.6.4", "no-walking-on-water")),
        ("march ? oceanus-britannicus", ("4.6.4", "no-walking-on-water")),
        ("march ? dalmatia", ("", "")),
        ("sail ? mare-epirus", ("8.2", "no-such-water")),
        ("ally red", ("17", "no-ally")),
    ],
)
def test_4_3_the_first_piece_of_nobody_at_the_table_is_nobodys(text: str, reason: tuple[str, str]) -> None:
    s = Scene(3)
    s.turn("black")
    refusal = s.refusal(text)
    assert (("", "") if refusal is None else (refusal.rule, refusal.key)) == reason


@pytest.mark.rule("conquest", "8.2")
def test_8_2_nobody_boards_for_a_player_who_is_not_there() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "macedonia", coast=1)
    s.turn("black")
    s.play("sail black-galley-1 mare-aegaeum")
    assert s.refused("board red-emperor") == ("4.3", "leader-not-yours")


@pytest.mark.rule("conquest", "12")
def test_12_the_first_sea_is_no_refuge() -> None:
    s = Scene(3)
    s.hold("blue", "belgica")
    s.units("black", "belgica", 1)
    s.units("blue", "belgica", 1)
    s.leaders("belgica", "blue-general-1")
    s.phase("black", "combat")
    s.play("fight belgica", "form 1 0 0", "form 1 0 0").roll("blank:1", "blank:1").play("retreat")
    assert s.refused("withdraw oceanus-britannicus") == ("12", "retreat-not-to-sea")
    assert s.refused("withdraw dalmatia") == ("12", "retreat-not-adjacent")


@pytest.mark.rule("conquest", "14")
@pytest.mark.rule("conquest", "4.4.1")
def test_14_the_first_sea_has_no_city_and_the_last_province_may() -> None:
    s = Scene(3)
    s.hold("black", "dalmatia")
    s.city("dalmatia")
    s.units("blue", "italia", infantry=1)
    s.phase("black", "destruction")
    assert "raze dalmatia" in s.offered()
    assert s.refused("raze oceanus-britannicus") == ("14", "no-own-city")
    s.play("raze dalmatia", "end-razing")
    s.money("black", 100)
    s.phase("black", "purchase")
    assert s.refused("build-city oceanus-britannicus") == ("4.4.1", "not-controlled")
    assert s.refused("fortify oceanus-britannicus") == ("4.4.1", "not-controlled")
    s.play("build-city dalmatia", "fortify dalmatia", "end-buying")
    assert (s.p.city[zone("dalmatia")], s.p.fort[zone("dalmatia")]) == (1, 1)


@pytest.mark.rule("conquest", "16")
def test_16_nobody_at_the_table_is_no_captive() -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.captive("blue-general-1", "black")
    s.phase("black", "placement")
    assert s.refused("bargain red-emperor") == ("16", "no-captive")
    assert s.refused("release red-emperor") == ("16", "no-hostage-of-yours")
    s.play("bargain black-general-1")
    assert s.refused("exchange red-emperor") == ("16", "not-to-hand-over")


# ---------------------------------------------------------------- the first that may, and every way not to


@pytest.mark.rule("conquest", "9")
def test_9_fleets_fight_in_the_first_sea_too_and_never_their_own_side() -> None:
    s = Scene(3)
    for ship in ("black-galley-1", "black-galley-2", "blue-galley-1"):
        s.galley(ship, "oceanus-britannicus")
    s.galley("black-galley-3", "mare-epirus")
    s.galley("yellow-galley-1", "mare-epirus")
    s.galley("yellow-galley-2", "dalmatia")
    s.galley("black-galley-4", "dalmatia")
    s.phase("black", "combat")
    assert s.deeds() == ["engage oceanus-britannicus blue", "engage mare-epirus yellow", "end-combat"]
    assert s.refused("engage dalmatia yellow") == ("9", "no-fleet-there")
    assert s.refused("engage mare-epirus black") == ("9", "no-fleet-there")
    assert s.refused("engage mare-epirus blue") == ("9", "no-fleet-there")
    assert s.refused("engage oceanus-britannicus red") == ("9", "no-fleet-there")
    assert s.refused("fight dalmatia") == ("9", "no-battle-there")
    assert s.refused("engage mare-libycum ?") == ("9", "no-fleet-there")
    s.play("engage oceanus-britannicus blue").roll("blank:2", "galley:1.blank:3").play("sink blue-galley-1")
    assert s.deeds() == ["engage mare-epirus yellow", "end-combat"]


@pytest.mark.rule("conquest", "8.2")
def test_8_2_every_way_a_galley_cannot_sail() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "macedonia", coast=1)
    s.galley("yellow-galley-1", "mare-aegaeum")
    s.turn("black")
    assert s.refused("sail yellow-galley-1 ?") == ("4.6.4", "ship-not-yours")
    assert s.refused("sail black-galley-2 ?") == ("4.6.4", "ship-not-built")
    assert s.refused("sail black-galley-1 mare-epirus") == ("8.2", "no-such-water")
    assert s.refused("sail black-galley-1 thracia") == ("8.2", "coast-to-coast")
    s.play("sail black-galley-1 mare-aegaeum", "embark -")
    assert s.points("black-galley-1") == 1
    assert s.refused("sail black-galley-1 italia") == ("8.2", "no-such-water")
    assert s.refused("sail black-galley-1 mare-alexandria") == ("8.2", "no-such-water")
    s.play("sail black-galley-1 thracia")
    assert s.refused("sail black-galley-1 mare-aegaeum") == ("8.2", "ship-spent")
    assert s.refused("sail black-galley-1 ?") == ("8.2", "ship-spent")


@pytest.mark.rule("conquest", "8.1")
def test_8_1_every_way_a_leader_cannot_march() -> None:
    s = Scene(3)
    s.captive("black-general-2", "blue")
    s.p.leader_at[words.LEADER.value("black-general-3")] = -1
    s.galley("black-galley-1", "mare-aegaeum", aboard=("black-general-4",))
    s.turn("black")
    assert s.refused("march ? britannia") == ("3.1", "not-adjacent")
    assert s.refused("march black-general-1 macedonia") == ("3.1", "already-there")
    assert s.refused("march black-general-1 asia") == ("3.1", "not-adjacent")
    assert s.refused("march black-general-2 ?") == ("4.3.2", "leader-captive")
    assert s.refused("march black-general-3 ?") == ("4.3.2", "leader-out-of-play")
    assert s.refused("march black-general-4 ?") == ("8.2", "leader-aboard")
    assert s.refused("march yellow-general-1 ?") == ("4.3", "leader-not-yours")
    s.play("march black-general-1 thracia", "march black-general-1 asia")
    assert s.refused("march black-general-1 ?") == ("8.1", "leader-spent")
    assert s.refused("march black-general-1 thracia") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "5.2")
def test_5_2_every_free_home_is_drawn_with_the_same_weight() -> None:
    s = start(3, homes="drawn")
    assert [(words.VOCABULARY.text(move), weight) for move, weight in chance(s).chances(s.p)] == [
        ("draw-home macedonia", 1),
        ("draw-home aegyptus", 1),
        ("draw-home hispania", 1),
    ]
    s.play("draw-home aegyptus")
    assert [words.VOCABULARY.text(move) for move in s.p.moves()] == ["draw-home macedonia", "draw-home hispania"]
    assert {words.VOCABULARY.text(s.p.draw(Seeded(number))) for number in range(20)} == {
        "draw-home macedonia",
        "draw-home hispania",
    }


@pytest.mark.rule("conquest", "9.2")
@pytest.mark.rule("conquest", "11.1")
def test_9_2_rolls_of_equal_effect_weigh_together_what_they_weigh_alone() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.units("black", "thracia", 2, 1, 1)
    s.units("blue", "thracia", 2, 0, 0)
    s.leaders("thracia", "black-general-1", "blue-general-1")
    s.phase("black", "combat")
    s.play("fight thracia", "form 2 0 0", "form 2 1 1")

    def by_score(lumped: bool) -> dict[int, int]:
        frame = chance(s)
        found: dict[int, int] = {}
        for move, weight in frame.lumps(s.p) if lumped else frame.chances(s.p):
            score = frame.score(s.p, move)
            found[score] = found.get(score, 0) + weight
        return found

    assert by_score(True) == by_score(False)
    assert len(chance(s).lumps(s.p)) == 3
    s.roll("blank:4", "blank:2").play("retreat")
    assert by_score(True) == by_score(False) == {0: 5**4, 1: 6**4 - 5**4}
    assert len(chance(s).lumps(s.p)) == 2


@pytest.mark.rule("conquest", "8.2")
def test_8_2_the_first_sea_is_sailed_like_any_other() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "oceanus-britannicus", infantry=1, aboard=("black-general-1",))
    s.galley("black-galley-2", "britannia")
    s.leaders("britannia", "black-general-2")
    s.turn("black")
    assert s.refused("sail black-galley-1 italia") == ("8.2", "no-such-water")
    assert s.refused("sail black-galley-1 mare-epirus") == ("8.2", "no-such-water")
    assert s.refused("sail black-galley-2 belgica") == ("8.2", "coast-to-coast")
    s.play("sail black-galley-2 oceanus-britannicus")
    assert s.asked() == ("black", "boarding")
    s.play("embark black-general-2", "sail black-galley-2 belgica")
    assert (s.at("black-general-2"), s.points("black-galley-2")) == ("belgica", 0)
    s.listen().play("sail black-galley-1 belgica")
    assert s.told("landed") == [["belgica", "1", "0", "0"]]
    assert (s.at("black-general-1"), s.army("black", "belgica")) == ("belgica", (1, 0, 0))
