/** The messages of one language, as `quadriga.text.catalogues` reads them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, string | number>;

/** French keeps its high punctuation and its quotation marks on the line of the word they belong to. */
export const typeset = (lang: string, text: string): string =>
  lang === 'fr' ? text.replace(/ ([:;!?»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : text;

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    sources: string[],
    private readonly fallback: Catalogue | null = null,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with its arguments; what this language lacks is said in the other, or as its bare key. */
  text(key: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(key);
    if (message?.value != null)
      return typeset(this.lang, this.bundle.formatPattern(message.value, args as Record<string, FluentVariable>, []));
    return this.fallback === null ? key : this.fallback.text(key, args);
  }

  /** The attributes of a message, which a language adds for its own grammar. */
  attributes(key: string, args: Arguments = {}): Record<string, string> {
    const found: Record<string, string> = {};
    const message = this.bundle.getMessage(key);
    if (message === undefined) return found;
    for (const [name, pattern] of Object.entries(message.attributes)) {
      found[name] = typeset(this.lang, this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []));
    }
    return found;
  }
}
