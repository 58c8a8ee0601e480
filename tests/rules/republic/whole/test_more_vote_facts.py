"""9: votes and what they bring about: the first senator, the first war, ties, and nobody."""

import pytest

from quadriga.engine import ANY, Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.alliance import Alliance
from quadriga.games.republic.whole.rome import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    GARRISON,
    MASTER_OF_HORSE,
    PROCONSUL,
    RESERVE,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.effects import (
    Carried,
    Defeated,
    Post,
    depart,
    install_consuls,
    make_censor,
    man,
    recruit,
    replace,
    replace_governor,
    take_office,
)
from quadriga.games.republic.whole.senate.votes import (
    Ballot,
    Call,
    CallNext,
    Rebuked,
    Resume,
    Settle,
    Vote,
    callable_seats,
    forbids_following,
    forbids_veto,
    is_unanimous,
    propose,
)
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
PUNIC, SICILY = words.WAR.value("punic-1"), CARDS.province_of["sicily"]
ASIA = CARDS.province_of["asia"]


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("cornelius", ROME_CONSUL).office("julius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene.meet()


def key_of(refusal: int) -> str:
    return str(words.VOCABULARY.refusals[refusal][0]) if refusal else ""


def steps(scene: Facts) -> list[str]:
    """What is to come, the next first."""
    return [type(frame).__name__ for frame in reversed(scene.p.stack)]


def floor(kind: int = words.FOR_CENSOR, items: list[int] | None = None, tribune: int = 0) -> Facts:
    """A proposal is on the floor; nobody has been called."""
    scene = table()
    propose(scene.p, kind, [FABIUS] if items is None else items, 0, tribune)
    scene.p.stack.clear()
    return scene


@pytest.mark.rule("republic", "9.14a")
def test_9_14a_who_is_asked_for_his_vote() -> None:
    scene = floor()
    for name in ("claudius", "manlius"):
        scene.govern(name, "sicily" if name == "claudius" else "asia")
    scene.p.on_floor().queue = [2]
    CallNext().run(scene.p)
    assert steps(scene) == ["CallNext"]
    assert [scene.p.on_floor().queue, scene.p.on_floor().called] == [[], [2]]
    scene.p.stack.clear()
    scene.hand(2, "tribune-38").p.on_floor().queue = [2]
    CallNext().run(scene.p)
    assert steps(scene) == ["Vote", "CallNext"]
    scene.p.stack.clear()
    scene.begin(Vote(2))
    assert scene.offered() == ["vote abstaining 0", "veto", "promise-to faction-1", "promise-to faction-2"]
    scene.p.stack.clear()
    Resume(2).run(scene.p)
    assert steps(scene) == ["Vote"]
    scene.p.stack.clear()
    scene.p.hands[2].clear()
    Resume(2).run(scene.p)
    assert steps(scene) == []
    Resume(0).run(scene.p)
    assert steps(scene) == ["Vote"]
    scene.p.stack.clear()
    scene.p.on_floor().over = 2
    Resume(0).run(scene.p)
    assert steps(scene) == []


@pytest.mark.rule("republic", "9.14a")
def test_9_14a_who_is_left_to_be_called() -> None:
    scene = floor()
    assert callable_seats(scene.p) == [0, 1, 2]
    scene.p.on_floor().queue, scene.p.on_floor().called = [1], [0]
    assert callable_seats(scene.p) == [2]
    for one in (CLAUDIUS, MANLIUS):
        scene.p.place[one] = 4
    assert callable_seats(scene.p) == []
    scene.hand(2, "tribune-38")
    assert callable_seats(scene.p) == [2]
    follow = floor()
    follow.p.on_floor().stance[CORNELIUS] = follow.p.on_floor().stance[FABIUS] = 2
    assert key_of(forbids_following(follow.p, 2, 0)) == ""
    assert key_of(forbids_following(follow.p, 0, 0)) == "no-lead"
    for one in (CLAUDIUS, MANLIUS):
        follow.p.place[one] = 4
    assert key_of(forbids_following(follow.p, 2, 0)) == "no-lead"
    follow.begin(Vote(1)).mark().play("vote-with faction-1")
    assert follow.changes() == [
        "motion contra 0 > 5",
        "motion stance cornelius=2 fabius=2 > cornelius=2 fabius=2 valerius=2 julius=2",
    ]


@pytest.mark.rule("republic", "9.12b")
def test_9_12b_who_calls() -> None:
    scene = floor()
    assert [int(Call().turn(scene.p)), scene.p.in_order()] == [0, [0, 1, 2]]
    other = floor()
    other.p.offices[ROME_CONSUL], other.p.offices[DICTATOR] = -1, CLAUDIUS
    assert int(Call().turn(other.p)) == 2
    nobody = floor()
    for one in (CORNELIUS, FABIUS, JULIUS, VALERIUS, CLAUDIUS, MANLIUS):
        nobody.p.place[one] = 4
    assert [nobody.p.speaker(), int(Call().turn(nobody.p))] == [-1, nobody.p.in_order()[0]]


@pytest.mark.rule("republic", "9.143a")
@pytest.mark.rule("republic", "9.144a")
@pytest.mark.parametrize(
    ("pro", "contra", "over", "vetoed", "tribune", "expected"),
    [
        (3, 3, 0, 0, 0, ["Defeated", "Rebuked", "Repopulate"]),
        (4, 3, 0, 0, 0, ["Carried", "Repopulate"]),
        (2, 3, 0, 0, 0, ["Defeated", "Rebuked", "Repopulate"]),
        (2, 3, 1, 0, 0, ["Carried", "Repopulate"]),
        (4, 3, 2, 0, 0, ["Defeated", "Repopulate"]),
        (4, 3, 0, 1, 0, ["Defeated", "Repopulate"]),
        (2, 3, 0, 0, 1, ["Defeated", "Repopulate"]),
    ],
)
def test_9_143a_what_a_count_leads_to(
    pro: int, contra: int, over: int, vetoed: int, tribune: int, expected: list[str]
) -> None:
    scene = floor(tribune=tribune)
    motion = scene.p.on_floor()
    motion.pro, motion.contra, motion.over, motion.vetoed = pro, contra, over, vetoed
    for one in (JULIUS, VALERIUS, CLAUDIUS, MANLIUS):
        motion.stance[one] = 2
    Settle().run(scene.p)
    assert steps(scene) == expected


@pytest.mark.rule("republic", "9.144a")
def test_9_144a_when_all_the_others_were_against() -> None:
    scene = floor()
    motion = scene.p.on_floor()
    assert motion.speaker == CORNELIUS
    for one in (JULIUS, VALERIUS, CLAUDIUS):
        motion.stance[one] = 2
    assert not is_unanimous(scene.p, motion)
    motion.stance[MANLIUS] = 2
    assert is_unanimous(scene.p, motion)
    scene.govern("manlius", "sicily")
    motion.stance[MANLIUS] = 0
    assert is_unanimous(scene.p, motion)
    for name in ("julius", "valerius", "claudius"):
        scene.p.place[senator(name)] = 4
    assert not is_unanimous(scene.p, motion)
    nobody = floor()
    nobody.p.on_floor().speaker = -1
    nobody.p.on_floor().stance = [2] * CARDS.senators
    assert not is_unanimous(nobody.p, nobody.p.on_floor())
    gone = floor()
    gone.p.on_floor().stance = [2] * CARDS.senators
    gone.p.faction[CORNELIUS] = -1
    assert not is_unanimous(gone.p, gone.p.on_floor())


@pytest.mark.rule("republic", "9.152a")
@pytest.mark.rule("republic", "9.152b")
def test_9_152_against_what_a_tribune_may_speak() -> None:
    def forbidden(kind: int, tribune: int = 0, dictator: int = -1, life: int = -1, speaker: int = CORNELIUS) -> str:
        scene = floor(kind, [FABIUS, JULIUS, 0, 0], tribune).hand(2, "tribune-38")
        scene.p.offices[DICTATOR], scene.p.life = dictator, life
        scene.p.on_floor().speaker = speaker
        return key_of(forbids_veto(scene.p, 2))

    assert forbidden(words.FOR_CENSOR) == ""
    assert forbidden(words.FOR_LIFE) == "no-veto"
    assert forbidden(words.FOR_MURDER_TRIAL) == "no-veto"
    assert forbidden(words.FOR_TRIAL) == ""
    assert forbidden(words.FOR_CENSOR, dictator=CORNELIUS) == "no-veto"
    assert forbidden(words.FOR_CENSOR, tribune=1, dictator=CORNELIUS) == ""
    assert forbidden(words.FOR_CENSOR, dictator=JULIUS) == ""
    assert forbidden(words.FOR_CENSOR, speaker=-1) == ""
    assert forbidden(words.FOR_CENSOR, life=FABIUS) == "no-tribune"
    empty = floor()
    assert key_of(forbids_veto(empty.p, 2)) == "no-tribune"


@pytest.mark.rule("republic", "9.14a")
def test_r51_whom_a_faction_can_follow() -> None:
    scene = floor()
    scene.p.on_floor().stance[JULIUS] = scene.p.on_floor().stance[VALERIUS] = 2
    assert [key_of(forbids_following(scene.p, 2, other)) for other in range(-1, 4)] == [
        "no-lead",
        "no-lead",
        "",
        "no-lead",
        "no-lead",
    ]
    assert key_of(forbids_following(scene.p, 1, 1)) == "no-lead"
    scene.p.on_floor().stance[VALERIUS] = 1
    assert key_of(forbids_following(scene.p, 2, 1)) == "no-lead"
    land = floor(words.FOR_REPEAL, [0, CLAUDIUS])
    land.p.on_floor().stance[JULIUS] = 2
    assert key_of(forbids_following(land.p, 2, 1)) == "sponsor"


@pytest.mark.rule("republic", "9.142a")
def test_9_142a_a_declared_vote_stands() -> None:
    scene = floor()
    vote = Vote(1)
    assert [words.VOCABULARY.verbs[verb].name for verb in Vote.verbs if vote.seals(scene.p, Move(verb))] == [
        "vote",
        "veto",
        "use-tribune",
        "vote-with",
    ]
    assert Ballot(JULIUS).seals(scene.p, Move(words.VOTE_BY))
    trial = floor(words.FOR_TRIAL, [JULIUS, CORNELIUS, 0, 0])
    assert [key_of(vote.why(trial.p, Move(verb, ANY, ANY))) for verb in Vote.verbs] == [
        "no-votes",
        "no-votes",
        "no-tribune",
        "",
        "no-appeal",
        "not-business",
        "no-such-faction",
        "no-lead",
    ]
    trial.p.on_floor().appealed = 1
    assert key_of(vote.why(trial.p, Move(words.APPEAL))) == "no-appeal"
    assert key_of(vote.why(trial.p, Move(words.VOTE, 1, 9999))) == "not-so-much"
    for one in (JULIUS, VALERIUS):
        trial.p.place[one] = 4
    assert key_of(vote.why(trial.p, Move(words.VOTE, 1, 0))) == "no-votes"
    assert key_of(vote.why(trial.p, Move(words.SPLIT))) == "no-votes"
    assert key_of(vote.why(trial.p, Move(words.PROMISE_TO, 1))) == "no-such-faction"
    rich = floor()
    rich.p.talents[JULIUS] = 4
    assert [key_of(vote.why(rich.p, Move(words.VOTE, 1, sum_))) for sum_ in (4, 5)] == ["round-sum", "not-so-much"]
    ballot = Ballot(JULIUS)
    asked = [Move(words.VOTE_BY, JULIUS, 1, 4), Move(words.VOTE_BY, JULIUS, 1, 5), Move(words.VOTE_BY, JULIUS, ANY, 5)]
    assert [key_of(ballot.why(rich.p, move)) for move in asked] == ["round-sum", "not-so-much", "not-so-much"]
    land = floor(words.FOR_LAND_BILL, [0, FABIUS, MANLIUS])
    assert key_of(ballot.why(land.p, Move(words.VOTE_BY, JULIUS, ANY, 0))) == "round-sum"
    for kind, items in ((words.FOR_TRIAL, [JULIUS, CORNELIUS, 0, 0]), (words.FOR_CENSOR, [JULIUS])):
        lone = floor(kind, items)
        lone.p.place[VALERIUS] = 4
        lone.begin(Vote(1))
        assert ("appeal" in lone.offered(), "split" in lone.offered()) == (kind == words.FOR_TRIAL, False)
        other = floor(kind, items).begin(Vote(2))
        assert ("appeal" in other.offered(), "split" in other.offered()) == (False, True)
    promise = floor()
    promise.begin(Vote(1)).play("promise-to faction-3")
    assert steps(promise) == ["Pledge", "Vote"]
    assert int(Rebuked(CORNELIUS).turn(promise.p)) == 0


# ---------------------------------------------------------------- what follows


@pytest.mark.rule("republic", "9.22b")
def test_9_22b_the_first_senator_takes_office() -> None:
    scene = table({"old-censor": "until-consuls"}).office("valerius", CENSOR).office("claudius", DICTATOR)
    scene.office("manlius", MASTER_OF_HORSE).mark()
    scene.p.hear = scene.heard.append
    install_consuls(scene.p, FABIUS, CORNELIUS)
    assert scene.changes() == [
        "influence cornelius 5 > 10",
        "influence fabius 5 > 10",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "marks claudius 0 > 1",
        "offices dictator claudius > -1",
        "offices rome-consul cornelius > fabius",
        "offices field-consul julius > cornelius",
        "offices censor valerius > -1",
        "offices master-of-horse manlius > -1",
        "elected - > fabius cornelius",
    ]
    assert scene.heard_all() == ["office fabius rome-consul", "office cornelius field-consul"]
    lone = table()
    lone.p.offices[DICTATOR] = CORNELIUS
    lone.mark()
    install_consuls(lone.p, CORNELIUS, -1)
    assert lone.changes() == [
        "influence cornelius 5 > 10",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "offices dictator cornelius > -1",
        "offices field-consul julius > -1",
        "elected - > cornelius",
    ]
    censor = table().office("valerius", CENSOR).mark()
    make_censor(censor.p, CORNELIUS)
    assert censor.changes() == [
        "influence cornelius 5 > 10",
        "offices rome-consul cornelius > -1",
        "offices censor valerius > cornelius",
        "senate filled 0 > 8",
    ]
    again = table().mark()
    take_office(again.p, CORNELIUS, ROME_CONSUL)
    assert again.changes() == ["influence cornelius 5 > 10", "elected - > cornelius"]


@pytest.mark.rule("republic", "9.631a")
def test_9_631a_the_first_senator_sells_arms_and_ships() -> None:
    scene = table().hold("cornelius", "armaments").hold("fabius", "ship-building").hold("julius", "mining").mark()
    scene.p.hear = scene.heard.append
    recruit(scene.p, 2, 3)
    assert scene.changes() == [
        "treasury 200 > 150",
        "talents cornelius 0 > 4",
        "talents fabius 0 > 9",
        "bars armaments 0 > 1",
        "bars ship-building 0 > 1",
        "legions 8 > 10",
        "fleets 9 > 12",
        "senate raised_legions 0 > 2",
        "senate raised_fleets 0 > 3",
    ]
    assert scene.heard_all() == ["raised 2 3", "earned cornelius 4", "earned fabius 9"]
    none = table().hold("cornelius", "armaments").happen("manpower_shortage").mark()
    recruit(none.p, 0, 1)
    assert none.changes() == ["treasury 200 > 180", "fleets 9 > 10", "senate raised_fleets 0 > 1"]


@pytest.mark.rule("republic", "9.646a")
@pytest.mark.rule("republic", "9.644a")
def test_9_644a_veterans_go_where_their_force_goes() -> None:
    scene = table()
    for number in (3, 4, 5):
        scene.p.veteran_at[number] = RESERVE
    scene.mark()
    scene.p.hear = scene.heard.append
    man(scene.p, ASIA, 2, 1 << 3 | 1 << 5)
    assert scene.changes() == [
        "garrison asia 0 > 2",
        "legions 8 > 6",
        "veteran_at 3 0 > 209",
        "veteran_at 5 0 > 209",
        "manned asia 0 > 3",
    ]
    assert scene.heard_all() == ["garrisoned asia 4"]
    assert scene.p.veteran_at[3] == GARRISON + ASIA
    relieved = table().war("gallic-1").put("furius", 2).command("furius", "gallic-1", 4, 2, 2)
    relieved.p.marks[senator("furius")] = PROCONSUL
    relieved.mark()
    relieved.p.hear = relieved.heard.append
    replace(relieved.p, JULIUS, senator("furius"))
    assert relieved.changes() == [
        "place julius 1 > 4",
        "place furius 4 > 1",
        "where julius -1 > 4",
        "where furius 4 > -1",
        "marks furius 8 > 16",
        "army julius 0 > 4",
        "army furius 4 > 0",
        "ships julius 0 > 2",
        "ships furius 2 > 0",
        "veteran_at 0 8 > 4",
        "veteran_at 1 8 > 4",
        "commands furius > julius",
        "sent julius 0 > 3",
    ]
    assert relieved.heard_all() == ["came-home furius", "sent julius gallic-1 6 2"]
    assert relieved.p.veteran_at[0] == FORCE + JULIUS
    presiding = table().war("gallic-1").put("furius", 2).command("furius", "gallic-1", 4, 2)
    replace(presiding.p, CORNELIUS, senator("furius"))
    assert [presiding.p.meeting().adjourned, presiding.p.meeting().closed] == [1, 1]


@pytest.mark.rule("republic", "9.34a")
@pytest.mark.rule("republic", "9.641b")
def test_9_34a_the_master_of_horse_rides_with_the_dictator() -> None:
    def riders(dictator: int, rider: int, place: int = 1) -> list[str]:
        scene = table().war("gallic-1")
        scene.p.offices[DICTATOR], scene.p.offices[MASTER_OF_HORSE] = dictator, rider
        if rider >= 0:
            scene.p.place[rider] = place
        scene.mark()
        depart(scene.p, FABIUS, PUNIC)
        return scene.changes()

    alone = riders(-1, -1)
    assert alone == ["place fabius 1 > 4", "where fabius -1 > 0", "commands - > fabius", "sent fabius 0 > 3"]
    assert riders(CLAUDIUS, CORNELIUS) == alone
    assert riders(FABIUS, -1) == alone
    assert riders(FABIUS, CORNELIUS, 4) == alone
    assert [one for one in riders(FABIUS, CORNELIUS) if one not in alone] == [
        "place cornelius 1 > 4",
        "where cornelius -1 > 0",
    ]


@pytest.mark.rule("republic", "9.12b")
def test_9_6_what_each_proposal_does_when_it_is_carried() -> None:
    found = {}
    for kind, items in (
        (words.FOR_CONCESSIONS, [0, FABIUS, 4, CORNELIUS]),
        (words.FOR_GOVERNORS, [SICILY, FABIUS, ASIA, VALERIUS]),
        (words.FOR_DISBANDING, [2, 3]),
        (words.FOR_WITHDRAWAL, [senator("furius"), 2, 9]),
        (words.FOR_REINFORCING, [senator("furius"), 3, 2, 0]),
        (words.FOR_GARRISON_HOME, [SICILY]),
        (words.FOR_RECALL, [senator("furius")]),
        (words.FOR_REFUSING_RHODES, []),
        (words.FOR_LAND_BILL, [1, CORNELIUS, FABIUS]),
        (words.FOR_REPEAL, [1, CORNELIUS]),
        (words.FOR_BEQUEST, [0, CORNELIUS, 3, 4]),
        (words.FOR_FORCES, [CORNELIUS, PUNIC, 3, 4, 0, JULIUS, PUNIC, 1, 1, 0]),
    ):
        scene = table().war("punic-1").war("gallic-1").put("furius", 2).command("furius", "gallic-1", 4, 2)
        scene.p.garrison[SICILY], scene.p.bills[1], scene.p.rhodes = 2, 1, Alliance()
        scene.p.rhodes.lay_out(5)
        scene.p.province[SICILY] = scene.p.province[ASIA] = 1
        stance = [0] * CARDS.senators
        stance[CLAUDIUS], stance[MANLIUS] = 2, 1
        scene.mark().begin(Carried(kind, 0, 0, tuple(items), tuple(stance)))
        found[words.MOTION.slug(kind)] = [*scene.changes(), "told", *scene.heard_all()]
    assert found == {
        "concessions": [
            "holder armaments -1 > fabius",
            "holder harbor-fees -1 > cornelius",
            "senate tried 0 > 17",
            "told",
            "concession armaments fabius",
            "concession harbor-fees cornelius",
        ],
        "governors": [
            "place fabius 1 > 3",
            "place valerius 1 > 3",
            "where fabius -1 > 0",
            "where valerius -1 > 9",
            "province sicily 1 > 2",
            "province asia 1 > 2",
            "term sicily 0 > 3",
            "term asia 0 > 3",
            "posted sicily 0 > 3",
            "posted asia 0 > 3",
            "told",
            "governs fabius sicily",
            "governs valerius asia",
        ],
        "disbanding": ["legions 8 > 6", "fleets 9 > 6", "told", "disbanded 2 3"],
        "withdrawal": [
            "legions 8 > 10",
            "fleets 9 > 11",
            "army furius 4 > 2",
            "ships furius 2 > 0",
            "told",
            "withdrawn furius 2 2",
        ],
        "reinforcing": [
            "legions 8 > 5",
            "fleets 9 > 7",
            "army furius 4 > 7",
            "ships furius 2 > 4",
            "sent furius 0 > 3",
            "told",
            "sent furius gallic-1 7 4",
        ],
        "garrison-home": ["garrison sicily 2 > 0", "legions 8 > 10", "told", "garrisoned sicily 0"],
        "recall": [
            "place furius 4 > 1",
            "where furius 4 > -1",
            "marks furius 0 > 16",
            "legions 8 > 12",
            "fleets 9 > 11",
            "army furius 4 > 0",
            "ships furius 2 > 0",
            "commands furius > -",
            "told",
            "force-home furius 4 2",
            "came-home furius",
        ],
        "refusing-rhodes": ["rhodes war 5 > None", "told", "rhodes-over 0"],
        "land-bill": [
            "unrest 4 > 2",
            "popularity cornelius 0 > 2",
            "popularity fabius 0 > 1",
            "popularity claudius 0 > -1",
            "bills ii 1 > 2",
            "told",
            "unrest-fell 2",
        ],
        "repeal": [
            "unrest 4 > 6",
            "popularity cornelius 0 > -2",
            "popularity manlius 0 > -1",
            "bills ii 1 > 0",
            "told",
            "unrest-rose 2",
        ],
        "bequest": [
            "place cornelius 1 > 4",
            "legions 8 > 5",
            "fleets 9 > 5",
            "army cornelius 0 > 3",
            "ships cornelius 0 > 4",
            "commands furius > furius cornelius",
            "sent cornelius 0 > 3",
            "won cornelius 0 > 2",
            "bequest 0 0 > 2",
            "senate adjourned 0 > 1",
            "senate closed 0 > 1",
            "told",
            "errand cornelius 3 4",
        ],
        "forces": [
            "place cornelius 1 > 4",
            "place julius 1 > 4",
            "where cornelius -1 > 0",
            "where julius -1 > 0",
            "legions 8 > 4",
            "fleets 9 > 4",
            "army cornelius 0 > 3",
            "army julius 0 > 1",
            "ships cornelius 0 > 4",
            "ships julius 0 > 1",
            "commands furius > furius cornelius julius",
            "batch cornelius 0 > 300",
            "batch julius 0 > 300",
            "sent cornelius 0 > 3",
            "sent julius 0 > 3",
            "senate adjourned 0 > 1",
            "senate closed 0 > 1",
            "senate batches 0 > 300",
            "told",
            "sent cornelius punic-1 3 4",
            "sent julius punic-1 1 1",
        ],
    }


@pytest.mark.rule("republic", "9.61b")
@pytest.mark.rule("republic", "9.62c")
@pytest.mark.parametrize("vetoed", [0, 1])
@pytest.mark.parametrize("blame", ["always", "passed"])
def test_9_62c_what_each_proposal_leaves_when_it_is_lost(vetoed: int, blame: str) -> None:
    stance = [0] * CARDS.senators
    stance[CLAUDIUS], stance[MANLIUS], stance[CORNELIUS] = 2, 1, 2

    def lost(kind: int, items: list[int]) -> list[str]:
        scene = table({"land-blame": blame})
        scene.p.bills[1] = 1
        scene.p.popularity[CLAUDIUS] = scene.p.popularity[MANLIUS] = scene.p.popularity[CORNELIUS] = 0
        scene.mark().begin(Defeated(kind, 0, vetoed, tuple(items), tuple(stance)))
        return scene.changes()

    blamed = ["popularity cornelius 0 > -1", "popularity claudius 0 > -1"]
    assert lost(words.FOR_LAND_BILL, [1, FABIUS, JULIUS]) == ([] if vetoed or blame == "passed" else blamed)
    shamed = ["popularity fabius 0 > -2", "popularity manlius 0 > -1"]
    assert lost(words.FOR_REPEAL, [1, FABIUS]) == ([] if vetoed else shamed)
    assert lost(words.FOR_CONCESSIONS, [0, FABIUS, 4, CORNELIUS]) == ["senate tried 0 > 17"]
    assert lost(words.FOR_CENSOR, [FABIUS]) == []


@pytest.mark.rule("republic", "13.L8")
@pytest.mark.rule("republic", "9.52a")
def test_9_52a_who_goes_and_who_comes_home() -> None:
    found = {}
    for name, law, office in (
        ("fabius", False, False), ("fabius", True, False), ("cornelius", False, True), ("papirius", True, False),
    ):  # fmt: skip
        scene = table().put("papirius", -1).put("furius", 2).govern("furius", "sicily", term=1)
        if law:
            scene.p.laws[words.LAW.value("vatinian")] = 1
        scene.mark().begin(Post(SICILY, senator(name)))
        found[name, law] = [*scene.changes(), "told", *scene.heard_all(), scene.question()]
        assert office == (senator(name) in scene.p.offices)
    assert found == {
        ("fabius", False): [
            "place fabius 1 > 3",
            "place furius 3 > 1",
            "where fabius -1 > 0",
            "where furius 0 > -1",
            "marks furius 0 > 16",
            "term sicily 1 > 3",
            "posted sicily 0 > 3",
            "told",
            "province-vacant sicily",
            "came-home furius",
            "governs fabius sicily",
            "nobody ",
        ],
        ("fabius", True): ["told", "0 legate province=sicily commander=fabius"],
        ("cornelius", False): [
            "place furius 3 > 1",
            "where furius 0 > -1",
            "marks furius 0 > 16",
            "term sicily 1 > 3",
            "legate sicily -1 > cornelius",
            "posted sicily 0 > 3",
            "told",
            "province-vacant sicily",
            "came-home furius",
            "legate cornelius sicily",
            "nobody ",
        ],
        ("papirius", True): [
            "place furius 3 > 1",
            "place papirius 2 > 3",
            "where furius 0 > -1",
            "where papirius -1 > 0",
            "marks furius 0 > 16",
            "term sicily 1 > 3",
            "posted sicily 0 > 3",
            "told",
            "province-vacant sicily",
            "came-home furius",
            "governs papirius sicily",
            "nobody ",
        ],
    }
    legate = table()
    legate.p.legate[SICILY], legate.p.province[SICILY], legate.p.term[SICILY] = CORNELIUS, 2, 2
    legate.mark()
    replace_governor(legate.p, SICILY)
    assert legate.changes() == ["province sicily 2 > 1", "term sicily 2 > 0", "legate sicily cornelius > -1"]
    stranger = table().put("papirius", -1).govern("papirius", "sicily").mark()
    replace_governor(stranger.p, SICILY)
    assert stranger.changes() == [
        "place papirius 3 > 2",
        "where papirius 0 > -1",
        "marks papirius 0 > 16",
        "province sicily 2 > 1",
        "term sicily 3 > 0",
    ]
