/** What a person prefers, remembered in this browser. */

export type Theme = 'auto' | 'light' | 'dark';
export type Palette = 'plain' | 'clear';

/** Milliseconds every step that nobody here decides stays on the table; 0 leaves the pace to the server. */
export const PAUSES = [0, 600, 1500, 3000] as const;

interface Kept {
  lang: string;
  theme: Theme;
  still: boolean;
  pause: number;
  palette: Palette;
  sounds: boolean;
}

const KEY = 'quadriga.settings';

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  lang = $state('en');
  theme = $state<Theme>('auto');
  still = $state(false);
  pause = $state<number>(0);
  palette = $state<Palette>('plain');
  sounds = $state(false);
  private readonly dusk = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    const kept = read();
    this.lang = kept.lang ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
    this.theme = kept.theme ?? 'auto';
    this.still = kept.still ?? false;
    this.pause = PAUSES.find((pause) => pause === kept.pause) ?? 0;
    this.palette = kept.palette === 'clear' ? 'clear' : 'plain';
    this.sounds = kept.sounds ?? false;
    this.dusk.addEventListener('change', () => this.apply());
  }

  /** Show the choices on the page and remember them. */
  apply(): void {
    const dark = this.theme === 'dark' || (this.theme === 'auto' && this.dusk.matches);
    const page = document.documentElement;
    page.dataset['theme'] = dark ? 'dark' : 'light';
    page.dataset['still'] = String(this.still);
    page.dataset['palette'] = this.palette;
    page.lang = this.lang;
    const { lang, theme, still, pause, palette, sounds } = this;
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, still, pause, palette, sounds } satisfies Kept));
  }
}

export const settings = new Settings();
