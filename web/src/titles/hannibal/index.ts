/** Hannibal: Rome against Carthage. */
import type { Facts, Piece } from '../../lib/types';
import { plain, plainSide } from '../plain';
import type { Figure, PieceLook, SideLook, Title } from '../title';

const SIDES: Record<string, SideLook> = {
  rome: { fill: 'var(--rome)', text: 'var(--onside)', shape: 'square', emblem: 'eagle' },
  carthage: { fill: 'var(--carthage)', text: 'var(--onside)', shape: 'disc', emblem: 'tanit' },
  tribe: { fill: 'var(--tribe)', text: 'var(--onside)', shape: 'hexagon', emblem: 'axe' },
};

const UNITS: Record<string, string> = { unit: 'infantry', elephant: 'elephant', elephants: 'elephant' };

function piece(one: Piece): PieceLook {
  const unit = UNITS[one.piece];
  const helmet = one.side === 'carthage' ? 'pointed-helmet' : 'general';
  return { icon: unit ?? helmet, arched: unit === undefined, rimmed: false, group: one.piece };
}

interface GeneralFacts { id: string; name: string; strategy_rating: number; battle_rating: number }

/** A name that fits on a counter: a long one keeps the initial of its first part. */
function short(name: string): string {
  const parts = name.split(' ');
  return name.length > 9 && parts.length > 1 ? `${name[0]}. ${parts[parts.length - 1]}` : name;
}

function figure(one: Piece, facts: Facts): Figure | null {
  const known = ((facts['generals']?.['general'] ?? []) as GeneralFacts[]).find((general) => general.id === one.piece);
  return known ? { name: short(known.name), icon: piece(one).icon, left: known.strategy_rating, right: known.battle_rating } : null;
}

interface CardFacts { id: string; ops: number; event_for: string }

function card(slug: string, facts: Facts): { number: number | null; sides: string[] } {
  const known = ((facts['strategy-cards']?.['card'] ?? []) as CardFacts[]).find((one) => one.id === slug);
  if (known === undefined) return { number: null, sides: [] };
  return { number: known.ops, sides: known.event_for in SIDES ? [known.event_for] : ['carthage', 'rome'] };
}

export const hannibal: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  figure,
  card,
  poster: { emblem: 'tanit', fill: 'var(--carthage)', centre: [0.66, 0.4], zoom: 0.62 },
};
