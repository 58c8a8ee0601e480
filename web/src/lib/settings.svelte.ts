/** What a person prefers, remembered in this browser. */

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  lang: string;
  theme: Theme;
  still: boolean;
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

  constructor() {
    const kept = read();
    this.lang = kept.lang ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
    this.theme = kept.theme ?? 'auto';
    this.still = kept.still ?? false;
  }

  /** Show the choices on the page and remember them. */
  apply(): void {
    const dark = this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.dataset['still'] = String(this.still);
    document.documentElement.lang = this.lang;
    localStorage.setItem(KEY, JSON.stringify({ lang: this.lang, theme: this.theme, still: this.still }));
  }
}

export const settings = new Settings();
