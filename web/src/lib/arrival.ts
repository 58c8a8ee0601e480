/** How one comes to a table: by a link kept here, or by a secret one, which is kept from then on. */
import { keptTable, type KeptTable } from './kept';
import { VISITOR } from './table.svelte';

/** A secret link brings its token after the #: take it out of the address. */
export function arrive(id: string): KeptTable | undefined {
  const known = keptTable(id);
  const token = location.hash.slice(1);
  if (token === '') return known;
  history.replaceState(null, '', location.pathname + location.search);
  if (known && Object.values(known.links).includes(token)) return known;
  return {
    id,
    game: known?.game ?? '',
    links: { ...known?.links, [VISITOR]: token },
    mine: [...(known?.mine ?? []), VISITOR],
    seen: Date.now(),
  };
}
