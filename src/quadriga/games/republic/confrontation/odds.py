"""Exact odds of one confrontation, walked through the same steps that play it.

Every outcome is an expected count (`Combat.tally`): a step adds what it counts, so states that differ only in the past
are one. The chits of a whole draw are taken together, since only who dies or is captured matters.
"""

from typing import Final, final

from quadriga.engine import CHANCE, NOBODY, Frame
from quadriga.games.republic import words
from quadriga.games.republic.cards import NO_BATTLE, PROVINCES, RESULTS, VICTORY
from quadriga.games.republic.combat.active_conflict import ConflictResult
from quadriga.games.republic.combat.losses import LandCasualties, NavalCasualties
from quadriga.games.republic.combat.mortality import ChitDraw, fates
from quadriga.games.republic.combat.rebel_general import RebelResult
from quadriga.games.republic.combat.rebel_province import ProvinceResult
from quadriga.games.republic.combat.rebel_province_naval import ProvinceNavalResult
from quadriga.games.republic.confrontation.assault_odds import Chain
from quadriga.games.republic.position import (
    ASSAULTED_TALLY,
    CONFLICT_LOSSES,
    DEFECTED_TALLY,
    FALLEN_TALLY,
    LAND_TALLY,
    LANDED_TALLY,
    NAVAL_ONLY_TALLY,
    NAVAL_TALLY,
    OVERALL_TALLY,
    PROMOTED_TALLY,
    REBEL_LOSSES,
    REBEL_PROMOTED_TALLY,
    REPELLED_TALLY,
    ROMAN_LOSSES,
    TALLY,
    Combat,
)

Answer = dict[str, object]
Sparse = list[tuple[int, float]]
"""Expected counts that are not 0, by their place in the tally."""

RESULT_KEYS: Final = ["not_fought", *RESULTS[1:]]


@final
class Expectation:
    """Expected counts from a position on; `go_on` says whether a general lands after a naval victory."""

    def __init__(self, p: Combat, go_on: bool) -> None:
        self.go_on: Final = go_on
        self.size: Final = TALLY + 2 * len(p.who)
        self._known: Final[dict[object, Sparse]] = {}

    def total(self, p: Combat) -> list[float]:
        """What is counted from the beginning to the end, on average; leaves `p` as it is."""
        start = self.fresh(p)
        later = self.counts(start)
        sums = [float(start.tally[at] + p.tally[at]) for at in range(self.size)]
        for at, expected in later:
            sums[at] += expected
        return sums

    def counts(self, p: Combat) -> Sparse:
        """What is counted from `p` to the end, on average. Uses `p` up."""
        while True:
            turn = p.turn()
            if turn == NOBODY:
                return []
            if turn == CHANCE:
                break
            self._decide(p)
        key = _key(p)
        known = self._known.get(key)
        if known is None:
            known = _sparse(self._spread(p))
            self._known[key] = known
        return known

    def _decide(self, p: Combat) -> None:
        """Rome intercepts, and goes on or not as asked; the rebel lands his best units: his first choice."""
        moves = p.moves()
        for move in moves:
            if move.verb == (words.GO_ON if self.go_on else words.HALT):
                p.push(move)
                return
        p.push(moves[0])

    def _spread(self, p: Combat) -> list[float]:
        sums = [0.0] * self.size
        top = p.stack[-1]
        if isinstance(top, ChitDraw) and not p.drawn().drawn:
            for first, second, chance in _pairs(p, top):
                after = self.fresh(p)
                after.stack.pop()
                top.meet(after, first, second)
                after.settle()
                self._add(sums, after, chance)
            return sums
        lumps = p.lumps()
        total = 0
        for _, weight in lumps:
            total += weight
        for move, weight in lumps:
            after = self.fresh(p)
            after.push(move)
            self._add(sums, after, weight / total)
        return sums

    def fresh(self, p: Combat) -> Combat:
        """A copy that has counted nothing yet."""
        after = p.copy()
        after.tally = [0] * self.size
        return after

    def _add(self, sums: list[float], after: Combat, chance: float) -> None:
        """Add what is to be expected after one outcome, and what it, with the decisions it led to, counted at once."""
        for at, expected in self.counts(after):
            sums[at] += chance * expected
        for at, number in enumerate(after.tally):
            if number:
                sums[at] += chance * number


def _sparse(sums: list[float]) -> Sparse:
    return [(at, expected) for at, expected in enumerate(sums) if expected]


def _pairs(p: Combat, draw: ChitDraw) -> list[tuple[int, int, float]]:
    """The fates of general and Master of Horse with their probabilities."""
    both = draw.general >= 0 and draw.master >= 0
    found = fates(p.cards, p.drawn().owed, 2 if both else 1, draw.conflict >= 0)
    if draw.general >= 0:
        return found
    return [(words.UNHARMED, first, chance) for first, _, chance in found]


