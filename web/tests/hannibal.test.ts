import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue } from '../src/lib/catalogue';
import { Speaker } from '../src/lib/speaker';
import type { MoveShown, View, WordsShown } from '../src/lib/types';
import { onBoard } from '../src/titles/hannibal/battle';
import { cardOf, shortOf, sidesOf, usesOf } from '../src/titles/hannibal/cards';
import { short } from '../src/titles/hannibal/generals';
import { hannibal } from '../src/titles/hannibal';

test('the board is put aside for what is answered on the map', () => {
  const view: View = { prompt: null, outcome: null, fought: { over: false } };
  expect(onBoard(view)).toEqual({ over: false });
  expect(onBoard({ ...view, prompt: { key: 'retreat', rule: '15.1', about: [] } })).toBeNull();
  expect(onBoard({ prompt: null, outcome: null })).toBeNull();
});

test('a card knows whose event it is and how it can be played now', () => {
  const facts = {
    'strategy-cards': {
      card: [
        { id: 'truce', ops: 2, event_for: 'either' },
        { id: 'epidemic', ops: 2, event_for: 'rome' },
      ],
    },
  };
  const sides = ['carthage', 'rome'];
  expect(sidesOf(cardOf('truce', facts), sides)).toEqual(sides);
  expect(sidesOf(cardOf('epidemic', facts), sides)).toEqual(['rome']);
  expect(sidesOf(cardOf('nothing', facts), sides)).toEqual([]);
  const move = (verb: string, card: string): MoveShown => ({
    text: `${verb} ${card}`,
    verb,
    rule: '8',
    arguments: [{ name: 'card', kind: 'card', value: card }],
  });
  expect(
    usesOf('truce', [
      move('march', 'truce'),
      move('march', 'truce'),
      move('event', 'truce'),
      move('event', 'epidemic'),
    ]),
  ).toEqual(['march', 'event']);
});

test.each(['en', 'fr'])('the only card laid in battle has a name that fits below a battle card (%s)', (lang) => {
  const catalogue = new Catalogue(lang, [
    readFileSync(join(import.meta.dirname, `../../src/quadriga/text/locale/${lang}/hannibal.ftl`), 'utf8'),
  ]);
  const speaker = new Speaker(
    'hannibal',
    catalogue,
    { kinds: {}, verbs: [], events: {}, prompts: {}, regions: [] } as unknown as WordsShown,
    [],
  );
  expect(shortOf('marharbals-cavalry', speaker)?.length).toBeLessThan(13);
  expect(shortOf('truce', speaker)).toBeUndefined();
});

test('units behind walls look like the walls, and no unit like a general', () => {
  expect(hannibal.piece({ piece: 'unit', side: 'rome' })).toMatchObject({ icon: 'infantry', arched: false });
  expect(hannibal.piece({ piece: 'unit-inside', side: 'rome' })).toMatchObject({ icon: 'fort', arched: false });
  expect(hannibal.piece({ piece: 'siege-train', side: 'carthage' })).toMatchObject({ icon: 'catapult', arched: false });
  expect(hannibal.piece({ piece: 'varro', side: 'rome' })).toMatchObject({ icon: 'general', arched: true });
});

test('long names are shortened to fit a counter', () => {
  expect([short('Varro'), short('Publius Scipio')]).toEqual(['Varro', 'P. Scipio']);
});
