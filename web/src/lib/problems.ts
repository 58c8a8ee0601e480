/** What the server refused, as a sentence. */
import type { Catalogue } from './catalogue';
import type { Problem } from './types';

const RECORD = /^line (\d+): [\w-]+(?: \((.*)\))?$/s;

/**
 * A record's reason is said with its line, a battle's with its entry, a word that means nothing by itself, anything
 * else by its own sentence or its bare key.
 */
export function sentence(words: Catalogue, problem: Problem): string {
  const { key, detail, expected } = problem;
  if (key.startsWith('record-') && words.has(key)) {
    const [, line = '', found = ''] = RECORD.exec(detail) ?? [];
    return words.text(line ? 'web-broken-record-line' : 'web-broken-record', {
      reason: words.text(key),
      line,
      found: found.slice(0, 120),
    });
  }
  if (key.startsWith('situation-') && words.has(`records-${key}`))
    return words.text(`records-${key}`, { where: detail || '…', expected });
  if (key.startsWith('unknown-') && words.has(key)) return words.text(key, { word: detail, expected });
  const own = `web-problem-${key}`;
  return words.has(own) ? words.text(own, { detail }) : words.text('web-problem', { key });
}
