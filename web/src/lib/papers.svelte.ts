/** The papers beside the map: whether they lie open, which sheet is on top, and which rule is looked up. */
import type { Tab } from '../table/Drawer.svelte';

export class Papers {
  open = $state(false);
  tab = $state<Tab>('log');
  /** Whether the rules show their player aids. */
  aids = $state(false);
  /** The rule looked up. */
  wanted = $state('');

  /** `asked`: the sheet named in the address, if any. */
  constructor(asked: string | null) {
    this.open = asked !== null || matchMedia('(min-width: 900px)').matches;
    if (asked === 'share') this.tab = 'share';
  }

  readonly show = (tab: Tab, aids = false): void => {
    this.aids = aids;
    this.tab = tab;
    this.open = true;
  };

  readonly rule = (wanted: string): void => {
    this.wanted = wanted;
    this.show('rules');
  };
}
