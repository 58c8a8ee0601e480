import { describe, expect, test } from 'vitest';
import { Catalogue } from '../src/lib/catalogue';
import { path, span } from '../src/lib/course';
import { fold, holds, marked } from '../src/lib/fold';
import { filled, orders, placeOf, plainOf, rightOf, valuesOf } from '../src/lib/form';
import { rollOf, slugOf } from '../src/lib/speaker';
import { oddsShown } from '../src/lib/odds';
import { sentence } from '../src/lib/problems';
import { tidied } from '../src/lib/records';
import { asked, chairsFor, mine, proposed, shared } from '../src/lib/seats';
import { Speaker } from '../src/lib/speaker';
import type { Field, GameShown, Problem, WordsShown } from '../src/lib/types';

const WORDS = new Catalogue('en', [
  `
any = …
seat = Seat { $number }
record-altered = the line was changed
records-situation-missing = “{ $where }” is missing.
web-problem = Sorry ({ $key }).
web-problem-stale = It had moved on.
web-broken-record = Not usable: { $reason }.
web-broken-record-line = Line { $line }: { $reason }.
web-yes = yes
web-no = no
toy-piece-foot = foot soldier
toy-result-won = victory
toy-prompt-go = Where to, { $zone }, { $nothing }?
toy-move-march = March to { $zone }
`,
]);
const NOTHING: WordsShown = { kinds: {}, verbs: [], events: {}, prompts: {}, ends: {}, regions: [] };
const SPEAKER = new Speaker(
  'toy',
  WORDS,
  {
    ...NOTHING,
    kinds: {
      piece: { slugs: ['foot'], pack: null },
      result: { slugs: ['won'], pack: null },
      zone: { slugs: [], pack: null },
    },
    verbs: [{ name: 'march', rule: '1', arguments: [{ name: 'zone', kind: 'zone' }] }],
  },
  [],
);
const problem = (key: string, detail = '', expected = ''): Problem => ({
  key,
  detail,
  expected,
  refusal: null,
  sequence: null,
});

describe('what is refused', () => {
  test('a broken record is told with its line', () => {
    expect(sentence(WORDS, problem('record-altered', 'line 5: altered (x)'))).toBe('Line 5: the line was changed.');
    expect(sentence(WORDS, problem('record-altered', 'nonsense'))).toBe('Not usable: the line was changed.');
  });
  test('a battle with its entry, anything else by its sentence or its key', () => {
    expect(sentence(WORDS, problem('situation-missing', 'attacker'))).toBe('“attacker” is missing.');
    expect(sentence(WORDS, problem('stale'))).toBe('It had moved on.');
    expect(sentence(WORDS, problem('odd'))).toBe('Sorry (odd).');
  });
});

describe('records as they are pasted', () => {
  test('a lost last line end and foreign ones are mended, a cut line is not', () => {
    expect(tidied('{"a":1}\r\n{"b":2}')).toBe('{"a":1}\n{"b":2}\n');
    expect(tidied('{"a":1}\n{"b":')).toBe('{"a":1}\n{"b":');
  });
});

describe('seats', () => {
  const game = { id: 'toy', seats: [2, 3], bots: ['weak', 'strong'] } as unknown as GameShown;
  test('three where that can be, me first and then the strongest bot', () => {
    expect(proposed({ seats: [2, 3], options: {} })).toBe(3);
    expect(proposed({ seats: [4, 2], options: {} })).toBe(4);
    expect(chairsFor(game, 3)).toEqual(['me', 'strong', 'strong']);
    expect(chairsFor(game, 2, ['open', 'here', 'me'])).toEqual(['open', 'here']);
    expect(chairsFor({ ...game, bots: [] }, 2)).toEqual(['me', 'here']);
  });
  test('what is asked of the server, and which seats are mine', () => {
    expect(['me', 'here', 'open', 'weak'].map((chair) => asked(chair).kind)).toEqual([
      'person',
      'person',
      'open',
      'bot',
    ]);
    expect(mine(['open', 'me', 'strong', 'here'])).toEqual(['1', '3']);
    expect(shared(['me', 'me'])).toBe(false);
    expect(shared(['me', 'here'])).toBe(true);
  });
});

