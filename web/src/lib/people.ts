/** Who sits on a seat, in words. */
import type { Catalogue } from './catalogue';
import type { State } from './types';

export const botName = (words: Catalogue, bot: string): string => (words.has(`web-bot-${bot}`) ? words.text(`web-bot-${bot}`) : bot);

export function whoSits(words: Catalogue, state: State, seat: number): string {
  const chair = state.chairs[seat];
  if (seat === state.seat) return words.text('web-you');
  if (chair?.kind === 'bot') return words.text('web-bot', { bot: botName(words, chair.bot) });
  return words.text(chair?.kind === 'open' ? 'web-empty-seat' : 'web-person');
}
