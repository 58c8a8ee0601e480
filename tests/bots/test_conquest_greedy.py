"""Greedy plays Conquest of the Empire like a sensible beginner. Positions by the builder of the rules' tests."""

from collections.abc import Callable

import pytest

from quadriga.bots import named
from quadriga.bots.conquest.strength import chance_to_win, expected_hits
from quadriga.bots.play import run
from quadriga.engine import Seat, Seeded
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    GAME,
    army,
    asked,
    captive,
    city,
    empty,
    hold,
    leaders,
    legion,
    money,
    offered,
    owner,
    phase,
    play,
    provinces_of,
    roll,
    side,
    start,
    turn,
    units,
    where,
    zone,
)

GREEDY = named("conquest", "greedy")
ALL_BLACK = ("black-emperor", "black-general-1", "black-general-2", "black-general-3", "black-general-4")
ALL_YELLOW = ("yellow-emperor", "yellow-general-1", "yellow-general-2", "yellow-general-3", "yellow-general-4")


def choice(p: Conquest) -> str:
    """What greedy decides here."""
    return GAME.vocabulary.text(GREEDY.decide(p, p.turn(), p.moves(), Seeded(1)))


def goes_on(p: Conquest, colour: str, until: Callable[[Conquest], bool], seed: int = 1) -> None:
    """Let greedy decide for everybody until `until`, or until another side moves."""
    rng = Seeded(seed)
    while p.turn() != NOBODY and not until(p):
        if asked(p)[1] == "movement" and asked(p)[0] != colour:
            return
        if p.turn() == CHANCE:
            p.push(p.draw(rng))
        else:
            moves = p.moves()
            p.play(GREEDY.decide(p, p.turn(), moves, rng) if len(moves) > 1 else moves[0], p.turn())


def whole_turn(p: Conquest, colour: str, seed: int = 1) -> Conquest:
    """Greedy's turn, from its movement to its end."""
    goes_on(turn(p, colour), colour, lambda p: False, seed)
    return p


def movement(p: Conquest, colour: str) -> Conquest:
    """Greedy's movement alone."""
    goes_on(turn(p, colour), colour, lambda p: asked(p)[1] not in ("movement", "followers"))
    return p


def is_alone_beside_enemy(p: Conquest, seat: int) -> bool:
    """Whether an emperor stands without units next to a province with enemy units."""
    at = p.leader_at[seat * 5]
    if not 0 <= at < PROVINCES or p.army(seat, at):
        return False
    return any(p.has_enemy_units(seat, near) for near in p.board.land.near[at])


# ---------------------------------------------------------------- free capitals


def far_away(p: Conquest) -> None:
    """All of yellow in Armenia, all of black in Numidia, so that nobody is in anybody's way."""
    leaders(p, "armenia", *ALL_YELLOW)
    units(p, "yellow", "armenia", 3)
    leaders(p, "numidia", *ALL_BLACK)
    units(p, "black", "numidia", 3)
    hold(p, "black", "numidia")


@pytest.mark.parametrize("round_number", [1, 30, 90])
def test_takes_a_free_capital_next_door(round_number: int) -> None:
    p = empty(3)
    p.round = round_number
    far_away(p)
    legion(p, "black-general-1", "cyrenaica", 2, held=True)
    whole_turn(p, "black")
    assert owner(p, "aegyptus") == "black"


@pytest.mark.parametrize("round_number", [1, 30, 90])
def test_rides_two_steps_into_a_free_capital(round_number: int) -> None:
    p = empty(3)
    p.round = round_number
    far_away(p)
    legion(p, "black-general-1", "africa-proconsularis", 0, 2, held=True)
    whole_turn(p, "black")
    assert owner(p, "aegyptus") == "black"


def test_fetches_the_legion_that_waits_before_a_free_capital() -> None:
    p = empty(3)
    far_away(p)
    units(p, "black", "cyrenaica", 2)
    hold(p, "black", "cyrenaica")
    leaders(p, "africa-proconsularis", "black-general-1")
    whole_turn(p, "black")
    assert owner(p, "aegyptus") == "black"


def test_catches_an_emperor_who_is_alone() -> None:
    p = empty(2)
    leaders(p, "palaestina", "black-emperor")
    units(p, "yellow", "hispania", 3)
    legion(p, "yellow-general-1", "syria", 2, held=True)
    whole_turn(p, "yellow")
    assert p.outcome() is not None
    assert p.conqueror[side("black")] == side("yellow")


