"""What is shown of the battle under way, or of the last one: armies, column, die, losses (rulebook 8.1 to 8.6)."""

from typing import Final

from quadriga.engine.event import Event
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.evasion import EvasionRoll, best_strategy
from quadriga.games.ultimus.battle.muster import Muster, muster
from quadriga.games.ultimus.battle.table import BOTTOM_ROW, TOP_ROW, Situation, column, modifier, row, shift
from quadriga.games.ultimus.forces import is_contested
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import CAMPS, RESULTS
from quadriga.games.ultimus.shown import Army, Factor, Fought, Leader, Row, Slip, Unit

AVOIDING: Final = (words.ASK_EVADE, words.ASK_FAVOUR, words.ASK_SHELTER, words.ASK_ACCOMPANY)
"""The questions of a battle before anybody is sure to fight."""
LEAVING: Final = (words.ASK_WITHDRAW, words.ASK_FOLLOW)


def fought(p: Ultimus) -> Fought | None:
    """The battle from the moment it is joined; None before the first."""
    if not p.muster:
        return None
    events = p.told()
    has_clashed = bool(events)
    is_open = p.battle is not None and not has_clashed and is_contested(p, p.battle.zone)
    seen = Muster(muster(p, 0, _fury_row(p)) if is_open else p.muster)
    situation = seen.situation
    where = column(p.tables, situation)
    lost: list[str] = []
    weakened: list[str] = []
    shown: Fought = {
        "zone": p.board.zone_ids[seen.zone],
        "year": p.year,
        "step": _step(p, has_clashed),
        "attacker": _army(p, seen, 0),
        "defender": _army(p, seen, 1),
        "evasion": _slip(p, seen, has_clashed),
        "ratio": p.tables.columns[p.tables.column(situation.attacker_pf, situation.defender_pf)],
        "column": p.tables.columns[where],
        "columns": p.tables.columns,
        "shift": {"key": "quality", "rule": "8.6.1", "value": shift(*_qualities(situation))},
        "modifiers": modifiers(situation, seen.favour),
        "rows": _rows(p, seen, where),
        "fixed": seen.fixed != 0,
        "die": seen.die or None,
        "result": None,
        "weakened": weakened,
        "lost": lost,
        "after": [],
        "over": p.battle is None,
    }
    for event in events:
        _add(shown, event)
    for army in (shown["attacker"], shown["defender"]):
        army["turned"] = [_turned(p, unit) for unit in army["units"] if unit["piece"] in weakened]
        whole = [unit for unit in army["units"] if unit["piece"] not in weakened and unit["piece"] not in lost]
        army["left"] = sum(unit["values"][0] for unit in whole + army["turned"])
    return shown


def _fury_row(p: Ultimus) -> int:
    fury = p.fight().fury
    return 0 if fury == NONE else TOP_ROW if fury == p.active else BOTTOM_ROW


def _asked(p: Ultimus) -> str:
    """The question of the battle under way; none between them."""
    prompt = p.prompt() if p.battle is not None else None
    return "" if prompt is None else str(prompt["key"])


def _is_avoiding(p: Ultimus) -> bool:
    """8.2: whether the defender may still get away without a fight."""
    return _asked(p) in AVOIDING or (bool(p.stack) and isinstance(p.stack[-1], EvasionRoll))


def _step(p: Ultimus, has_clashed: bool) -> str:
    """Which part of a battle is being played: evasion, die, losses, retreat."""
    asked = _asked(p)
    if not has_clashed:
        return "evasion" if asked in LEAVING or _is_avoiding(p) else "die"
    return "losses" if asked == words.ASK_WEAKEN else "retreat"


def _army(p: Ultimus, seen: Muster, at: int) -> Army:
    camp = seen.attacker if at == 0 else 1 - seen.attacker
    s = seen.situation
    leaders: list[Leader] = []
    for leader in seen.leaders[at]:
        face = p.roster.leader_faces[leader].copy()
        face["side"] = CAMPS[camp]
        leaders.append(face)
    units: list[Unit] = []
    for unit, weak in zip(seen.units[at], seen.weak[at], strict=True):
        one = p.roster.unit_faces[unit][weak].copy()
        one["side"] = CAMPS[camp]
        units.append(one)
    strength = s.attacker_pf if at == 0 else s.defender_pf
    return {
        "side": CAMPS[camp],
        "leaders": leaders,
        "units": units,
        "strength": strength,
        "quality": s.attacker_quality if at == 0 else s.defender_quality,
        "tactics": s.attacker_bonus if at == 0 else s.defender_bonus,
        "left": strength,
        "turned": [],
    }


