"""`quadriga rules`: the rulebook in our words, and which of its sections are tested."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

import quadriga
from quadriga.cli.say import BREACH, OK, Failure, Voice
from quadriga.conform.coverage import Coverage, coverage
from quadriga.text import Rule, Rulebook, rulebook_of


def book(game: str) -> Rulebook:
    """The rulebook of a title."""
    found = rulebook_of(game)
    if found is None:
        raise Failure("cli-no-rulebook", game=game)
    return found


def tests_folder(given: Path | None) -> Path:
    """Where the tests are: the folder given, that of the working copy this package runs from, or `tests` here."""
    if given is not None:
        if not given.is_dir():
            raise Failure("cli-no-folder", folder=str(given))
        return given
    for folder in (Path(quadriga.__file__).parents[2] / "tests", Path("tests")):
        if folder.is_dir():
            return folder
    raise Failure("cli-no-tests")


def plain(rule: Rule, lang: str) -> dict[str, object]:
    """One section ready for JSON."""
    made: dict[str, object] = {"id": rule.id, "title": rule.title[lang], "gist": rule.gist[lang], "code": rule.code}
    if rule.no_effect:
        made["no_effect"] = rule.no_effect[lang]
    return made


def show(voice: Voice, rules: list[Rule]) -> None:
    """Sections for people to read."""
    for rule in rules:
        voice.show(Text.assemble((rule.id, "bold"), "  ", (rule.title[voice.lang], "bold")))
        voice.indented(rule.gist[voice.lang])


def report(found: Coverage, lang: str) -> dict[str, object]:
    """The coverage ready for JSON."""
    return {
        "sections": len(found.sections),
        "tested": len(found.tested),
        "untested": found.untested,
        "no_effect": {id: reason[lang] for id, reason in found.no_effect.items()},
        "tests": found.tests,
        "unknown": found.unknown,
        "lost_code": found.lost,
    }


def cover(voice: Voice, rulebook: Rulebook, tests: Path, as_json: bool) -> int:
    """Report the coverage; the exit code says whether it is whole."""
    found = coverage(rulebook, tests)
    if as_json:
        voice.json(report(found, voice.lang))
    else:
        _show_coverage(voice, rulebook, found)
    return OK if found.is_whole() else BREACH


def _show_coverage(voice: Voice, rulebook: Rulebook, found: Coverage) -> None:
    table = Table(voice.text("cli-rules-section"), voice.text("cli-rules-title"), voice.text("cli-rules-tests"))
    for rule in rulebook.rules:
        tests = str(len(found.tests[rule.id]))
        if rule.no_effect:
            tests = voice.text("cli-rules-no-effect", reason=rule.no_effect[voice.lang])
        table.add_row(rule.id, rule.title[voice.lang], Text(tests, "red" if rule.id in found.untested else ""))
    voice.show(table)
    voice.say(
        "cli-rules-summary",
        sections=len(found.sections),
        tested=len(found.tested),
        untested=len(found.untested),
        idle=len(found.no_effect),
    )
    for mark in found.unknown:
        voice.complain("cli-rules-unknown", mark=mark)
    for name in found.lost:
        voice.complain("cli-rules-lost", code=name)
