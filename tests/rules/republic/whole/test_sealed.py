"""What a faction would pay stays its own: sealed bids (R-55) and gifts in need (R-56)."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.event import Event
from quadriga.engine.seat import EVERYONE, Seat, only
from quadriga.games.republic.whole.forum.auction import OpenAuction
from quadriga.games.republic.whole.revenue.state import Contributions, debits
from quadriga.records.dice import SeededDice
from quadriga.records.record import new
from quadriga.table.chair import Chair
from quadriga.table.table import Table
from rules.republic.whole.scene import DECK, GAME, Scene, senator
from rules.republic.whole.test_options import table


def auction(value: str = "once-around") -> Scene:
    scene = table("auction", value)
    for name in ("cornelius", "julius", "claudius"):
        scene.p.talents[senator(name)] = 9
    return scene.begin(OpenAuction())


@pytest.mark.rule("republic", "R-55")
def test_r_55_a_sealed_bid_goes_one_higher_up_to_its_sum() -> None:
    scene = auction().play("bid cornelius 4", "bid-up-to 5", "bid-up-to 5")
    assert scene.told("bid") == [["cornelius", "4"], ["julius", "5"]]
    assert scene.p.auction is None
    poor = auction()
    poor.p.talents[senator("julius")] = 2
    poor.play("bid cornelius 4", "bid-up-to 50", "done")
    assert poor.told("bid") == [["cornelius", "4"]]
    assert auction().refused("bid-up-to 13")[1] == "round-sum"


@pytest.mark.rule("republic", "R-55")
@pytest.mark.rule("republic", "R-58")
def test_r_55_sealed_bids_settle_an_auction_that_goes_on() -> None:
    scene = auction("until-passed")
    asked = 0
    while scene.asked()[1] == "bid":
        scene.play("bid-up-to " + {"0": "3", "1": "7", "2": "5"}[scene.asked()[0]])
        asked += 1
        assert asked < 30
    assert scene.told("bid")[-1] == ["julius", "6"]
    assert scene.p.talents[senator("julius")] == 3


@pytest.mark.rule("republic", "R-55")
def test_r_55_nobody_learns_how_far_a_faction_would_go() -> None:
    """Two tables alike but for a ceiling: for everybody else they are one, in what is seen, heard and asked."""
    twins = [auction().play("bid cornelius 4") for _ in range(2)]
    for scene, ceiling in zip(twins, ("bid-up-to 5", "bid-up-to 50"), strict=True):
        move = scene.parse(ceiling)
        assert scene.p.question().audience(scene.p, move) == only(Seat(1))
        scene.play(ceiling)
    first, second = twins
    assert first.p == second.p
    for seat in (Seat(0), Seat(2), None):
        assert first.p.view(seat) == second.p.view(seat)
    assert first.asked() == second.asked()
    heard = [[event.redact(Seat(0)) for event in scene.heard] for scene in twins]
    assert [told(one) for one in heard[0]] == [told(one) for one in heard[1]]
    assert first.p.question().audience(first.p, first.parse("bid claudius 9")) == EVERYONE


def told(event: Event) -> tuple[str, list[str | None]]:
    return event.kind.key, event.slugs()


@pytest.mark.rule("republic", "R-56")
@pytest.mark.parametrize(("treasury", "given"), [(69, 25), (70, 0)])
def test_r_56_a_gift_in_need(treasury: int, given: int) -> None:
    scene = table()
    scene.p.talents[senator("julius")] = 30
    scene.p.treasury = treasury + debits(scene.p)
    scene.begin(Contributions(1))
    assert DECK.warning == 70
    move = scene.parse("give-in-need 25")
    assert scene.p.question().audience(scene.p, move) == only(Seat(1))
    scene.play("give-in-need 25")
    assert scene.p.gave[senator("julius")] == given
    assert scene.p.stack == []
    assert scene.p.talents[senator("julius")] == 30 - given


@pytest.mark.rule("republic", "R-55")
def test_r_55_a_standing_order_answers_every_auction_and_hides_its_sum() -> None:
    board = Table(
        new(GAME, SeededDice(7), "early", 3, {}),
        [Chair("bot", "random"), Chair("person"), Chair("bot", "random")],
    )
    board.order(Seat(1), "bid", "bid-up-to 3")
    rng = Seeded("sealed")
    answered = 0
    while answered < 2:
        step = board.next_step()
        if step.kind == "draws":
            board.draw()
        elif step.kind == "thinks":
            board.think(rng)
        elif step.kind == "passes":
            entry = board.obey()
            answered += 1
            assert entry.audience == only(Seat(1))
        else:
            prompt = board.position.prompt()
            assert prompt is not None
            assert prompt["key"] != "bid"
            moves = board.position.moves()
            board.play(Seat(1), [moves[rng.below(len(moves))]], board.sequence)
