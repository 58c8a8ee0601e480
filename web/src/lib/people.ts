/** Who sits on a seat, in words. */
import type { Catalogue } from './catalogue';
import type { Speaker } from './speaker';
import type { State, View } from './types';

export const botName = (words: Catalogue, bot: string): string =>
  words.has(`web-bot-${bot}`) ? words.text(`web-bot-${bot}`) : bot;

export function whoSits(words: Catalogue, state: State, seat: number): string {
  const chair = state.chairs[seat];
  if (seat === state.seat) return words.text('web-you');
  if (chair?.kind === 'bot') return words.text('web-bot', { bot: botName(words, chair.bot) });
  return words.text(chair?.kind === 'open' ? 'web-empty-seat' : 'web-person');
}

/** A seat's result, as the engine counts it. */
const WIN = 2;

/** How a game ended: by its rules, or by what the people at the table agreed on. */
export function ending(words: Catalogue, speaker: Speaker, state: State): string {
  const view = state.view as View;
  const sides = (view.sides ?? []).map((side) => String(side['side']));
  if (view.outcome) return speaker.outcome(view.outcome, sides.length ? sides : null);
  if (!state.closed) return words.text('web-over');
  const [reason, results] = state.closed;
  const winner = results
    .flatMap((result, seat) =>
      result === WIN ? [sides[seat] ? speaker.slug(sides[seat] ?? '') : words.text('seat', { number: seat + 1 })] : [],
    )
    .join(', ');
  return words.text(words.has(`web-closed-${reason}`) ? `web-closed-${reason}` : 'web-closed', { winner });
}
