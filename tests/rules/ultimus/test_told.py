"""What happens is told, with the names of those it happens to."""

from collections.abc import Callable

import pytest

from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.aftermath import MinorPact
from quadriga.games.ultimus.forces import eliminate, score, weaken
from quadriga.games.ultimus.movement.caught import CaughtRoll, slip_away
from quadriga.games.ultimus.peoples.regnum import KingRoll, crown_king, found
from quadriga.games.ultimus.peoples.tribes import become_major, free_subjects, set_status
from quadriga.games.ultimus.placement import settle_leader, settle_unit
from quadriga.games.ultimus.position import AT_SEA, BOX
from quadriga.games.ultimus.printed.scenarios import WAR
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.alliances import ChooseAlliance, RebellionRoll, break_away
from quadriga.games.ultimus.stratagems.assassin import MurderRoll
from quadriga.games.ultimus.stratagems.council import CouncilRoll, hold_council
from quadriga.games.ultimus.stratagems.counters import grant, lay_down, spend
from quadriga.games.ultimus.stratagems.germanophobia import LynchRoll
from quadriga.games.ultimus.stratagems.plague import PlagueRoll
from quadriga.games.ultimus.stratagems.usurpations import UsurpationRoll
from quadriga.games.ultimus.throne.camps import exchange
from quadriga.games.ultimus.throne.lives import AGE, ASSASSIN, DeathRoll, GenericReturn, enter_roman, kill
from quadriga.games.ultimus.throne.succession import (
    Approval,
    ChooseEscort,
    NamePatrice,
    crown,
    give_guards,
    leave_vacant,
)
from quadriga.games.ultimus.throne.usurpation import CanvassRoll, LoyaltyRoll, collapse, proclaim, rally
from quadriga.games.ultimus.year.balance import check_port, dissolve, move_capital
from quadriga.games.ultimus.year.events import happen
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from quadriga.games.ultimus.year.rounds import share_rounds
from quadriga.games.ultimus.year.sequence import PaxOrWar, Reinforcements, SeekInitiative, YearBegins
from quadriga.games.ultimus.year.winter_romans import SiegeRoll, lose, sink
from quadriga.games.ultimus.year.winter_tribes import resettle, winter_armenia
from rules.ultimus.scene import EAST, WEST, Scene, counter, leader, tribe, unit, zone

Act = Callable[[Scene], object]


def told(s: Scene) -> list[str]:
    """What was told, each in one line: its key and the names in it."""
    return [" ".join([event.kind.key.removeprefix("ultimus-event-"), *map(str, event.slugs())]) for event in s.heard]


def civil_war() -> Scene:
    """The year 410 with both Augusti; Jovin, in Galliae 5, has risen in the West, Stilicon stands in Mediolanum."""
    s = Scene(410)
    s.augusti()
    s.put("galliae-5", "jovin", side=BARBARE)
    s.put("italia-2", "stilicon", "fravitta")
    s.p.usurper[WEST] = leader("jovin")
    s.p.fleet_at[:2] = [zone("africa-4"), zone("thracia-3")]
    s.p.hear = s.heard.append
    return s


def throw(frame: object, *faces: int) -> Act:
    """A step that dice decide."""
    return lambda s: s.begin(frame).roll(*faces)  # type: ignore[arg-type]


def murdered(s: Scene) -> None:
    kill(s.p, leader("honorius"), ASSASSIN)


def returned_home(s: Scene) -> None:
    eliminate(s.p, unit("armenia-u1"))
    winter_armenia(s.p)


def alone(s: Scene) -> None:
    s.status("hunni", "war")
    s.put("galliae-4", "hunni-u1")
    s.put("galliae-4", "avitus")
    s.begin(CaughtRoll(leader("avitus"))).roll(9)


def allied(s: Scene) -> None:
    s.status("visigothi", "war")
    s.status("suevi", "war")
    s.put("galliae-4", "visigothi-u1", "suevi-u1")
    s.begin(ChooseAlliance()).play("unite visigothi suevi")


def freed(s: Scene) -> None:
    s.p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    free_subjects(s.p)


def broke_away(s: Scene) -> None:
    s.p.tribe_ally[tribe("suevi")] = tribe("visigothi")
    break_away(s.p, tribe("suevi"), BARBARE)


def rebelled(s: Scene) -> None:
    s.p.tribe_ally[tribe("suevi")] = tribe("visigothi")
    s.begin(RebellionRoll(tribe("suevi"))).roll(6)


def back_in_port(s: Scene) -> None:
    s.p.fleet_at[0], s.p.fleet_back[0] = -1, 410
    s.begin(Reinforcements())


def lost_port(s: Scene) -> None:
    s.put("africa-4", "jovin", "co-africa-1", side=BARBARE)
    check_port(s.p, 0)