# ---------------------------------------------------------------- the emperor


def test_an_emperor_left_alone_beside_a_legion_finds_company() -> None:
    p = empty(3)
    units(p, "black", "macedonia", 4)
    leaders(p, "thracia", "black-emperor")
    legion(p, "yellow-general-1", "moesia", 3, held=True)
    assert is_alone_beside_enemy(p, side("black"))
    whole_turn(p, "black")
    assert not is_alone_beside_enemy(p, side("black"))


def test_the_generals_leave_the_emperor_his_guards() -> None:
    p = empty(3)
    units(p, "black", "macedonia", 5)
    legion(p, "yellow-general-1", "thracia", 2, held=True)
    movement(p, "black")
    at = where(p, "black-emperor")
    assert sum(army(p, "black", at)) >= 2


def test_an_emperor_flees_from_a_host_he_cannot_hold() -> None:
    p = empty(3)
    leaders(p, "thracia", "black-emperor")
    units(p, "black", "thracia", 2)
    hold(p, "black", "thracia")
    legion(p, "yellow-general-1", "macedonia", 9, 0, 2, held=True)
    leaders(p, "britannia", *ALL_BLACK[1:])
    whole_turn(p, "black")
    assert where(p, "black-emperor") == "asia"
    assert army(p, "black", "asia") == (2, 0, 0)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_never_ends_a_turn_with_its_emperor_alone_beside_a_legion(rival: str, seed: int) -> None:
    p = start(3, "short")
    bots = [GREEDY, named("conquest", rival), named("conquest", rival)]
    rng = Seeded(seed)
    active = p.active
    while p.turn() != NOBODY:
        if p.active != active:
            if active == 0 and p.is_alive(0):
                assert not is_alone_beside_enemy(p, 0), p.to_json()
            active = p.active
        turn_of = p.turn()
        p.push(p.draw(rng) if turn_of == CHANCE else bots[turn_of].decide(p, turn_of, p.moves(), rng))


# ---------------------------------------------------------------- expansion and garrisons


def test_the_first_turn_takes_provinces_and_keeps_a_garrison() -> None:
    p = start(2, "short")
    whole_turn(p, "black")
    home = words.ZONE.slug(p.home[0])
    assert len(provinces_of(p, "black")) >= 4
    assert sum(army(p, "black", home)) >= 2
    assert where(p, "black-emperor") == home


def test_small_legions_are_enough_for_empty_provinces() -> None:
    p = start(2, "short")
    movement(p, "black")
    sizes = [sum(army(p, "black", place)) for place in provinces_of(p, "black") if zone(place) != p.home[0]]
    assert sizes
    assert max(sizes) <= 2


def test_with_nothing_to_gain_nobody_moves() -> None:
    p = empty(3)
    leaders(p, "creta", *ALL_BLACK)
    units(p, "black", "creta", 3)
    hold(p, "black", "creta")
    turn(p, "black")
    assert offered(p) == [text for text in offered(p) if not text.startswith("march")]
    assert choice(p) == "end-movement"


def test_declares_no_alliances() -> None:
    p = turn(empty(3), "black")
    assert offered(p, "ally")
    assert not choice(p).startswith("ally")


# ---------------------------------------------------------------- attacks


def front(foes: int, walls: bool) -> Conquest:
    """A black legion of six infantry in Thrace beside yellow infantry in Moesia, perhaps in a fortified city."""
    p = empty(3)
    units(p, "black", "macedonia", 4)
    hold(p, "black", "asia", "achaia", "dalmatia")
    legion(p, "black-general-1", "thracia", 6, held=True)
    units(p, "yellow", "moesia", foes)
    hold(p, "yellow", "moesia", "dacia", "bithynia-et-pontus")
    if walls:
        city(p, "moesia", fortified=True)
    return p


def attacks(p: Conquest) -> bool:
    movement(p, "black")
    return sum(army(p, "black", "moesia")) > 0


def test_attacks_when_the_odds_are_good() -> None:
    assert attacks(front(2, walls=False))


def test_does_not_attack_when_the_odds_are_bad() -> None:
    assert not attacks(front(8, walls=False))


def test_walls_make_it_think_again() -> None:
    assert attacks(front(5, walls=False))
    assert not attacks(front(5, walls=True))


