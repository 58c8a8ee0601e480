"""The sequence of play (rulebook chapter 2): phases A to F of a year."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.forces import has_units, is_at_war, set_aside_moves, strangers_in
from quadriga.games.ultimus.movement.caught import Stragglers
from quadriga.games.ultimus.movement.phase import Movement, Window
from quadriga.games.ultimus.placement import settle_unit
from quadriga.games.ultimus.position import FALLEN, OFF, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import DrawCounters
from quadriga.games.ultimus.stratagems.geostrategy import Counsel
from quadriga.games.ultimus.stratagems.plague import end_plague
from quadriga.games.ultimus.throne.camps import ChangeOfCamps
from quadriga.games.ultimus.throne.lives import Deaths, Entries, GenericReturn
from quadriga.games.ultimus.throne.succession import NamePatrices
from quadriga.games.ultimus.year.balance import CapitalsAndPorts, ReturnCounters
from quadriga.games.ultimus.year.events import EventRoll, adds_round
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from quadriga.games.ultimus.year.rounds import count_rounds, share_rounds
from quadriga.games.ultimus.year.victory import Scoring, close
from quadriga.games.ultimus.year.winter_romans import Adjustments

STRATAGEMS: Final = words.PHASES.index("stratagems")
INITIATIVE: Final = words.PHASES.index("initiative")
GEOSTRATEGY: Final = words.PHASES.index("geostrategy")
ADMINISTRATION: Final = words.PHASES.index("administration")
CAMPAIGN: Final = words.PHASES.index("campaign")
BALANCE: Final = words.PHASES.index("balance")

EXCUBITORES_YEAR: Final = 460


@final
class YearBegins(Procedure[Ultimus]):
    """2.A: a clean slate, and both players draw."""

    def run(self, p: Ultimus) -> None:
        p.phase = STRATAGEMS
        p.event = 0
        p.sick = NONE
        p.riot = 0
        p.pax = 0
        p.papa = 0
        p.regna = 0
        p.tested = 0
        p.smc = [0, 0]
        p.leader_bound = [0] * len(p.leader_bound)
        p.tell(words.E_TURN, p.year)
        p.begin(SeekInitiative())
        p.begin(DrawCounters())


@final
class SeekInitiative(Procedure[Ultimus]):
    """2.B: 1d6 for the initiative; the scenario gives that of the first year."""

    def run(self, p: Ultimus) -> None:
        p.phase = INITIATIVE
        p.begin(PhaseC())
        if p.year == p.setup.start:
            p.initiative = p.setup.initiative
            p.tell(words.E_INITIATIVE, p.initiative)
        else:
            p.begin(InitiativeRoll())


@final
class PhaseC(Procedure[Ultimus]):
    """2.C: entries and stratagems, first of the player with the initiative."""

    def run(self, p: Ultimus) -> None:
        p.phase = GEOSTRATEGY
        p.begin(PaxOrWar())
        for camp in (1 - p.initiative, p.initiative):
            p.begin(Counsel(camp))
            p.begin(Entries(camp))


@final
class PaxOrWar(Procedure[Ultimus]):
    """2.C: without war, revolt, Regnum or usurpation the year is one of Roman peace; only deaths are tested."""

    def run(self, p: Ultimus) -> None:
        war = any(is_at_war(p, tribe) for tribe in range(len(p.tribe_status)))
        if war or p.usurper != [NONE, NONE]:
            p.begin(PhaseD())
            return
        p.pax = 1
        p.tell(words.E_PAX, p.year)
        p.begin(PaxHolds())
        p.begin(Deaths())


@final
class PaxHolds(Procedure[Ultimus]):
    """2.C: the death of an Augustus ends the peace: phase D follows, without a second test of deaths."""

    def run(self, p: Ultimus) -> None:
        if p.pax:
            raise_excubitores(p)
        p.begin(PhaseF() if p.pax else PhaseD())


@final
class PhaseD(Procedure[Ultimus]):
    """2.D: rounds, event, Patrices, deaths, reinforcements."""

    def run(self, p: Ultimus) -> None:
        p.phase = ADMINISTRATION
        share_rounds(p, count_rounds(p))
        p.begin(PhaseE())
        p.begin(Reinforcements())
        if not p.tested:
            p.begin(Deaths())
        p.begin(NamePatrices())
        if p.setup.events:
            p.begin(EventRoll())


@final
class Reinforcements(Procedure[Ultimus]):
    """2.D: generic Roman leaders and lost fleets come back, the Excubitores arrive in 460."""

    def run(self, p: Ultimus) -> None:
        for leader in range(len(p.leader_at) - 1, -1, -1):
            if p.leader_at[leader] == FALLEN and p.roster.leader_tribe[leader] == NONE:
                p.begin(GenericReturn(leader))
        for fleet, home in enumerate(p.board.fleet_home):
            if p.fleet_back[fleet] and p.fleet_back[fleet] <= p.year:
                p.fleet_back = replaced(p.fleet_back, fleet, 0)
                p.fleet_at = replaced(p.fleet_at, fleet, home)
                p.fleet_side = replaced(p.fleet_side, fleet, BARBARE if has_units(p, home, BARBARE) else ROMAIN)
                p.tell(words.E_FLEET_BACK, fleet)
        raise_excubitores(p)


def raise_excubitores(p: Ultimus) -> None:
    """Palatini table: the Excubitores arrive in 460, be it a year of peace; while others hold their city they wait."""
    guard = p.roster.excubitores
    if p.year == EXCUBITORES_YEAR and p.unit_at[guard] == OFF:
        home = p.roster.unit_home[guard]
        if strangers_in(p, home, True):
            p.put_unit(guard, FALLEN)
        else:
            settle_unit(p, guard, home)


@final
class PhaseE(Procedure[Ultimus]):
    """2.E: rounds alternate, from the player with the initiative on."""

    def run(self, p: Ultimus) -> None:
        p.phase = CAMPAIGN
        p.begin(NextRound(p.initiative))


@final
class NextRound(Procedure[Ultimus]):
    """2.E: a player with a round left takes it, then the other; event 10 adds one for the BARBARE at the end."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.smc[self.camp]:
            p.begin(NextRound(1 - self.camp))
            p.begin(Round(self.camp))
        elif p.smc[1 - self.camp]:
            p.begin(NextRound(1 - self.camp))
        else:
            p.begin(PlagueEnds())
            if adds_round(p):
                p.begin(Round(BARBARE))


