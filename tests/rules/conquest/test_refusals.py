"""Every refusal: a position in which a move is refused for it, and the section that forbids the move."""

from collections.abc import Callable

import pytest

from quadriga.games.conquest import words
from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    asked,
    captive,
    city,
    empty,
    galley,
    hold,
    leaders,
    legion,
    march,
    money,
    phase,
    play,
    refused,
    road,
    roll,
    start,
    turn,
    units,
)

# ---------------------------------------------------------------- positions


def choosing_homes() -> Conquest:
    p = start(3, homes="chosen")
    play(p, "choose-home hispania")
    return p


def moving() -> Conquest:
    """Black to move: generals spent, stopped, captive, removed and aboard, enemies all round."""
    p = empty(3)
    hold(p, "blue", "dalmatia")
    units(p, "blue", "thracia", infantry=1)
    legion(p, "black-general-1", "moesia", infantry=1)
    captive(p, "black-general-3", "blue")
    galley(p, "black-galley-1", "mare-epirus", aboard=("black-general-4",))
    galley(p, "black-galley-2", "achaia")
    galley(p, "blue-galley-1", "mare-epirus")
    turn(p, "black")
    return p


def stopped() -> Conquest:
    p = moving()
    march(p, "black-general-1", "thracia", infantry=1)
    return p


def spent() -> Conquest:
    p = moving()
    march(p, "black-general-2", "achaia")
    march(p, "black-general-2", "macedonia")
    return p


def removed() -> Conquest:
    p = moving()
    p.captor[words.LEADER.value("black-general-3")] = -1
    return p


def mustering() -> Conquest:
    """Eight infantry and two cavalry; six infantry were taken."""
    p = empty(3)
    units(p, "black", "macedonia", infantry=8, cavalry=2)
    turn(p, "black")
    play(p, "march black-general-1 thracia")
    return p


def mustering_cavalry() -> Conquest:
    p = mustering()
    play(p, "take infantry 3")
    return p


def sailed_out() -> Conquest:
    p = moving()
    play(p, "sail black-galley-1 mare-tyrrhenum", "sail black-galley-1 mare-narbo")
    return p


def boarding() -> Conquest:
    p = empty(3)
    leaders(p, "achaia", "black-general-1", "black-general-2", "black-general-3")
    units(p, "black", "achaia", infantry=9)
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    march(p, "black-general-4", "achaia")
    play(p, "sail black-galley-1 mare-epirus")
    return p


def boarded() -> Conquest:
    p = boarding()
    play(p, "board black-general-2")
    return p


def loading() -> Conquest:
    p = boarded()
    play(p, "cast-off")
    assert asked(p)[1] == "loading"
    return p


def loading_few() -> Conquest:
    p = loading()
    p.lose_units(0, words.ZONE.value("achaia"), 0, 6)
    return p


def allied() -> Conquest:
    p = empty(3)
    p.allies[0] = 1 << 1
    turn(p, "black")
    return p


def declared() -> Conquest:
    p = empty(3)
    turn(p, "black")
    play(p, "ally yellow")
    return p


def battles_due() -> Conquest:
    """A land battle waits; two fleets lie beside black's, one of them fought."""
    p = empty(3)
    legion(p, "black-general-1", "thracia", infantry=6, cavalry=1)
    hold(p, "blue", "thracia")
    legion(p, "blue-general-1", "thracia", infantry=4, cavalry=2, catapults=2)
    for colour in ("black", "blue", "yellow"):
        galley(p, f"{colour}-galley-1", "mare-epirus")
    galley(p, "blue-galley-2", "mare-epirus")
    galley(p, "blue-galley-3", "mare-aegaeum")
    phase(p, "black", "combat")
    return p


def fought() -> Conquest:
    p = battles_due()
    play(p, "engage mare-epirus yellow")
    roll(p, *["blank:2"] * 6)
    return p


def forming() -> Conquest:
    p = battles_due()
    play(p, "fight thracia")
    return p


def losing() -> Conquest:
    p = forming()
    play(p, "form 4 2 0", "form 6 0 0", "strike infantry:2.blank:4")
    return p


def pursuing() -> Conquest:
    p = forming()
    play(p, "form 4 2 0", "form 6 0 0", "strike blank:6", "strike blank:6", "retreat")
    roll(p, "cavalry:1.blank:6")
    return p


def withdrawing() -> Conquest:
    p = battles_due()
    units(p, "yellow", "moesia", infantry=1)
    play(p, "fight thracia", "form 4 2 0", "form 6 0 0", "strike blank:6", "strike blank:6", "retreat")
    roll(p, "blank:7")
    return p


