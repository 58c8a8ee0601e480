"""What units and commanders are worth (section 0.1)."""

from quadriga.games.republic import options, words
from quadriga.games.republic.position import Combat, half_up


def provincial_value(p: Combat, force: int, number: int) -> int:
    """0.1.2: so many militia, natives or flotillas together; half without a legion beside them, rounded up once."""
    return number if p.legions(force) else half_up(number)


def land_value(p: Combat, force: int) -> int:
    """0.1.1, 0.1.2: the land units of a force."""
    cards = p.cards
    legions = p.count(force, words.LEGION) * cards.legion_value + p.count(force, words.VETERAN) * cards.veteran_value
    return legions + provincial_value(p, force, p.count(force, words.MILITIA) + p.count(force, words.NATIVE))


def naval_value(p: Combat, force: int) -> int:
    """0.1.1, 0.1.2, 0.1.3: the naval units of a force; flotillas of rebels are never halved."""
    flotillas = p.count(force, words.FLOTILLA) + p.count(force, words.NATIVE_FLOTILLA)
    worth = flotillas if p.is_rebel(force) else provincial_value(p, force, flotillas)
    return p.count(force, words.FLEET) + worth


def command(p: Combat, force: int, value: int) -> int:
    """What the commander adds: his rating, a dictator's Master of Horse included (A03), at most the value led (A02)."""
    general = p.commander(force)
    master = p.master(force)
    rating = (p.rating[general] if general >= 0 else 0) + (p.rating[master] if master >= 0 else 0)
    if p.options[options.RATING_CAP] == options.CAPPED and rating > value:
        return value
    return rating
