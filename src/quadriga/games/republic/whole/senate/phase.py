"""The order of business of a Senate Phase, and what is done when it closes (rules 9.13 and 9.9)."""

from typing import ClassVar, final

from quadriga.engine import Procedure, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.bequests import enter_cyrene
from quadriga.games.republic.whole.forum.events import conclude, forbids_alliance, kill_captives
from quadriga.games.republic.whole.ledger.seen import end_meeting
from quadriga.games.republic.whole.mortality.death import Bereft
from quadriga.games.republic.whole.options import COMMISSIONER, IN_FORUM_PHASE
from quadriga.games.republic.whole.revenue.state import gain_state
from quadriga.games.republic.whole.rome import BACK, LEFT, PROCONSUL, Rome
from quadriga.games.republic.whole.senate.business import OtherBusiness
from quadriga.games.republic.whole.senate.elections import Consuls, Dictatorship, ElectCensor
from quadriga.games.republic.whole.senate.governors import FillProvinces
from quadriga.games.republic.whole.senate.land import free_commissioner
from quadriga.games.republic.whole.senate.laws import Fines
from quadriga.games.republic.whole.senate.repopulation import Repopulate
from quadriga.games.republic.whole.senate.session import (
    BUSINESS,
    CENSORSHIP,
    CONSULS,
    DICTATORSHIP,
    GOVERNORS,
    TRIALS,
    Session,
)
from quadriga.games.republic.whole.senate.trials import EndOfTrials, Prosecutions, SpecialTrials
from quadriga.games.republic.whole.senate.tribunes import TribuneWindow
from quadriga.games.republic.whole.war.arrival import create, leave_play
from quadriga.games.republic.whole.war.forces import clear_war, recall, recall_left
from quadriga.games.republic.whole.war.strength import civil_war, is_card, naval, spoils, support


@final
class SenatePhase(Procedure[Rome]):
    """9.11c, D38: the meeting opens, filled up to eight; without any senator in Rome there is none."""

    def run(self, p: Rome) -> None:
        p.phase = words.SENATE_PHASE
        p.tell(words.E_TURN_PHASE, p.phase)
        enter_cyrene(p)
        p.senate = Session()
        p.senate.lay_out(p.deck.most_legions - p.legions_in_play(), p.deck.most_fleets - p.fleets_in_play())
        p.barred = p.elected
        p.elected = []
        p.begin(EndOfSenate())
        if p.has_neutrals():
            from quadriga.games.republic.whole.neutral.senate import NeutralSenate  # which is built on all of this

            p.begin(NeutralSenate())
            p.begin(Repopulate())
            return
        p.begin(Agenda())
        p.begin(Repopulate())


@final
class Agenda(Procedure[Rome]):
    """9.13a: consuls, Dictator, Censor, trials, governors, other business; special trials before all else."""

    def run(self, p: Rome) -> None:
        meeting = p.meeting()
        if meeting.trials:
            p.begin(self)
            p.begin(SpecialTrials())
            return
        if meeting.adjourned or p.speaker() < 0:
            return
        if meeting.step == BUSINESS:
            return
        p.begin(self)
        meeting.step += 1
        if meeting.step == CONSULS:
            p.begin(Consuls())
        elif meeting.step == DICTATORSHIP:
            p.begin(Dictatorship())
        elif meeting.step == CENSORSHIP:
            p.begin(ElectCensor())
        elif meeting.step == TRIALS:
            p.begin(EndOfTrials())
            p.begin(Prosecutions())
            p.begin(Fines())
        elif meeting.step == GOVERNORS:
            p.begin(FillProvinces())
        else:
            p.begin(AfterAdjournment())
            p.begin(OtherBusiness())
            p.begin(TribuneWindow())


@final
class AfterAdjournment(Procedure[Rome]):
    """9.151a: tribunes may still propose right after an adjournment, not after the one who presided was sent away."""

    def run(self, p: Rome) -> None:
        if p.speaker() >= 0 and not p.meeting().closed:
            p.begin(TribuneWindow())


@final
class EndOfSenate(Procedure[Rome]):
    """9.9a, D50: New Alliance, Land Commissioner, forces that must come home, Lucullus."""

    def run(self, p: Rome) -> None:
        p.motion = None
        p.senate = None
        end_meeting(p)
        p.begin(Bereft())
        p.begin(HomeComing())
        if p.event("new_alliance") and p.official() >= 0 and allies(p):
            p.begin(NewAlliance())


def allies(p: Rome) -> list[int]:
    """7.E13: the wars that may be ended by an alliance."""
    return [war for war in range(len(p.war)) if not forbids_alliance(p, war)]


@final
class NewAlliance(ChooseOne[Rome]):
    """7.E13: the highest official must name a war: half of its spoils, or all by the dark side, and its provinces."""

    verbs: ClassVar[tuple[int, ...]] = (words.NAME_WAR,)
    prompt: ClassVar[str] = words.ASK_ALLIANCE

    def turn(self, p: Rome) -> Seat:
        return Seat(p.chair())

    def candidates(self, p: Rome) -> list[int]:
        return allies(p)

    def forbids(self, p: Rome, one: int) -> int:
        return forbids_alliance(p, one)

    def chose(self, p: Rome, one: int) -> None:
        if p.event("new_alliance") < 2 or not is_card(p, one):
            conclude(p, one, share=2)
            return
        gain_state(p, spoils(p, one))
        p.tell(words.E_PEACE, one)
        captives = clear_war(p, one, victor=-1)
        if p.deck.creates_when[one] == "victory":
            for province in p.deck.creates[one]:
                create(p, province)
        leave_play(p, one, beaten=True)
        kill_captives(p, captives)


@final
class HomeComing(Procedure[Rome]):
    """9.61f, 9.9a: the Land Commissioner without a bill, proconsuls who cannot fight, forces without commander."""

    def run(self, p: Rome) -> None:
        if p.options[COMMISSIONER] != IN_FORUM_PHASE:
            free_commissioner(p)
        for one in p.commands[:]:
            if p.is_army(one) and p.marks[one] & PROCONSUL and (not can_fight(p, one) or p.homeward[one]):
                recall(p, one)
        for war in range(len(p.war)):
            if p.left_army[war] or p.left_ships[war] or p.veterans(LEFT + war):
                recall_left(p, war)
        for one in range(p.cards.senators):
            p.marks[one] &= ~BACK


def can_fight(p: Rome, commander: int) -> bool:
    """9.9a: a fleet for a battle at sea, else a legion and the support."""
    war = p.where[commander]
    if war == civil_war(p):
        return p.legions_of(commander) > 0
    if naval(p, war):
        return p.ships[commander] > 0
    return p.legions_of(commander) > 0 and p.ships[commander] >= support(p, war)