# ---------------------------------------------------------------- what the future depends on


def _key(p: Combat) -> object:
    """The steps ahead and the board, of which the last battle needs little."""
    units = _last_units(p) if _is_last(p) else tuple(p.units)
    rest = tuple(p.fate), tuple(p.holder), tuple(p.marker), tuple(p.rating), p.owed()
    return _frames(p), units, rest


def _frames(p: Combat) -> tuple[object, ...]:
    """The steps ahead."""
    frames: list[object] = []
    for frame in p.stack:
        frames.append(type(frame).__name__)
        for name in p.game.frame_fields[type(frame).__name__]:
            frames.append(getattr(frame, name))
    return tuple(frames)


def _is_last(p: Combat) -> bool:
    """Whether the battle whose dead are being counted is the last one."""
    frame: Frame[Combat] = p.stack[1] if len(p.stack) > 1 else p.stack[0]
    if isinstance(frame, ConflictResult):
        return frame.component == words.LAND or frame.result != VICTORY
    if isinstance(frame, ProvinceNavalResult):
        return frame.result != VICTORY
    return isinstance(frame, (RebelResult, ProvinceResult))


def _pending(p: Combat) -> list[int]:
    """The forces chance has yet to pick from."""
    found: list[int] = []
    for frame in p.stack:
        if isinstance(frame, LandCasualties):
            found += [p.count(frame.force, kind) for kind in (words.LEGION, words.VETERAN, words.MILITIA, words.NATIVE)]
        elif isinstance(frame, NavalCasualties):
            found += [p.count(frame.force, kind) for kind in (words.FLEET, words.FLOTILLA, words.NATIVE_FLOTILLA)]
    return found


def _last_units(p: Combat) -> tuple[int, ...]:
    """What the last battle still needs: forces to pick from, and legions to promote or to lose to the rebel."""
    found = _pending(p)
    counts_legions = any(isinstance(frame, ProvinceResult) for frame in p.stack)
    legions = p.count(words.FIRST_EXPEDITION, words.LEGION)
    found.append(legions if counts_legions else min(legions, 2))
    found.append(min(1, p.count(words.REBEL_ARMY, words.LEGION)))
    for province in range(PROVINCES):
        if p.holder[province]:
            found.append(min(1, p.count(province, words.LEGION)))
    return tuple(found)


# ---------------------------------------------------------------- answers


def odds(p: Combat, go_on: bool = True) -> Answer:
    """The odds of a confrontation as plain data (docs/assistant.md); not for a whole phase."""
    assert p.kind != words.PHASE
    p = p.copy()
    p.tell_no_story()
    counts = Chain(p).counts if p.kind == words.ASSAULT else Expectation(p, go_on).total(p)
    answer: Answer = {"exact": True}
    if sum(counts[NAVAL_TALLY + 1 : NAVAL_TALLY + 6]) > 0:
        answer["naval"] = _results(counts, NAVAL_TALLY, p.kind)
    if p.kind != words.INTERCEPTION:
        answer["land"] = _results(counts, LAND_TALLY, p.kind)
    answer["overall"] = _overall(counts, p.kind)
    if p.kind == words.INTERCEPTION:
        _interception(answer, counts)
    elif p.kind == words.ASSAULT:
        _assault(answer, p, counts)
    else:
        _expedition(answer, p, counts)
    return answer


def _results(counts: list[float], first: int, kind: int) -> Answer:
    """One battle: its results; `not_fought` is left out where it never happens."""
    found: Answer = {RESULTS[result]: counts[first + result] for result in _possible(kind)}
    missing = 1.0 - sum([counts[first + result] for result in range(1, len(RESULTS))])
    if missing > 1e-12:
        found["not_fought"] = missing
    return found


def _possible(kind: int) -> list[int]:
    """The results a confrontation can have, victory first."""
    if kind in (words.ACTIVE_CONFLICT, words.ALLIED_CONFLICT, words.ASSAULT):
        return [3, 2, 5, 1, 4]
    return [3, 2, 1]


def _overall(counts: list[float], kind: int) -> Answer:
    """How the whole confrontation ends; adds up to 1."""
    found: Answer = {"victory": counts[OVERALL_TALLY + VICTORY]}
    if kind in (words.ACTIVE_CONFLICT, words.ALLIED_CONFLICT, words.REBEL_PROVINCE_NAVAL):
        found["naval_victory_only"] = counts[NAVAL_ONLY_TALLY]
    for result in _possible(kind)[1:]:
        found[RESULTS[result]] = counts[OVERALL_TALLY + result]
    if counts[OVERALL_TALLY + NO_BATTLE] > 1e-12:
        found["not_fought"] = counts[OVERALL_TALLY + NO_BATTLE]
    return found


