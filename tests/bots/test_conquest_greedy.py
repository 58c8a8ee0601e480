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
from rules.conquest.scene import GAME, Scene, side, start, zone

GREEDY = named("conquest", "greedy")
ALL_BLACK = ("black-emperor", "black-general-1", "black-general-2", "black-general-3", "black-general-4")
ALL_YELLOW = ("yellow-emperor", "yellow-general-1", "yellow-general-2", "yellow-general-3", "yellow-general-4")


def choice(s: Scene) -> str:
    """What greedy decides here."""
    return GAME.vocabulary.text(GREEDY.decide(s.p, s.p.turn(), s.p.moves(), Seeded(1)))


def goes_on(s: Scene, colour: str, until: Callable[[], bool], seed: int = 1) -> None:
    """Let greedy decide for everybody until `until`, or until another side moves."""
    rng = Seeded(seed)
    while s.p.turn() != NOBODY and not until():
        if s.asked()[1] == "movement" and s.asked()[0] != colour:
            return
        if s.p.turn() == CHANCE:
            s.p.push(s.p.draw(rng))
        else:
            moves = s.p.moves()
            s.p.play(GREEDY.decide(s.p, s.p.turn(), moves, rng) if len(moves) > 1 else moves[0], s.p.turn())


def whole_turn(s: Scene, colour: str, seed: int = 1) -> Scene:
    """Greedy's turn, from its movement to its end."""
    goes_on(s.turn(colour), colour, lambda: False, seed)
    return s


def movement(s: Scene, colour: str) -> Scene:
    """Greedy's movement alone."""
    goes_on(s.turn(colour), colour, lambda: s.asked()[1] not in ("movement", "followers"))
    return s


def is_alone_beside_enemy(s: Scene, seat: int) -> bool:
    """Whether an emperor stands without units next to a province with enemy units."""
    at = s.p.leader_at[seat * 5]
    if not 0 <= at < PROVINCES or s.p.army(seat, at):
        return False
    return any(s.p.has_enemy_units(seat, near) for near in s.p.board.land.near[at])


# ---------------------------------------------------------------- free capitals


def far_away(s: Scene) -> None:
    """All of yellow in Armenia, all of black in Numidia, so that nobody is in anybody's way."""
    s.leaders("armenia", *ALL_YELLOW)
    s.units("yellow", "armenia", 3)
    s.leaders("numidia", *ALL_BLACK)
    s.units("black", "numidia", 3)
    s.hold("black", "numidia")


@pytest.mark.parametrize("round_number", [1, 30, 90])
def test_takes_a_free_capital_next_door(round_number: int) -> None:
    s = Scene(3)
    s.p.round = round_number
    far_away(s)
    s.legion("black-general-1", "cyrenaica", 2, held=True)
    whole_turn(s, "black")
    assert s.owner("aegyptus") == "black"


@pytest.mark.parametrize("round_number", [1, 30, 90])
def test_rides_two_steps_into_a_free_capital(round_number: int) -> None:
    s = Scene(3)
    s.p.round = round_number
    far_away(s)
    s.legion("black-general-1", "africa-proconsularis", 0, 2, held=True)
    whole_turn(s, "black")
    assert s.owner("aegyptus") == "black"


def test_fetches_the_legion_that_waits_before_a_free_capital() -> None:
    s = Scene(3)
    far_away(s)
    s.units("black", "cyrenaica", 2)
    s.hold("black", "cyrenaica")
    s.leaders("africa-proconsularis", "black-general-1")
    whole_turn(s, "black")
    assert s.owner("aegyptus") == "black"


def test_catches_an_emperor_who_is_alone() -> None:
    s = Scene(2)
    s.leaders("palaestina", "black-emperor")
    s.units("yellow", "hispania", 3)
    s.legion("yellow-general-1", "syria", 2, held=True)
    whole_turn(s, "yellow")
    assert s.p.outcome() is not None
    assert s.p.conqueror[side("black")] == side("yellow")


# ---------------------------------------------------------------- the emperor


def test_an_emperor_left_alone_beside_a_legion_finds_company() -> None:
    s = Scene(3)
    s.units("black", "macedonia", 4)
    s.leaders("thracia", "black-emperor")
    s.legion("yellow-general-1", "moesia", 3, held=True)
    assert is_alone_beside_enemy(s, side("black"))
    whole_turn(s, "black")
    assert not is_alone_beside_enemy(s, side("black"))


def test_the_generals_leave_the_emperor_his_guards() -> None:
    s = Scene(3)
    s.units("black", "macedonia", 5)
    s.legion("yellow-general-1", "thracia", 2, held=True)
    movement(s, "black")
    at = s.at("black-emperor")
    assert sum(s.army("black", at)) >= 2


