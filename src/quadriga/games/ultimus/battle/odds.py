"""The odds of one battle given as plain data (rulebook 8.3 to 8.6, combat table): six dice, so always exact."""

from typing import Final, final

from quadriga.engine.errors import BadSituation
from quadriga.engine.frame import Procedure
from quadriga.engine.position import LOSS, WIN, Hearer
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.table import BOTTOM_ROW, TOP_ROW, Situation, column, modifier, row
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import RESULTS, Tables

PAIRS: Final = {"strength": 1, "quality": 1, "bonus": 0, "politics": 0}
"""The numbers of both sides, each with the least it can be."""
MOST: Final = 999
TRUTHS: Final = {
    "attacker_roman": True,
    "defender_roman": True,
    "defender_settled": False,
    "crossed": False,
    "outside_empire": False,
    "capital": False,
}
"""The conditions, each with what it is where a situation does not say."""
MOST_LUCK: Final = 9
FURIES: Final = ["", "attacker", "defender"]
KNOWN: Final = (*PAIRS, *TRUTHS, "luck", "fury")


@final
class Trial:
    """A situation and the side whose stratagem fixes the row, if any."""

    def __init__(self, situation: Situation, fury: int) -> None:
        self.situation: Final = situation
        self.fury: Final = fury

    def row(self, die: int) -> int:
        """The row of a die, or the fixed one."""
        if self.fury == 0:
            return row(die + modifier(self.situation))
        return row(TOP_ROW if self.fury == 1 else BOTTOM_ROW)


def read_situation(plain: object) -> Trial:
    """Strengths, qualities and bonuses as [attacker, defender], conditions as truths; raises BadSituation."""
    if not isinstance(plain, dict):
        raise BadSituation("not-an-object")
    for name in plain:
        if name not in KNOWN:
            raise BadSituation("unknown-entry", str(name), ", ".join(KNOWN))
    strength = _pair(plain, "strength")
    quality = _pair(plain, "quality")
    s = Situation(strength[0], strength[1], quality[0], quality[1])
    if "bonus" in plain:
        s.attacker_bonus, s.defender_bonus = _pair(plain, "bonus")
    if "politics" in plain:
        s.attacker_politics, s.defender_politics = _pair(plain, "politics")
    s.crossed = _truth(plain, "crossed")
    s.outside = _truth(plain, "outside_empire")
    s.attacker_tribal = not _truth(plain, "attacker_roman")
    s.defender_free = not _truth(plain, "defender_roman") and not _truth(plain, "defender_settled")
    s.capital = _truth(plain, "capital")
    luck = plain.get("luck", 0)
    if not isinstance(luck, int) or isinstance(luck, bool) or abs(luck) > MOST_LUCK:
        raise BadSituation("not-a-number", "luck", f"-{MOST_LUCK}-{MOST_LUCK}")
    s.luck = luck
    fury = plain.get("fury", "")
    if fury not in FURIES:
        raise BadSituation("unknown-entry", "fury", ", ".join(FURIES[1:]))
    return Trial(s, FURIES.index(str(fury)))


def _pair(plain: dict[str, object], name: str) -> tuple[int, int]:
    value = plain.get(name)
    low = PAIRS[name]
    if value is None:
        raise BadSituation("missing", name)
    if not isinstance(value, list) or len(value) != 2:
        raise BadSituation("not-a-number", name, f"[{low}-{MOST}, {low}-{MOST}]")
    one, other = value
    for number in value:
        if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= MOST:
            raise BadSituation("not-a-number", name, f"[{low}-{MOST}, {low}-{MOST}]")
    return int(str(one)), int(str(other))


def _truth(plain: dict[str, object], name: str) -> bool:
    value = plain.get(name, TRUTHS[name])
    if not isinstance(value, bool):
        raise BadSituation("not-a-truth", name)
    return value


