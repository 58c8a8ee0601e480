import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/ui/theme.css', import.meta.url), 'utf8');
const tokens = (selector: string): Record<string, string> =>
  Object.fromEntries(
    [...(css.split(`${selector} {`)[1]?.split('}')[0] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(
      ([, name, colour]) => [name, colour],
    ),
  );
const light = tokens(':root');
const dark = { ...light, ...tokens("[data-theme='dark']") };

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const ratio = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const SIDES = [
  'rome',
  'carthage',
  'tribe',
  'west',
  'east',
  'people',
  'hun',
  'pers',
  'black',
  'blue',
  'red',
  'green',
  'purple',
  'primary',
];
const ON_PAPER = [
  ['ink', 'paper'],
  ['ink2', 'paper'],
  ['ink3', 'paper'],
  ['ink', 'card'],
  ['ink2', 'card'],
  ['gold', 'paper'],
  ['warn', 'paper'],
  ['ok', 'paper'],
  ['ink', 'paper2'],
  ['ink2', 'paper2'],
];
const ON_MAP = [
  ['ink', 'land'],
  ['ink2', 'land'],
  ['peopletx', 'land'],
  ['seatx', 'sea'],
  ['ink', 'void'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, theme) => {
  test.each(SIDES)('numbers on the colour of %s can be read', (side) => {
    expect(ratio(theme['onside'] ?? '', theme[side] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('ink stands on yellow and on paper faces', () => {
    expect(ratio(theme['face-ink'] ?? '', theme['yellow'] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(theme['face-ink'] ?? '', theme['face'] ?? '')).toBeGreaterThanOrEqual(7);
  });

  test.each([...ON_PAPER, ...ON_MAP])('%s on %s', (text, ground) => {
    expect(ratio(theme[text ?? ''] ?? '', theme[ground ?? ''] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