def sinking() -> Conquest:
    p = battles_due()
    play(p, "engage mare-epirus blue")
    roll(p, "blank:4", "galley:1.blank:1")
    return p


def judging() -> Conquest:
    p = empty(3)
    leaders(p, "thracia", "blue-general-1", "blue-general-2")
    units(p, "black", "thracia", infantry=1)
    phase(p, "black", "combat")
    play(p, "fight thracia")
    return p


def razing() -> Conquest:
    p = empty(3)
    phase(p, "black", "destruction")
    return p


def buying(talents: int = 100) -> Conquest:
    """Black has Macedonia, Thrace and Moesia with a city, and blue Asia."""
    p = empty(3)
    hold(p, "black", "thracia", "moesia", "dacia")
    hold(p, "blue", "asia")
    city(p, "moesia")
    road(p, "macedonia--moesia")
    money(p, "black", talents)
    phase(p, "black", "purchase")
    return p


def poor() -> Conquest:
    return buying(10)


def homeless() -> Conquest:
    p = buying()
    hold(p, "blue", "macedonia")
    return p


def inland() -> Conquest:
    p = empty(4)
    money(p, "yellow", 100)
    phase(p, "yellow", "purchase")
    return p


def mooring() -> Conquest:
    p = buying()
    play(p, "buy galley 1", "end-buying")
    return p


def bargaining() -> Conquest:
    """Black's first general and yellow's are blue's captives; blue's first and yellow's second are black's."""
    p = empty(3)
    captive(p, "black-general-1", "blue")
    captive(p, "yellow-general-1", "blue")
    captive(p, "blue-general-1", "black")
    captive(p, "yellow-general-2", "black")
    money(p, "black", 20)
    phase(p, "black", "placement")
    return p


def tried() -> Conquest:
    p = bargaining()
    for talents in (5, 10, 15):
        play(p, f"ransom black-general-1 {talents}", "refuse")
    return p


def exiled() -> Conquest:
    p = bargaining()
    hold(p, "yellow", "macedonia")
    return p


# ---------------------------------------------------------------- refusals

