"""S3: how the scenarios of the whole game begin."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import CONCESSION, FAMILIES, FAMILY, INTRIGUE, WAR
from quadriga.games.republic.whole.forum.draw import ERA_ENDS, pile, take, turn_deck
from quadriga.games.republic.whole.hidden import origin
from quadriga.games.republic.whole.rome import GOVERNED, GOVERNING, VACANT, Rome
from quadriga.games.republic.whole.turn import EndOfTurn, Turn
from quadriga.games.republic.whole.war.arrival import is_left
from rules.republic.whole.scene import CARDS, DECK, GAME

WHOLE = ["early", "middle", "late", "extended", "alternative"]


def begun(scenario: str, seats: int, seed: int = 1) -> Rome:
    """A game as far as its first decision."""
    p = GAME.start(scenario, seats)
    assert isinstance(p, Rome)
    rng = Seeded(f"{scenario} {seats} {seed}")
    while p.turn() == CHANCE:
        p.play(p.draw(rng), CHANCE)
    return p


def played(p: Rome, key: str) -> Rome:
    """Go on at random until somebody is asked this question."""
    rng = Seeded(3)
    while True:
        prompt = p.prompt()
        if prompt is not None and prompt["key"] == key:
            return p
        moves = p.moves()
        p.play(p.draw(rng) if p.turn() == CHANCE else moves[rng.below(len(moves))], p.turn())


@pytest.mark.rule("republic", "S3.02a")
@pytest.mark.rule("republic", "S3.02b")
@pytest.mark.rule("republic", "S3.03a")
@pytest.mark.rule("republic", "S3.01.4d")
@pytest.mark.parametrize(
    ("scenario", "sizes"), [("early", [52, 46, 40, 34]), ("middle", [71, 64, 57, 50]), ("late", [72, 64, 56, 48])]
)
def test_s3_decks_have_the_printed_number_of_cards(scenario: str, sizes: list[int]) -> None:
    assert [begun(scenario, seats).stock().left() for seats in (3, 4, 5, 6)] == sizes


@pytest.mark.rule("republic", "S3.02a")
@pytest.mark.rule("republic", "S3.02c")
def test_s3_02_the_middle_deck_and_forces() -> None:
    p = begun("middle", 3)
    everything = [*p.stock().pool, *[card for hand in p.hands for card in hand]]
    concessions = [card for card in everything if DECK.kind[card] == CONCESSION]
    assert len(concessions) == 13
    families = [card for card in p.stock().pool if DECK.kind[card] == FAMILY]
    assert [len(p.members(seat)) for seat in range(3)] == [4, 4, 4]
    assert len(families) == 25 - 12
    assert len(DECK.starts[DECK.start_of["middle"]].spare) == 14
    assert p.stock().spares + sum(1 for hand in p.hands for card in hand if origin(p, card) == 1) == 6
    assert [p.legions, p.fleets, p.era, p.unrest, p.treasury] == [6, 0, 1, 0, 100]
    assert p.active_wars() == 0
    assert all(status == words.ABSENT for status in p.war)


@pytest.mark.rule("republic", "S3.02b")
@pytest.mark.rule("republic", "S3.03a")
@pytest.mark.parametrize(("scenario", "bottom"), [("middle", 13), ("late", 11), ("alternative", 12)])
def test_s3_era_ends_lies_among_the_last_cards(scenario: str, bottom: int) -> None:
    p = begun(scenario, 4)
    stock = p.stock()
    rng = Seeded(5)
    while stock.left() > bottom:
        weights = pile(p)
        assert ERA_ENDS not in [card for card, _ in weights]
        card = weights[rng.below(len(weights))][0]
        take(p, card)
    assert ERA_ENDS in [card for card, _ in pile(p)]
    for _ in range(bottom):
        take(p, pile(p)[rng.below(len(pile(p)))][0])
    assert [stock.left(), pile(p)] == [0, []]


@pytest.mark.rule("republic", "S3.02d")
def test_s3_02d_provinces_are_dealt_and_governed() -> None:
    p = played(begun("middle", 4), "first-governor")
    provinces = [CARDS.province_of[id] for id in ("sicily", "illyricum", "sardinia_corsica", "nearer_spain")]
    assert all(p.province[at] == VACANT for at in provinces)
    seat = int(p.turn())
    consul = p.offices[1]
    named = {move.a for move in p.moves()}
    assert named == {one for one in p.members(seat) if one != consul}
    assert {move.b for move in p.moves()} == {1, 2, 3}
    refused = p.why_not(GAME.vocabulary.parse(f"first-governor {words.COMMANDER.slug(min(named))} 4"), Seat(seat))
    assert refused is not None
    assert refused.key == "no-such-term"
    played(p, "grain" if p.droughts() else "gifts")
    assert sorted(p.province).count(GOVERNED) == 4
    assert sorted(p.province).count(VACANT) == 2
    assert all(1 <= p.term[at] <= 3 for at in range(15) if p.province[at] == GOVERNED)


@pytest.mark.rule("republic", "S3.03b")
@pytest.mark.rule("republic", "S3.03c")
@pytest.mark.rule("republic", "S3.03d")
def test_s3_03_the_late_republic_has_laws_provinces_and_eight_legions() -> None:
    p = played(begun("late", 6), "gifts")
    assert [p.has_law(id) for id in ("calpurnian", "tradition_erodes", "military_reforms", "acilian")] == [
        True,
        True,
        True,
        False,
    ]
    out = {DECK.laws["acilian"], DECK.laws["servilian"]}
    late = DECK.starts[DECK.start_of["late"]]
    assert not any(DECK.kind[card] == 6 and DECK.ref[card] in out for card in late.pool + late.spare)
    assert [p.legions, p.era] == [8, 2]
    assert p.province.count(GOVERNED) + sum(1 for one in p.place if one == GOVERNING) == 22
    governed = [len([one for one in p.members(seat) if p.place[one] == GOVERNING]) for seat in range(6)]
    assert sorted(governed) == [1, 2, 2, 2, 2, 2]
    assert [id for id in ("asia", "greece") if p.developed[CARDS.province_of[id]]] == []
    assert p.developed[CARDS.province_of["sicily"]] == 1
    assert not is_left(p, CARDS.groups["punic"])
    assert is_left(p, CARDS.groups["mithridatic"])


@pytest.mark.rule("republic", "S3.03a")
def test_s3_03a_the_late_deck_has_marius_and_sulla_and_six_of_thirty_intrigues() -> None:
    late = DECK.starts[DECK.start_of["late"]]
    named = [DECK.ref[card] for card in late.pool if DECK.kind[card] == 3]
    assert CARDS.senator_of["27a"] in named
    assert CARDS.senator_of["1c"] in named
    assert CARDS.senator_of["1a"] not in named
    assert [len(late.spare), late.spares] == [30, 6]
    assert len([card for card in late.pool if DECK.kind[card] == FAMILY]) == FAMILIES


@pytest.mark.rule("republic", "S3.04a")
@pytest.mark.rule("republic", "S3.04b")
@pytest.mark.rule("republic", "S3.04c")
@pytest.mark.rule("republic", "S3.04d")
def test_s3_04_in_the_extended_game_deck_follows_deck() -> None:
    p = begun("extended", 3)
    assert [p.era, p.stock().last_card, p.stock().deep] == [0, 0, 0]
    assert is_left(p, CARDS.groups["mithridatic"])
    sizes = []
    for era in (1, 2):
        while p.stock().left():
            take(p, pile(p)[0][0])
        assert p.era == era - 1
        turn_deck(p)
        sizes.append(p.stock().left())
        assert [p.era, sum(p.laws)] == [era, 0]
    assert sizes == [46, 50]
    assert [p.stock().last_card, p.stock().top] == [1, 39]
    while p.stock().left():
        take(p, pile(p)[0][0])
    turn_deck(p)
    assert [p.era, p.stock().left()] == [2, 0]


@pytest.mark.rule("republic", "S3.05a")
@pytest.mark.rule("republic", "1.2f")
def test_s3_05_alternative_history_is_one_deck_that_ages_with_the_turns() -> None:
    p = begun("alternative", 3)
    assert p.stock().left() == 160 - 1 - 9 - 9
    assert p.war[DECK.forum_war] == words.INACTIVE
    p.stack.clear()
    for turn in range(1, 16):
        p.round = turn
        assert p.era == (0 if turn < 8 else 1)
        EndOfTurn().run(p)
        Turn().run(p)
        p.stack.clear()
        p.phase = 0
    assert p.era == 2


@pytest.mark.rule("republic", "1.2f")
def test_1_2f_the_cards_of_the_box() -> None:
    assert [DECK.era.count(era) for era in (0, 1, 2, -1)] == [64, 46, 49, 1]
    assert [len(DECK.event_of), len(CARDS.native_land)] == [18, 15]
    assert all(len(sides) == 2 for sides in CARDS.native_land)
    assert sum(1 for card in range(DECK.cards) if DECK.kind[card] == WAR) == CARDS.conflicts
    assert sum(1 for card in range(DECK.cards) if DECK.kind[card] == INTRIGUE) == 14 + 16 + 14


@pytest.mark.parametrize("scenario", WHOLE)
def test_every_scenario_begins_with_seats_and_options_of_its_own(scenario: str) -> None:
    assert GAME.seats_of(scenario) == [3, 4, 5, 6, 1, 2]
    assert GAME.seats_of("combat-table") == [2]
