"""Every refusal: a position in which a move is refused for it, and the section that forbids the move."""

from collections.abc import Callable

import pytest

from quadriga.games.conquest import words
from rules.conquest.scene import Scene, start

# ---------------------------------------------------------------- positions


def choosing_homes() -> Scene:
    s = start(3, homes="chosen")
    s.play("choose-home hispania")
    return s


def moving() -> Scene:
    """Black to move: generals spent, stopped, captive, removed and aboard, enemies all round."""
    s = Scene(3)
    s.hold("blue", "dalmatia")
    s.units("blue", "thracia", infantry=1)
    s.legion("black-general-1", "moesia", infantry=1)
    s.captive("black-general-3", "blue")
    s.galley("black-galley-1", "mare-epirus", aboard=("black-general-4",))
    s.galley("black-galley-2", "achaia")
    s.galley("blue-galley-1", "mare-epirus")
    s.turn("black")
    return s


def guarded() -> Scene:
    s = moving()
    s.units("blue", "dalmatia", infantry=1)
    return s


def stopped() -> Scene:
    s = moving()
    s.march("black-general-1", "thracia", infantry=1)
    return s


def spent() -> Scene:
    s = moving()
    s.march("black-general-2", "achaia")
    s.march("black-general-2", "macedonia")
    return s


def removed() -> Scene:
    s = moving()
    s.p.captor[words.LEADER.value("black-general-3")] = -1
    return s


def mustering() -> Scene:
    """Eight infantry and two cavalry; six infantry were taken."""
    s = Scene(3)
    s.units("black", "macedonia", infantry=8, cavalry=2)
    s.turn("black")
    s.play("march black-general-1 thracia")
    return s


def mustering_cavalry() -> Scene:
    s = mustering()
    s.play("take infantry 3")
    return s


def sailed_out() -> Scene:
    s = moving()
    s.play("sail black-galley-1 mare-tyrrhenum", "sail black-galley-1 mare-narbo")
    return s


def boarding() -> Scene:
    s = Scene(3)
    s.leaders("achaia", "black-general-1", "black-general-2", "black-general-3")
    s.units("black", "achaia", infantry=9)
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.march("black-general-4", "achaia")
    s.play("sail black-galley-1 mare-epirus")
    return s


def boarded() -> Scene:
    s = boarding()
    s.play("board black-general-2")
    return s


def loading() -> Scene:
    s = boarded()
    s.play("cast-off")
    assert s.asked()[1] == "loading"
    return s


def loading_few() -> Scene:
    s = loading()
    s.p.lose_units(0, words.ZONE.value("achaia"), 0, 6)
    return s


def allied() -> Scene:
    s = Scene(3)
    s.p.allies[0] = 1 << 1
    s.turn("black")
    return s


def proposed() -> Scene:
    return moving().play("ally blue")


def declared() -> Scene:
    s = Scene(3)
    s.turn("black")
    s.play("ally yellow", "accept")
    return s


def battles_due() -> Scene:
    """A land battle waits; two fleets lie beside black's, one of them fought."""
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=6, cavalry=1)
    s.hold("blue", "thracia")
    s.legion("blue-general-1", "thracia", infantry=4, cavalry=2, catapults=2)
    for colour in ("black", "blue", "yellow"):
        s.galley(f"{colour}-galley-1", "mare-epirus")
    s.galley("blue-galley-2", "mare-epirus")
    s.galley("blue-galley-3", "mare-aegaeum")
    s.phase("black", "combat")
    return s


def fought() -> Scene:
    s = battles_due()
    s.play("engage mare-epirus yellow")
    s.roll(*["blank:2"] * 6)
    return s


def forming() -> Scene:
    s = battles_due()
    s.play("fight thracia")
    return s


def losing() -> Scene:
    s = forming()
    s.play("form 4 2 0", "form 6 0 0", "strike infantry:2.blank:4")
    return s


def pursuing() -> Scene:
    s = forming()
    s.play("form 4 2 0", "form 6 0 0", "strike blank:6", "strike blank:6", "retreat")
    s.roll("cavalry:1.blank:6")
    return s


def withdrawing() -> Scene:
    s = battles_due()
    s.units("yellow", "moesia", infantry=1)
    s.play("fight thracia", "form 4 2 0", "form 6 0 0", "strike blank:6", "strike blank:6", "retreat")
    s.roll("blank:7")
    return s