def test_an_emperor_flees_from_a_host_he_cannot_hold() -> None:
    s = Scene(3)
    s.leaders("thracia", "black-emperor")
    s.units("black", "thracia", 2)
    s.hold("black", "thracia")
    s.legion("yellow-general-1", "macedonia", 9, 0, 2, held=True)
    s.leaders("britannia", *ALL_BLACK[1:])
    whole_turn(s, "black")
    assert s.at("black-emperor") == "asia"
    assert s.army("black", "asia") == (2, 0, 0)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_never_ends_a_turn_with_its_emperor_alone_beside_a_legion(rival: str, seed: int) -> None:
    s = start(3, "short")
    bots = [GREEDY, named("conquest", rival), named("conquest", rival)]
    rng = Seeded(seed)
    active = s.p.active
    while s.p.turn() != NOBODY:
        if s.p.active != active:
            if active == 0 and s.p.is_alive(0):
                assert not is_alone_beside_enemy(s, 0), s.p.to_json()
            active = s.p.active
        turn_of = s.p.turn()
        s.p.push(s.p.draw(rng) if turn_of == CHANCE else bots[turn_of].decide(s.p, turn_of, s.p.moves(), rng))


# ---------------------------------------------------------------- expansion and garrisons


def test_the_first_turn_takes_provinces_and_keeps_a_garrison() -> None:
    s = start(2, "short")
    whole_turn(s, "black")
    home = words.ZONE.slug(s.p.home[0])
    assert len(s.provinces_of("black")) >= 4
    assert sum(s.army("black", home)) >= 2
    assert s.at("black-emperor") == home


def test_small_legions_are_enough_for_empty_provinces() -> None:
    s = start(2, "short")
    movement(s, "black")
    sizes = [sum(s.army("black", place)) for place in s.provinces_of("black") if zone(place) != s.p.home[0]]
    assert sizes
    assert max(sizes) <= 2


def test_with_nothing_to_gain_nobody_moves() -> None:
    s = Scene(3)
    s.leaders("creta", *ALL_BLACK)
    s.units("black", "creta", 3)
    s.hold("black", "creta")
    s.turn("black")
    assert s.offered() == [text for text in s.offered() if not text.startswith("march")]
    assert choice(s) == "end-movement"


def test_declares_no_alliances() -> None:
    s = Scene(3).turn("black")
    assert s.offered("ally")
    assert not choice(s).startswith("ally")


# ---------------------------------------------------------------- attacks


def front(foes: int, walls: bool) -> Scene:
    """A black legion of six infantry in Thrace beside yellow infantry in Moesia, perhaps in a fortified city."""
    s = Scene(3)
    s.units("black", "macedonia", 4)
    s.hold("black", "asia", "achaia", "dalmatia")
    s.legion("black-general-1", "thracia", 6, held=True)
    s.units("yellow", "moesia", foes)
    s.hold("yellow", "moesia", "dacia", "bithynia-et-pontus")
    if walls:
        s.city("moesia", fortified=True)
    return s


def attacks(s: Scene) -> bool:
    movement(s, "black")
    return sum(s.army("black", "moesia")) > 0


def test_attacks_when_the_odds_are_good() -> None:
    assert attacks(front(2, walls=False))


def test_does_not_attack_when_the_odds_are_bad() -> None:
    assert not attacks(front(8, walls=False))


def test_walls_make_it_think_again() -> None:
    assert attacks(front(5, walls=False))
    assert not attacks(front(5, walls=True))


def test_generals_together_attack_what_one_alone_would_not() -> None:
    s = front(8, walls=False)
    assert not attacks(s)
    s = front(8, walls=False)
    s.leaders("thracia", "black-general-2")
    s.units("black", "thracia", 4, 2, 2)
    assert attacks(s)
    assert sum(s.army("black", "moesia")) > 7


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


def battle(black: tuple[int, int, int], yellow: tuple[int, int, int], walls: bool = False) -> Scene:
    """Black attacks yellow in Moesia, at the first decision of the battle."""
    s = Scene(3)
    s.legion("black-general-1", "moesia", *black)
    s.legion("yellow-general-1", "moesia", *yellow)
    s.p.control[zone("moesia")] = side("yellow")
    s.p.tribute[side("yellow")] += s.p.board.value[zone("moesia")]
    if walls:
        s.city("moesia", fortified=True)
    s.hold("black", "thracia")
    return s.phase("black", "combat")


