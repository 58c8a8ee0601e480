/** What is shown instead of the present: a moment of the past, or what happened while one was away. */
import { Refused } from './api';
import { route } from './route.svelte';
import type { TableClient } from './table.svelte';
import type { State, View } from './types';

export class Past {
  /** The moment shown; null for the present. */
  shown = $state.raw<{ number: number; view: View } | null>(null);
  /** Moves being shown again to somebody who was away. */
  missed = $state.raw<{ from: number; to: number } | null>(null);
  /** Whose eyes one looks through, once a game is over. */
  eyes = $state<number | null>(null);
  private greeted = false;

  constructor(readonly id: string) {}

  /** The moment the address asks for. */
  get asked(): string | null {
    return new URLSearchParams(route.query).get('at');
  }

  /** Go where the address says, once the table is there. */
  follow(table: TableClient | null): void {
    if (this.asked === null) {
      this.shown = null;
      this.eyes = null;
    } else if (table) {
      this.missed = null;
      void this.show(table, Number(this.asked));
    }
  }

  private async show(table: TableClient, number: number): Promise<void> {
    if (!Number.isInteger(number)) return;
    const whose = this.eyes;
    try {
      const view = await table.link.at(number, whose);
      if (this.asked === String(number) && whose === this.eyes) this.shown = { number, view };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      table.problem = error.problem;
      route.replace(`/t/${this.id}`);
    }
  }

  /** Coming back: what happened since, before anything is decided. */
  greet(table: TableClient | null): void {
    const now = table?.state ?? null;
    if (this.greeted || now === null || table === null) return;
    this.greeted = true;
    const from = Math.max(table.left ?? now.count, now.since);
    if (now.seat >= 0 && this.asked === null && from > 0 && from < now.count) this.missed = { from, to: now.count };
  }

  /** What happened since one's last move, once more. */
  again(now: State | null): void {
    if (now && now.seat >= 0 && now.since < now.count && this.asked === null)
      this.missed = { from: now.since, to: now.count };
  }

  /** All of it is seen. */
  caught = (): void => {
    this.missed = null;
    this.shown = null;
  };
}