def sinking() -> Scene:
    s = battles_due()
    s.play("engage mare-epirus blue")
    s.roll("blank:4", "galley:1.blank:1")
    return s


def judging() -> Scene:
    s = Scene(3)
    s.leaders("thracia", "blue-general-1", "blue-general-2")
    s.units("black", "thracia", infantry=1)
    s.phase("black", "combat")
    s.play("fight thracia")
    return s


def razing() -> Scene:
    s = Scene(3)
    s.units("yellow", "thracia", infantry=1)
    s.phase("black", "destruction")
    return s


def buying(talents: int = 100) -> Scene:
    """Black has Macedonia, Thrace and Moesia with a city, and blue Asia."""
    s = Scene(3)
    s.hold("black", "thracia", "moesia", "dacia")
    s.hold("blue", "asia")
    s.city("moesia")
    s.road("macedonia--moesia")
    s.money("black", talents)
    s.phase("black", "purchase")
    return s


def beset() -> Scene:
    s = buying()
    s.units("blue", "thracia", infantry=1)
    return s


def poor() -> Scene:
    return buying(10)


def homeless() -> Scene:
    s = buying()
    s.hold("blue", "macedonia")
    return s


def inland() -> Scene:
    s = Scene(4)
    s.money("yellow", 100)
    s.phase("yellow", "purchase")
    return s


def mooring() -> Scene:
    s = buying()
    s.play("buy galley 1", "end-buying")
    return s


def bargaining() -> Scene:
    """Black's first general and yellow's are blue's captives; blue's first and yellow's second are black's."""
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.captive("yellow-general-1", "blue")
    s.captive("blue-general-1", "black")
    s.captive("yellow-general-2", "black")
    s.money("black", 20)
    s.phase("black", "placement")
    return s


def tried() -> Scene:
    s = bargaining()
    for talents in (5, 10, 15):
        s.play("bargain black-general-1", f"ransom {talents}", "hand-over -", "pledge -", "refuse")
    return s


def paying() -> Scene:
    return bargaining().play("bargain black-general-1")


def giving() -> Scene:
    return paying().play("ransom 0")


def giving_on() -> Scene:
    return giving().play("exchange yellow-general-2")


def promising() -> Scene:
    return giving().play("end-exchange")


def exiled() -> Scene:
    s = bargaining()
    s.hold("yellow", "macedonia")
    return s


# ---------------------------------------------------------------- refusals

CASES: list[tuple[str, str, Callable[[], Scene], str]] = [
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
    ("port-held", "8.2", guarded, "sail black-galley-1 dalmatia"),
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
    ("no-voice", "17", proposed, "propose blue yellow"),
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
    ("enemy-stands-there", "4.4.1", beset, "build-city thracia"),
    ("city-there", "4.4.1", buying, "build-city moesia"),
    ("no-city-to-fortify", "4.4.2", buying, "fortify thracia"),
    ("fortified-already", "4.4.2", buying, "fortify macedonia"),
    ("road-needs-cities", "4.5", buying, "build-road macedonia--thracia"),
    ("road-there", "4.5", buying, "build-road macedonia--moesia"),
    ("no-such-border", "4.5", buying, "build-road mesopotamia--arabia-petraea"),
    ("not-your-harbour", "16", mooring, "moor thracia 0"),
    ("no-captive", "16", bargaining, "bargain yellow-general-1"),
    ("no-hostage-of-yours", "16", bargaining, "release yellow-general-1"),
    ("not-to-hand-over", "16", giving, "exchange yellow-general-1"),
    ("named-out-of-order", "16", giving_on, "exchange yellow-general-2"),
    ("empty-offer", "16", promising, "end-offer"),
    ("no-place-to-return", "16", exiled, "bargain black-general-1"),
    ("offers-spent", "16", tried, "bargain black-general-1"),
    ("not-in-steps", "16", paying, "ransom 12"),
    ("not-so-rich", "16", paying, "ransom 25"),
]


@pytest.mark.parametrize(("key", "rule", "scene", "text"), CASES, ids=[f"{case[0]}: {case[3]}" for case in CASES])
def test_a_refusal_names_its_reason_and_its_section(key: str, rule: str, scene: Callable[[], Scene], text: str) -> None:
    refusal = scene().refusal(text)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, rule)
    assert not refusal.general


def test_every_refusal_is_tested() -> None:
    assert {key for key, _ in words.VOCABULARY.refusals[1:]} == {case[0] for case in CASES}
