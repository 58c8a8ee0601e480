/** A guided game begins: its table is opened, kept and gone to. */
import { teach } from '../lib/api';
import { keep } from '../lib/kept';
import { route } from '../lib/route.svelte';

export async function learn(game: string): Promise<void> {
  const { id, links } = await teach(game);
  const mine = Object.keys(links).filter((seat) => seat !== 'spectator');
  keep({ id, game, links, mine, seen: Date.now() });
  route.go(`/t/${id}`);
}
