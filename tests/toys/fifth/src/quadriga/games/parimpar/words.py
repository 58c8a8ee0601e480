"""The words of par impar."""

from typing import Final

from quadriga.engine.vocabulary import Kind, Named, Vocabulary

VOCABULARY: Final = Vocabulary("parimpar")

ZONE: Final = VOCABULARY.kind(Named("zone", ["forum", "circus", "thermae", "porta", "portus"]))
SIDE: Final = VOCABULARY.kind(Named("side", ["gaius", "lucius"]))
NUMBER: Final = VOCABULARY.kind(Kind("number"))

DRAW_LOT: Final = VOCABULARY.verb("draw-lot", "1", side=SIDE)
HIDE: Final = VOCABULARY.verb("hide", "2", number=NUMBER)
ODD: Final = VOCABULARY.verb("odd", "3")
EVEN: Final = VOCABULARY.verb("even", "3")

E_LOT: Final = VOCABULARY.event("lot", zone=ZONE, side=SIDE)
E_HIDDEN: Final = VOCABULARY.event("hidden", secret="number", side=SIDE, number=NUMBER)
E_TAKEN: Final = VOCABULARY.event("taken", side=SIDE, zone=ZONE, number=NUMBER)

R_NONE_HIDDEN: Final = VOCABULARY.refusal("none-hidden", "2")
R_TOO_MANY: Final = VOCABULARY.refusal("too-many", "2")

ASK_HIDE: Final = VOCABULARY.prompt("hide", "2")
ASK_CALL: Final = VOCABULARY.prompt("call", "3")

END_MOST: Final = VOCABULARY.end("most", "4")