@final
class Round(Procedure[Ultimus]):
    """2.E: one SMC: movements, combats, and the marker goes back by one; the opponent may break in between."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        p.active = self.camp
        set_aside_moves(p)
        p.begin(RoundOver(self.camp))
        p.begin(Battles(0))
        p.begin(Stragglers())
        p.begin(Window(1 - self.camp))
        p.begin(Movement(self.camp))
        p.begin(Window(1 - self.camp))
        p.begin(Stragglers())


@final
class RoundOver(Procedure[Ultimus]):
    """2.E.3: one SMC less."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        p.smc = replaced(p.smc, self.camp, max(0, p.smc[self.camp] - 1))


@final
class PlagueEnds(Procedure[Ultimus]):
    """6.3: plague counters leave the map at the end of phase E."""

    def run(self, p: Ultimus) -> None:
        end_plague(p)
        p.begin(PhaseF())


@final
class PhaseF(Procedure[Ultimus]):
    """2.F: change of camps, capitals and ports, points, adjustments, counters, the next year."""

    def run(self, p: Ultimus) -> None:
        p.phase = BALANCE
        p.begin(YearEnds())
        p.begin(ReturnCounters())
        p.begin(Adjustments())
        p.begin(Scoring())
        p.begin(CapitalsAndPorts())
        p.begin(ChangeOfCamps())


@final
class YearEnds(Procedure[Ultimus]):
    """2.F, 10.3: the turn marker moves on, or the game is decided."""

    def run(self, p: Ultimus) -> None:
        if p.year >= p.setup.end:
            close(p)
            return
        p.year += 1
        p.begin(YearBegins())
