/** Text without case and accents, for searching. */
export const fold = (text: string): string => text.toLocaleLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Whether every word that is asked for stands in a text. */
export const holds = (text: string, asked: string): boolean =>
  fold(asked)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => fold(text).includes(word));

/** A text cut where a search found something: every second part is a find. */
export function marked(text: string, asked: string): string[] {
  const wanted = fold(asked)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const plain = [...text].map((letter) => fold(letter)[0] ?? letter).join('');
  if (!wanted.length || plain.length !== text.length) return [text];
  const hits = wanted
    .flatMap((word) => {
      const found: [number, number][] = [];
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
        found.push([at, at + word.length]);
      return found;
    })
    .sort(([one], [other]) => one - other);
  const parts: string[] = [];
  let end = 0;
  for (const [from, to] of hits) {
    if (from < end) continue;
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];
}
