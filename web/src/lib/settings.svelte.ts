/** What a person prefers, remembered in this browser. */

export type Theme = 'auto' | 'light' | 'dark';
export type Palette = 'plain' | 'clear';

/** Milliseconds every step that nobody here decides stays on the table; 0 leaves the pace to the server. */
export const PAUSES = [0, 600, 1500, 3000] as const;
/** How fast what others did is drawn, beside the usual speed. */
export const SPEEDS = [0.5, 1, 2] as const;

interface Kept {
  lang: string;
  theme: Theme;
  still: boolean;
  pause: number;
  palette: Palette;
  sounds: boolean;
  speed: number;
  latin: boolean;
  alone: boolean;
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
  speed = $state<number>(1);
  /** Whether maps keep their Latin names where the texts have others. */
  latin = $state(false);
  /** Whether the only answer everybody can see is given by itself. */
  alone = $state(true);
  private readonly dusk = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    const kept = read();
    this.lang = kept.lang ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
    this.theme = kept.theme ?? 'auto';
    this.still = kept.still ?? false;
    this.pause = PAUSES.find((pause) => pause === kept.pause) ?? 0;
    this.palette = kept.palette === 'clear' ? 'clear' : 'plain';
    this.sounds = kept.sounds ?? false;
    this.speed = SPEEDS.find((speed) => speed === kept.speed) ?? 1;
    this.latin = kept.latin ?? false;
    this.alone = kept.alone ?? true;
    this.dusk.addEventListener('change', () => this.apply());
  }

  /** Whether nothing is to move: wished here, or by the whole machine. */
  get isStill(): boolean {
    return this.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Show the choices on the page and remember them. */
  apply(): void {
    const dark = this.theme === 'dark' || (this.theme === 'auto' && this.dusk.matches);
    const page = document.documentElement;
    page.dataset['theme'] = dark ? 'dark' : 'light';
    page.dataset['still'] = String(this.still);
    page.dataset['palette'] = this.palette;
    page.lang = this.lang;
    const { lang, theme, still, pause, palette, sounds, speed, latin, alone } = this;
    localStorage.setItem(
      KEY,
      JSON.stringify({ lang, theme, still, pause, palette, sounds, speed, latin, alone } satisfies Kept),
    );
  }
}

export const settings = new Settings();
