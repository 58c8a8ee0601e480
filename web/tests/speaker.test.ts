import { describe, expect, test } from 'vitest';
import { Catalogue } from '../src/lib/catalogue';
import { rollOf, Speaker } from '../src/lib/speaker';
import type { WordsShown } from '../src/lib/types';

const ENGINE = `
hidden = something hidden
any = …
nothing = nothing
counted = { $count } { $thing }
seat-side = { $side } (seat { $number })
rule = rule { $id }
rule-titled = rule { $id }, { $title }
refusal-not-now = This is not the moment to do that.
outcome = { $sentence } { $winner } wins ({ $rule }).
`;
const GAME = `
toy-zone-asia = Asia
    .the = the province of Asia
    .cap = The province of Asia
toy-zone-any = a province
toy-face-foot = foot
toy-face-blank = { $count ->
    [one] blank
   *[other] blanks
}
toy-side-red = Red
toy-move-march = March to { $zone-the }
toy-move-take = { $number ->
    [0] Take nobody
    [one] Take one man
   *[other] Take { $number } men
}
toy-event-struck = { $side } rolls { $roll }.
toy-event-drawn = { $side } draws { $zone }.
    .several = { $side } draws { $count }{ $known ->
        [0] { "" }
       *[other] : { $things }
    }.
toy-prompt-go = Where from { $zone-the }?
toy-refusal-far = { $zone-cap } is too far.
toy-end-won = All is over.
`;
const WORDS: WordsShown = {
  kinds: {
    zone: { slugs: ['asia'], pack: null },
    side: { slugs: ['red'], pack: null },
    number: { slugs: [], pack: null },
    face: { slugs: ['foot', 'blank'], pack: null },
  },
  verbs: [
    { name: 'march', rule: '1', arguments: [{ name: 'zone', kind: 'zone' }] },
    { name: 'take', rule: '1', arguments: [{ name: 'number', kind: 'number' }] },
  ],
  events: {
    struck: {
      arguments: [
        { name: 'side', kind: 'side' },
        { name: 'roll', kind: 'face' },
      ],
    },
    drawn: {
      arguments: [
        { name: 'side', kind: 'side' },
        { name: 'zone', kind: 'zone' },
      ],
    },
  },
  prompts: {},
  ends: {},
  regions: [],
};
const speaker = new Speaker('toy', new Catalogue('en', [ENGINE, GAME]), WORDS, [
  { id: '3', title: { en: 'Marches' }, gist: {} },
]);
const zone = { name: 'zone', kind: 'zone', value: 'asia' };

describe('sentences', () => {
  test('a thing stands in the form its sentence asks for', () => {
    expect(speaker.move({ verb: 'march', arguments: [zone] })).toBe('March to the province of Asia');
  });

  test('what is open is said in the same form', () => {
    expect(speaker.partial('march')).toBe('March to a province');
  });

  test('numbers choose their plural', () => {
    const take = (value: string) =>
      speaker.move({ verb: 'take', arguments: [{ name: 'number', kind: 'number', value }] });
    expect([take('0'), take('1'), take('3')]).toEqual(['Take nobody', 'Take one man', 'Take 3 men']);
  });

  test('rolls are counted face by face, and no die at all is nothing', () => {
    expect(speaker.event({ key: 'struck', args: { side: 'red', roll: 'foot:3.blank:2' } })).toBe(
      'Red rolls 3 foot, 2 blanks.',
    );
    expect(speaker.event({ key: 'struck', args: { side: 'red', roll: '-' } })).toBe('Red rolls nothing.');
  });

  test('what is hidden is not named', () => {
    expect(speaker.event({ key: 'drawn', args: { side: 'red', zone: null } })).toBe('Red draws something hidden.');
  });

  test('what belongs together is said in one sentence, what lies between keeps it apart', () => {
    const drawn = (zone: string | null) => ({ key: 'drawn', args: { side: 'red', zone } });
    const struck = { key: 'struck', args: { side: 'red', roll: '-' } };
    expect(speaker.events([drawn(null), drawn(null), struck, drawn('asia'), drawn('asia'), drawn('asia')])).toEqual([
      'Red draws 2.',
      'Red rolls nothing.',
      'Red draws 3: 3 Asia.',
    ]);
    expect(speaker.events([struck, struck, drawn('asia')])).toHaveLength(3);
  });

  test('questions and refusals speak of their things', () => {
    expect(speaker.prompt({ key: 'go', rule: '3', about: [['zone', 'zone', 'asia']] })).toBe(
      'Where from the province of Asia?',
    );
    expect(speaker.refusal({ key: 'far', rule: '3', general: false, arguments: [zone] })).toBe(
      'The province of Asia is too far.',
    );
    expect(speaker.refusal({ key: 'not-now', rule: '', general: true, arguments: [] })).toBe(
      'This is not the moment to do that.',
    );
  });

  test('the end names the winner and the rule', () => {
    expect(speaker.outcome(['won', '3', [2, 0]], ['red', 'red'])).toBe(
      'All is over. Red (seat 1) wins (rule 3, Marches).',
    );
  });

  test('a language that lacks a message borrows it', () => {
    const english = new Catalogue('en', ['known = yes']);
    expect(new Catalogue('fr', [], english).text('known')).toBe('yes');
    expect(new Catalogue('fr', [], english).text('unknown')).toBe('unknown');
  });
});

test('a roll is read from its slug', () => {
  expect(rollOf('foot:3.blank:1')).toEqual([
    ['foot', 3],
    ['blank', 1],
  ]);
  expect(rollOf('asia')).toBeNull();
});
