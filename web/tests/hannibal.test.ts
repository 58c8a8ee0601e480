import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue } from '../src/lib/catalogue';
import { Speaker } from '../src/lib/speaker';
import type { Happened, MoveShown, View, WordsShown } from '../src/lib/types';
import { battleOf, openBattle } from '../src/titles/hannibal/battle';
import { cardOf, shortOf, sidesOf, usesOf } from '../src/titles/hannibal/cards';
import { short } from '../src/titles/hannibal/generals';
import { hannibal } from '../src/titles/hannibal';

const VIEW: View = { prompt: null, outcome: null };
const happened = (number: number, ...events: string[][]): Happened => ({ number, seat: 0, move: null, events, turn: null, phase: null });

const LOG = [
  happened(10, ['battle', 'rome', 'cannae']),
  happened(11, ['command', '5', 'varro']),
  happened(12, ['charge-failed', '2']),
  happened(13, ['battle-hand', 'rome', '13'], ['battle-hand', 'carthage', '15']),
  happened(14, ['battle-dealt', 'rome', 'probe']),
  happened(50, ['led', 'rome', 'flank-right', 'flank-right']),
  happened(51, ['matched', 'carthage', 'probe', 'flank-right']),
  happened(52, ['counter-attacked', 'hannibal', '3', '4'], ['initiative', 'carthage']),
  happened(53, ['cavalry-led', 'carthage', 'marharbals-cavalry', 'double-envelopment']),
];

describe('a battle read off the log', () => {
  test('rounds with the cards laid, what they stand for, and who leads on', () => {
    const battle = battleOf(LOG);
    expect(battle).toMatchObject({ number: 10, attacker: 'rome', space: 'cannae', dealt: { rome: 13, carthage: 15 }, winner: null, decided: null });
    expect(battle?.before.map(([key]) => key)).toEqual(['command', 'charge-failed']);
    expect(battle?.rounds).toEqual([
      {
        led: { side: 'rome', card: 'flank-right', as: 'flank-right' }, matched: { side: 'carthage', card: 'probe', as: 'flank-right' },
        cast: { general: 'hannibal', die: '3', needed: '4', success: true }, initiative: 'carthage',
      },
      { led: { side: 'carthage', card: 'marharbals-cavalry', as: 'double-envelopment' }, matched: null, cast: null, initiative: null },
    ]);
  });

  test('Marharbal may also answer', () => {
    const battle = battleOf([...LOG.slice(0, 5), happened(50, ['led', 'rome', 'double-envelopment', 'double-envelopment']), happened(51, ['cavalry-matched', 'carthage', 'marharbals-cavalry', 'double-envelopment'])]);
    expect(battle?.rounds).toHaveLength(1);
    expect(battle?.rounds[0]?.matched).toEqual({ side: 'carthage', card: 'marharbals-cavalry', as: 'double-envelopment' });
  });

  test('what came of it is told until something else begins', () => {
    const over = [...LOG, happened(54, ['battle-won', 'carthage', '2']), happened(55, ['casualties', '4', '1'], ['losses', 'rome', '1', 'cannae']), happened(56, ['retreats', 'rome', 'arpi']), happened(57, ['discarded', 'rome', 'truce'], ['losses', 'rome', '3', 'arpi'])];
    const battle = battleOf(over);
    expect(battle).toMatchObject({ winner: 'carthage', decided: 54 });
    expect(battle?.after.map(([key]) => key)).toEqual(['casualties', 'losses', 'retreats']);
  });
});

test('the board is open in battle, put aside for a retreat on the map, and open again for the result', () => {
  const fighting: View = { ...VIEW, battle: {} };
  const eye = { seat: 0, since: 50 };
  expect(openBattle(fighting, LOG, eye)).toBe('battle 10');
  expect(openBattle({ ...fighting, prompt: { key: 'retreat', rule: '15.1', about: [] } }, LOG, eye)).toBeNull();
  const over = [...LOG, happened(54, ['battle-won', 'carthage', '2'])];
  expect(openBattle(VIEW, over, eye)).toBe('battle 10');
  expect(openBattle(VIEW, over, { seat: 0, since: 54 })).toBeNull();
  expect(openBattle(VIEW, over, null)).toBeNull();
});

test('a card knows whose event it is and how it can be played now', () => {
  const facts = { 'strategy-cards': { card: [{ id: 'truce', ops: 2, event_for: 'either' }, { id: 'epidemic', ops: 2, event_for: 'rome' }] } };
  const sides = ['carthage', 'rome'];
  expect(sidesOf(cardOf('truce', facts), sides)).toEqual(sides);
  expect(sidesOf(cardOf('epidemic', facts), sides)).toEqual(['rome']);
  expect(sidesOf(cardOf('nothing', facts), sides)).toEqual([]);
  const move = (verb: string, card: string): MoveShown => ({ text: `${verb} ${card}`, verb, rule: '8', arguments: [{ name: 'card', kind: 'card', value: card }] });
  expect(usesOf('truce', [move('march', 'truce'), move('march', 'truce'), move('event', 'truce'), move('event', 'epidemic')])).toEqual(['march', 'event']);
});

test.each(['en', 'fr'])('the only card laid in battle has a name that fits below a battle card (%s)', (lang) => {
  const catalogue = new Catalogue(lang, [readFileSync(join(import.meta.dirname, `../../src/quadriga/text/locale/${lang}/hannibal.ftl`), 'utf8')]);
  const speaker = new Speaker('hannibal', catalogue, { kinds: {}, verbs: [], events: {}, prompts: {}, regions: [] } as unknown as WordsShown, []);
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
