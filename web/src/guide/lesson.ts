/** What of a lesson is shown now: read off its steps and how many of them were read here. */
import type { Lesson, View } from '../lib/types';

export type Shown =
  | { kind: 'tell'; at: number }
  | { kind: 'do'; at: number }
  | { kind: 'stray'; at: number }
  | { kind: 'wait'; at: number }
  | { kind: 'end' };

/** The first step that was not read: whatever lies before the last thing done needs no reading any more. */
export function unread(lesson: Lesson, read: number): number {
  const done = lesson.steps.findLastIndex((step) => step.sort === 'do' && step.state === 'done');
  return Math.max(read, done + 1);
}

/** What the coach says: what has happened and was not read first, then what is to be done, or that it waits. */
export function shownOf(lesson: Lesson, read: number, strayed: string): Shown {
  const last = lesson.now < 0 ? lesson.steps.length : lesson.now;
  for (let at = unread(lesson, read); at < last; at += 1) {
    const step = lesson.steps[at];
    if (step && step.sort !== 'do' && step.state === 'done') return { kind: 'tell', at };
  }
  if (lesson.now < 0) return { kind: 'end' };
  if (lesson.strayed !== '' && lesson.strayed !== strayed) return { kind: 'stray', at: lesson.now };
  return { kind: lesson.show === '' ? 'wait' : 'do', at: lesson.now };
}

/** The place on the map of the first thing that has one: a zone itself, or where a piece stands. */
export function placeOf(things: readonly string[], view: View): string | null {
  const zones = view.zones ?? {};
  for (const thing of things) {
    if (thing in zones) return thing;
    const at = Object.entries(zones).find(([, zone]) =>
      zone.pieces?.some((piece) => piece['piece'] === thing || piece['leader'] === thing),
    );
    if (at) return at[0];
  }
  return null;
}
