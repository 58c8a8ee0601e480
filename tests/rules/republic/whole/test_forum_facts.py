"""5, 7: persuasion, wars that come and go, and the dead, step by step, with all that they change."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.persuasion import (
    BlackmailDice,
    Persuade,
    base,
    chance,
    forbids_persuading,
    loyalty,
    rich_hands,
)
from quadriga.games.republic.whole.mortality.death import (
    Bereft,
    Senatorless,
    TwinDies,
    die,
    first_of_curia,
    leave,
    named_in,
)
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CAPTIVE,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    FORUM,
    MASTER_OF_HORSE,
    REBELLING,
    RESERVE,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.motion import Motion
from quadriga.games.republic.whole.war.arrival import (
    arrive,
    arrive_leader,
    create,
    destroy,
    is_left,
    leave_play,
    make_peace,
    retire_leaders,
    take_refuge,
    wake,
)
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]
HANNIBAL, HAMILCAR = CARDS.leader_of["hannibal"], CARDS.leader_of["hamilcar"]


def war_of(name: str) -> int:
    return words.WAR.value(name)


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest = 3, 200, 4
    return scene


def deal(scene: Facts, seat: int, *cards: str) -> Facts:
    for name in cards:
        card = words.CARD.value(name)
        scene.p.stock().pool = [one for one in scene.p.stock().pool if one != card]
        scene.p.hands[seat].append(card)
    return scene


def listen(scene: Facts) -> Facts:
    """Hear what functions tell from here."""
    scene.mark()
    scene.p.hear = scene.heard.append
    return scene


# ---------------------------------------------------------------- persuasion


@pytest.mark.rule("republic", "7.41a")
@pytest.mark.rule("republic", "7.411a")
def test_7_41a_the_base_number() -> None:
    scene = table().put("papirius", -1).happen("evil_omens", 1)
    attempt = Attempt()
    attempt.lay_out(FABIUS, MANLIUS)
    plain = DECK.oratory[FABIUS] + scene.p.influence[FABIUS] - DECK.loyalty[MANLIUS]
    assert base(scene.p, attempt) == plain - 7
    attempt.bribes, attempt.counter = 5, 2
    scene.p.talents[MANLIUS] = 4
    assert base(scene.p, attempt) == plain - 7 + 5 - 2 - 4
    unaligned = Attempt()
    unaligned.lay_out(FABIUS, senator("papirius"))
    assert base(scene.p, unaligned) == plain + DECK.loyalty[MANLIUS] - DECK.loyalty[senator("papirius")]
    unaligned.bribes = 12 - base(scene.p, unaligned)
    assert chance(scene.p, unaligned) == 30
    unaligned.bribes -= 4
    assert chance(scene.p, unaligned) == 21
    scene.p.era_ends = 1
    unaligned.bribes += 9
    assert chance(scene.p, unaligned) == 26


@pytest.mark.rule("republic", "7.411b")
def test_7_411_loyalty_falls_beside_an_opponent_or_for_a_brother() -> None:
    scene = table().put("cato-the-elder", 0).put("scipio-africanus", 0)
    cato = senator("cato-the-elder")
    enemies = [one for one in range(CARDS.senators) if one in DECK.opponents[cato]]
    scene.p.faction[enemies[0]], scene.p.place[enemies[0]] = 0, 1
    assert loyalty(scene.p, cato, 1) == 0
    scene.p.faction[enemies[0]] = 2
    assert loyalty(scene.p, cato, 1) == DECK.loyalty[cato]
    scene.p.faction[enemies[0]], scene.p.place[enemies[0]] = 0, 9
    assert loyalty(scene.p, cato, 1) == DECK.loyalty[cato]
    brothers = table().put("tiberius-gracchus", 1).put("gaius-gracchus", 2)
    tiberius, gaius = senator("tiberius-gracchus"), senator("gaius-gracchus")
    assert [loyalty(brothers.p, tiberius, seat) for seat in (0, 2)] == [DECK.loyalty[tiberius], 0]
    assert [loyalty(brothers.p, gaius, seat) for seat in (0, 1)] == [DECK.loyalty[gaius], 0]


@pytest.mark.rule("republic", "7.4a")
@pytest.mark.rule("republic", "7.4b")
def test_7_4_who_persuades_whom() -> None:
    scene = deal(table().put("papirius", -1).govern("valerius", "sicily"), 0, "seduction", "influence-peddling-48")
    deal(scene, 2, "tribune-38", "tribune-39")
    scene.begin(Persuade(0))
    assert scene.question() == "0 persuade"
    assert scene.offered() == [
        "persuade cornelius manlius",
        "persuade cornelius papirius",
        "persuade fabius manlius",
        "persuade fabius papirius",
        "seduce cornelius manlius",
        "seduce cornelius papirius",
        "seduce fabius manlius",
        "seduce fabius papirius",
        "peddle faction-3",
        "done",
    ]
    assert scene.refused("persuade manlius papirius") == ("4.2a", "not-yours")
    assert scene.refused("persuade fabius valerius") == ("7.4a", "not-in-rome")
    assert scene.refused("persuade fabius cornelius") == ("7.4a", "yours-already")
    assert scene.refused("persuade fabius claudius") == ("7.4b", "a-leader")
    assert scene.refused("blackmail fabius manlius") == ("S3.01.9", "not-in-hand")
    assert scene.refused("peddle faction-2") == ("13.I7", "no-hand")
    sealed = ["seduce fabius manlius", "peddle faction-3", "persuade fabius manlius", "done"]
    assert [scene.p.question().seals(scene.p, scene.parse(text)) for text in sealed] == [True, True, False, False]
    assert rich_hands(scene.p, 0) == [2]
    away = table().govern("fabius", "sicily")
    assert forbids_persuading(away.p, 0, FABIUS, MANLIUS) == words.R_NOT_IN_ROME
    peddle = Facts.of(scene.p.copy())
    peddle.mark().play("peddle faction-3")
    assert peddle.changes() == [
        "hands faction-1 seduction influence-peddling-48 > seduction",
        "discards - > influence-peddling-48",
    ]
    assert peddle.heard_all() == ["played-card faction-1 influence-peddling-48"]
    assert peddle.question() == "chance "
    assert peddle.p.question().audience(peddle.p, peddle.p.moves()[0]) == 0b101
    assert len({weight for _, weight in peddle.p.chances()}) == 1
    peddle.mark().play("take-card faction-3 tribune-39")
    assert peddle.changes() == [
        "hands faction-1 seduction > tribune-39 seduction",
        "hands faction-3 tribune-38 tribune-39 > tribune-38",
    ]
    assert peddle.heard_all() == ["took-card faction-1 faction-3 tribune-39"]
    assert peddle.question() == "0 persuade"
    assert peddle.heard[0].audience == 0b101
    seduce = Facts.of(scene.p.copy())
    seduce.mark().play("seduce fabius manlius")
    assert seduce.changes() == [
        "hands faction-1 seduction influence-peddling-48 > influence-peddling-48",
        "discards - > seduction",
        "attempt None > persuader 1, target 5, card 1",
    ]
    assert seduce.heard_all() == ["played-card faction-1 seduction", "persuades fabius manlius"]
    assert seduce.question() == "0 bribe commander=manlius number=-7"
    seduce.mark().play("bribe 0")
    assert seduce.changes() == []
    assert seduce.heard_all() == ["bribed fabius 0"]
    assert seduce.question() == "chance "
    seduce.mark().roll(12)
    assert seduce.changes() == ["attempt persuader 1, target 5, card 1 > None"]
    assert seduce.heard_all() == ["stayed manlius"]
    assert seduce.question() == "nobody "


@pytest.mark.rule("republic", "7.412a")
@pytest.mark.rule("republic", "7.413a")
@pytest.mark.rule("republic", "7.414a")
def test_7_41_bribes_and_counter_bribes_round_by_round() -> None:
    scene = table().put("papirius", -1)
    scene.p.talents[FABIUS], scene.p.purse[1], scene.p.purse[2] = 6, 4, 2
    scene.begin(Persuade(0))
    scene.mark().play("persuade fabius papirius")
    assert scene.changes() == ["attempt None > persuader 1, target 10"]
    assert scene.heard_all() == ["persuades fabius papirius"]
    assert scene.question() == "0 bribe commander=papirius number=1"
    assert scene.offered() == ["bribe 0", "bribe 1", "bribe 2", "bribe 3", "bribe 4", "bribe 5", "bribe 6"]
    assert scene.refused("bribe 7") == ("6.3a", "not-so-much")
    scene.mark().play("bribe 3")
    assert scene.changes() == ["talents fabius 6 > 3", "attempt bribes 0 > 3", "attempt spent 0 > 3"]
    assert scene.heard_all() == ["bribed fabius 3"]
    assert scene.question() == "1 counter commander=papirius number=4"
    assert scene.offered() == ["counter 0", "counter 1", "counter 2", "counter 3", "counter 4"]
    assert scene.refused("counter 5") == ("6.3a", "not-so-much")
    scene.mark().play("counter 2")
    assert scene.changes() == [
        "purse faction-2 4 > 2",
        "attempt counter 0 > 2",
        "attempt spent 3 > 5",
        "attempt answered 0 > 2",
    ]
    assert scene.heard_all() == ["countered faction-2 2"]
    assert scene.question() == "2 counter commander=papirius number=2"
    scene.mark().play("counter 0")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "0 add commander=papirius number=2"
    assert scene.offered() == ["try", "add"]
    thrown = Facts.of(scene.p.copy())
    scene.mark().play("add")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "0 bribe commander=papirius number=2"
    assert scene.offered() == ["bribe 1", "bribe 2", "bribe 3"]
    assert scene.refused("bribe 0") == ("7.414a", "add-something")
    scene.mark().play("bribe 3", "counter 0", "counter 0")
    assert scene.changes() == [
        "talents fabius 3 > 0",
        "attempt bribes 3 > 6",
        "attempt spent 5 > 3",
        "attempt answered 2 > 0",
    ]
    assert scene.heard_all() == ["bribed fabius 3"]
    assert scene.question() == "chance "
    assert [(move.a, weight) for move, weight in scene.p.chances()] == [
        (2, 1),
        (3, 2),
        (4, 3),
        (5, 4),
        (6, 5),
        (7, 6),
        (8, 5),
        (9, 4),
        (10, 3),
        (11, 2),
        (12, 1),
    ]
    won = Facts.of(scene.p.copy())
    won.mark().roll(2)
    assert won.changes() == [
        "place papirius 2 > 1",
        "faction papirius -1 > 0",
        "talents papirius 0 > 8",
        "attempt persuader 1, target 10, bribes 6, counter 2, spent 3 > None",
    ]
    assert won.heard_all() == ["joined papirius faction-1"]
    assert won.question() == "nobody "
    scene.mark().roll(12)
    assert scene.changes() == [
        "talents papirius 0 > 8",
        "attempt persuader 1, target 10, bribes 6, counter 2, spent 3 > None",
    ]
    assert scene.heard_all() == ["stayed papirius"]
    assert scene.question() == "nobody "
    thrown.mark().play("try")
    assert thrown.changes() == []
    assert thrown.heard_all() == []
    assert thrown.question() == "chance "


@pytest.mark.rule("republic", "7.414b")
@pytest.mark.parametrize(("rule", "asked"), [("may-add", "add"), ("must-throw", "")])
def test_7_414b_after_a_round_nobody_answered(rule: str, asked: str) -> None:
    scene = table({"bargain": rule}).put("papirius", -1)
    scene.p.talents[FABIUS] = 6
    scene.begin(Persuade(0)).play("persuade fabius papirius", "bribe 3", "counter 0", "counter 0")
    assert scene.asked()[1] == asked
    none = table({"bargain": rule}).put("papirius", -1)
    none.p.talents[FABIUS] = 6
    none.begin(Persuade(0)).play("persuade fabius papirius", "bribe 0", "counter 0", "counter 0")
    assert none.asked() == ("chance", "")


@pytest.mark.rule("republic", "7.41b")
def test_7_41b_at_most_the_base_and_never_ten() -> None:
    found = {}
    for total in range(2, 13):
        scene = table().put("papirius", -1)
        scene.p.influence[FABIUS] = 40
        scene.begin(Persuade(0)).play("persuade fabius papirius", "bribe 0", "counter 0", "counter 0").roll(total)
        found[total] = scene.p.faction[senator("papirius")] == 0
    assert found == {
        2: True,
        3: True,
        4: True,
        5: True,
        6: True,
        7: True,
        8: True,
        9: True,
        10: False,
        11: False,
        12: False,
    }


@pytest.mark.rule("republic", "13.I6")
def test_13_i6_failed_blackmail_disgraces() -> None:
    scene = deal(table().happen("evil_omens", 1), 0, "blackmail")
    scene.p.influence[MANLIUS], scene.p.popularity[MANLIUS] = 12, 5
    scene.begin(Persuade(0)).play("blackmail fabius manlius", "bribe 0")
    scene.mark().roll(12)
    assert scene.changes() == ["attempt persuader 1, target 5, card 2 > None"]
    assert scene.heard_all() == ["stayed manlius"]
    assert scene.question() == "chance "
    assert [(move.a, weight) for move, weight in scene.p.chances()] == [
        (2, 1),
        (3, 2),
        (4, 3),
        (5, 4),
        (6, 5),
        (7, 6),
        (8, 5),
        (9, 4),
        (10, 3),
        (11, 2),
        (12, 1),
    ]
    scene.mark().roll(5)
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "chance "
    scene.mark().roll(8)
    assert scene.changes() == ["influence manlius 12 > 8", "popularity manlius 5 > -2"]
    assert scene.heard_all() == ["disgraced manlius 4 7"]
    assert scene.question() == "nobody "
    once = table({"blackmail": "one-throw"})
    once.p.influence[MANLIUS] = 12
    once.begin(BlackmailDice(MANLIUS, -1))
    once.mark().roll(6)
    assert once.changes() == ["influence manlius 12 > 6", "popularity manlius 0 > -6"]
    assert once.heard_all() == ["disgraced manlius 6 6"]
    assert once.question() == "nobody "


# ---------------------------------------------------------------- wars come and go


@pytest.mark.rule("republic", "7.33b")
@pytest.mark.rule("republic", "7.3321a")
def test_7_33_where_a_war_is_placed() -> None:
    found = {}
    for war in ("punic-1", "gallic-1", "syrian", "slave-1", "lusitanian", "social", "pirates-1", "gladiator"):
        scene = listen(table())
        arrive(scene.p, war_of(war))
        found[war] = scene.heard_all()
    assert found == {
        "punic-1": ["war-inactive punic-1"],
        "gallic-1": ["war-active gallic-1"],
        "syrian": ["war-active syrian"],
        "slave-1": ["war-inactive slave-1"],
        "lusitanian": ["war-inactive lusitanian"],
        "social": ["war-active social"],
        "pirates-1": ["war-inactive pirates-1"],
        "gladiator": ["war-active gladiator"],
    }
    second = listen(table().war("punic-1", status=words.INACTIVE))
    arrive(second.p, war_of("punic-2"))
    assert second.changes() == ["war punic-1 1 > 2", "war punic-2 0 > 8"]
    assert second.heard_all() == ["war-imminent punic-2", "war-active punic-1"]
    third = listen(table().war("punic-1"))
    arrive(third.p, war_of("punic-2"))
    assert third.changes() == ["war punic-2 0 > 8"]
    led = table()
    led.p.chief[HANNIBAL] = 2
    arrive(listen(led).p, war_of("punic-2"))
    assert led.changes() == ["war punic-2 0 > 2", "chief hannibal 2 > 1"]
    assert led.heard_all() == ["war-active punic-2", "leader-came hannibal punic-2"]
    refuge = table()
    refuge.p.chief[HANNIBAL], refuge.p.refugee = 2, HANNIBAL
    arrive(listen(refuge).p, war_of("syrian"))
    assert refuge.changes() == ["war syrian 0 > 2", "guest hannibal 0 > 128", "refugee 1 > -1", "chief hannibal 2 > 1"]
    assert refuge.heard_all() == ["war-active syrian", "leader-came hannibal syrian"]
    province = table()
    province.p.province[SICILY] = 1
    arrive(listen(province).p, war_of("slave-1"))
    assert province.changes() == ["war slave-1 0 > 2"]
    social = table().war("macedonian-1", "gallic-1", "syrian", status=words.INACTIVE)
    arrive(listen(social).p, war_of("social"))
    assert social.changes() == ["war gallic-1 1 > 2", "war macedonian-1 1 > 2", "war social 0 > 2"]
    assert social.heard_all() == ["war-active social", "war-active gallic-1", "war-active macedonian-1"]


@pytest.mark.rule("republic", "7.331a")
@pytest.mark.rule("republic", "7.321a")
def test_7_331a_a_war_wakes_and_destroys_its_grain() -> None:
    scene = table().hold("fabius", "sicilian-grain").hold("fabius", "mining").war("slave-1", status=words.INACTIVE)
    scene.p.bars[words.CONCESSION.value("sicilian-grain")] = 1
    wake(listen(scene).p, war_of("slave-1"))
    assert scene.changes() == ["holder sicilian-grain fabius > -3", "bars sicilian-grain 1 > 0", "war slave-1 1 > 2"]
    assert scene.heard_all() == ["war-active slave-1", "destroyed sicilian-grain"]
    forum = table()
    forum.p.holder[5] = FORUM
    destroy(listen(forum).p, 5)
    assert forum.changes() == ["holder mining -2 > -3"]
    hidden = listen(table())
    destroy(hidden.p, 5)
    assert hidden.changes() == []
    rising = table()
    wake(listen(rising).p, war_of("revolt-sicily"))
    assert rising.changes() == ["war revolt-sicily 0 > 2"]


@pytest.mark.rule("republic", "7.341a")
@pytest.mark.rule("republic", "7.341d")
def test_7_341_a_leader_joins_or_waits() -> None:
    waits = listen(table().war("syrian"))
    arrive_leader(waits.p, HANNIBAL)
    assert waits.changes() == ["chief hannibal 0 > 2"]
    assert waits.heard_all() == ["leader-waits hannibal"]
    sleeps = listen(table().war("punic-1", "punic-2", status=words.INACTIVE))
    arrive_leader(sleeps.p, HANNIBAL)
    assert sleeps.changes() == ["war punic-1 1 > 2", "war punic-2 1 > 8", "chief hannibal 0 > 1"]
    assert sleeps.heard_all() == ["leader-came hannibal punic-1", "war-active punic-1", "war-imminent punic-2"]
    active = table().war("punic-2", status=words.INACTIVE).war("punic-1")
    arrive_leader(listen(active).p, HAMILCAR)
    assert active.changes() == ["war punic-2 1 > 8", "chief hamilcar 0 > 1"]
    assert active.heard_all() == ["leader-came hamilcar punic-1", "war-imminent punic-2"]


@pytest.mark.rule("republic", "7.344a")
@pytest.mark.rule("republic", "7.E15")
def test_7_344a_leaders_without_a_war() -> None:
    scene = table().war("syrian")
    scene.p.chief[HANNIBAL] = scene.p.chief[HAMILCAR] = 1
    retire_leaders(listen(scene).p)
    assert scene.changes() == ["chief hamilcar 1 > 2", "chief hannibal 1 > 2"]
    assert scene.heard_all() == ["leader-waits hamilcar", "leader-waits hannibal"]
    over = table()
    for war in ("punic-1", "punic-2", "punic-3"):
        over.p.war[war_of(war)] = words.BEATEN
    over.p.chief[HANNIBAL] = 1
    retire_leaders(listen(over).p)
    assert over.changes() == ["chief hannibal 1 > 3"]
    assert over.heard_all() == ["leader-left hannibal"]
    guest = table().war("syrian")
    guest.p.chief[HANNIBAL], guest.p.guest[HANNIBAL] = 1, 1 << war_of("syrian") | 1 << war_of("gallic-1")
    retire_leaders(listen(guest).p)
    assert guest.changes() == ["guest hannibal 144 > 128"]
    dark = table().war("syrian", "gallic-1").war("macedonian-1", status=words.INACTIVE).happen("refuge", 2)
    take_refuge(listen(dark).p, HANNIBAL)
    assert dark.changes() == [
        "war macedonian-1 1 > 2",
        "guest hannibal 0 > 176",
        "chief hannibal 0 > 1",
        "events 14 2 > 0",
    ]
    assert dark.heard_all() == ["refuge hannibal", "war-active macedonian-1"]
    alone = table().happen("refuge", 2)
    alone.p.chief[HANNIBAL] = 1
    take_refuge(listen(alone).p, HANNIBAL)
    assert alone.changes() == ["chief hannibal 1 > 2", "events 14 2 > 0"]
    strongest = table().happen("refuge", 1)
    strongest.p.chief[HANNIBAL] = strongest.p.chief[HAMILCAR] = 1
    retire_leaders(listen(strongest).p)
    assert strongest.changes() == ["refugee -1 > 1", "chief hamilcar 1 > 2", "chief hannibal 1 > 2", "events 14 1 > 0"]
    assert is_left(table().p, CARDS.leader_group[HANNIBAL])


@pytest.mark.rule("republic", "10.4a")
@pytest.mark.rule("republic", "7.E13")
def test_10_4a_a_war_leaves_play() -> None:
    last = table().war("macedonian-4")
    last.p.beaten_fleet[war_of("macedonian-4")] = 1
    leave_play(listen(last).p, war_of("macedonian-4"), beaten=True)
    assert last.changes() == [
        "discards - > macedonian-4",
        "war macedonian-4 2 > 4",
        "beaten_fleet macedonian-4 1 > 0",
        "revolts macedonian-1 0 > 1",
        "revolts macedonian-2 0 > 1",
        "revolts macedonian-3 0 > 1",
    ]
    peace = table().war("punic-2")
    peace.p.beaten_fleet[war_of("punic-2")] = 1
    make_peace(listen(peace).p, war_of("punic-2"))
    assert peace.changes() == [
        "undrawn returned [] > [1]",
        "undrawn window 0 > 6",
        "war punic-2 2 > 0",
        "beaten_fleet punic-2 1 > 0",
    ]
    revolt = table()
    revolt.p.war[war_of("revolt-asia")], revolt.p.province[ASIA] = words.ACTIVE, 3
    make_peace(listen(revolt).p, war_of("revolt-asia"))
    assert revolt.changes() == ["war revolt-asia 2 > 0", "province asia 3 > 1"]


@pytest.mark.rule("republic", "10.4c")
def test_10_4c_a_province_is_created_once() -> None:
    scene = listen(table())
    create(scene.p, SICILY)
    assert scene.changes() == ["province sicily 0 > 1"]
    create(scene.p, SICILY)
    assert scene.heard_all() == ["created sicily"]
    create(scene.p, SICILY, developed=True)
    assert scene.changes() == ["province sicily 0 > 1", "developed sicily 0 > 1"]
    revolt = table()
    revolt.p.province[SICILY] = 3
    create(listen(revolt).p, SICILY, developed=True)
    assert revolt.changes() == []


# ---------------------------------------------------------------- the dead


@pytest.mark.rule("republic", "5.3a")
@pytest.mark.rule("republic", "5.3d")
def test_5_3_what_a_dead_senator_leaves() -> None:
    scene = table().hold("manlius", "mining").hold("manlius", "armaments").office("manlius", CENSOR)
    scene.p.bars[words.CONCESSION.value("mining")] = 1
    scene.p.talents[MANLIUS], scene.p.knights[MANLIUS], scene.p.popularity[MANLIUS], scene.p.marks[MANLIUS] = 7, 3, 4, 3
    scene.p.legate[ASIA], scene.p.province[ASIA], scene.p.term[ASIA] = MANLIUS, 2, 2
    scene.p.veteran_at[3], scene.p.veteran_of[3] = RESERVE, MANLIUS
    die(listen(scene).p, MANLIUS)
    assert scene.changes() == [
        "place manlius 1 > 7",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "popularity manlius 4 > 0",
        "talents manlius 7 > 0",
        "knights manlius 3 > 0",
        "marks manlius 3 > 0",
        "offices censor manlius > -1",
        "curia - > manlius",
        "holder armaments manlius > -2",
        "holder mining manlius > -2",
        "bars mining 1 > 0",
        "province asia 2 > 1",
        "term asia 2 > 0",
        "veteran_of 3 manlius > -1",
        "legate asia manlius > -1",
    ]
    assert scene.heard_all() == [
        "senator-died manlius",
        "province-vacant asia",
        "concession-free armaments",
        "concession-free mining",
    ]
    governor = table().govern("manlius", "sicily", 2, developed=True)
    governor.p.garrison[SICILY] = 2
    die(listen(governor).p, MANLIUS)
    assert governor.changes() == [
        "place manlius 3 > 7",
        "where manlius 0 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "curia - > manlius",
        "province sicily 2 > 1",
        "term sicily 2 > 0",
    ]
    assert governor.heard_all() == ["senator-died manlius", "province-vacant sicily"]
    leader = listen(table())
    die(leader.p, CLAUDIUS)
    assert leader.changes() == []
    assert leader.heard_all() == ["senator-died claudius", "heir claudius faction-3"]
    heirless = listen(table())
    die(heirless.p, CLAUDIUS, heirless=True)
    assert heirless.changes() == [
        "place claudius 1 > 7",
        "faction claudius 2 > -1",
        "influence claudius 4 > 0",
        "leader faction-3 claudius > -1",
        "curia - > claudius",
    ]


@pytest.mark.rule("republic", "5.3b")
def test_5_3b_a_dead_commander_leaves_his_force() -> None:
    scene = table().command("manlius", "punic-2", 4, 5, 1).office("manlius", DICTATOR).office("fabius", MASTER_OF_HORSE)
    scene.p.place[FABIUS], scene.p.where[FABIUS] = AT_WAR, war_of("punic-2")
    scene.p.sent[MANLIUS] = 2
    die(listen(scene).p, MANLIUS)
    assert scene.changes() == [
        "place fabius 4 > 1",
        "place manlius 4 > 7",
        "where fabius 1 > -1",
        "where manlius 1 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "marks fabius 0 > 16",
        "offices dictator manlius > -1",
        "curia - > manlius",
        "army manlius 4 > 0",
        "ships manlius 5 > 0",
        "left_army punic-2 0 > 4",
        "left_ships punic-2 0 > 5",
        "veteran_at 0 6 > 101",
        "veteran_of 0 manlius > -1",
        "commands manlius > -",
        "sent manlius 2 > 0",
    ]
    assert scene.heard_all() == ["senator-died manlius", "came-home fabius"]
    victor = table().command("manlius", "punic-2", 4, 5, 1)
    victor.p.won[MANLIUS] = 1
    die(listen(victor).p, MANLIUS)
    assert victor.changes() == [
        "place manlius 4 > 7",
        "where manlius 1 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "curia - > manlius",
        "legions 0 > 4",
        "fleets 0 > 5",
        "army manlius 4 > 0",
        "ships manlius 5 > 0",
        "veteran_at 0 6 > 0",
        "veteran_of 0 manlius > -1",
        "commands manlius > -",
        "won manlius 1 > 0",
    ]
    assert victor.heard_all() == ["senator-died manlius", "force-home manlius 5 5"]
    rebel = table()
    rebel.p.rebel, rebel.p.seconds = CLAUDIUS, [MANLIUS]
    rebel.p.place[CLAUDIUS] = rebel.p.place[MANLIUS] = REBELLING
    rebel.p.where[MANLIUS], rebel.p.province[ASIA] = ASIA, 2
    die(listen(rebel).p, MANLIUS)
    assert rebel.changes() == [
        "place manlius 6 > 7",
        "where manlius 9 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "curia - > manlius",
        "province asia 2 > 1",
        "seconds manlius > -",
    ]
    guarded = table()
    guarded.p.guarded, guarded.p.life = MANLIUS, MANLIUS
    die(listen(guarded).p, MANLIUS)
    assert guarded.changes() == [
        "place manlius 1 > 7",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "discards - > open-bodyguard",
        "curia - > manlius",
        "guarded manlius > -1",
        "life manlius > -1",
    ]


@pytest.mark.rule("republic", "5.3g")
@pytest.mark.rule("republic", "5.31c")
def test_5_31_a_statesman_and_his_family() -> None:
    scene = table().put("scipio-africanus", 0)
    scene.p.under[senator("scipio-africanus")] = CORNELIUS
    scene.p.place[CORNELIUS], scene.p.leader[0] = 8, senator("scipio-africanus")
    scene.p.offices[FIELD_CONSUL] = senator("scipio-africanus")
    die(listen(scene).p, senator("scipio-africanus"))
    assert scene.changes() == [
        "place cornelius 8 > 1",
        "place scipio-africanus 1 > 9",
        "faction scipio-africanus 0 > -1",
        "influence scipio-africanus 6 > 0",
        "under scipio-africanus cornelius > -1",
        "offices field-consul scipio-africanus > -1",
        "leader faction-1 scipio-africanus > cornelius",
    ]
    assert scene.heard_all() == ["senator-died scipio-africanus", "heir cornelius faction-1"]
    alone = table().put("cato-the-elder", 1)
    die(listen(alone).p, senator("cato-the-elder"))
    assert alone.changes() == [
        "place cato-the-elder 1 > 9",
        "faction cato-the-elder 1 > -1",
        "influence cato-the-elder 1 > 0",
    ]
    twins = table().put("tiberius-gracchus", 1).put("gaius-gracchus", 2)
    twins.begin(TwinDies(DECK.family[senator("gaius-gracchus")]))
    assert twins.offered() == ["twin-dies tiberius-gracchus", "twin-dies gaius-gracchus"]
    twins.mark().play("twin-dies gaius-gracchus")
    assert twins.changes() == [
        "place gaius-gracchus 1 > 9",
        "faction gaius-gracchus 2 > -1",
        "influence gaius-gracchus 4 > 0",
        "popularity gaius-gracchus 3 > 0",
    ]
    assert twins.heard_all() == ["senator-died gaius-gracchus"]
    assert twins.question() == "nobody "


@pytest.mark.rule("republic", "5.4b")
def test_5_4b_a_faction_without_senators_takes_a_family_or_leaves() -> None:
    scene = deal(table(), 2, "tribune-38")
    scene.p.purse[2] = 5
    for one in (CLAUDIUS, MANLIUS):
        scene.p.place[one], scene.p.faction[one] = 9, -1
    scene.p.leader[2] = -1
    assert scene.mark().begin(Bereft()).changes() == []
    papirius = senator("papirius")
    scene.p.place[papirius], scene.p.curia = 7, [papirius]
    scene.begin(Bereft())
    assert scene.question() == "2 senatorless"
    assert scene.offered() == ["take-in", "leave-game"]
    assert [scene.p.question().seals(scene.p, move) for move in scene.p.moves()] == [False, True]
    gone = Facts.of(scene.p.copy())
    gone.mark().play("leave-game")
    assert gone.changes() == [
        "purse faction-3 5 > 0",
        "hands faction-3 tribune-38 > -",
        "gone faction-3 0 > 1",
        "discards - > tribune-38",
    ]
    assert gone.heard_all() == ["faction-left faction-3"]
    assert gone.question() == "nobody "
    scene.mark().play("take-in")
    assert scene.changes() == [
        "place papirius 7 > 1",
        "faction papirius -1 > 2",
        "influence papirius 0 > 3",
        "leader faction-3 -1 > papirius",
        "curia papirius > -",
    ]
    assert scene.heard_all() == ["heir papirius faction-3"]
    assert scene.question() == "nobody "
    empty = table()
    empty.begin(Senatorless(2))
    assert empty.refused("take-in") == ("5.4b", "empty-curia")
    blocked = table().put("scipio-africanus", 0)
    blocked.p.curia = [CORNELIUS]
    assert first_of_curia(blocked.p) == -1
    left = table()
    leave(listen(left).p, 1)
    assert left.changes() == ["gone faction-2 0 > 1"]


@pytest.mark.rule("republic", "9.14a")
def test_without_whom_a_proposal_is_void() -> None:
    found = {}
    for kind, items in (
        (words.FOR_CONSULS, [1, 2]), (words.FOR_TRIAL, [1, 9, 0, 2]), (words.FOR_GOVERNORS, [7, 1, 8, 2]),
        (words.FOR_CONCESSIONS, [7, 1, 8, 2]), (words.FOR_FORCES, [1, 4, 3, 2, 0, 2, 7, 1, 2, 4]),
        (words.FOR_BEQUEST, [0, 1, 3, 3]), (words.FOR_REPLACING, [1, 2]), (words.FOR_MURDER_TRIAL, [1, 3]),
        (words.FOR_REINFORCING, [1, 3, 3, 0]), (words.FOR_RECALL, [1]), (words.FOR_WITHDRAWAL, [1, 2, 2]),
        (words.FOR_RECRUITS, [1, 2]), (words.FOR_LIFE, [1]), (words.FOR_GARRISON, [1, 2, 0]),
    ):  # fmt: skip
        motion = Motion()
        motion.lay_out(kind, 0, 0, 0, CARDS.senators)
        motion.items = items
        found[words.MOTION.slug(kind)] = named_in(motion)
    assert found == {
        "consuls": [1, 2],
        "trial": [1, 2],
        "governors": [1, 2],
        "concessions": [1, 2],
        "forces": [1, 2],
        "bequest": [1],
        "replacing": [1, 2],
        "murder-trial": [1],
        "reinforcing": [1],
        "recall": [1],
        "withdrawal": [1],
        "recruits": [],
        "life": [1],
        "garrison": [],
    }
    captive = table()
    captive.p.place[MANLIUS], captive.p.where[MANLIUS] = CAPTIVE, 4
    captive.p.veteran_at[2] = FORCE + CLAUDIUS
    die(listen(captive).p, MANLIUS)
    assert captive.changes() == [
        "place manlius 5 > 7",
        "where manlius 4 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "curia - > manlius",
    ]
