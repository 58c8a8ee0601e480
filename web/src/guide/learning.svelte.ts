/** A lesson at this browser: what was read, what was strayed from, whether it was left. */
import { keptTable, studied } from '../lib/kept';
import type { Lesson } from '../lib/types';
import { shownOf, type Shown } from './lesson';

export class Learning {
  read = $state(0);
  left = $state(false);
  /** The detour that was carried on with. */
  strayed = $state('');

  constructor(readonly id: string) {
    const kept = keptTable(id);
    this.read = kept?.read ?? 0;
    this.left = kept?.left ?? false;
  }

  shown(lesson: Lesson): Shown {
    return shownOf(lesson, this.read, this.strayed);
  }

  next(at: number): void {
    this.read = at + 1;
    studied(this.id, { read: this.read });
  }

  leave(left: boolean): void {
    this.left = left;
    studied(this.id, { left });
  }
}
