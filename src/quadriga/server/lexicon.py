"""A title's words for a client that makes its own sentences and draws its own table."""

from quadriga.engine.game import Game
from quadriga.engine.pack import Counts, Pack, Sequence
from quadriga.engine.vocabulary import Kind
from quadriga.server.messages import (
    ArgumentKind,
    EventShown,
    Form,
    KindShown,
    PackShown,
    RegionShown,
    VerbShown,
    WordsShown,
)


def words_of(game: Game) -> WordsShown:
    """All words of a title: what `quadriga.text.Speaker` reads off its vocabulary, and its map in parts."""
    words = game.vocabulary
    return WordsShown(
        kinds={kind.name: KindShown(slugs=list(kind.keys()), pack=_pack(kind)) for kind in words.kinds.values()},
        verbs=[
            VerbShown(name=verb.name, rule=verb.rule, arguments=_typed(verb.names, verb.kinds)) for verb in words.verbs
        ],
        events={key: EventShown(arguments=_typed(event.names, event.kinds)) for key, event in words.events.items()},
        prompts=dict(words.prompts),
        ends=dict(words.ends),
        regions=[RegionShown(id=id, zones=zones) for id, zones in game.regions()],
    )


def _typed(names: list[str], kinds: list[Kind]) -> list[ArgumentKind]:
    return [ArgumentKind(name=name, kind=kind.name) for name, kind in zip(names, kinds, strict=True)]


def _pack(kind: Kind) -> PackShown | None:
    if not isinstance(kind, Pack):
        return None
    form: Form = "counts" if isinstance(kind, Counts) else "sequence" if isinstance(kind, Sequence) else "several"
    return PackShown(form=form, of=kind.of.name, between=kind.between)
