"""The arithmetic of a battle (rulebook 8.3, 8.6, combat table), apart from any position."""

from typing import Final, final

from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import FIRST_ROW, LAST_ROW, QUARTERS, Tables


@final
class Situation:
    """What decides a battle: everything the table and its modifiers look at."""

    __slots__ = (
        "attacker_bonus", "attacker_pf", "attacker_politics", "attacker_quality", "attacker_tribal", "capital",
        "crossed",
        "defender_bonus", "defender_free", "defender_pf", "defender_politics", "defender_quality", "luck", "outside",
    )  # fmt: skip

    def __init__(self, attacker_pf: int, defender_pf: int, attacker_quality: int, defender_quality: int) -> None:
        self.attacker_pf = attacker_pf
        self.defender_pf = defender_pf
        self.attacker_quality = attacker_quality
        self.defender_quality = defender_quality
        self.attacker_bonus = 0
        self.defender_bonus = 0
        self.attacker_politics = NONE
        """8.6.3: best CP among Augustus, Patrice and Usurper; NONE without one."""
        self.defender_politics = NONE
        self.attacker_tribal = False
        """Modifier c: only non-Roman units."""
        self.defender_free = False
        """Modifier b: only non-Roman units, neither Foederati, in revolt nor of a Regnum."""
        self.capital = False
        """Modifier d: only units of a Regnum, in its capital."""
        self.outside = False
        self.crossed = False
        self.luck = 0
        """Events and Divine Favour, positive for the attacker."""


def column(tables: Tables, s: Situation) -> int:
    """8.3, 8.6.1: the column of the ratio, moved by the average quality; it stops at either end."""
    found = tables.column(s.attacker_pf, s.defender_pf) + shift(s.attacker_quality, s.defender_quality)
    return max(0, min(found, len(tables.columns) - 1))


def shift(attacker: int, defender: int) -> int:
    """Column modifiers a to d: two columns for double quality, one for better; never both."""
    if attacker > defender:
        return 2 if attacker >= 2 * defender else 1
    if attacker < defender:
        return -2 if defender >= 2 * attacker else -1
    return 0


def modifier(s: Situation) -> int:
    """Die modifiers a to g and those of events, all added."""
    total = s.attacker_bonus - s.defender_bonus + s.luck
    if s.outside and s.defender_free:
        total -= 1
    if s.outside and s.attacker_tribal:
        total += 1
    if s.capital:
        total -= 1
    if s.attacker_politics != NONE and s.defender_politics != NONE:
        if s.attacker_politics > s.defender_politics:
            total += 1
        elif s.attacker_politics < s.defender_politics:
            total -= 1
    return total - 1 if s.crossed else total


def row(die: int) -> int:
    """The row of a modified die: the first and last rows are open."""
    return max(FIRST_ROW, min(die, LAST_ROW)) - FIRST_ROW


def losses(result: int, struck: int, own: int) -> int:
    """8.4.2: the units a winner weakens: a fraction, rounded down, of the enemy units struck, at most each once."""
    return min(QUARTERS[result] * struck // 4, own)


TOP_ROW: Final = LAST_ROW
BOTTOM_ROW: Final = FIRST_ROW
