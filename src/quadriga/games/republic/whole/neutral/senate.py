"""The Senate Phase of the one- and two-player game (rules N4.05.1 and N4.05.34)."""

from typing import final

from quadriga.engine import Procedure
from quadriga.games.republic.whole.neutral.assassins import ForLife
from quadriga.games.republic.whole.neutral.cards import PlayDrawn, PlayNow
from quadriga.games.republic.whole.neutral.coalition import FormCoalition
from quadriga.games.republic.whole.neutral.division import Divide
from quadriga.games.republic.whole.neutral.guidelines import ranked
from quadriga.games.republic.whole.neutral.war_plan import WarPlan, active, is_neutral_crisis
from quadriga.games.republic.whole.rome import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, PRIOR_CONSUL, ROME_CONSUL, Rome
from quadriga.games.republic.whole.senate.effects import make_dictator
from quadriga.games.republic.whole.senate.elections import dictator_candidates
from quadriga.games.republic.whole.senate.murder import forbids_plot
from quadriga.games.republic.whole.senate.trials import EndOfTrials


@final
class NeutralSenate(Procedure[Rome]):
    """N4.05.1a, N4.01.1a: coalition, Dictator in a crisis, spoils, consul for life, plan; no votes, no trials."""

    def run(self, p: Rome) -> None:
        p.others().coalition = []
        if p.official() < 0:
            return
        retire(p)
        p.begin(EndOfTrials())
        p.begin(WarPlan())
        p.begin(ForLife())
        p.begin(Divide())
        p.begin(CrisisDictator())
        p.begin(FormCoalition(0))
        for seat in reversed(p.in_order()):
            if seat >= p.seats:
                p.begin(PlayDrawn(seat))
            elif p.hands[seat] or not forbids_plot(p, seat):
                p.begin(PlayNow(seat))


def retire(p: Rome) -> None:
    """9.22b: the consuls and the Dictator of last turn step back as prior consuls."""
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
        if p.offices[office] >= 0:
            p.marks[p.offices[office]] |= PRIOR_CONSUL
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL, MASTER_OF_HORSE):
        p.offices[office] = -1


@final
class CrisisDictator(Procedure[Rome]):
    """N4.05.34a: in a crisis the best commander in Rome; among equals who nullifies a war's numbers, then who rules."""

    def run(self, p: Rome) -> None:
        fit = dictator_candidates(p)
        if not is_neutral_crisis(p) or not fit:
            return
        wars = active(p)
        order = [*p.others().coalition, *[seat for seat in ranked(p) if seat not in p.others().coalition]]
        make_dictator(
            p,
            max(
                fit,
                key=lambda one: (
                    p.cards.military[one],
                    any(war in p.cards.nullifies[one] for war in wars),
                    -order.index(p.faction[one]),
                    -one,
                ),
            ),
        )
