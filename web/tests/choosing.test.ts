import { expect, test } from 'vitest';
import { Choosing } from '../src/lib/choosing.svelte';
import type { MoveShown, Road } from '../src/lib/types';

const move = (text: string): MoveShown => {
  const [verb = '', ...values] = text.split(' ');
  return { text, verb, rule: '', arguments: values.map((value) => ({ name: 'space', kind: 'space', value })) };
};
const MOVES = ['step enna', 'sail messana', 'halt'].map(move);
const road = (...path: string[]): Road => ({
  path,
  moves: [`go-by ${path.join('>')}`],
  costs: path.map(() => 1),
  sure: path.length,
  risks: [],
  rolls: [],
});

function table(): { choosing: Choosing; played: string[]; click: (zone: string) => void } {
  const played: string[] = [];
  const client = { busy: false, state: null, play: (moves: string[]) => played.push(...moves), why: () => undefined };
  const choosing = new Choosing(() => ({
    table: client as never,
    moves: MOVES,
    view: { zones: { enna: {}, messana: {}, panormus: {} } } as never,
    chart: null,
    speaker: null,
    laid: [],
    elsewhere: [],
  }));
  choosing.composing.roads = [road('enna', 'messana'), road('enna', 'panormus')];
  return { choosing, played, click: (zone) => choosing.point([zone], 'zone', { x: 0, y: 0, zone }) };
}

test('a far port one can also walk to is neither sailed to nor walked to at one click', () => {
  const { choosing, played, click } = table();
  click('messana');
  expect(played).toEqual([]);
  expect(choosing.composing.road?.path).toEqual(['enna', 'messana']);
  expect(choosing.offered.map((button) => button.move?.text)).toEqual(['sail messana']);
  click('messana');
  expect(played).toEqual(['go-by enna>messana']);
});

test('the way is drawn at the first click and gone at the second; a single step goes at once', () => {
  const { choosing, played, click } = table();
  click('panormus');
  expect(played).toEqual([]);
  expect(choosing.composing.road?.path.at(-1)).toBe('panormus');
  click('messana');
  expect(choosing.composing.road?.path.at(-1)).toBe('messana');
  choosing.drop();
  expect(choosing.begun).toBe(false);
  click('enna');
  expect(played).toEqual(['step enna']);
});
