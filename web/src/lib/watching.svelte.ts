/** The board of a battle: which battle it shows, whether it is open, and that a result stays until it is put away. */
import { boardOf, type Battles, type Eye } from './battles';
import type { Happened, View } from './types';

/** What is watched; each part is asked for anew. */
export interface Sight {
  battles: Battles | undefined;
  view: View | null;
  log: readonly Happened[];
  eye: Eye | null;
  /** Whether this is the table as it is now, not as it was. */
  live: boolean;
}

export class Watching {
  /** The battle whose board was open while it went on. */
  private watched = $state<string | null>(null);
  /** What the board would show, and was told not to. */
  private hidden = $state<string | null>(null);

  readonly battle: string | null = $derived.by(() => {
    const { battles, view, log, eye } = this.sight();
    return battles && view ? boardOf(battles, view, log, eye, this.watched) : null;
  });
  readonly open: boolean = $derived(this.battle !== null && this.battle !== this.hidden);
  /** Whether a result is read before a question that is answered on the map. */
  readonly reading: boolean = $derived.by(() => {
    const { battles, view } = this.sight();
    return this.open && (battles?.onMap ?? []).includes(view?.prompt?.key ?? '');
  });

  constructor(private readonly sight: () => Sight) {
    $effect(() => {
      if (this.sight().live && this.battle !== null) this.watched = this.battle;
    });
  }

  readonly shut = (): void => {
    this.hidden = this.battle;
  };

  readonly again = (): void => {
    this.hidden = null;
  };

  readonly toggle = (): void => {
    if (this.open) this.shut();
    else this.again();
  };
}