def describe(s: Situation) -> dict[str, object]:
    """A situation on the map as the plain data `read_situation` takes."""
    plain: dict[str, object] = {
        "strength": [s.attacker_pf, s.defender_pf],
        "quality": [s.attacker_quality, s.defender_quality],
        "bonus": [s.attacker_bonus, s.defender_bonus],
        "crossed": s.crossed,
        "outside_empire": s.outside,
        "attacker_roman": not s.attacker_tribal,
        "defender_roman": not s.defender_free,
        "capital": s.capital,
        "luck": s.luck,
    }
    if s.attacker_politics != NONE and s.defender_politics != NONE:
        plain["politics"] = [s.attacker_politics, s.defender_politics]
    return plain


def exact_odds(tables: Tables, trial: Trial) -> dict[str, object]:
    """Who wins, the column of the ratio and the one quality shifts it to, and every result with its probability."""
    where = column(tables, trial.situation)
    counts: dict[tuple[int, int, bool], int] = {}
    for die in range(1, 7):
        at = trial.row(die)
        cell = (tables.attacker[at][where], tables.defender[at][where], tables.attacker_wins[at][where])
        counts[cell] = counts.get(cell, 0) + 1
    wins = sum(count for cell, count in counts.items() if cell[2])
    return {
        "exact": True,
        "attacker_wins": wins / 6,
        "defender_wins": (6 - wins) / 6,
        "column": tables.columns[tables.column(trial.situation.attacker_pf, trial.situation.defender_pf)],
        "shifted": tables.columns[where],
        "results": [
            {
                "attacker": RESULTS[cell[0]],
                "defender": RESULTS[cell[1]],
                "winner": "attacker" if cell[2] else "defender",
                "p": count / 6,
            }
            for cell, count in counts.items()
        ],
    }


FIELDS: Final = (
    "attacker_pf", "defender_pf", "attacker_quality", "defender_quality", "attacker_bonus", "defender_bonus",
    "attacker_politics", "defender_politics", "attacker_tribal", "defender_free", "capital", "outside", "crossed",
    "luck",
)  # fmt: skip


def pack(trial: Trial) -> tuple[int, ...]:
    """A trial as numbers, for a frame."""
    s = trial.situation
    armies = (s.attacker_pf, s.defender_pf, s.attacker_quality, s.defender_quality, s.attacker_bonus, s.defender_bonus)
    politics = (s.attacker_politics, s.defender_politics)
    facts = (int(s.attacker_tribal), int(s.defender_free), int(s.capital), int(s.outside), int(s.crossed))
    return (trial.fury, *armies, *politics, *facts, s.luck)


def unpack(values: tuple[int, ...]) -> Trial:
    """The trial of `pack`."""
    s = Situation(values[1], values[2], values[3], values[4])
    s.attacker_bonus, s.defender_bonus, s.attacker_politics, s.defender_politics = values[5:9]
    s.attacker_tribal, s.defender_free, s.capital = bool(values[9]), bool(values[10]), bool(values[11])
    s.outside, s.crossed, s.luck = bool(values[12]), bool(values[13]), values[14]
    return Trial(s, values[0])


@final
class TrialBattle(SixRoll):
    """8.3: the die of a battle outside any game; seat 0 attacks, and the better side of the result wins."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values: Final = values

    def rolled(self, p: Ultimus, number: int) -> None:
        decide(p, unpack(self.values), number)


@final
class FixedBattle(Procedure[Ultimus]):
    """6.2, 6.3: a battle outside any game whose row a stratagem fixes."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values: Final = values

    def run(self, p: Ultimus) -> None:
        decide(p, unpack(self.values), 0)


def begin_trial(p: Ultimus, trial: Trial, hear: Hearer | None) -> None:
    """A battle outside any game: at its die, or over where there is none."""
    p.begin(FixedBattle(pack(trial)) if trial.fury else TrialBattle(pack(trial)))
    p.hear = hear
    p.settle()
    p.hear = None


def decide(p: Ultimus, trial: Trial, die: int) -> None:
    """8.3: the cell of the table that ends such a battle."""
    at, where = trial.row(die), column(p.tables, trial.situation)
    p.tell(words.E_TRIAL, at + BOTTOM_ROW, where, p.tables.attacker[at][where], p.tables.defender[at][where])
    won = p.tables.attacker_wins[at][where]
    p.finish(words.END_BATTLE, [WIN, LOSS] if won else [LOSS, WIN])
