"""The public ledger of promises (rules 4.3a, 4.3b, 4.4a, ruling R-46)."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.ledger.giving import MOST_OFFERS, MOST_STANDING, due_of
from quadriga.games.republic.whole.ledger.promise import STANDING, Promise
from quadriga.games.republic.whole.ledger.seen import SHOWN, end_meeting, settle
from quadriga.games.republic.whole.revenue.redistribution import Gifts, GiftsOver
from quadriga.games.republic.whole.revolution.phase import GiveCards, TradesOver
from quadriga.games.republic.whole.rome import CENSOR, CORRUPT, ROME_CONSUL
from quadriga.games.republic.whole.senate.business import Propose
from quadriga.games.republic.whole.senate.elections import NominateConsul
from quadriga.games.republic.whole.senate.session import CONSULS, TRIALS
from quadriga.games.republic.whole.senate.trials import Prosecutions
from quadriga.games.republic.whole.view import look
from rules.republic.whole.scene import GAME, Scene, senator


def table() -> Scene:
    scene = Scene().put("cornelius", 0, leads=True).put("julius", 0).put("fabius", 1, leads=True)
    scene.put("valerius", 2, leads=True).put("manlius", 1).put("claudius", 2)
    scene.p.phase = 1
    return scene.office("cornelius", ROME_CONSUL)


def promised(scene: Scene, deed: str, promiser: int = 0, receiver: int = 1, due: int = 1) -> Scene:
    """A promise stands."""
    promise = Promise()
    promise.lay_out(promiser, receiver, words.DEED.value(deed), due)
    promise.fate = STANDING
    scene.p.ledger.append(promise)
    return scene


def states(scene: Scene) -> list[str]:
    return [one["state"] for one in look(scene.p, None)["own"]["ledger"]]


@pytest.mark.rule("republic", "4.3a")
@pytest.mark.rule("republic", "4.4a")
def test_4_3a_a_word_is_offered_accepted_and_stands_for_all_to_see() -> None:
    scene = table().begin(Gifts(0, 0), Gifts(1, 0))
    scene.play("promise-to faction-2")
    assert scene.asked() == ("0", "pledge")
    scene.play("pledge talents-10")
    assert [scene.asked(), states(scene)] == [("1", "take-word"), ["offered"]]
    scene.play("accept-word")
    assert [scene.asked(), states(scene)] == [("0", "gifts"), ["accepted"]]
    shown = look(scene.p, None)["own"]["ledger"][0]
    assert [shown["from"], shown["to"], shown["deed"], shown["due"]] == ["faction-1", "faction-2", "talents-10", 2]
    scene.play("promise-to faction-3", "pledge card", "decline-word")
    assert states(scene) == ["accepted"]
    assert GAME.from_json(scene.p.to_json()) == scene.p


@pytest.mark.rule("republic", "4.3b")
def test_4_3b_offices_murder_and_revolt_cannot_be_promised() -> None:
    words_of = words.DEED.keys()
    assert [deed for deed in words_of if "rebel" in deed or "assassin" in deed or "rome-consul" in deed] == []
    assert {deed.split("-")[0] for deed in words_of} == {"talents", "card", "no", "nominate", "for", "against"}


@pytest.mark.rule("republic", "R-46")
@pytest.mark.rule("republic", "4.3a")
def test_r_46_the_ledger_is_bounded() -> None:
    scene = table().begin(Gifts(0, 0))
    scene.play(*["promise-to faction-2", "never-mind"] * MOST_OFFERS)
    assert scene.refused("promise-to faction-2") == ("4.3a", "words-enough")
    scene = table()
    for deed in ("card", "no-charge", "talents-5")[:MOST_STANDING]:
        promised(scene, deed)
    scene.begin(Gifts(0, 0))
    assert scene.refused("promise-to faction-2") == ("4.3a", "words-enough")
    assert scene.refused("promise-to faction-1")[1] == "no-such-faction"
    scene = promised(table(), "card").begin(Gifts(0, 0)).play("promise-to faction-2")
    assert scene.refused("pledge card") == ("4.3a", "promised-already")
    for _ in range(SHOWN + 5):
        settle(promised(scene, "card").p, scene.p.ledger[-1], 2)
    assert len([one for one in scene.p.ledger if one.fate == 2]) == SHOWN


@pytest.mark.rule("republic", "4.3a")
@pytest.mark.rule("republic", "9.823a")
def test_9_823a_who_is_decided_for_gives_no_word() -> None:
    scene = table().meet()
    scene.p.life = senator("fabius")
    scene.begin(Propose(0, 0))
    assert scene.refused("promise-to faction-3") == ("9.823a", "spoken-for")


@pytest.mark.rule("republic", "4.3a")
def test_r_46_a_gift_keeps_a_promise_of_talents_and_its_sum_stays_secret() -> None:
    scene = promised(table(), "talents-30")
    scene.p.purse[0] = 5
    scene.begin(Gifts(0, 0), GiftsOver()).play("give faction-2 1")
    assert states(scene) == ["kept"]
    scene = promised(table(), "talents-30")
    scene.p.purse[0] = 5
    scene.begin(Gifts(0, 0), GiftsOver()).play("give faction-3 1", "done")
    assert [states(scene), scene.told("promise-broken")] == [["broken"], [["faction-1", "faction-2", "talents-30"]]]
    later = promised(table(), "talents-30", due=2).begin(GiftsOver())
    assert states(later) == ["accepted"]


@pytest.mark.rule("republic", "4.3a")
def test_r_46_a_card_handed_over_keeps_a_promise() -> None:
    scene = promised(promised(table(), "card"), "card", receiver=2).hand(0, "tribune-38")
    scene.begin(GiveCards(0, 0), TradesOver()).play("hand-over faction-2 tribune-38")
    assert states(scene) == ["kept", "broken"]


@pytest.mark.rule("republic", "4.3a")
def test_r_46_votes_are_seen() -> None:
    scene = promised(promised(promised(table(), "for-recruits", 1, 0), "for-recruits", 2, 0), "for-forces", 2, 1).meet()
    scene.p.treasury = 100
    scene.begin(Propose(0, 0)).play("propose recruits", "count-legions 1", "count-fleets 0", "call-all")
    scene.play("vote for 0", "vote against 0", "vote for 0")
    assert states(scene) == ["kept", "broken", "accepted"]
    end_meeting(scene.p)
    assert states(scene) == ["kept", "broken", "lapsed"]


@pytest.mark.rule("republic", "4.3a")
def test_r_46_nominations_are_seen() -> None:
    for name, state in (("fabius", "kept"), ("valerius", "broken")):
        scene = promised(table(), "nominate-consuls").meet(CONSULS).begin(NominateConsul(-1, 0, 0))
        scene.play(f"nominate {name}", "nominate julius")
        assert states(scene) == [state]


@pytest.mark.rule("republic", "4.3a")
def test_r_46_a_censor_who_promised_not_to_prosecute() -> None:
    scene = promised(table(), "no-charge").office("julius", CENSOR).meet(TRIALS)
    for name in ("fabius", "valerius"):
        scene.p.marks[senator(name)] |= CORRUPT
    scene.begin(Prosecutions()).play("prosecute valerius corruption minor", "name-prosecutor cornelius")
    assert states(scene) == ["accepted"]
    kept = promised(table(), "no-charge").office("julius", CENSOR)
    end_meeting(kept.p)
    idle = promised(table(), "no-charge")
    end_meeting(idle.p)
    assert [states(kept), states(idle)] == [["kept"], ["lapsed"]]
    scene = promised(table(), "no-charge").office("julius", CENSOR).meet(TRIALS)
    scene.p.marks[senator("fabius")] |= CORRUPT
    scene.begin(Prosecutions()).play("prosecute fabius corruption minor", "name-prosecutor cornelius")
    assert states(scene) == ["broken"]


def test_r_46_when_a_promise_is_due() -> None:
    scene = table()
    card, talents, vote = [words.DEED.value(deed) for deed in ("card", "talents-5", "for-forces")]
    scene.p.phase = words.SENATE_PHASE
    assert [due_of(scene.p, deed) for deed in (card, talents, vote)] == [1, 2, 1]
    scene.p.phase = words.REVOLUTION_PHASE
    assert [due_of(scene.p, deed) for deed in (card, talents, vote)] == [2, 2, 2]
