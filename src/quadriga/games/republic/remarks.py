"""What people at a real table should know of a throw or a choice: whose units die, whose chits, who is sent."""

from quadriga.engine.game import Remark
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.combat.losses import LandCasualties, NavalCasualties
from quadriga.games.republic.combat.mortality import ChitDraw
from quadriga.games.republic.combat.rebel_province import DefectionDice
from quadriga.games.republic.position import LAND_KINDS, NAVAL_KINDS, Combat
from quadriga.games.republic.view import target_of


def remarks_on_throw(p: Combat) -> list[Remark]:
    """Whose units die and how many, for whom chits are drawn and how many, how many legions may defect."""
    frame = p.question()
    if isinstance(frame, LandCasualties):
        return [_losses(p, frame.force, frame.number, LAND_KINDS)]
    if isinstance(frame, NavalCasualties):
        return [_losses(p, frame.force, frame.number, NAVAL_KINDS)]
    if isinstance(frame, ChitDraw):
        return [_chits(p, commander) for commander in (frame.general, frame.master) if commander >= 0]
    if isinstance(frame, DefectionDice):
        numbers = {"number": p.count(frame.force, words.LEGION), "face": frame.faces(p)}
        return [Remark("defect", [_force(frame.force)], numbers)]
    return []


def remarks_on_move(p: Combat, move: Move) -> list[Remark]:
    """Against whom an expedition goes, and under whom."""
    if move.verb != words.FIGHT:
        return []
    kind, slug = target_of(p, p.expedition(move.a).target)
    general = p.commander(move.a)
    target: tuple[str, str, str, int | None] = ("target", kind, slug, None)
    if general < 0:
        return [Remark("expedition-alone", [target], {})]
    return [Remark("expedition", [target, _commander(p, "general", general)], {})]


def _losses(p: Combat, force: int, number: int, kinds: tuple[int, ...]) -> Remark:
    there: list[tuple[str, str, str, int | None]] = [
        ("there", words.UNIT.name, words.UNIT.slug(kind), p.count(force, kind))
        for kind in kinds
        if p.count(force, kind)
    ]
    return Remark("losses", [_force(force), *there], {"number": number})


def _chits(p: Combat, commander: int) -> Remark:
    return Remark("chits", [_commander(p, "commander", commander)], {"number": p.owed(), "chit": p.chit[commander] + 1})


def _force(force: int) -> tuple[str, str, str, int | None]:
    return ("force", words.FORCE.name, words.FORCE.slug(force), None)


def _commander(p: Combat, name: str, at: int) -> tuple[str, str, str, int | None]:
    return (name, words.COMMANDER.name, words.COMMANDER.slug(p.who[at]), None)