def test_generals_together_attack_what_one_alone_would_not() -> None:
    p = front(8, walls=False)
    assert not attacks(p)
    p = front(8, walls=False)
    leaders(p, "thracia", "black-general-2")
    units(p, "black", "thracia", 4, 2, 2)
    assert attacks(p)
    assert sum(army(p, "black", "moesia")) > 7


def test_estimates_agree_with_the_book() -> None:
    assert expected_hits(6, 6, 0, 0) == pytest.approx(2.0)
    assert expected_hits(1, 0, 1, 0) == pytest.approx(1 / 6)
    assert chance_to_win([5, 0, 0], 1, [5, 0, 0], 1, False) == pytest.approx(0.5)
    open_field = chance_to_win([6, 1, 0], 1, [4, 0, 0], 1, False)
    walled = chance_to_win([6, 1, 0], 1, [4, 0, 0], 1, True)
    with_catapult = chance_to_win([6, 0, 1], 1, [4, 0, 0], 1, True)
    assert walled < with_catapult < 1
    assert walled < open_field


# ---------------------------------------------------------------- battles


def battle(black: tuple[int, int, int], yellow: tuple[int, int, int], walls: bool = False) -> Conquest:
    """Black attacks yellow in Moesia, at the first decision of the battle."""
    p = empty(3)
    legion(p, "black-general-1", "moesia", *black)
    legion(p, "yellow-general-1", "moesia", *yellow)
    p.control[zone("moesia")] = side("yellow")
    p.tribute[side("yellow")] += p.board.value[zone("moesia")]
    if walls:
        city(p, "moesia", fortified=True)
    hold(p, "black", "thracia")
    return phase(p, "black", "combat")


def test_the_legion_leaves_catapults_in_the_reserve() -> None:
    p = battle((7, 1, 2), (4, 0, 0))
    goes_on(p, "black", lambda p: asked(p) == ("black", "legion"))
    assert choice(p) == "form 5 1 0"


def test_losses_are_the_cheap_ones_and_one_of_each_kind_stays() -> None:
    p = battle((3, 1, 1), (6, 0, 0))
    goes_on(p, "black", lambda p: asked(p)[0] == "chance")
    roll(p, "blank:5", "infantry:2.blank:4")
    assert asked(p) == ("black", "losses")
    assert choice(p) == "lose 2 0 0"


def test_the_last_catapult_is_kept_before_walls() -> None:
    p = battle((1, 0, 1), (6, 0, 0), walls=True)
    goes_on(p, "black", lambda p: asked(p)[0] == "chance")
    roll(p, "blank:2", "infantry:1.blank:6")
    assert asked(p) == ("black", "losses")
    assert choice(p) == "lose 1 0 0"


def after_a_round(black: tuple[int, int, int], yellow: tuple[int, int, int]) -> Conquest:
    """The question whether black fights on, after a round without a hit."""
    p = battle(black, yellow)
    goes_on(p, "black", lambda p: asked(p)[0] == "chance")
    roll(p, f"blank:{sum(black)}", f"blank:{min(6, sum(yellow))}")
    play(p, "fight-on")
    return p


def test_retreats_from_a_hopeless_battle_and_fights_a_good_one_on() -> None:
    assert choice(after_a_round((2, 0, 0), (6, 1, 0))) == "retreat"
    assert choice(after_a_round((6, 0, 0), (2, 0, 0))) == "fight-on"


def test_does_not_retreat_where_there_is_no_way_out() -> None:
    p = battle((2, 0, 0), (6, 1, 0))
    for near in p.board.land.near[zone("moesia")]:
        units(p, "blue", words.ZONE.slug(near), 1)
    goes_on(p, "black", lambda p: asked(p)[0] == "chance")
    roll(p, "blank:2", "blank:6")
    play(p, "fight-on")
    assert choice(p) == "fight-on"


def test_withdraws_among_friends() -> None:
    p = battle((2, 0, 0), (6, 0, 0))
    units(p, "black", "thracia", 3)
    goes_on(p, "black", lambda p: asked(p)[0] == "chance")
    roll(p, "blank:2", "blank:6")
    play(p, "fight-on", "retreat")
    assert asked(p) == ("black", "withdrawal")
    assert choice(p) == "withdraw thracia"


