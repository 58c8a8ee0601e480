/**
 * Player aids out of the printed facts. Which tables and columns are worth showing, the catalogue says: those it has
 * words for.
 */
import type { Catalogue } from './catalogue';
import type { Speaker } from './speaker';
import type { Facts } from './types';

export interface Aid {
  key: string;
  title: string;
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const BEYOND = 99;

/** Every table of the facts the catalogue has a heading for, `web-aid-<file>-<table>`. */
export function aidsOf(facts: Facts, speaker: Speaker, words: Catalogue): Aid[] {
  return Object.entries(facts).flatMap(([file, tables]) =>
    Object.entries(tables).flatMap(([table, value]) => {
      const key = `${file}-${table}`;
      if (!words.has(`web-aid-${key}`)) return [];
      const found = aid(value, speaker, words);
      return found.rows.length ? [{ key, title: words.text(`web-aid-${key}`), ...found }] : [];
    }),
  );
}

function aid(value: unknown, speaker: Speaker, words: Catalogue): Pick<Aid, 'columns' | 'rows'> {
  if (isRow(value) && Array.isArray(value['row'])) return matrix(value, speaker, words);
  const rows = Array.isArray(value) ? value.filter(isRow) : isRow(value) ? named(value) : [];
  const flat = rows.map((row) => ({ row, cells: flatten(row) }));
  const columns = [...new Set(flat.flatMap(({ cells }) => [...cells.keys()]))].filter((name) =>
    words.has(`web-fact-${name}`),
  );
  return {
    columns: columns.map((name) => words.text(`web-fact-${name}`)),
    rows: flat.map(({ row, cells }) => ({
      name: nameOf(row, speaker),
      cells: columns.map((name) => said(cells.get(name), speaker, words)),
    })),
  };
}

/** A dictionary of things as rows that carry their own name. */
const named = (value: Row): Row[] => Object.entries(value).flatMap(([id, row]) => (isRow(row) ? [{ id, ...row }] : []));

/** `{normal: {pf: 3}}` as `normal-pf`. */
function flatten(row: Row): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(row)) {
    if (isRow(value)) for (const [inner, one] of Object.entries(value)) found.set(`${name}-${inner}`, one);
    else found.set(name, value);
  }
  return found;
}

/** A table with a column for each heading of its own, or a list of rows by die. */
function matrix(value: Row, speaker: Speaker, words: Catalogue): Pick<Aid, 'columns' | 'rows'> {
  const rows = (value['row'] as unknown[]).filter(isRow);
  const heads = Array.isArray(value['columns']) ? value['columns'].map(String) : null;
  if (heads === null) {
    const names = Object.keys(rows[0] ?? {}).filter((name) => words.has(`web-fact-${name}`));
    return {
      columns: names.map((name) => words.text(`web-fact-${name}`)),
      rows: rows.map((row) => ({ name: dieOf(row), cells: names.map((name) => said(row[name], speaker, words)) })),
    };
  }
  const list = (row: Row): unknown[] => Object.values(row).find((one): one is unknown[] => Array.isArray(one)) ?? [];
  return {
    columns: heads,
    rows: rows.map((row) => ({
      name: dieOf(row),
      cells: list(row).map((one) => (row['all'] ? words.text('web-fact-all') : said(one, speaker, words))),
    })),
  };
}

/** The roll a row is for. */
function dieOf(row: Row): string {
  if (typeof row['min'] === 'number' && typeof row['max'] === 'number') {
    if (row['min'] <= -BEYOND) return `≤ ${row['max']}`;
    return row['max'] >= BEYOND ? `≥ ${row['min']}` : String(row['max']);
  }
  return String(row['die'] ?? row['total'] ?? row['roll'] ?? '');
}

function nameOf(row: Row, speaker: Speaker): string {
  const id = String(row['id'] ?? '').replaceAll('_', '-');
  const said = speaker.slug(id);
  return said !== id ? said : String(row['name'] ?? row[`name_${speaker.catalogue.lang}`] ?? row['level'] ?? id);
}

function said(value: unknown, speaker: Speaker, words: Catalogue): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return words.text(value ? 'web-yes' : 'web-no');
  if (Array.isArray(value)) return value.length ? value.map((one) => said(one, speaker, words)).join(' · ') : '–';
  if (typeof value === 'number') return value <= -BEYOND || value >= 9999 ? '–' : String(value).replace('-', '\u2212');
  const text = String(value);
  const known = words.has(`web-word-${text}`)
    ? words.text(`web-word-${text}`)
    : speaker.slug(text.replaceAll('_', '-'));
  return known;
}