describe('typography', () => {
  test('French punctuation stays with its word, English is left alone', () => {
    const source = 'q = « Où ? » : ici !';
    expect(new Catalogue('fr', [source]).text('q')).toBe('«\u00a0Où\u00a0?\u00a0»\u00a0: ici\u00a0!');
    expect(new Catalogue('en', [source]).text('q')).toBe('« Où ? » : ici !');
  });
});

describe('searching', () => {
  test('case and accents do not matter, every word must be there', () => {
    expect(fold('Éléphant')).toBe('elephant');
    expect(holds('Les éléphants passent les Alpes', 'alpes ELEPH')).toBe(true);
    expect(holds('Les éléphants', 'alpes')).toBe(false);
  });
  test('finds are cut out', () => {
    expect(marked('Les éléphants', 'elephant')).toEqual(['Les ', 'éléphant', 's']);
    expect(marked('nothing', 'zzz')).toEqual(['nothing']);
  });
});

describe('forms', () => {
  const number = (name: string, more: Partial<Field> = {}): Field => ({
    name,
    kind: 'number',
    least: 0,
    most: 9,
    value: 3,
    among: [],
    words: '',
    optional: false,
    unless: '',
    fields: [],
    ...more,
  });
  const fields: Field[] = [
    number('military', { unless: 'senator' }),
    { ...number('senator'), kind: 'choice', among: ['cato'], value: null, optional: true },
    { ...number('captured'), kind: 'parts', fields: [number('militia')] },
    { ...number('convoy'), kind: 'part', optional: true, fields: [number('fleets')] },
    { ...number('strength'), kind: 'pair', value: [8, 8] },
  ];
  test('what is left out, needless or empty is not in the data', () => {
    const values = valuesOf(fields);
    expect(plainOf(fields, values)).toEqual({ military: 3, strength: [8, 8] });
    values['senator'] = 'cato';
    values['captured'] = [valuesOf([number('militia')])];
    values['convoy'] = filled(fields[3] as Field);
    expect(plainOf(fields, values)).toEqual({
      senator: 'cato',
      captured: [{ militia: 3 }],
      convoy: { fleets: 3 },
      strength: [8, 8],
    });
  });
});

describe('forms that begin with something', () => {
  const base: Field = {
    name: 'x',
    kind: 'number',
    least: 0,
    most: 9,
    value: 3,
    among: [],
    words: '',
    optional: false,
    unless: '',
    fields: [],
  };
  test('a list begins with its least rows, an optional part that is there is there, an order is as given', () => {
    const fields: Field[] = [
      {
        ...base,
        name: 'provinces',
        kind: 'parts',
        least: 1,
        fields: [{ ...base, name: 'governor', kind: 'part', optional: true, value: true, fields: [base] }],
      },
      { ...base, name: 'losses', kind: 'order', among: ['foot', 'horse'], value: ['foot', 'horse'] },
    ];
    expect(plainOf(fields, valuesOf(fields))).toEqual({
      provinces: [{ governor: { x: 3 } }],
      losses: ['foot', 'horse'],
    });
  });
  test('every order of some things, the given one first', () => {
    expect(orders(['a', 'b', 'c']).map((one) => one.join(''))).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });
});