# ---------------------------------------------------------------- talents, cities, captives


def bought(talents: int, infantry: int) -> dict[str, int]:
    """What greedy buys with so many talents and so much infantry at home."""
    p = empty(3)
    units(p, "black", "macedonia", infantry)
    money(p, "black", talents)
    phase(p, "black", "purchase")
    basket: dict[str, int] = {}
    while asked(p) == ("black", "purchase"):
        text = choice(p)
        if text == "end-buying":
            break
        verb, thing, *number = text.split()
        name = thing if verb == "buy" else verb
        basket[name] = basket.get(name, 0) + int(number[0] if number else 1)
        play(p, text)
    return basket


def test_buys_infantry_mostly_and_some_cavalry_and_catapults() -> None:
    assert bought(30, 2) == {"infantry": 3}
    basket = bought(110, 6)
    assert basket["infantry"] > basket["cavalry"] >= 1
    assert basket["catapult"] == 1
    assert "galley" not in basket


def test_builds_a_city_when_rich_and_safe_but_not_beside_an_enemy() -> None:
    p = empty(3)
    units(p, "black", "macedonia", 10)
    hold(p, "black", "achaia", "syria")
    legion(p, "yellow-general-1", "palaestina", 5, held=True)
    money(p, "black", 150)
    phase(p, "black", "purchase")
    assert choice(p) == "build-city achaia"
    play(p, "build-city achaia")
    assert choice(p) != "build-city syria"


def test_spends_the_last_round_on_cities_that_count() -> None:
    p = empty(2, "short")
    p.round = 12
    hold(p, "black", "palaestina")
    money(p, "black", 30)
    phase(p, "black", "purchase")
    assert choice(p) == "build-city palaestina"


def test_razes_only_a_city_about_to_fall() -> None:
    p = empty(3)
    hold(p, "black", "achaia", "thracia")
    city(p, "achaia", "thracia")
    units(p, "black", "thracia", 1)
    units(p, "black", "macedonia", 3)
    assert choice(phase(p, "black", "destruction")) == "end-razing"
    legion(p, "yellow-general-1", "moesia", 6, 1, 1)
    assert choice(phase(p, "black", "destruction")) == "raze thracia"


@pytest.mark.parametrize(("talents", "answer"), [(5, "refuse"), (25, "refuse"), (30, "accept"), (60, "accept")])
def test_accepts_a_fair_ransom(talents: int, answer: str) -> None:
    p = empty(3)
    captive(p, "yellow-general-1", "black")
    money(p, "yellow", 100)
    phase(p, "yellow", "placement")
    play(p, f"ransom yellow-general-1 {talents}")
    assert choice(p) == answer


def test_promises_are_refused_and_exchanges_accepted() -> None:
    p = empty(3)
    captive(p, "yellow-general-1", "black")
    captive(p, "black-general-1", "yellow")
    phase(p, "yellow", "placement")
    play(p, "promise yellow-general-1 peace")
    assert choice(p) == "refuse"
    play(p, "refuse", "exchange yellow-general-1 black-general-1")
    assert choice(p) == "accept"


def test_a_captured_general_is_held() -> None:
    p = empty(3)
    units(p, "black", "moesia", 2)
    leaders(p, "moesia", "yellow-general-1")
    phase(p, "black", "combat")
    goes_on(p, "black", lambda p: asked(p)[1] == "fate")
    assert choice(p) == "hold yellow-general-1"


# ---------------------------------------------------------------- matches


@pytest.mark.parametrize("seat", [0, 1])
def test_wins_nearly_every_short_game_against_random(seat: int) -> None:
    bots = [named("conquest", "random"), named("conquest", "random")]
    bots[seat] = GREEDY
    won = sum(run(GAME, "short", 2, {}, bots, Seeded(f"match.{number}")).wins[seat] for number in range(10))
    assert won >= 9


def test_two_of_a_kind_bring_a_classic_game_to_its_end() -> None:
    tally = run(GAME, "classic", 4, {}, [GREEDY] * 4, Seeded(2))
    assert tally.finished == 1
    assert tally.ends == {"last-emperor": 1}


def test_the_bot_leaves_the_position_as_it_was() -> None:
    p = start(3)
    turn(p, "black")
    before = p.to_json()
    GREEDY.decide(p, Seat(0), p.moves(), Seeded(1))
    assert p.to_json() == before