def _losses(counts: list[float], first: int, kinds: tuple[int, ...]) -> Answer:
    names = ["legions", "veterans", "fleets", "militia", "flotillas", "natives", "native_flotillas"]
    assert len(names) == len(words.UNITS) == words.KINDS
    return {names[kind]: counts[first + kind] for kind in kinds}


def _killed(counts: list[float], commander: int) -> float:
    return counts[TALLY + 2 * commander]


def _captured(counts: list[float], commander: int) -> float:
    return counts[TALLY + 2 * commander + 1]


def _expedition(answer: Answer, p: Combat, counts: list[float]) -> None:
    """Sections 1, 2, 4, 5, 6 and 7: the general, the losses, and what the enemy suffers."""
    general = p.expeditions[0].general
    master = p.expeditions[0].master
    conflict = p.kind in (words.ACTIVE_CONFLICT, words.ALLIED_CONFLICT)
    answer["general_killed"] = _killed(counts, general)
    if conflict:
        answer["general_captured"] = _captured(counts, general)
    if master >= 0:
        answer["master_killed"] = _killed(counts, master)
        if conflict:
            answer["master_captured"] = _captured(counts, master)
    answer["expected_losses"] = _losses(counts, ROMAN_LOSSES, (words.LEGION, words.VETERAN, words.FLEET))
    answer["expected_promotions"] = counts[PROMOTED_TALLY]
    if p.kind == words.ALLIED_CONFLICT:
        answer["conflict_losses"] = {
            "militia": counts[CONFLICT_LOSSES],
            "flotillas": counts[CONFLICT_LOSSES + 1],
        }
    if conflict:
        return
    rebel = p.rebel() if p.kind not in (words.REBEL_PROVINCE, words.REBEL_PROVINCE_NAVAL) else max(p.governor)
    answer["rebel_killed"] = _killed(counts, rebel)
    answer["rebel_losses"] = _losses(
        counts,
        REBEL_LOSSES,
        (words.LEGION, words.VETERAN, words.FLEET, words.MILITIA, words.FLOTILLA, words.NATIVE, words.NATIVE_FLOTILLA),
    )
    answer["rebel_promotions"] = counts[REBEL_PROMOTED_TALLY]
    if p.kind in (words.REBEL_PROVINCE, words.REBEL_PROVINCE_NAVAL):
        answer["expected_defections"] = counts[DEFECTED_TALLY]


def _interception(answer: Answer, counts: list[float]) -> None:
    """Section 3: ships, and who lands."""
    answer["expected_losses"] = _losses(counts, ROMAN_LOSSES, (words.FLEET,))
    answer["rebel_losses"] = _losses(
        counts, REBEL_LOSSES, (words.LEGION, words.VETERAN, words.MILITIA, words.FLOTILLA, words.FLEET)
    )
    answer["expected_landed"] = {
        "legions": counts[LANDED_TALLY],
        "veterans": counts[LANDED_TALLY + 1],
        "militia": counts[LANDED_TALLY + 2],
    }


def _assault(answer: Answer, p: Combat, counts: list[float]) -> None:
    """Section 8: naval, land and overall speak of the first province; then each province of the chain."""
    answer["repelled"] = counts[REPELLED_TALLY]
    provinces: Answer = {}
    ids = list(p.cards.province_of)
    for province in range(PROVINCES):
        if counts[ASSAULTED_TALLY + province] > 0:
            governor = p.governor[province]
            provinces[ids[province]] = {
                "assaulted": counts[ASSAULTED_TALLY + province],
                "falls": counts[FALLEN_TALLY + province],
                "governor_killed": _killed(counts, governor) if governor >= 0 else 0.0,
                "governor_captured": _captured(counts, governor) if governor >= 0 else 0.0,
            }
    answer["provinces"] = provinces
    both = [counts[ROMAN_LOSSES + kind] + counts[REBEL_LOSSES + kind] for kind in range(words.KINDS)]
    answer["expected_losses"] = _losses(
        both,
        0,
        (words.LEGION, words.VETERAN, words.FLEET, words.MILITIA, words.FLOTILLA, words.NATIVE, words.NATIVE_FLOTILLA),
    )
    answer["conflict_losses"] = {"militia": counts[CONFLICT_LOSSES], "flotillas": counts[CONFLICT_LOSSES + 1]}
    answer["expected_promotions"] = counts[PROMOTED_TALLY] + counts[REBEL_PROMOTED_TALLY]