def test_the_legion_leaves_catapults_in_the_reserve() -> None:
    s = battle((7, 1, 2), (4, 0, 0))
    goes_on(s, "black", lambda: s.asked() == ("black", "legion"))
    assert choice(s) == "form 5 1 0"


def test_losses_are_the_cheap_ones_and_one_of_each_kind_stays() -> None:
    s = battle((3, 1, 1), (6, 0, 0))
    goes_on(s, "black", lambda: s.asked()[0] == "chance")
    s.roll("blank:5", "infantry:2.blank:4")
    assert s.asked() == ("black", "losses")
    assert choice(s) == "lose 2 0 0"


def test_the_last_catapult_is_kept_before_walls() -> None:
    s = battle((1, 0, 1), (6, 0, 0), walls=True)
    goes_on(s, "black", lambda: s.asked()[0] == "chance")
    s.roll("blank:2", "infantry:1.blank:6")
    assert s.asked() == ("black", "losses")
    assert choice(s) == "lose 1 0 0"


def after_a_round(black: tuple[int, int, int], yellow: tuple[int, int, int]) -> Scene:
    """The question whether black fights on, after a round without a hit."""
    s = battle(black, yellow)
    goes_on(s, "black", lambda: s.asked()[0] == "chance")
    s.roll(f"blank:{sum(black)}", f"blank:{min(6, sum(yellow))}")
    s.play("fight-on")
    return s


def test_retreats_from_a_hopeless_battle_and_fights_a_good_one_on() -> None:
    assert choice(after_a_round((2, 0, 0), (6, 1, 0))) == "retreat"
    assert choice(after_a_round((6, 0, 0), (2, 0, 0))) == "fight-on"


def test_does_not_retreat_where_there_is_no_way_out() -> None:
    s = battle((2, 0, 0), (6, 1, 0))
    for near in s.p.board.land.near[zone("moesia")]:
        s.units("blue", words.ZONE.slug(near), 1)
    goes_on(s, "black", lambda: s.asked()[0] == "chance")
    s.roll("blank:2", "blank:6")
    s.play("fight-on")
    assert choice(s) == "fight-on"


def test_withdraws_among_friends() -> None:
    s = battle((2, 0, 0), (6, 0, 0))
    s.units("black", "thracia", 3)
    goes_on(s, "black", lambda: s.asked()[0] == "chance")
    s.roll("blank:2", "blank:6")
    s.play("fight-on", "retreat")
    assert s.asked() == ("black", "withdrawal")
    assert choice(s) == "withdraw thracia"


# ---------------------------------------------------------------- talents, cities, captives


def bought(talents: int, infantry: int) -> dict[str, int]:
    """What greedy buys with so many talents and so much infantry at home."""
    s = Scene(3)
    s.units("black", "macedonia", infantry)
    s.money("black", talents)
    s.phase("black", "purchase")
    basket: dict[str, int] = {}
    while s.asked() == ("black", "purchase"):
        text = choice(s)
        if text == "end-buying":
            break
        verb, thing, *number = text.split()
        name = thing if verb == "buy" else verb
        basket[name] = basket.get(name, 0) + int(number[0] if number else 1)
        s.play(text)
    return basket


def test_buys_infantry_mostly_and_some_cavalry_and_catapults() -> None:
    assert bought(30, 2) == {"infantry": 3}
    basket = bought(110, 6)
    assert basket["infantry"] > basket["cavalry"] >= 1
    assert basket["catapult"] == 1
    assert "galley" not in basket


def test_builds_a_city_when_rich_and_safe_but_not_beside_an_enemy() -> None:
    s = Scene(3)
    s.units("black", "macedonia", 10)
    s.hold("black", "achaia", "syria")
    s.legion("yellow-general-1", "palaestina", 5, held=True)
    s.money("black", 150)
    s.phase("black", "purchase")
    assert choice(s) == "build-city achaia"
    s.play("build-city achaia")
    assert choice(s) != "build-city syria"


def test_spends_the_last_round_on_cities_that_count() -> None:
    s = Scene(2, "short")
    s.p.round = 12
    s.hold("black", "palaestina")
    s.money("black", 30)
    s.phase("black", "purchase")
    assert choice(s) == "build-city palaestina"


def asked_to_buy(round_number: int, talents: int, infantry: int) -> str:
    """What greedy buys first in the second seat of a short game, with a province that has room for a city."""
    s = Scene(2, "short")
    s.p.round = round_number
    s.units("yellow", "hispania", infantry).hold("yellow", "baetica").money("yellow", talents)
    s.phase("yellow", "purchase")
    return choice(s)


