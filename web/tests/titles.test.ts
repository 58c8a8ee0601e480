import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Catalogue } from '../src/lib/catalogue';

const LOCALE = join(import.meta.dirname, '../../src/quadriga/text/locale');
const SOURCES = join(import.meta.dirname, '../src');

const catalogue = (lang: string): Catalogue =>
  new Catalogue(
    lang,
    ['web', 'titles'].map((name) => readFileSync(join(LOCALE, lang, `${name}.ftl`), 'utf8')),
  );
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'));

/** The keys of the titles' own sentences that the client names in full. */
const NAMED = [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(/['"`](titles-[a-z0-9-]+)['"`]/g)].map(([, key]) => key ?? '')),
  ),
];

test.each(['en', 'fr'])('every sentence a title names is there (%s)', (lang) => {
  const words = catalogue(lang);
  expect(NAMED.length).toBeGreaterThan(40);
  expect(NAMED.filter((key) => !words.has(key))).toEqual([]);
});

test.each(['en', 'fr'])('so are those it puts together from a name (%s)', (lang) => {
  const words = catalogue(lang);
  const uses = ['march', 'campaign', 'politics', 'raise', 'event', 'discard', 'counter'].map(
    (verb) => `titles-use-${verb}`,
  );
  const places = ['pool', 'displaced', 'gone', 'not-yet'].map((place) => `titles-general-${place}`);
  const countries = [
    ...new Set(
      [
        ...readFileSync(join(LOCALE, '../../games/hannibal/data/map.toml'), 'utf8').matchAll(/^country = "([a-z]+)"/gm),
      ].map(([, id]) => `titles-country-${id}`),
    ),
  ];
  const stratagems = [
    ...readFileSync(join(LOCALE, '../../games/ultimus/data/stratagems.toml'), 'utf8').matchAll(
      /^id = "([a-z0-9-]+)"/gm,
    ),
  ].map(([, id]) => String(id));
  expect(countries.length).toBeGreaterThan(3);
  expect(stratagems.length).toBeGreaterThan(20);
  const told = new Catalogue(lang, [readFileSync(join(LOCALE, lang, 'ultimus.ftl'), 'utf8')]);
  expect([...uses, ...places, ...countries].filter((key) => !words.has(key))).toEqual([]);
  expect(stratagems.filter((id) => !told.attributes(`ultimus-stratagem-${id}`)['effect'])).toEqual([]);
});
