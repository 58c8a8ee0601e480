/** The names on a map in the words of the texts beside it, set into the room that was laid out for the Latin ones. */
import type { Label } from './chart';

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('v', 'u')
    .replace(/[^\p{L}\d]/gu, '');

/** How much smaller a name may be set. */
const LEAST = 0.62;
/** How much higher a name may stand than the one it replaces. */
const HIGHER = 1.35;

/** Words on so many lines, the longest line as short as it can be. */
function broken(words: readonly string[], lines: number): string[] {
  if (lines <= 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [words.join(' ')];
  for (let at = 1; at < words.length; at += 1) {
    const tried = [words.slice(0, at).join(' '), ...broken(words.slice(at), lines - 1)];
    if (longest(tried) < longest(best)) best = tried;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** The lines of a name, and how much smaller they must be set to stand in the room of others. */
function set(name: string, label: Label): { lines: string[]; scale: number } {
  const words = name.split(' ');
  const room = label.lines.length;
  const tries = [room, room + 1].map((count) => {
    const lines = broken(words, count);
    const wide = longest(label.lines) / longest(lines);
    return { lines, scale: Math.min(1, wide, lines.length > room ? (HIGHER * room) / lines.length : 1) };
  });
  return tries.reduce((best, one) => (one.scale > best.scale ? one : best));
}

/**
 * A label in other words: the same where these say the same, or where they would not fit. It is set smaller where it
 * must be, but not below `least` if the drawn one was not.
 */
export function renamed(label: Label, name: string, least = 0): Label {
  const plain = name.replace(/°$/, '');
  if (letters(plain).startsWith(letters(label.lines.join('')))) return label;
  for (const tried of [plain, plain.replace(/ \(.*\)$/, '')]) {
    const { lines, scale } = set(tried, label);
    if (scale >= LEAST) return { ...label, lines, size: Math.max(label.size * scale, Math.min(label.size, least)) };
  }
  return label;
}
