/** The only answer to a question is given by itself where everybody can see that there is no other. */
import type { State, View } from './types';

/** How long the question stays to be read. */
const READ = 700;

/**
 * Gives such answers, one after the other. While something of one's own can still be taken back it waits to be asked:
 * the answer could end the time for that.
 */
export class Alone {
  private waits: ReturnType<typeof setTimeout> | undefined;
  /** The state our own last answer has led to, and after which nothing was done by hand. */
  private given = -1;

  constructor(private readonly play: (move: string) => Promise<void>) {}

  /** A new state: answer, if its question is among these. */
  follow(state: State | null, plain: readonly string[], pause: number): void {
    clearTimeout(this.waits);
    if (state === null || !isAlone(state, plain) || (state.can_undo && this.given !== state.sequence)) return;
    const [only] = state.moves;
    this.waits = setTimeout(
      () => {
        this.given = state.sequence + 1;
        if (only) void this.play(only.text);
      },
      Math.max(READ, pause),
    );
  }

  clear(): void {
    clearTimeout(this.waits);
  }
}

export const isAlone = (state: State, plain: readonly string[]): boolean =>
  state.moves.length === 1 &&
  state.step === 'waits' &&
  !state.lesson &&
  plain.includes((state.view as unknown as View).prompt?.key ?? '');
