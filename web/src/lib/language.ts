/** Catalogues and speakers, each fetched once. */
import * as api from './api';
import { Catalogue } from './catalogue';
import { renamed } from './printed';
import { slug } from './slug';
import { Speaker } from './speaker';
import type { Facts } from './types';

const OTHER = 'en';
const cache = new Map<string, Promise<unknown>>();

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  let found = cache.get(key) as Promise<T> | undefined;
  if (found === undefined) {
    found = make();
    cache.set(key, found);
    found.catch(() => cache.delete(key));
  }
  return found;
}

const source = (lang: string, name: string): Promise<string> =>
  once(`text ${lang} ${name}`, () => api.text(lang, name));

/** The catalogue of a language with the client's own words and, if named, a title's. */
export function catalogueOf(lang: string, ...names: string[]): Promise<Catalogue> {
  return once(`catalogue ${lang} ${names.join(' ')}`, async () => {
    const sources = await Promise.all(['engine', 'web', 'titles', ...names].map((name) => source(lang, name)));
    return new Catalogue(lang, sources, lang === OTHER ? null : await catalogueOf(OTHER, ...names));
  });
}

export const gamesOf = () => once('games', api.games);
export const rulesOf = (game: string) => once(`rules ${game}`, () => api.rules(game));
/** What is printed in the box, with the names of a language, so that counters and texts agree. */
export const factsOf = (lang: string, game: string): Promise<Facts> =>
  once(`facts ${lang} ${game}`, async () => {
    const [facts, speaker] = await Promise.all([once(`facts ${game}`, () => api.facts(game)), speakerOf(lang, game)]);
    return renamed(facts, (id) => speaker.place(slug(id))?.replace(/°$/, '') ?? null);
  });
export const aidsOf = (game: string, lang: string) => once(`aids ${game} ${lang}`, () => api.aids(game, lang));
export const examplesOf = (game: string) => once(`examples ${game}`, () => api.examples(game));
export const wordsOf = (game: string) => once(`words ${game}`, () => api.words(game));
export const openingOf = (game: string) => once(`opening ${game}`, () => api.opening(game));
export const formsOf = (game: string) => once(`forms ${game}`, () => api.forms(game));

export function speakerOf(lang: string, game: string): Promise<Speaker> {
  return once(`speaker ${lang} ${game}`, async () => {
    const [catalogue, words, rules] = await Promise.all([catalogueOf(lang, game), wordsOf(game), rulesOf(game)]);
    return new Speaker(game, catalogue, words, rules);
  });
}
