import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.event import Event
from quadriga.engine.seat import CHANCE, NOBODY
from rules.hannibal.scene import CARTHAGE, GAME, ROME, Scene


@pytest.mark.rule("hannibal", "5")
def test_5_phases_come_in_order_and_the_first_turn_has_no_reinforcements() -> None:
    rng = Seeded(7)
    p = GAME.start()
    phases: list[object] = []

    def hear(event: Event) -> None:
        if event.kind.key in ("phase", "turn", "points"):
            phases.append(event.slugs()[0] if event.kind.key == "phase" else event.kind.key)

    while p.turn() != NOBODY and len(phases) < 9:
        move = p.draw(rng) if p.turn() == CHANCE else p.moves()[-1]
        p.play(move, p.turn(), hear)
    assert phases[:9] == [
        "strategy",
        "winter",
        "isolation",
        "political-points",
        "points",
        "turn",
        "reinforcements",
        "deal",
        "strategy",
    ]


@pytest.mark.rule("hannibal", "5")
def test_5_a_naval_victory_ends_with_the_turn() -> None:
    s = Scene(CARTHAGE, "carthaginian-naval-victory")
    s.play("event carthaginian-naval-victory")
    assert s.p.naval_victory == 1
    s.play("discard treachery-within-city")
    assert s.p.game_turn == 1 or s.p.naval_victory == 0
    while s.p.game_turn == 1:
        s.play(s.offered()[0])
    assert s.p.naval_victory == 0


@pytest.mark.rule("hannibal", "22.4")
@pytest.mark.parametrize(("rome", "end", "winner"), [(True, "points", ROME), (False, "tie", CARTHAGE)])
def test_22_4_the_last_turn_goes_to_the_higher_count_and_a_tie_to_carthage(rome: bool, end: str, winner: int) -> None:
    s = Scene(CARTHAGE, turn=9)
    if not rome:
        s.mark(CARTHAGE, "syracusae")
    s.play("discard treachery-within-city")
    assert s.p.result is not None
    assert s.p.result.key == end
    assert s.p.result.results[winner] == 2


@pytest.mark.rule("hannibal", "22.4")
def test_22_4_the_short_scenario_stops_after_the_third_turn() -> None:
    s = Scene(CARTHAGE, turn=3, scenario="hannibal-ad-portas")
    s.play("discard treachery-within-city")
    assert s.p.result is not None
    assert s.p.result.key == "points"


@pytest.mark.rule("hannibal", "22.1")
def test_22_1_eighteen_provinces_score_and_four_do_not() -> None:
    from quadriga.games.hannibal.board import BOARD

    assert sum(BOARD.scores) == 18
    silent = [BOARD.provinces[n] for n, scores in enumerate(BOARD.scores) if not scores]
    assert sorted(silent) == ["baleares", "gallia-transalpina", "liguria", "massilia"]
    s = Scene(CARTHAGE)
    before = s.p.points(CARTHAGE)
    s.mark(CARTHAGE, "massilia", "narbo", "emporiae")
    assert s.p.points(CARTHAGE) == before
    s.mark(CARTHAGE, "syracusae")
    assert s.p.points(CARTHAGE) == before + 1


@pytest.mark.rule("hannibal", "22.2")
def test_22_2_with_seven_points_against_nine_carthage_removes_two_markers() -> None:
    s = Scene(CARTHAGE)
    s.play("discard treachery-within-city")
    assert s.asked() == ("carthage", "remove-marker")
    s.play("remove-marker segovia", "remove-marker zama")
    assert s.asked()[1] != "remove-marker"
    assert s.control("segovia") == s.control("zama") == "neutral"


@pytest.mark.rule("hannibal", "22.2")
def test_22_2_cities_and_tribes_are_not_given_up() -> None:
    s = Scene(CARTHAGE)
    s.play("discard treachery-within-city")
    assert s.why("remove-marker carthago") == "not-removable"
    assert s.why("remove-marker boii") == "not-removable"


@pytest.mark.rule("hannibal", "22.3")
def test_22_3_who_cannot_remove_enough_sues_for_peace() -> None:
    s = Scene(CARTHAGE)
    for number in range(96):
        if s.p.control[number] == CARTHAGE and not s.p.tribe[number] and number not in (0, 3):
            s.p.control[number] = 2
    s.mark(ROME, "gades", "saguntum", "carthago-nova")
    s.play("discard treachery-within-city")
    assert s.p.result is not None
    assert s.p.result.key == "sues-for-peace"
    assert s.p.result.results == [2, 0]


@pytest.mark.rule("hannibal", "23")
def test_23_carthage_wins_by_holding_italy_without_latium() -> None:
    s = Scene(CARTHAGE)
    s.mark(
        CARTHAGE,
        "capua",
        "neapolis",
        "heraclea",
        "paestum",
        "croton",
        "taurini",
        "pisae",
        "faesulae",
        "cosa",
        "ariminum",
        "sena",
        "praeneste",
        "arpi",
        "cannae",
        "brundisium",
    )
    s.play("discard treachery-within-city")
    assert s.p.result is not None
    assert s.p.result.key == "italy-lost"


@pytest.mark.rule("hannibal", "23")
@pytest.mark.parametrize(
    ("side", "who", "city", "end"),
    [(CARTHAGE, "hannibal", "roma", "roma-falls"), (ROME, "scipio-africanus", "carthago", "carthago-falls")],
)
def test_23_taking_the_enemy_capital_ends_the_war(side: int, who: str, city: str, end: str) -> None:
    s = Scene(side, "diplomacy-1").put(who, city, 5).siege(city, 2, side)
    s.play(f"march diplomacy-1 {who}", "take 5 0 0", "besiege", "roll 6")
    assert s.p.result is not None
    assert s.p.result.key == end
    assert s.p.result.results[side] == 2
