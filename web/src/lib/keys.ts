/** The keys of a table. A key that does nothing here is left to the browser. */
import type { Composing } from './composing.svelte';

/** What the keys do; what returns false did nothing. */
export interface Keys {
  composing: Composing;
  command: () => void;
  escape: () => void;
  confirm: () => boolean;
  resume: () => boolean;
  /** Keys of one letter that always do something. */
  letters: Record<string, () => void>;
}

/** The keys of a tray: all, none, all that may. */
function composed(composing: Composing, key: string): boolean {
  if (composing.tray === null) return false;
  if (key === 'a') composing.all();
  else if (key === 'n') composing.none();
  else if (key === 'r') void composing.fit();
  else return false;
  return true;
}

/** Do what a key says, unless somebody is writing. */
export function pressed(event: KeyboardEvent, keys: Keys): void {
  const target = event.target as HTMLElement;
  if (target.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === 'Escape') keys.escape();
  else if (key === '/') {
    keys.command();
    event.preventDefault();
  } else if (key === 'Enter') {
    if (!target.closest('button:not([data-thing]), a, [role=button]') && keys.confirm()) event.preventDefault();
  } else if (composed(keys.composing, key) || (key === 'p' && keys.resume())) event.preventDefault();
  else keys.letters[key]?.();
}
