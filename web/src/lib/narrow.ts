/** How clicks narrow the legal moves until one is left. Knows nothing of any game: only verbs, arguments, slugs. */
import type { Argument, MoveShown } from './types';

/** What the player has pointed at so far. */
export interface Choice {
  readonly verb: string | null;
  readonly slugs: readonly string[];
}

export const NOTHING: Choice = { verb: null, slugs: [] };

/** A choice without one of its slugs; nothing at all if that was all there was. */
export function without(choice: Choice, slug: string): Choice {
  const slugs = choice.slugs.filter((one) => one !== slug);
  return slugs.length === 0 ? NOTHING : { ...choice, slugs };
}

const NUMBER = /^-?\d+$/;

export const isNumeric = (argument: Argument): boolean => NUMBER.test(argument.value);

/** The arguments of a move the choice has not fixed; null if the move does not agree with the choice. */
export function openArguments(move: MoveShown, choice: Choice): Argument[] | null {
  if (choice.verb !== null && choice.verb !== move.verb) return null;
  const open = [...move.arguments];
  for (const slug of choice.slugs) {
    const place = open.findIndex((argument) => argument.value === slug);
    if (place < 0) return null;
    open.splice(place, 1);
  }
  return open;
}

/** The moves that agree with the choice. */
export function narrow(moves: readonly MoveShown[], choice: Choice): MoveShown[] {
  return moves.filter((move) => openArguments(move, choice) !== null);
}

/** The slugs one may point at next, numbers aside; what all moves that are left share needs no pointing at. */
export function targets(moves: readonly MoveShown[], choice: Choice): Set<string> {
  const found = new Map<string, number>();
  let left = 0;
  for (const move of moves) {
    const open = openArguments(move, choice);
    if (open === null) continue;
    left += 1;
    for (const slug of new Set(open.flatMap((argument) => (isNumeric(argument) ? [] : [argument.value])))) {
      found.set(slug, (found.get(slug) ?? 0) + 1);
    }
  }
  return new Set([...found].flatMap(([slug, times]) => (times < left || left === 1 ? [slug] : [])));
}

/** What pointing at one of some slugs (the best first) leads to: a choice that still has moves, or null. */
export function point(moves: readonly MoveShown[], choice: Choice, slugs: readonly string[]): Choice | null {
  for (const from of [choice, NOTHING]) {
    const open = targets(moves, from);
    const slug = slugs.find((one) => open.has(one));
    if (slug !== undefined) return { verb: from.verb, slugs: [...from.slugs, slug] };
  }
  return null;
}

/** The move a choice has come to: the only one left, with nothing open. */
export function decided(moves: readonly MoveShown[], choice: Choice): MoveShown | null {
  const left = narrow(moves, choice);
  const only = left[0];
  if (left.length !== 1 || only === undefined) return null;
  return openArguments(only, choice)?.length === 0 ? only : null;
}

/** Whether moves of one verb differ in nothing but numbers. */
export function differInNumbers(moves: readonly MoveShown[]): boolean {
  const first = moves[0];
  if (first === undefined || moves.length < 2) return false;
  const shape = (move: MoveShown): string =>
    [move.verb, ...move.arguments.map((argument) => (isNumeric(argument) ? '#' : argument.value))].join(' ');
  return moves.every((move) => shape(move) === shape(first));
}

/** The arguments that are numbers and vary among the moves, each with its values in order. */
export function dials(moves: readonly MoveShown[]): { name: string; kind: string; values: number[] }[] {
  const first = moves[0];
  if (first === undefined) return [];
  return first.arguments.flatMap((argument, place) => {
    const values = new Set(moves.map((move) => Number(move.arguments[place]?.value)));
    if (!isNumeric(argument) || values.size < 2) return [];
    return [{ name: argument.name, kind: argument.kind, values: [...values].sort((a, b) => a - b) }];
  });
}

/**
 * The moves one dials among: those left that differ in nothing but numbers, if nothing else with arguments is left, or
 * something was chosen already.
 */
export function dialled(moves: readonly MoveShown[], choice: Choice): MoveShown[] {
  const left = narrow(moves, choice);
  const counted = left.filter((move) => move.arguments.length > 0);
  return differInNumbers(counted) ? counted : [];
}

/** The buttons that stand beside dials: whatever the dials do not reach. */
export function beside(offered: readonly Button[], numbers: readonly MoveShown[]): Button[] {
  return offered.filter((button) =>
    button.move === null
      ? narrow(numbers, button.choice).length === 0
      : !numbers.some((one) => one.text === button.move?.text),
  );
}