def minor_once(s: Scene) -> None:
    s.p.tribe_major[tribe("burgondi")] = 0
    become_major(s.p, tribe("burgondi"))


def triumphed(s: Scene) -> None:
    s.p.won[WEST] = 1
    exchange(s.p, WEST)


def besieged(s: Scene) -> None:
    s.p.leader_at[leader("honorius")] = BOX
    s.begin(SiegeRoll(WEST)).roll(5)


def escorted(s: Scene) -> None:
    s.put("thracia-3", "procopius")
    s.begin(ChooseEscort()).play("escort procopius")


def named(s: Scene) -> None:
    s.begin(NamePatrice(WEST)).play("patrice stilicon")


def held(s: Scene) -> None:
    s.hold(ROMAIN, "tribut")
    spend(s.p, ROMAIN, counter("tribut"))


def laid_down(s: Scene) -> None:
    s.hold(ROMAIN, "rex")
    lay_down(s.p, ROMAIN, counter("rex"))


def drew(s: Scene) -> None:
    s.begin(YearBegins()).play("draw tribut")


def first_year(s: Scene) -> None:
    s.p.year = s.p.setup.start
    s.p.initiative = s.p.setup.initiative
    s.begin(SeekInitiative())


def shipped(s: Scene) -> None:
    s.put("africa-4", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("sail classis-occidentalis", "embark pa-w-scolae", "cast-off mare-internum-occidentalis", "land italia-5")


def docked(s: Scene) -> None:
    s.p.fleet_at[0] = AT_SEA
    s.moving(ROMAIN).play("sail classis-occidentalis", "dock africa-4")


def rolled_for_emperor(s: Scene) -> None:
    s.p.augustus[WEST] = -1
    s.begin(Approval(leader("stilicon"))).roll(6)


CASES: list[tuple[str, Act, str]] = [
    ("3.6.3", throw(LoyaltyRoll(leader("stilicon")), 1), "roll stilicon 1"),
    ("3.6.3", throw(LoyaltyRoll(leader("stilicon")), 1), "loyal italia-2"),
    ("3.6.3", throw(CanvassRoll(WEST, 0), 9), "roll jovin 9"),
    ("3.6.3", lambda s: rally(s.p, zone("italia-2")), "rallied italia-2"),
    ("3.6.2", lambda s: proclaim(s.p, leader("fravitta"), EAST), "usurper fravitta east"),
    ("3.6.4", lambda s: collapse(s.p, WEST), "collapsed west"),
    ("3.6.4", murdered, "triumph west"),
    ("3.6.4", murdered, "died honorius assassin"),
    ("5", triumphed, "camps jovin"),
    ("6.2", throw(UsurpationRoll(EAST, leader("stilicon"), 0), 6), "usurpation-void stilicon"),
    ("6.2", throw(UsurpationRoll(EAST, leader("stilicon"), 0), 6), "roll stilicon 6"),
    ("3.5.1", lambda s: crown(s.p, leader("stilicon"), EAST), "augustus stilicon east"),
    ("3.5.2", lambda s: leave_vacant(s.p, WEST), "vacant west"),
    ("3.5.2", rolled_for_emperor, "refused stilicon"),
    ("3.5.2", rolled_for_emperor, "roll stilicon 6"),
    ("3.5.2", escorted, "escort procopius"),
    ("3.5.1", named, "patrice stilicon west"),
    ("3.2.4", lambda s: give_guards(s.p, leader("stilicon")), "guards stilicon bu-4-1"),
    ("3.3.1", lambda s: enter_roman(s.p, leader("sarus")), "entered sarus italia-2"),
    ("3.3.1", lambda s: s.begin(GenericReturn(leader("dux-galliae"))), "entered dux-galliae galliae-3"),
    ("deaths.roman", throw(DeathRoll(leader("stilicon"), 1), 5), "roll stilicon 5 1"),
    ("deaths.roman", lambda s: kill(s.p, leader("stilicon"), AGE), "died stilicon age"),
    ("4.5.3", lambda s: found(s.p, tribe("vandali"), leader("genseric")), "regnum vandali genseric"),
    ("4.5.3", throw(KingRoll(leader("genseric")), 6), "no-regnum vandali"),
    ("4.5.3", throw(KingRoll(leader("genseric")), 6), "roll genseric 6"),
    ("4.5.3", lambda s: crown_king(s.p, tribe("vandali"), leader("genseric")), "king vandali genseric"),
    ("4.5.3", lambda s: move_capital(s.p, tribe("vandali"), zone("africa-4")), "capital vandali africa-4"),
    ("4.5.3", lambda s: dissolve(s.p, tribe("vandali")), "dissolved vandali"),
    ("4.1", minor_once, "major burgondi"),
    ("4.4.1", lambda s: set_status(s.p, tribe("suevi"), WAR), "status suevi war"),
    ("6.2", freed, "freed gepidae"),
    ("6.3.rebellion", broke_away, "freed suevi"),
    ("6.3.rebellion", rebelled, "rebellion suevi 1"),
    ("6.2.alliance-barbare", allied, "allied visigothi suevi"),
    ("2.F", lost_port, "fleet classis-occidentalis barbare"),
    ("9.2", lambda s: sink(s.p, 0), "fleet-lost classis-occidentalis"),
    ("2.D", back_in_port, "fleet-back classis-occidentalis"),
    ("9.3", lambda s: settle_unit(s.p, unit("co-italia-1"), zone("italia-5")), "return co-italia-1 italia-5"),
    ("2.C", lambda s: settle_leader(s.p, leader("sarus"), zone("italia-5")), "leader-placed sarus italia-5"),
    ("9.3.1", lambda s: lose(s.p, unit("co-italia-1")), "gone co-italia-1"),
    ("4.4.2", returned_home, "return armenia-u1 armenia"),
    ("9.4", lambda s: resettle(s.p, tribe("suevi"), zone("galliae-4")), "return suevi-u1 galliae-4"),
    ("9.3.5", besieged, "refuge-holds west 5"),
    ("10", lambda s: score(s.p, ROMAIN, 3, words.FOR_PEACE), "scored romain 3 peace"),
    ("8.4.2", lambda s: weaken(s.p, unit("pa-w-scolae")), "weakened pa-w-scolae"),
    ("8.4.2", lambda s: eliminate(s.p, unit("pa-w-scolae")), "lost pa-w-scolae"),
    ("7.1", alone, "roll avitus 9 9"),
    ("7.1", lambda s: slip_away(s.p, leader("stilicon"), zone("italia-1")), "escaped stilicon italia-1"),
    ("9.4", throw(MinorPact(tribe("suevi"), leader("stilicon")), 1), "federated suevi"),
    ("9.4", throw(MinorPact(tribe("suevi"), leader("stilicon")), 1), "roll stilicon 1"),
    ("6.3.assassinat", throw(MurderRoll(leader("stilicon"), 8), 1), "roll stilicon 1 8"),
    ("6.3.germanophobia", throw(LynchRoll(leader("stilicon")), 1), "roll stilicon 1 7"),
    ("6.3.foyer-de-peste", throw(PlagueRoll(leader("stilicon")), 1), "roll stilicon 1 9"),
    ("6.3.concile", throw(CouncilRoll(leader("arcadius")), 6), "roll arcadius 6"),
    ("6.3.concile", lambda s: hold_council(s.p, True), "council-held 1"),
    ("6", held, "played romain tribut"),
    ("2.F", laid_down, "returned romain rex"),
    ("3.6.6", lambda s: grant(s.p, ROMAIN, counter("tribut")), "granted romain tribut"),
    ("2.A", drew, "drawn romain tribut"),
    ("2.A", drew, "turn 410"),
    ("2.B", throw(InitiativeRoll(), 6), "initiative barbare"),
    ("2.B", first_year, "initiative"),
    ("2.D", lambda s: share_rounds(s.p, 5), "rounds"),
    ("events", lambda s: happen(s.p, 2), "happening event-2"),
    ("3.4.2", shipped, "sailed classis-occidentalis mare-internum-occidentalis"),
    ("3.4.2", shipped, "landed classis-occidentalis italia-5"),
    ("3.4.2", docked, "docked classis-occidentalis africa-4"),
]


@pytest.mark.parametrize(("rule", "act", "line"), CASES, ids=[f"{rule} {line}" for rule, _, line in CASES])
def test_it_is_told(rule: str, act: Act, line: str) -> None:
    s = civil_war()
    act(s)
    assert [one for one in told(s) if one.startswith(line)], told(s)


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_a_year_of_peace_is_told() -> None:
    s = Scene(450)
    s.augusti()
    s.p.hear = s.heard.append
    s.begin(PaxOrWar())
    assert "pax-romana 450" in told(s)


@pytest.mark.rule("ultimus", "events.4")
@pytest.mark.rule("ultimus", "events.11")
def test_events_4_and_11_say_whom_they_strike() -> None:
    s = civil_war()
    happen(s.p, 4)
    s.begin().roll(2)
    assert "sick honorius" in told(s)
    for number, line in ((0, "riot 1 1"), (2, "riot 1 0"), (3, "riot 0 1")):
        s = civil_war()
        happen(s.p, 11)
        s.begin().roll(number)
        assert line in told(s)