def test_the_first_catapult_waits_for_an_army() -> None:
    assert asked_to_buy(1, 35, 5) == "buy cavalry 1"
    assert bought(35, 9)["catapult"] == 1


def test_where_tribute_decides_cities_come_before_more_units() -> None:
    assert asked_to_buy(4, 35, 9) == "build-city baetica"
    assert asked_to_buy(4, 35, 5) == "buy cavalry 1"


def test_talents_are_kept_for_a_city_in_the_last_rounds() -> None:
    assert asked_to_buy(11, 25, 9) == "end-buying"
    assert asked_to_buy(4, 25, 9).startswith("buy")


@pytest.mark.parametrize(("round_number", "first"), [(11, "end-movement"), (12, "march yellow-general-1 narbonensis")])
def test_in_the_very_last_turn_nobody_stays_on_guard(round_number: int, first: str) -> None:
    s = Scene(2, "short")
    s.p.round = round_number
    s.units("yellow", "hispania", 2).hold("black", "narbonensis")
    s.turn("yellow")
    assert choice(s) == first


def test_razes_only_a_city_about_to_fall() -> None:
    s = Scene(3)
    s.hold("black", "achaia", "thracia")
    s.city("achaia", "thracia")
    s.units("black", "thracia", 1)
    s.units("black", "macedonia", 3)
    s.units("yellow", "asia", 1)
    assert choice(s.phase("black", "destruction")) == "end-razing"
    s.legion("yellow-general-1", "moesia", 6, 1, 1)
    assert choice(s.phase("black", "destruction")) == "raze thracia"


@pytest.mark.parametrize(
    ("talents", "purse", "answer"),
    [(5, 25, "refuse"), (25, 25, "refuse"), (25, 100, "counter"), (30, 100, "accept"), (60, 100, "accept")],
)
def test_accepts_a_fair_ransom_and_names_it_where_it_can_be_paid(talents: int, purse: int, answer: str) -> None:
    s = Scene(3)
    s.captive("yellow-general-1", "black")
    s.money("yellow", purse)
    s.phase("yellow", "placement")
    s.play("bargain yellow-general-1", f"ransom {talents}", "pledge -")
    assert choice(s) == answer
    if answer == "counter":
        s.play("counter")
        assert choice(s) == "ransom 30"
        s.play("ransom 30")
        assert choice(s) == "end-offer"
        s.play("end-offer")
        assert choice(s) == "accept"


def test_offers_a_captive_first_and_a_fair_price_next() -> None:
    s = Scene(3)
    s.captive("yellow-general-1", "black")
    s.captive("black-general-1", "yellow")
    s.money("yellow", 50)
    s.phase("yellow", "placement")
    said = []
    while s.asked()[0] == "yellow" and s.asked()[1] != "movement":
        said.append(choice(s))
        s.play(said[-1])
        if s.asked() == ("black", "reply-offer"):
            s.play("refuse")
    captive = ["bargain yellow-general-1", "ransom 0", "exchange black-general-1", "end-offer"]
    price = ["bargain yellow-general-1", "ransom 30", "end-exchange", "end-offer"]
    assert said == [*captive, *price, "end-turn"]


@pytest.mark.parametrize(("price", "answer"), [(30, "accept"), (35, "counter")])
def test_pays_a_fair_price_and_no_more(price: int, answer: str) -> None:
    s = Scene(3)
    s.captive("black-general-1", "yellow")
    s.money("black", 35)
    s.phase("yellow", "placement")
    s.play("bargain black-general-1", f"ransom {price}", "pledge -")
    assert (s.asked()[0], choice(s)) == ("black", answer)


def test_promises_are_refused_and_exchanges_accepted() -> None:
    s = Scene(3)
    s.captive("yellow-general-1", "black")
    s.captive("black-general-1", "yellow")
    s.phase("yellow", "placement")
    s.play("bargain yellow-general-1", "hand-over -", "pledge peace")
    assert choice(s) == "refuse"
    s.play("refuse", "bargain yellow-general-1", "hand-over black-general-1", "pledge -")
    assert choice(s) == "accept"


def test_a_captured_general_is_held() -> None:
    s = Scene(3)
    s.units("black", "moesia", 2)
    s.leaders("moesia", "yellow-general-1")
    s.phase("black", "combat")
    goes_on(s, "black", lambda: s.asked()[1] == "fate")
    assert choice(s) == "hold yellow-general-1"


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
    s = start(3)
    s.turn("black")
    before = s.p.to_json()
    GREEDY.decide(s.p, Seat(0), s.p.moves(), Seeded(1))
    assert s.p.to_json() == before
