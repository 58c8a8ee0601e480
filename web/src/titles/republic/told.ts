/** Senators and cards in words, for cards, tables and those who listen. */
import type { Speaker } from '../../lib/speaker';
import type { Facts } from '../../lib/types';
import { inRome, type Senator } from './rome';

const t = (speaker: Speaker, key: string, args: Record<string, string | number> = {}): string =>
  speaker.catalogue.text(key, args);

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Where a senator is, in words. */
export function whereOf(one: Senator, speaker: Speaker): string {
  const at = one.at === null ? '' : speaker.slug(one.at);
  return t(speaker, `titles-place-${one.place}`, { at });
}

/** What the band of his card says: his office, his absence, or what he is besides. */
export function bandOf(one: Senator, speaker: Speaker): string {
  const away = !inRome(one) && one.faction !== null;
  if (one.office !== null && !away) return speaker.value('office', one.office);
  if (away) return whereOf(one, speaker);
  if (one.leads) return t(speaker, 'titles-leader');
  if (one['prior-consul']) return t(speaker, 'titles-prior-consul');
  return t(speaker, one.statesman ? 'titles-statesman' : 'titles-senator');
}

/** Everything on his card in one sentence. */
export function said(one: Senator, speaker: Speaker): string {
  const marks = [
    one.leads ? t(speaker, 'titles-leader') : '',
    one.office === null ? '' : speaker.value('office', one.office),
    one['prior-consul'] ? t(speaker, 'titles-prior-consul') : '',
    one.corrupt ? t(speaker, 'titles-corrupt') : '',
    whereOf(one, speaker),
  ].filter(Boolean);
  const figures = (
    ['votes', 'military', 'oratory', 'loyalty', 'influence', 'popularity', 'knights', 'talents'] as const
  )
    .map((name) => `${speaker.label(name)} ${one[name]}`)
    .join(', ');
  const held = one.concessions.map(({ concession }) => speaker.value('concession', concession));
  return `${speaker.value('commander', one.commander)}: ${[...marks, figures, ...held].join(', ')}`;
}

// ---------------------------------------------------------------- cards

/** The text form of an id or a name of the data files. */
const slug = (id: string): string => id.toLowerCase().replaceAll('_', '-').replaceAll(' ', '-');

interface CardFacts {
  n: number;
  kind: string;
  id: string;
}

export interface HandCard {
  id: string;
  /** What a card is called in moves besides its own name: the statesman, the law. */
  means: string[];
  kind: string;
  name: string;
  effect: string;
}

/** The cards of the box by the text they have in moves: those that are several carry their number. */
function cardsOf(facts: Facts): Map<string, CardFacts> {
  const all = (facts['cards']?.['card'] ?? []) as CardFacts[];
  const named = all.map((card) =>
    card.kind === 'family' || card.kind === 'statesman' ? `${card.kind}-${slug(card.id)}` : slug(card.id),
  );
  const count = new Map<string, number>();
  for (const name of named) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    all.map((card, at) => [(count.get(named[at] ?? '') ?? 0) > 1 ? `${named[at]}-${card.n}` : (named[at] ?? ''), card]),
  );
}

/** The senator a statesman's card stands for, by the name the game gives him. */
function statesmanOf(id: string, facts: Facts): string[] {
  const found = ((facts['senators']?.['statesman'] ?? []) as { id: string; name_en: string }[]).find(
    (one) => slug(one.id) === slug(id),
  );
  return found ? [slug(found.name_en), `${slug(found.name_en)}-${slug(id)}`] : [];
}

interface Rated {
  id: string;
  military: number;
  oratory: number;
  income: number;
  per_legion: number;
  per_fleet: number;
}

/** What a statesman or a concession is worth, in figures. */
function worth(kind: string, id: string, facts: Facts, speaker: Speaker): string {
  const file = kind === 'statesman' ? 'senators' : 'concessions';
  const found = ((facts[file]?.[kind] ?? []) as Rated[]).find((one) => slug(one.id) === slug(id));
  if (found === undefined) return '';
  const { military, oratory, income, per_legion: legion, per_fleet: fleet } = found;
  return kind === 'statesman'
    ? t(speaker, 'titles-worth-statesman', { military, oratory })
    : t(speaker, legion ? 'titles-worth-legion' : fleet ? 'titles-worth-fleet' : 'titles-worth-income', {
        number: legion || fleet || income,
      });
}

/** A card of the hand: its sort, its name and what it is for, in a few words. */
export function cardOf(id: string, facts: Facts, speaker: Speaker): HandCard {
  const card = cardsOf(facts).get(id);
  const kind = card?.kind ?? 'intrigue';
  const sort = slug(card?.id ?? id);
  const own = `titles-card-${kind === 'intrigue' ? sort : kind}`;
  return {
    id,
    means: [id, sort, ...(kind === 'statesman' ? statesmanOf(card?.id ?? '', facts) : [])],
    kind,
    name: speaker.value('card', id),
    effect: [worth(kind, card?.id ?? '', facts, speaker), speaker.catalogue.has(own) ? speaker.catalogue.text(own) : '']
      .filter(Boolean)
      .join(' '),
  };
}
