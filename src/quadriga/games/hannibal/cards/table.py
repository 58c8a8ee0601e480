"""The 64 strategy cards in their order (rulebook chapter 25)."""

from typing import Final

from quadriga.games.hannibal.board import AFRICA, SPAIN
from quadriga.games.hannibal.cards.allegiance import (
    Diplomacy,
    GrainShortage,
    HannibalCharms,
    IHaveCome,
    NumidianAlly,
    Sophonisba,
)
from quadriga.games.hannibal.cards.before_battle import AlliesDesert, ElephantFright, SpyInCamp
from quadriga.games.hannibal.cards.desertion import AllyDeserts
from quadriga.games.hannibal.cards.entry import ENTRIES, Card, fill
from quadriga.games.hannibal.cards.hardship import (
    AdriaticPirates,
    BadWeather,
    Epidemic,
    HostileTribes,
    MercenariesDesert,
    NativeGuide,
    Pestilence,
    StormsAtSea,
)
from quadriga.games.hannibal.cards.marharbal import Marharbal
from quadriga.games.hannibal.cards.recruits import (
    AfricanReinforcements,
    Auxiliaries,
    BalearicSlingers,
    IberianRecruits,
    MacedonianReinforcements,
    MutinsNumidians,
    Recruits,
    SlavesRaised,
)
from quadriga.games.hannibal.cards.revolts import CapuaSides, NumidiaRevolts, Revolt, SyracuseAllies
from quadriga.games.hannibal.cards.sieges import (
    FleetBreaksSiege,
    SiegeTrain,
    SurpriseSortie,
    TraitorInTarentum,
    Treachery,
    TribalResistance,
)
from quadriga.games.hannibal.cards.statecraft import (
    CatoCounsels,
    HannoCounsels,
    MessengerIntercepted,
    NavalVictory,
    PhilipOfMacedon,
    SenateDismisses,
    Truce,
)

TABLE: Final[list[Card]] = [
    Revolt(0, "corsica-sardinia"),
    Revolt(1, "sicilia"),
    NumidiaRevolts(2),
    Revolt(3, "celtiberia"),
    NativeGuide(4),
    Marharbal(5),
    HostileTribes(6),
    HostileTribes(7),
    PhilipOfMacedon(8),
    MacedonianReinforcements(9),
    BalearicSlingers(10),
    AfricanReinforcements(11),
    Recruits(12, ["lucania"]),
    Recruits(13, ["liguria", "gallia-cisalpina", "etruria"]),
    IberianRecruits(14),
    Recruits(15, ["gallia-transalpina", "gallia-cisalpina"]),
    SurpriseSortie(16),
    TraitorInTarentum(17),
    SenateDismisses(18),
    SpyInCamp(19),
    MercenariesDesert(20),
    MutinsNumidians(21),
    NumidianAlly(22),
    Sophonisba(23),
    CapuaSides(24),
    SyracuseAllies(25),
    IHaveCome(26),
    HannibalCharms(27),
    NavalVictory(28),
    SiegeTrain(29),
    AlliesDesert(30, SPAIN),
    AlliesDesert(31, AFRICA),
    Card(32),
    Card(33),
    Diplomacy(34),
    Diplomacy(35),
    Card(36),
    Card(37),
    Card(38),
    Card(39),
    BadWeather(40),
    ElephantFright(41),
    SlavesRaised(42),
    Auxiliaries(43, "apulia"),
    Auxiliaries(44, "etruria"),
    Auxiliaries(45, "samnium"),
    Auxiliaries(46, "lucania"),
    Auxiliaries(47, "campania"),
    FleetBreaksSiege(48),
    AdriaticPirates(49),
    Epidemic(50),
    Pestilence(51),
    TribalResistance(52),
    Treachery(53),
    MessengerIntercepted(54),
    GrainShortage(55),
    HannoCounsels(56),
    CatoCounsels(57),
    AllyDeserts(58),
    StormsAtSea(59),
    Card(60),
    Card(61),
    Card(62),
    Truce(63),
]
"""Counted from 0: card 5 of the book is 4 here. Campaigns (32, 33, 36-39) and forced marches (60-62) are numbers."""

fill(TABLE)

__all__ = ["ENTRIES", "TABLE"]