const numberOf = (move: MoveShown, name: string): number =>
  Number(move.arguments.find((argument) => argument.name === name)?.value);

/** Turn one dial to a value: the move with that value which changes the other numbers least. */
export function turn(moves: readonly MoveShown[], from: MoveShown, name: string, value: number): MoveShown {
  const distance = (move: MoveShown): number =>
    move.arguments.reduce((sum, argument) => {
      if (!isNumeric(argument) || argument.name === name) return sum;
      return sum + Math.abs(Number(argument.value) - numberOf(from, argument.name));
    }, 0);
  let best = from;
  let least = Infinity;
  for (const move of moves) {
    if (numberOf(move, name) === value && distance(move) < least) {
      best = move;
      least = distance(move);
    }
  }
  return best;
}

/** The next value of a dial in a direction, whatever the other dials must do for it; null at its end. */
export function nextValue(moves: readonly MoveShown[], at: MoveShown, name: string, step: 1 | -1): number | null {
  const here = numberOf(at, name);
  const beyond = moves.map((move) => numberOf(move, name)).filter((value) => (value - here) * step > 0);
  if (beyond.length === 0) return null;
  return step > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

export interface Button {
  /** A move to play, or a choice to go on from. */
  readonly move: MoveShown | null;
  readonly choice: Choice;
  /** What the words on the button are made of. */
  readonly verb: string;
  readonly known: readonly Argument[];
}

/**
 * The main button: the last move that is neither mild nor one of several of its sort, which nobody can choose between
 * for the player; -1 if there is none. What ends a choice is never it while something can still be chosen. A single
 * answer is the main one whatever it is.
 */
export function mainOf(offered: readonly Button[], mild: readonly string[], moves: readonly MoveShown[]): number {
  if (moves.length === 1 && offered.length === 1) return offered[0]?.move ? 0 : -1;
  const alone = (verb: string): boolean => offered.filter((button) => button.verb === verb).length === 1;
  const open = moves.some((move) => move.arguments.length > 0);
  const ends = (button: Button): boolean => open && button.move?.arguments.length === 0;
  return offered.findLastIndex(
    (button) => button.move !== null && !mild.includes(button.verb) && alone(button.verb) && !ends(button),
  );
}

const MANY = 6;
/** So few moves have a button each, even those one can point at: a piece may stand in the way. */
const FEW = 3;

/** What the prompt bar offers beside the map: moves, and ways into those that cannot be pointed at on the board. */
export function buttons(moves: readonly MoveShown[], choice: Choice, onBoard: (slug: string) => boolean): Button[] {
  const left = narrow(moves, choice);
  const whole = (move: MoveShown): Button => ({ move, choice, verb: move.verb, known: move.arguments });
  const aims = targets(moves, choice);
  const pointable = (move: MoveShown): boolean => {
    const open = (openArguments(move, choice) ?? []).filter((argument) => aims.has(argument.value));
    return open.length > 0 && open.every((argument) => onBoard(argument.value));
  };
  const plain = left.filter((move) => openArguments(move, choice)?.length === 0);
  const others = left.filter((move) => openArguments(move, choice)?.length !== 0 && !pointable(move));
  if ((choice !== NOTHING && left.length === 1) || (moves.length <= FEW && !differInNumbers(left)))
    return left.map(whole);
  if (others.length === 0 || dialled(moves, choice).length > 0) return plain.map(whole);
  if (others.length <= MANY && !differInNumbers(others)) return [...others.map(whole), ...plain.map(whole)];
  return [...branches(others, choice), ...plain.map(whole)];
}

/** Many moves as few buttons: by verb, then by the first thing that differs. */
function branches(moves: MoveShown[], choice: Choice): Button[] {
  const verbs = [...new Set(moves.map((move) => move.verb))];
  if (verbs.length > 1) {
    return verbs.map((verb) => ({ move: null, choice: { verb, slugs: choice.slugs }, verb, known: [] }));
  }
  const verb = verbs[0] ?? '';
  const ways = new Map<string, Argument>();
  for (const move of moves) {
    const next = (openArguments(move, choice) ?? []).find((argument) => !isNumeric(argument));
    if (next !== undefined) ways.set(next.value, next);
  }
  if (ways.size < 2) return choice.verb === verb ? [] : [{ move: null, choice: { ...choice, verb }, verb, known: [] }];
  return [...ways].map(([slug, argument]) => ({
    move: null,
    choice: { verb, slugs: [...choice.slugs, slug] },
    verb,
    known: [argument],
  }));
}