CASES: list[tuple[str, str, Callable[[], Conquest], str]] = [
    ("home-taken", "5.2", choosing_homes, "choose-home hispania"),
    ("home-not-in-play", "5.2", choosing_homes, "choose-home italia"),
    ("leader-not-yours", "4.3", moving, "march blue-general-1 moesia"),
    ("leader-out-of-play", "4.3.2", removed, "march black-general-3 achaia"),
    ("leader-captive", "4.3.2", moving, "march black-general-3 achaia"),
    ("leader-aboard", "8.2", moving, "march black-general-4 achaia"),
    ("leader-spent", "8.1", spent, "march black-general-2 achaia"),
    ("stopped-by-enemy", "8.1", stopped, "march black-general-1 asia"),
    ("no-walking-on-water", "4.6.4", moving, "march black-emperor mare-aegaeum"),
    ("no-walking-on-water", "4.6.4", moving, "march ? mare-aegaeum"),
    ("already-there", "3.1", moving, "march black-emperor macedonia"),
    ("not-adjacent", "3.1", moving, "march black-emperor hispania"),
    ("not-adjacent", "3.1", moving, "march ? hispania"),
    ("leader-alone", "4.3.1", moving, "march black-emperor thracia"),
    ("leader-alone", "4.3.1", moving, "march black-emperor dalmatia"),
    ("too-few-followers", "8.1", mustering_cavalry, "take cavalry 3"),
    ("legion-full", "8.1", mustering, "take infantry 8"),
    ("other-follower", "8.1", mustering, "take cavalry 1"),
    ("not-a-number", "8.1", mustering, "take infantry -2"),
    ("not-a-number", "8.1", loading, "load infantry -2"),
    ("ship-not-yours", "4.6.4", moving, "sail blue-galley-1 mare-adriatico"),
    ("ship-not-yours", "4.6.4", moving, "sail purple-galley-1 mare-adriatico"),
    ("ship-not-built", "4.6.4", moving, "sail black-galley-5 mare-adriatico"),
    ("ship-spent", "8.2", sailed_out, "sail black-galley-1 mare-baliaricum"),
    ("coast-to-coast", "8.2", moving, "sail black-galley-2 macedonia"),
    ("no-such-water", "8.2", moving, "sail black-galley-2 mare-adriatico"),
    ("no-such-water", "8.2", moving, "sail ? mare-cantabricum"),
    ("port-held", "8.2", moving, "sail black-galley-1 dalmatia"),
    ("cannot-board", "8.2", boarding, "board black-general-4"),
    ("leader-elsewhere", "8.2", boarding, "board black-emperor"),
    ("boarded-out-of-order", "8.2", boarded, "board black-general-1"),
    ("galley-full", "4.6.4", loading, "load infantry 8"),
    ("too-few-to-load", "8.2", loading_few, "load infantry 4"),
    ("other-load", "8.2", loading, "load catapult 1"),
    ("no-ally", "17", moving, "ally black"),
    ("no-ally", "17", moving, "renounce ?"),
    ("ally-already", "17", allied, "ally yellow"),
    ("declared-already", "17", declared, "renounce yellow"),
    ("no-battle-there", "9", battles_due, "fight moesia"),
    ("no-fleet-there", "9", battles_due, "engage mare-aegaeum blue"),
    ("no-fleet-there", "9", battles_due, "engage mare-aegaeum ?"),
    ("fought-already", "9", fought, "engage mare-epirus yellow"),
    ("battles-wait", "9", battles_due, "end-combat"),
    ("legion-not-largest", "9.1", forming, "form 3 2 0"),
    ("legion-too-large", "9.1", forming, "form 4 2 1"),
    ("not-so-many", "9.1", forming, "form 5 1 0"),
    ("losses-from-legion", "9.2", losing, "lose 0 0 2"),
    ("losses-exact", "9.2", losing, "lose 1 0 0"),
    ("pursuit-from-survivors", "11.1", pursuing, "cut-down 0 3 0"),
    ("pursuit-exact", "11.1", pursuing, "cut-down 1 1 0"),
    ("retreat-not-to-sea", "12", withdrawing, "withdraw mare-aegaeum"),
    ("retreat-not-adjacent", "12", withdrawing, "withdraw italia"),
    ("retreat-blocked", "12", withdrawing, "withdraw moesia"),
    ("ship-not-in-battle", "10", sinking, "sink blue-galley-3"),
    ("other-captive", "4.3.2", judging, "remove blue-general-2"),
    ("no-own-city", "14", razing, "raze hispania"),
    ("not-bought-by-number", "15", buying, "buy road 1"),
    ("no-pieces-left", "4", lambda: buying(1000), "buy catapult 7"),
    ("too-dear", "15", poor, "buy cavalry 1"),
    ("too-dear", "15", poor, "fortify moesia"),
    ("buy-at-least-one", "15", buying, "buy infantry 0"),
    ("home-lost", "16", homeless, "buy infantry 1"),
    ("no-harbour", "16", inland, "buy galley 1"),
    ("not-controlled", "4.4.1", buying, "build-city asia"),
    ("not-controlled", "4.4.1", buying, "fortify asia"),
    ("city-there", "4.4.1", buying, "build-city moesia"),
    ("no-city-to-fortify", "4.4.2", buying, "fortify thracia"),
    ("fortified-already", "4.4.2", buying, "fortify macedonia"),
    ("road-needs-cities", "4.5", buying, "build-road macedonia--thracia"),
    ("road-there", "4.5", buying, "build-road macedonia--moesia"),
    ("no-such-border", "4.5", buying, "build-road mesopotamia--arabia-petraea"),
    ("not-your-harbour", "16", mooring, "moor thracia 0"),
    ("no-captive-of-yours", "16", bargaining, "ransom yellow-general-1 5"),
    ("no-hostage-of-yours", "16", bargaining, "release yellow-general-1"),
    ("not-their-general", "16", bargaining, "exchange black-general-1 yellow-general-2"),
    ("no-place-to-return", "16", exiled, "ransom black-general-1 5"),
    ("offers-spent", "16", tried, "promise black-general-1 peace"),
    ("not-in-steps", "16", bargaining, "ransom black-general-1 12"),
    ("not-so-rich", "16", bargaining, "ransom black-general-1 25"),
]


@pytest.mark.parametrize(("key", "rule", "scene", "text"), CASES, ids=[f"{case[0]}: {case[3]}" for case in CASES])
def test_a_refusal_names_its_reason_and_its_section(
    key: str, rule: str, scene: Callable[[], Conquest], text: str
) -> None:
    refusal = refused(scene(), text)
    assert (refusal.key, refusal.rule) == (key, rule)
    assert not refusal.general


def test_every_refusal_is_tested() -> None:
    assert {key for key, _ in words.VOCABULARY.refusals[1:]} == {case[0] for case in CASES}
