import { expect, test } from 'vitest';
import type { Ahead, View } from '../src/lib/types';
import { begun, inZone, standing } from '../src/titles/odds';

const battle = (zone: string, start: string | null, infantry = 1): Ahead => ({
  zone,
  start,
  situation: { attacker: { infantry } },
});

test('a move begins the battle that was not there before it', () => {
  const before = [battle('asia', 'syria', 3), battle('creta', null)];
  expect(begun(before, [battle('asia', 'syria', 3), battle('creta', null)])).toBeNull();
  expect(begun(before, [battle('asia', null, 2), battle('creta', null)])).toEqual(battle('asia', null, 2));
  expect(begun(before, [battle('asia', 'syria', 1)])).toBeNull();
});

test('in a zone: the battle to come, or the attack from where the chosen piece stands', () => {
  const all = [battle('asia', 'syria'), battle('asia', 'galatia'), battle('creta', null)];
  expect(inZone(all, 'asia', 'galatia')?.start).toBe('galatia');
  expect(inZone(all, 'asia', null)?.start).toBe('syria');
  expect(inZone(all, 'asia', 'italia')).toBeNull();
  expect(inZone(all, 'creta', 'italia')?.start).toBeNull();
  expect(inZone(all, 'sicilia', null)).toBeNull();
});

test('a piece stands where the view has it', () => {
  const view: View = {
    prompt: null,
    outcome: null,
    zones: { asia: { pieces: [{ piece: 'cato' }] }, syria: { pieces: [] } },
  };
  expect(standing(view, ['varro', 'cato'])).toBe('asia');
  expect(standing(view, [])).toBeNull();
});