describe('what is wrong with a form', () => {
  const base: Field = {
    name: 'foot',
    kind: 'number',
    least: 0,
    most: 9,
    value: 3,
    among: [],
    words: 'piece',
    optional: false,
    unless: '',
    fields: [],
  };
  const fields: Field[] = [{ ...base, name: 'home_provinces', kind: 'parts', words: '', fields: [base] }];
  const words = new Catalogue('en', ['web-field-home-provinces = Provinces\nweb-field-rome = in Rome']);
  test('is said where the form has it, by its own names', () => {
    const foot = SPEAKER.value('piece', 'foot');
    expect(placeOf('home_provinces[2].foot', fields, SPEAKER, words)).toBe(`Provinces 2 › ${foot}`);
    expect(placeOf('hand.foot, home_provinces', fields, SPEAKER, words)).toBe(`hand › ${foot}, Provinces`);
    expect(placeOf('', fields, SPEAKER, words)).toBe('');
  });
  test('and what would be right by names too, numbers as they are', () => {
    expect(rightOf('rome, foot, 0–9, 7', SPEAKER, words)).toBe(`in Rome, ${SPEAKER.value('piece', 'foot')}, 0–9, 7`);
  });
});

describe('rolls', () => {
  test('dice told by their faces are a move again', () => {
    expect(slugOf(['foot', 'horse', 'blank'], { horse: 2, blank: 1 })).toBe('horse:2.blank:1');
    expect(rollOf(slugOf(['foot'], { foot: 3 }))).toEqual([['foot', 3]]);
    expect(slugOf(['foot'], {})).toBe('-');
  });
});

describe('odds', () => {
  test('chances that are no shares of one whole are not drawn as one', () => {
    const shown = oddsShown({ exact: true, provinces: { asia: { assaulted: 1, falls: 0.7 } } });
    expect(shown.groups).toEqual([
      {
        name: 'asia',
        shares: [
          { name: 'assaulted', chance: 1 },
          { name: 'falls', chance: 0.7 },
        ],
        whole: false,
      },
    ]);
  });
  test('ends, distributions, groups, figures and lines, whatever the title reckons', () => {
    const shown = oddsShown({
      exact: true,
      attacker_wins: 0.7,
      defender_wins: 0.3,
      seconds: 1,
      attacker_left: { mean: 1.5, by_count: { 10: 0.5, 2: 0.5 } },
      land: { victory: 0.25, defeat: 0.75 },
      expected_losses: { legions: 1.5 },
      general_killed: 0.1,
      expected_promotions: 0.4,
      results: [{ attacker: 'e', defender: 'a', winner: 'attacker', p: 1 }],
      policy: 'x',
    });
    expect(shown.groups.map((group) => [group.name, group.whole])).toEqual([
      ['overall', true],
      ['land', true],
      ['', false],
    ]);
    expect(shown.spreads[0]?.bars.map((bar) => bar.label)).toEqual(['2', '10']);
    expect(shown.figures.map((one) => one.rows[0]?.name)).toEqual(['legions', 'expected_promotions']);
    expect(shown.lines).toHaveLength(1);
    expect(
      oddsShown({ exact: false, samples: 9, attacker_wins: 0.5, interval_95: { attacker_wins: [0.4, 0.6] } }).groups[0]
        ?.shares,
    ).toEqual([{ name: 'attacker_wins', chance: 0.5, bounds: [0.4, 0.6] }]);
    expect(shown.notes).toEqual([{ name: 'policy', value: 'x' }]);
  });
});

describe('the chart of a game', () => {
  test('a step line over the whole width, never divided by nothing', () => {
    expect(span([])).toEqual([0, 1]);
    expect(span([[5, 5]])).toEqual([5, 6]);
    expect(path([0, 5, 10], [1, 1, 2], 10, [1, 2], 100, 26)).toBe('M0.0 23.0H50.0V23.0H100.0V3.0');
  });
});

describe('sentences for lists', () => {
  test('a question without its matter, and a typed move', () => {
    expect(SPEAKER.question('go')).toBe('Where to, …, …?');
    expect(SPEAKER.typed('march asia')).toBe('March to asia');
    expect(SPEAKER.typed('nonsense')).toBe('nonsense');
  });
});
