import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Catalogue, typeset } from '../src/lib/catalogue';
import { GAMES } from './charts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each(GAMES)('what the panels of %s name has a word in both languages', (game) => {
  const sources = readdirSync(new URL(`../src/titles/${game}/`, import.meta.url)).map((file) =>
    read(`../src/titles/${game}/${file}`),
  );
  const labels = sources.flatMap((source) =>
    [...source.matchAll(/speaker\.label\('([a-z-]+)'(, 'status')?\)/g)].map(
      ([, name, status]) => `${game}-${status ? 'status' : 'stat'}-${name}`,
    ),
  );
  for (const lang of ['en', 'fr']) {
    const words = new Catalogue(lang, [read(`../../src/quadriga/text/locale/${lang}/${game}.ftl`)]);
    expect(labels.filter((label) => !words.has(label))).toEqual([]);
  }
});

test('digits stand on the line whatever face a component asks for', () => {
  expect(read('../src/ui/theme.css')).toMatch(
    /\*,\s+\*::before,\s+\*::after \{[^}]*font-variant-numeric: lining-nums !important/,
  );
});

test('the rulebook is set like everything else', () => {
  expect(typeset('fr', 'Trois : communs ; « villes »')).toBe('Trois\u00a0: communs\u00a0; «\u00a0villes\u00a0»');
  expect(typeset('en', 'Three : one')).toBe('Three : one');
});
