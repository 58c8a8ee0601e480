import pytest

from quadriga.games.hannibal.board import BOARD, CARTHAGE, NEUTRAL, PLACES, ROME, TRIBE
from quadriga.games.hannibal.position import DECK, HAND, Hannibal
from rules.hannibal.scene import GAME, general, space


def fresh() -> Hannibal:
    position = GAME.start()
    assert isinstance(position, Hannibal)
    return position


@pytest.mark.rule("hannibal", "4.1")
def test_4_1_rome_has_two_consuls_with_eight_units_each() -> None:
    p = fresh()
    assert p.cu[space("roma")] == p.cu[space("agrigentum")] == 8
    assert p.at[general("p-scipio")] == space("roma")
    assert p.at[general("longus")] == space("agrigentum")
    assert sum(p.cu[:PLACES]) == 16
    assert p.control.count(ROME) == 34


@pytest.mark.rule("hannibal", "4.1")
def test_4_1_the_cup_holds_six_generals_beside_the_two_consuls_and_never_africanus() -> None:
    p = fresh()
    assert [g for g in range(14) if p.at[g] == -2] == [
        general(n) for n in ("flaminius", "fabius", "marcellus", "nero", "varro", "paulus")
    ]
    assert p.at[general("scipio-africanus")] == -5


@pytest.mark.rule("hannibal", "4.2")
def test_4_2_carthage_has_hannibal_with_elephants_hasdrubal_and_hanno() -> None:
    p = fresh()
    assert p.cu[PLACES + space("saguntum")] == 10
    assert p.elephants[space("saguntum")] == 2
    assert p.cu[PLACES + space("carthago-nova")] == 2
    assert p.cu[PLACES + space("carthago")] == 4
    for name in ("hannibal", "magon", "giscon"):
        assert p.at[general(name)] == space("saguntum")
    assert p.chief[general("hannibal")] == 1
    assert p.chief[general("magon")] == 0
    assert p.control.count(CARTHAGE) == 34 + 3


@pytest.mark.rule("hannibal", "4.3")
def test_4_3_eight_tribes_three_of_them_friends_of_carthage() -> None:
    p = fresh()
    tribes = [s for s in range(96) if p.tribe[s]]
    assert len(tribes) == 8 == BOARD.kind.count(TRIBE)
    assert [BOARD.spaces[s] for s in tribes if p.control[s] == CARTHAGE] == ["bruttii", "insubres", "boii"]
    assert all(p.control[s] in (CARTHAGE, NEUTRAL) for s in tribes)


@pytest.mark.rule("hannibal", "4.4")
def test_4_4_all_cards_are_in_their_decks_before_the_first_deal() -> None:
    p = fresh()
    assert p.card_at == [DECK] * 64
    assert p.board.battle_count == [12, 9, 9, 8, 6, 4]
    assert p.battle is None
    assert HAND + CARTHAGE == 2


@pytest.mark.rule("hannibal", "22.2")
def test_4_the_set_up_gives_rome_nine_and_carthage_seven_points() -> None:
    p = fresh()
    assert p.points(ROME) == 9
    assert p.points(CARTHAGE) == 7
    assert p.controls(CARTHAGE, BOARD.baleares)


def test_the_map_has_176_links_of_which_four_alpine_four_other_passes_and_two_straits() -> None:
    kinds = [kind for links in BOARD.link for kind in links]
    assert [kinds.count(kind) // 2 for kind in range(4)] == [166, 4, 4, 2]


def test_the_map_hangs_together_as_the_notes_say() -> None:
    seen: set[int] = set()
    sizes = []
    for start in range(96):
        if start in seen:
            continue
        part = [start]
        for place in part:
            part.extend(other for other in BOARD.near[place] if other not in part)
        seen |= set(part)
        sizes.append(len(part))
    assert sorted(sizes) == [1, 5, 18, 72]
