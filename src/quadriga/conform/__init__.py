"""The battery every game must pass: random games, checked move by move.

    report = conform(game, games=50, seed=7, texts=quadriga.text.has)
    assert not report.breaches, report.breaches[0]

Cheap checks are made at every decision, thorough ones at a random one in a hundred. `CHECKS` names them all.
"""

from quadriga.conform.battery import Rates, conform
from quadriga.conform.report import CHECKS, Breach, Report
from quadriga.conform.texts import keys

__all__ = ["CHECKS", "Breach", "Rates", "Report", "conform", "keys"]
