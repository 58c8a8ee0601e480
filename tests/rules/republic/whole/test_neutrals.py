"""The one- and two-player game (chapter N): neutral factions fill the table."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstCards, FirstLeader
from quadriga.games.republic.whole.beginning.dealing import first_consuls
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.auction import OpenAuction
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import CounterBribe, Persuade
from quadriga.games.republic.whole.neutral.cards import PlayDrawn, PlayNow
from quadriga.games.republic.whole.neutral.coalition import FormCoalition
from quadriga.games.republic.whole.neutral.dealing import NameNeutrals
from quadriga.games.republic.whole.neutral.division import Divide
from quadriga.games.republic.whole.neutral.guidelines import dominant, ranked
from quadriga.games.republic.whole.neutral.money import NeutralSpoils, ShareOut
from quadriga.games.republic.whole.neutral.senate import CrisisDictator, NeutralSenate
from quadriga.games.republic.whole.neutral.war_plan import (
    WarPlan,
    is_dangerous,
    is_neutral_crisis,
    money_for,
    need,
    plan,
)
from quadriga.games.republic.whole.revenue.bodyguard import PlaceGuard
from quadriga.games.republic.whole.revenue.personal import Pay
from quadriga.games.republic.whole.revenue.redistribution import Redistribution
from quadriga.games.republic.whole.revenue.state import Contributions
from quadriga.games.republic.whole.revolution.ending import win
from quadriga.games.republic.whole.revolution.phase import DiscardDown
from quadriga.games.republic.whole.revolution.revolt import VictorDecides
from quadriga.games.republic.whole.rome import (
    CENSOR,
    CORRUPT,
    DICTATOR,
    FIELD_CONSUL,
    FORUM,
    GOVERNING,
    IN_ROME,
    MASTER_OF_HORSE,
    ROME_CONSUL,
    VACANT,
)
from quadriga.games.republic.whole.senate.murder import Guards
from rules.republic.whole.scene import CARDS, DECK, GAME, Scene, senator

OWN = ["cornelius", "fabius", "valerius", "julius", "claudius"]
"""A senator of each faction: of the player, the Imperials, Plutocrats, Conservatives and Populists."""
PLAYER, IMPERIALS, PLUTOCRATS, CONSERVATIVES, POPULISTS = range(5)


def table(seats: int = 1) -> Scene:
    """One senator for each of five factions, which have their names."""
    scene = Scene(seats)
    for faction, name in enumerate(OWN):
        scene.put(name, faction, leads=True)
    scene.p.others().temper = [-1] * seats + [0, 1, 2, 3][: 5 - seats]
    return scene


# ---------------------------------------------------------------- the beginning


@pytest.mark.rule("republic", "N4.01.1a")
@pytest.mark.rule("republic", "N4.08a")
@pytest.mark.parametrize("seats", [1, 2])
def test_n4_01_1a_five_factions_whose_neutral_hands_are_open(seats: int) -> None:
    p = GAME.start("early", seats)
    rng = Seeded("neutral")
    while p.turn() == CHANCE:
        p.push(p.draw(rng))
    view = p.view(None)
    own, sides = view["own"], view["sides"]
    assert isinstance(own, dict)
    assert isinstance(sides, list)
    assert [side["temper"] for side in sides][:seats] == [None] * seats
    assert sorted(side["temper"] for side in sides[seats:])[0] == "conservatives"
    assert len(own["hands"]) == 5 - seats
    assert p.guess(p.turn(), rng).view(None) == view
    moves = 0
    while p.turn() != NOBODY and moves < 4000:
        options = p.moves() if p.turn() != CHANCE else []
        p.push(options[rng.below(len(options))] if options else p.draw(rng))
        moves += 1
        assert p.turn() < seats
    assert p.result is not None
    assert len(p.result.results) == seats


@pytest.mark.rule("republic", "N4.08a")
def test_n4_08a_a_neutral_faction_may_win() -> None:
    scene = table()
    win(scene.p, words.END_LIFE, IMPERIALS)
    assert scene.p.result is not None
    assert scene.p.result.results == [0]


@pytest.mark.rule("republic", "N4.01.2a")
@pytest.mark.rule("republic", "N4.01.2b")
def test_n4_01_2_neutrals_get_their_names_and_families_and_the_first_consul() -> None:
    scene = Scene(1)
    for faction, name in enumerate(OWN):
        scene.put(name, faction)
    p = scene.p
    military = [CARDS.military[senator(name)] for name in OWN]
    for faction, influence in ((1, 3), (2, 9), (3, 1), (4, 5)):
        p.influence[senator(OWN[faction])] = influence
    strongest = [faction for faction in range(1, 5) if military[faction] == max(military[1:])]
    scene.begin(NameNeutrals(0))
    if len(strongest) > 1:
        scene.play(f"lots faction-{strongest[0] + 1}")
    while p.turn() == CHANCE:
        p.push(p.draw(Seeded("names")))
    assert p.others().temper[strongest[0]] == 0
    assert sorted(p.others().temper) == [-1, 0, 1, 2, 3]
    rest = [faction for faction in range(1, 5) if faction != strongest[0]]
    by_influence = sorted(rest, key=lambda faction: {1: 3, 2: 9, 3: 1, 4: 5}[faction])
    assert [p.others().temper[faction] for faction in by_influence] == [2, 3, 1]
    sizes = {p.others().temper[faction]: len(p.members(faction)) for faction in range(1, 5)}
    assert sizes == {0: 1, 1: 1, 2: 3, 3: 2}
    assert first_consuls(p) == p.members(p.others().temper.index(1))


@pytest.mark.rule("republic", "R-47")
@pytest.mark.rule("republic", "N4.01.3a")
def test_n4_01_3a_leaders_by_guideline() -> None:
    scene = table().put("manlius", IMPERIALS).put("papirius", POPULISTS)
    scene.p.popularity[senator("papirius")] = 9
    scene.begin(FirstLeader(IMPERIALS), FirstLeader(POPULISTS), FirstLeader(PLAYER))
    best = max(["fabius", "manlius"], key=lambda name: CARDS.military[senator(name)])
    assert [scene.p.leader[IMPERIALS], scene.p.leader[POPULISTS]] == [senator(best), senator("papirius")]
    assert scene.asked()[0] == "0"
    scene.p.popularity[senator("papirius")] = -9
    scene.begin(ChangeLeader(POPULISTS))
    assert scene.p.leader[POPULISTS] == senator("claudius")


@pytest.mark.rule("republic", "N4.01.4a")
def test_n4_01_4a_statesmen_and_concessions_at_once() -> None:
    scene = table().put("manlius", PLUTOCRATS, influence=1).hold("valerius", "mining")
    scene.hand(PLUTOCRATS, "tax-farmer-1").hand(IMPERIALS, "statesman-2a")
    scene.begin(FirstCards(PLUTOCRATS), FirstCards(IMPERIALS), FirstCards(PLAYER))
    assert scene.p.holder[words.CONCESSION.value("tax-farmer-1")] == senator("manlius")
    assert scene.p.place[senator("fabius-cunctator")] == IN_ROME


@pytest.mark.rule("republic", "N4.02.2a")
def test_n4_02_2a_the_dominant_player_decides_the_rest() -> None:
    scene = table(2)
    weak, strong = sorted((0, 1), key=lambda seat: ranked(scene.p).index(seat), reverse=True)
    assert dominant(scene.p) == strong
    scene.p.others().coalition = [weak, 2]
    assert dominant(scene.p) == weak
    scene.command(OWN[2], "punic-1", legions=3, fleets=9)
    from quadriga.games.republic.whole.war.battle import LandNow

    scene.begin(LandNow(senator(OWN[2]), words.WAR.value("punic-1")))
    assert int(scene.p.turn()) == weak


# ---------------------------------------------------------------- money


@pytest.mark.rule("republic", "N4.03.1a")
@pytest.mark.rule("republic", "N4.03.2a")
def test_n4_03_1a_income_is_pooled_and_then_stays() -> None:
    scene = table().put("manlius", PLUTOCRATS).put("papirius", POPULISTS)
    scene.p.knights[senator("julius")] = 4
    scene.p.knights[senator("claudius")] = 4
    scene.p.knights[senator("valerius")] = 3
    scene.begin(Pay(), ShareOut(), Redistribution())
    scene.roll(5)
    p = scene.p
    assert [p.talents[senator("fabius")], p.purse[IMPERIALS]] == [0, 3]
    assert [p.talents[senator("valerius")], p.talents[senator("manlius")], p.purse[PLUTOCRATS]] == [3, 3, 1]
    assert [p.talents[senator("julius")], p.purse[CONSERVATIVES]] == [4, 3]
    assert [p.talents[senator("claudius")], p.talents[senator("papirius")], p.purse[POPULISTS]] == [6, 1, 1]
    assert scene.asked() == ("0", "gifts")


@pytest.mark.rule("republic", "N4.03.3a")
def test_n4_03_3a_spoils_by_guideline() -> None:
    for name, faction, dice, taken in (
        ("valerius", PLUTOCRATS, [], True),
        ("julius", CONSERVATIVES, [], False),
        ("fabius", IMPERIALS, [3], False),
        ("fabius", IMPERIALS, [4], True),
        ("claudius", POPULISTS, [3], True),
        ("cicero", PLUTOCRATS, [], False),
    ):
        scene = table()
        if name == "cicero":
            scene.put(name, faction)
        scene.govern(name, "sicily").begin(NeutralSpoils(words.PROVINCE.value("sicily")), FirstLeader(PLAYER))
        scene.roll(*dice)
        assert bool(scene.p.marks[senator(name)] & CORRUPT) is taken, name


@pytest.mark.rule("republic", "N4.03.4a")
@pytest.mark.rule("republic", "N4.03.2a")
def test_n4_03_4a_charity_follows_players() -> None:
    scene = table()
    for name in OWN:
        scene.p.talents[senator(name)] = 30
    scene.begin(Contributions(PLAYER), *[Contributions(seat) for seat in range(1, 5)])
    scene.play("contribute cornelius 25", "done")
    given = [scene.p.gave[senator(name)] for name in OWN]
    assert given == [25, 25, 0, 25, 0]
    lifted = table()
    lifted.p.influence[senator("claudius")] = 34
    lifted.p.talents[senator("claudius")] = 10
    lifted.begin(Contributions(POPULISTS))
    assert lifted.p.influence[senator("claudius")] == 35


# ---------------------------------------------------------------- the Forum


@pytest.mark.rule("republic", "N4.04.1a")
def test_n4_04_1a_concessions_and_laws_when_drawn() -> None:
    scene = table().hand(IMPERIALS, "mining")
    scene.p.hands[IMPERIALS].append(words.CARD.value("military-reforms"))
    scene.begin(PlayDrawn(IMPERIALS))
    assert scene.p.holder[words.CONCESSION.value("mining")] == senator("fabius")
    assert scene.p.has_law("military_reforms")
    scene = table().hand(PLAYER, "mining").meet().begin(PlayNow(PLAYER))
    assert scene.offered("play-concession") == ["play-concession mining cornelius"]
    assert scene.refused("play-law vatinian")[1] == "not-in-hand"


@pytest.mark.rule("republic", "N4.04.2a")
@pytest.mark.rule("republic", "N4.04.2b")
def test_n4_04_2_the_best_attempt_with_bribes_that_reach_seven() -> None:
    scene = table().put("manlius", -1).put("papirius", -1)
    orator = senator("fabius")
    for name, loyalty_gap in (("manlius", 3), ("papirius", 0)):
        scene.p.talents[senator(name)] = loyalty_gap
    scene.p.influence[orator] = 12
    scene.p.talents[orator] = 20
    scene.begin(Persuade(IMPERIALS))
    told = scene.told("persuades")[0]
    bases = {
        name: DECK.oratory[orator] + 12 - DECK.loyalty[senator(name)] - scene.p.talents[senator(name)]
        for name in ("manlius", "papirius")
    }
    best = max(bases, key=lambda name: bases[name])
    assert told == ["fabius", best]
    spent = max(0, 9 - bases[best])
    assert scene.told("bribed") == [["fabius", str(spent)]]
    hopeless = table().put("manlius", -1)
    hopeless.p.influence[orator] = 0
    hopeless.begin(Persuade(IMPERIALS), FirstLeader(PLAYER))
    assert hopeless.told("persuades") == []


@pytest.mark.rule("republic", "N4.04.21a")
@pytest.mark.parametrize(("purse", "paid"), [(9, 6), (6, 6), (5, 0)])
def test_n4_04_21a_a_neutral_counters_to_exactly_four(purse: int, paid: int) -> None:
    scene = table().put("manlius", PLUTOCRATS)
    p = scene.p
    p.purse[PLUTOCRATS] = purse
    p.attempt = Attempt()
    p.attempt.lay_out(senator("cornelius"), senator("manlius"))
    from quadriga.games.republic.whole.forum.persuasion import base

    p.attempt.bribes = 10 - base(p, p.attempt)
    p.attempt.spent = 0
    scene.begin(CounterBribe(PLUTOCRATS), CounterBribe(IMPERIALS), FirstLeader(PLAYER))
    assert p.attempt.counter == paid


@pytest.mark.rule("republic", "N4.04.3a")
@pytest.mark.rule("republic", "N4.04.4a")
def test_n4_04_3_knights_and_games() -> None:
    scene = table()
    scene.p.talents[senator("valerius")] = 2
    scene.begin(Knights(PLUTOCRATS))
    assert scene.told("courted") == [["valerius", "2"]]
    scene = table()
    scene.p.talents[senator("valerius")] = 1
    scene.begin(Knights(PLUTOCRATS), Knights(CONSERVATIVES))
    assert scene.told("courted") == [["julius", "0"]]
    scene = table()
    scene.p.unrest = 2
    for name in OWN:
        scene.p.talents[senator(name)] = 14
    scene.p.popularity[senator("valerius")] = 2
    for seat in range(1, 5):
        scene.begin(SponsorGames(seat))
    assert [words_of[0] for words_of in scene.told("games")] == ["fabius"]
    assert scene.p.popularity[senator("fabius")] == 2


@pytest.mark.rule("republic", "N4.04.5a")
def test_n4_04_5a_bids() -> None:
    scene = table().office("fabius", ROME_CONSUL)
    p = scene.p
    p.round = 2
    for name, talents in zip(OWN, (9, 8, 20, 5, 0), strict=True):
        p.talents[senator(name)] = talents
    scene.begin(OpenAuction()).roll(3)
    assert scene.told("bid") == [["fabius", "5"], ["valerius", "6"]]
    assert p.turn() == 0
    scene.play("bid cornelius 8")
    assert p.auction is None
    scene = table().office("cornelius", ROME_CONSUL)
    for name, talents in zip(OWN, (9, 8, 20, 5, 0), strict=True):
        scene.p.talents[senator(name)] = talents
    scene.begin(OpenAuction()).play("bid cornelius 5").roll(3).roll(2)
    assert scene.told("bid")[1:] == [["valerius", "6"]]


# ---------------------------------------------------------------- the Senate


def votes(scene: Scene, *numbers: int) -> Scene:
    """So many votes for each faction."""
    for name, number in zip(OWN, numbers, strict=True):
        scene.p.knights[senator(name)] = number - DECK.oratory[senator(name)]
    return scene


@pytest.mark.rule("republic", "N4.05.2a")
@pytest.mark.parametrize(
    ("numbers", "ruling"),
    [
        ((10, 40, 9, 8, 7), [1]),
        ((20, 25, 8, 7, 22), [1, 4]),
        ((8, 20, 19, 18, 7), [2, 3]),
    ],
)
def test_n4_05_2a_the_first_combination_with_a_majority(numbers: tuple[int, ...], ruling: list[int]) -> None:
    scene = votes(table(), *numbers).meet().begin(FormCoalition(0), FirstLeader(PLAYER))
    while scene.step() == "JoinCoalition":
        scene.play("stand-aside")
    assert scene.p.others().coalition == ruling
    assert [told[0] for told in scene.told("rules")] == [f"faction-{seat + 1}" for seat in ruling]


@pytest.mark.rule("republic", "R-48")
@pytest.mark.rule("republic", "N4.05.2a")
def test_n4_05_2a_a_player_may_refuse_and_is_replaced() -> None:
    scene = votes(table(), 12, 16, 15, 14, 13).meet().begin(FormCoalition(0))
    assert ranked(scene.p) == [1, 2, 3, 4, 0]
    assert scene.asked() == ("0", "coalition")
    agreed = Scene.of(scene.p.copy()).play("share-power")
    assert 0 in agreed.p.others().coalition
    scene.play("stand-aside")
    assert 0 not in scene.p.others().coalition


@pytest.mark.rule("republic", "N4.05.1a")
@pytest.mark.rule("republic", "N4.05.4a")
@pytest.mark.rule("republic", "N4.05.418a")
def test_n4_05_4a_offices_are_picked_by_wish() -> None:
    scene = votes(table(), 5, 20, 19, 9, 7).put("manlius", IMPERIALS, influence=1).put("papirius", PLUTOCRATS)
    scene.p.others().coalition = [1, 2]
    scene.meet().begin(Divide())
    p = scene.p
    assert p.faction[p.offices[FIELD_CONSUL]] == IMPERIALS
    assert p.faction[p.offices[CENSOR]] == PLUTOCRATS
    assert p.offices[FIELD_CONSUL] == senator("manlius")
    assert p.offices[ROME_CONSUL] >= 0
    assert p.others().division is None
    assert scene.told("voted") == []


@pytest.mark.rule("republic", "N4.05.41a")
def test_n4_05_41a_an_outsider_where_nobody_is_eligible() -> None:
    scene = table()
    p = scene.p
    p.others().coalition = [1]
    p.barred = [senator("fabius")]
    p.influence[senator("claudius")] = 0
    scene.meet().begin(Divide())
    assert p.offices[CENSOR] == senator("fabius")
    assert p.faction[p.offices[ROME_CONSUL]] != IMPERIALS
    assert senator("claudius") in (p.offices[ROME_CONSUL], p.offices[FIELD_CONSUL])


@pytest.mark.rule("republic", "N4.05.412a")
def test_n4_05_412a_a_rome_consul_the_people_like() -> None:
    scene = table().put("manlius", CONSERVATIVES, influence=0, popularity=3)
    p = scene.p
    p.unrest = 3
    p.others().coalition = [3]
    scene.meet().begin(Divide())
    assert p.offices[ROME_CONSUL] == senator("manlius")


@pytest.mark.rule("republic", "N4.05.414a")
@pytest.mark.rule("republic", "N4.05.415a")
def test_n4_05_414a_concessions_and_provinces() -> None:
    scene = table().put("manlius", PLUTOCRATS, influence=1, knights=9).put("papirius", PLUTOCRATS, influence=20)
    scene.put("furius", PLUTOCRATS).put("acilius", PLUTOCRATS)
    p = scene.p
    p.others().coalition = [2]
    for id in ("mining", "tax-farmer-1"):
        p.holder[words.CONCESSION.value(id)] = FORUM
    for id in ("sicily", "syria"):
        p.province[words.PROVINCE.value(id)] = VACANT
    scene.meet().begin(Divide())
    assert p.holder[words.CONCESSION.value("mining")] >= 0
    assert p.holder[words.CONCESSION.value("tax-farmer-1")] >= 0
    assert p.holder[words.CONCESSION.value("mining")] != p.holder[words.CONCESSION.value("tax-farmer-1")]
    away = [one for one in range(CARDS.senators) if p.place[one] == GOVERNING]
    assert len(away) == 2
    assert senator("manlius") not in away


@pytest.mark.rule("republic", "N4.05.416a")
@pytest.mark.rule("republic", "N4.05.417a")
def test_n4_05_416a_an_unpopular_consul_sponsors_a_bill_that_somebody_cosponsors() -> None:
    scene = table().put("manlius", POPULISTS, popularity=-1).put("papirius", POPULISTS).put("furius", POPULISTS)
    p = scene.p
    p.unrest = 5
    p.others().coalition = [4]
    scene.meet().begin(Divide())
    assert p.bills[2] == 1
    assert p.unrest == 2
    own = table().put("manlius", PLAYER).put("papirius", PLAYER).put("furius", PLAYER)
    own.p.others().coalition = [0, 3]
    own.meet().begin(Divide(), FirstLeader(PLAYER))
    own.play("pick-bill ii", "pick-for manlius")
    assert "pick-cosponsor" in own.offered()
    own.play("pass-pick")
    assert own.p.bills == [0, 0, 0]


@pytest.mark.rule("republic", "N4.05.4a")
def test_n4_05_4a_a_player_picks_for_anybody() -> None:
    scene = table()
    p = scene.p
    p.others().coalition = [0]
    p.holder[words.CONCESSION.value("mining")] = FORUM
    scene.meet().begin(Divide())
    assert scene.asked() == ("0", "pick")
    scene.play("pick-office field-consul")
    assert "pick-for julius" in scene.offered()
    scene.play("pick-for julius", "pick-concession mining", "pick-for cornelius", "pass-pick")
    assert p.offices[FIELD_CONSUL] == senator("julius")
    assert p.holder[words.CONCESSION.value("mining")] == senator("cornelius")
    assert min(p.offices[ROME_CONSUL], p.offices[CENSOR]) >= 0


# ---------------------------------------------------------------- war


@pytest.mark.rule("republic", "N4.05.3a")
@pytest.mark.rule("republic", "N4.05.32a")
def test_n4_05_3a_crisis_and_danger() -> None:
    scene = table().war("gallic-1")
    assert not is_neutral_crisis(scene.p)
    assert is_dangerous(scene.p, words.WAR.value("gallic-1"))
    scene.war("illyrian-1", "syrian")
    assert is_neutral_crisis(scene.p)
    assert not is_dangerous(scene.p, words.WAR.value("syrian"))
    assert is_neutral_crisis(table().war("punic-3", "punic-2").p)


@pytest.mark.rule("republic", "R-49")
@pytest.mark.rule("republic", "N4.05.3b")
@pytest.mark.rule("republic", "N4.05.3d")
@pytest.mark.rule("republic", "N4.05.31a")
@pytest.mark.rule("republic", "N4.05.33a")
def test_n4_05_3b_a_plan_is_made_raised_and_sent() -> None:
    scene = table().war("gallic-1").office("fabius", FIELD_CONSUL).office("valerius", ROME_CONSUL)
    p = scene.p
    p.treasury, p.legions = 200, 4
    p.others().coalition = [1, 2]
    war = words.WAR.value("gallic-1")
    strength = need(p, war)[0]
    scene.meet()
    assert plan(p) == ([war], False)
    scene.begin(WarPlan())
    assert scene.told("raised") == [[str(strength - 4), "0"]]
    assert scene.told("sent") == [["fabius", "gallic-1", str(strength), "0"]]
    poor = table().war("gallic-1").office("fabius", FIELD_CONSUL).meet()
    poor.p.treasury = 10
    assert plan(poor.p) == ([], False)
    short = table().war("gallic-1").happen("manpower_shortage").meet()
    short.p.treasury = 300
    assert money_for(short.p) == 0


@pytest.mark.rule("republic", "N4.05.31a")
def test_n4_05_31a_half_of_the_spare_legions_go_along() -> None:
    scene = table().war("gallic-1").office("fabius", FIELD_CONSUL)
    p = scene.p
    strength = need(p, words.WAR.value("gallic-1"))[0]
    p.legions = strength + 7
    p.others().coalition = [1]
    scene.meet().begin(WarPlan())
    assert scene.told("sent") == [["fabius", "gallic-1", str(strength + 3), "0"]]


@pytest.mark.rule("republic", "N4.05.3c")
def test_n4_05_3c_four_wars_must_become_three() -> None:
    scene = table().war("gallic-1", "illyrian-1", "syrian", "jugurthine").office("fabius", FIELD_CONSUL).meet()
    wars, is_all = plan(scene.p)
    assert [len(wars), is_all] == [1, True]
    land = [CARDS.land[words.WAR.value(war)] for war in ("gallic-1", "illyrian-1", "syrian", "jugurthine")]
    assert CARDS.land[wars[0]] == min(land)


@pytest.mark.rule("republic", "N4.05.34a")
def test_n4_05_34a_the_best_commander_is_dictator() -> None:
    scene = table().war("gallic-1", "illyrian-1", "syrian").put("manlius", PLAYER).meet()
    scene.p.others().coalition = [1]
    scene.begin(CrisisDictator(), FirstLeader(PLAYER))
    dictator = scene.p.offices[DICTATOR]
    here = [senator(name) for name in [*OWN, "manlius"]]
    assert CARDS.military[dictator] == max(CARDS.military[one] for one in here)
    if scene.p.faction[dictator] >= 1:
        rest = [CARDS.military[one] for one in here if one != dictator]
        assert CARDS.military[scene.p.offices[MASTER_OF_HORSE]] == max(rest)


@pytest.mark.rule("republic", "N4.05.3a")
def test_n4_05_3a_players_who_rule_alone_plan_freely() -> None:
    scene = table().war("gallic-1").office("cornelius", FIELD_CONSUL)
    scene.p.treasury = 100
    scene.p.others().coalition = [0]
    scene.meet().begin(WarPlan())
    assert scene.asked() == ("0", "business")
    assert scene.refused("propose concessions")[1] == "not-business"
    scene.play("propose recruits", "count-legions 2", "count-fleets 0")
    assert scene.p.legions == 2


@pytest.mark.rule("republic", "N4.05.1a")
@pytest.mark.rule("republic", "N4.01.1a")
def test_n4_05_1a_a_whole_senate_without_votes_or_trials() -> None:
    scene = table().put("manlius", 1).put("papirius", 2)
    scene.p.marks[senator("manlius")] |= CORRUPT
    scene.meet().begin(NeutralSenate())
    while scene.p.turn() == 0:
        scene.play(scene.offered()[-1])
    assert min(scene.p.offices[office] for office in (ROME_CONSUL, FIELD_CONSUL, CENSOR)) >= 0
    assert [scene.told("voted"), scene.told("on-trial")] == [[], []]
    assert not scene.p.marks[senator("manlius")] & CORRUPT


# ---------------------------------------------------------------- revolution, cards and murder


@pytest.mark.rule("republic", "N4.06.2a")
@pytest.mark.parametrize(("talents", "legions", "step"), [(0, 8, "lay"), (40, 8, "sound"), (40, 1, "lay")])
def test_n4_06_2a_a_neutral_victor_revolts_only_with_money_and_men(talents: int, legions: int, step: str) -> None:
    scene = table().command("fabius", "gallic-1", legions=legions)
    p = scene.p
    p.era = 2
    p.won[senator("fabius")] = 1
    p.talents[senator("fabius")] = talents
    p.legions = 2
    scene.begin(VictorDecides(senator("fabius"), 0), FirstLeader(PLAYER))
    assert (p.turn() == CHANCE) is (step == "sound")
    if step == "lay":
        assert p.place[senator("fabius")] == IN_ROME
    else:
        while p.turn() == CHANCE:
            scene.roll(6)
        assert p.rebel == senator("fabius")


@pytest.mark.rule("republic", "N4.07.1a")
def test_n4_07_1a_neutrals_keep_their_cards() -> None:
    cards = ("tribune-38", "tribune-39", "tribune-40", "tribune-41", "tribune-42", "tribune-43")
    scene = table().hand(IMPERIALS, *cards).begin(DiscardDown(IMPERIALS), FirstLeader(PLAYER))
    assert len(scene.p.hands[IMPERIALS]) == 6


@pytest.mark.rule("republic", "N4.07.4a")
def test_n4_07_4a_bodyguards() -> None:
    scene = table()
    scene.p.hands[IMPERIALS] = [
        card for card in range(DECK.cards) if words.CARD.slug(card).startswith("open-bodyguard")
    ]
    scene.p.influence[senator("fabius")] = 21
    scene.begin(PlaceGuard(IMPERIALS), FirstLeader(PLAYER))
    assert scene.p.guarded == senator("fabius")
    scene = table().meet()
    guards = [card for card in range(DECK.cards) if words.CARD.slug(card).startswith("secret-bodyguard")]
    scene.p.hands[IMPERIALS] = guards[:2]
    scene.begin(Guards(senator("cornelius"), senator("fabius"), 6, 0), FirstLeader(PLAYER))
    assert scene.p.hands[IMPERIALS] == []


def with_card(card: str) -> Scene:
    scene = table().put("manlius", -1)
    found = [one for one in range(DECK.cards) if words.CARD.slug(one).startswith(card)]
    scene.p.hands[IMPERIALS] = found[:1]
    scene.p.influence[senator("fabius")] = 12
    return scene


@pytest.mark.rule("republic", "N4.07.5a")
@pytest.mark.rule("republic", "N4.07.7a")
def test_n4_07_5a_peddling_and_seduction() -> None:
    scene = with_card("influence-peddling").hand(PLAYER, "tribune-38", "tribune-39").hand(PLUTOCRATS, "tribune-40")
    scene.begin(Persuade(IMPERIALS))
    assert {move.a for move, _ in scene.p.chances()} == {PLAYER}
    scene = with_card("seduction").begin(Persuade(IMPERIALS))
    assert scene.told("persuades") == [["fabius", "manlius"]]
    assert [scene.p.hands[IMPERIALS], scene.step()] == [[], "PersuasionDice"]