def _turned(p: Ultimus, unit: Unit) -> Unit:
    """A unit on its weak face."""
    face = p.roster.unit_faces[p.roster.unit_ids.index(unit["piece"])][1].copy()
    face["side"] = unit["side"]
    return face


def _slip(p: Ultimus, seen: Muster, has_clashed: bool) -> Slip | None:
    """8.2.1: the defender's die, thrown or to be thrown."""
    if seen.slip:
        return {"needed": seen.needed, "roll": seen.slip}
    if p.battle is None or has_clashed or not _is_avoiding(p):
        return None
    needed = best_strategy(p, seen.zone, 1 - seen.attacker) + p.battle.grace
    return {"needed": needed, "roll": None} if needed > 1 else None


def _qualities(s: Situation) -> tuple[int, int]:
    return s.attacker_quality, s.defender_quality


def modifiers(s: Situation, favour: int) -> list[Factor]:
    """8.6.2, 8.6.3 and the lines of the combat table: what is added to the die, those that count for nothing too."""
    politics = 0
    if s.attacker_politics != NONE and s.defender_politics != NONE:
        politics = (s.attacker_politics > s.defender_politics) - (s.attacker_politics < s.defender_politics)
    found: list[Factor] = [
        {"key": "tactics", "rule": "8.6.2", "value": s.attacker_bonus - s.defender_bonus},
        {"key": "politics", "rule": "8.6.3", "value": politics},
        {"key": "home", "rule": "combat-table", "value": -1 if s.outside and s.defender_free else 0},
        {"key": "away", "rule": "combat-table", "value": 1 if s.outside and s.attacker_tribal else 0},
        {"key": "capital", "rule": "combat-table", "value": -1 if s.capital else 0},
        {"key": "crossed", "rule": "combat-table", "value": -1 if s.crossed else 0},
        {"key": "event", "rule": "events", "value": s.luck},
        {"key": "favour", "rule": "6.3.faveur-divine", "value": favour},
    ]
    return [one for one in found if one["value"] or one["key"] == "tactics"]


def _rows(p: Ultimus, seen: Muster, where: int) -> list[Row]:
    """Every row of the column, with the faces that lead there."""
    total = modifier(seen.situation) + seen.favour
    faces: list[list[int]] = [[] for _ in range(BOTTOM_ROW, TOP_ROW + 1)]
    if seen.fixed:
        faces[row(seen.fixed)] = list(range(1, 7))
    else:
        for face in range(1, 7):
            faces[row(face + total)].append(face)
    camps = (CAMPS[1 - seen.attacker], CAMPS[seen.attacker])
    return [
        {
            "row": BOTTOM_ROW + at,
            "faces": here,
            "attacker": words.RESULT.slug(p.tables.attacker[at][where]),
            "defender": words.RESULT.slug(p.tables.defender[at][where]),
            "printed": [RESULTS[p.tables.attacker[at][where]], RESULTS[p.tables.defender[at][where]]],
            "winner": camps[p.tables.attacker_wins[at][where]],
        }
        for at, here in enumerate(faces)
    ]


def _add(shown: Fought, event: Event) -> None:
    kind = event.kind
    if kind is words.E_RESULT:
        args = event.args()
        shown["result"] = {
            "row": event.values[0],
            "attacker": str(args["attacker"]),
            "defender": str(args["defender"]),
            "winner": str(args["winner"]),
        }
    elif kind is words.E_WEAKENED:
        shown["weakened"].append(words.UNIT.slug(event.values[0]))
    elif kind is words.E_LOST:
        lost = words.UNIT.slug(event.values[0])
        shown["lost"].append(lost)
        if lost in shown["weakened"]:
            shown["weakened"].remove(lost)
    elif kind is not words.E_BATTLE:
        shown["after"].append(event.to_json())
