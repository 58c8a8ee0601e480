"""Every stratagem of the cup (rulebook 6.1 to 6.3), by the entry that says what it does."""

from typing import Final

from quadriga.games.ultimus.printed.board import EAST, WEST
from quadriga.games.ultimus.stratagems import counters as kinds
from quadriga.games.ultimus.stratagems.alliances import Alliance, Rebellion
from quadriga.games.ultimus.stratagems.ambush import Bagaudes, Desertion, TemporaryFleet
from quadriga.games.ultimus.stratagems.assassin import Assassin, Buccellarii
from quadriga.games.ultimus.stratagems.augusta import Augusta
from quadriga.games.ultimus.stratagems.council import Council
from quadriga.games.ultimus.stratagems.entry import ENTRIES, Stratagem, forbids_playing, play_stratagem, playable
from quadriga.games.ultimus.stratagems.fury import Favour, Furor, OpportuneFlight, Scourge
from quadriga.games.ultimus.stratagems.germanophobia import Germanophobia
from quadriga.games.ultimus.stratagems.initiative import Initiative
from quadriga.games.ultimus.stratagems.migration import Migration
from quadriga.games.ultimus.stratagems.papa import Papa
from quadriga.games.ultimus.stratagems.plague import Plague
from quadriga.games.ultimus.stratagems.rex import Rex
from quadriga.games.ultimus.stratagems.treaties import Treaty, Tribute
from quadriga.games.ultimus.stratagems.uprisings import Uprising
from quadriga.games.ultimus.stratagems.usurpations import Usurpation

__all__ = ["STRATAGEMS", "forbids_playing", "play_stratagem", "playable"]

MINOR: Final = 0
MAJOR: Final = 1

STRATAGEMS: Final[list[Stratagem]] = [
    Treaty(kinds.TREATY_MINOR, MINOR),
    Treaty(kinds.TREATY_MAJOR, MAJOR),
    Tribute(),
    Augusta(kinds.AUGUSTA_EAST),
    Augusta(kinds.AUGUSTA_WEST),
    Papa(),
    Buccellarii(),
    Usurpation(WEST),
    Usurpation(EAST),
    Uprising(kinds.UPRISING_MINOR_1, MINOR, 1),
    Uprising(kinds.UPRISING_MINOR_2, MINOR, 2),
    Uprising(kinds.UPRISING_MINOR_3, MINOR, 3),
    Uprising(kinds.UPRISING_MAJOR_1, MAJOR, 1),
    Uprising(kinds.UPRISING_MAJOR_3, MAJOR, 3),
    Scourge(),
    Rex(),
    Alliance(),
    Bagaudes(),
    Migration(),
    Initiative(),
    Rebellion(),
    Council(),
    OpportuneFlight(),
    Assassin(),
    Plague(kinds.PLAGUE),
    Plague(kinds.EPIDEMIC),
    Desertion(),
    Furor(),
    Favour(),
    TemporaryFleet(),
    Germanophobia(),
]
for _entry in STRATAGEMS:
    ENTRIES[_entry.kind] = _entry
