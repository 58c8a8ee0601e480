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
    this.strayed = kept?.strayed ?? '';
  }

  shown(lesson: Lesson): Shown {
    return shownOf(lesson, this.read, this.strayed);
  }

  next(at: number): void {
    this.read = at + 1;
    studied(this.id, { read: this.read });
  }

  carryOn(strayed: string): void {
    this.strayed = strayed;
    studied(this.id, { strayed });
  }

  leave(left: boolean): void {
    this.left = left;
    studied(this.id, { left });
  }
}
