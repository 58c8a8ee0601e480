"""The options of Ultimus Romanorum: each has a constant that is its place in `OPTIONS`, and one for each value."""

from typing import Final

from quadriga.engine.game import Option

DEPLOYMENT: Final = 0
CHOSEN: Final = 0
SUGGESTED: Final = 1

ALLIES: Final = 1
LED_AS_ONE: Final = 0
LED_APART: Final = 1

LOYALTY: Final = 2
ALL_TESTED: Final = 0
AUGUSTUS_KEEPS: Final = 1

FAVOUR: Final = 3
ANY_ROLL: Final = 0
BATTLE_DIE: Final = 1

FAMINE: Final = 4
UNITS_ONLY: Final = 0
WHOLE_PEOPLE: Final = 1

HEIRS: Final = 5
AT_ONCE: Final = 0
NEXT_PHASE: Final = 1

MIGRATION: Final = 6
ANY_MOMENT: Final = 0
OWN_MOVEMENT: Final = 1

OPTIONS: Final = [
    Option("deployment", ["chosen", "suggested"]),
    Option("allies", ["led-as-one", "led-apart"], before="led-apart"),
    Option("loyalty", ["all-tested", "augustus-keeps"], before="augustus-keeps"),
    Option("favour", ["any-roll", "battle-die"], before="battle-die"),
    Option("famine", ["units-only", "whole-people"], before="whole-people"),
    Option("heirs", ["at-once", "next-phase"], before="next-phase"),
    Option("migration", ["any-moment", "own-movement"], before="own-movement"),
]
