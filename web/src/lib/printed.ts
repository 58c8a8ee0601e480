/** What is printed in the box: tables of entries, each with an id and a name. */
import type { Facts } from './types';

interface Entry {
  id: string;
  name: string;
}

const isNamed = (one: unknown): one is Entry =>
  typeof one === 'object' && one !== null && 'id' in one && typeof (one as Entry).name === 'string';

/** The same with the names the texts use, as far as they have one. */
export function renamed(facts: Facts, nameOf: (id: string) => string | null): Facts {
  const entry = (one: unknown): unknown => (isNamed(one) ? { ...one, name: nameOf(one.id) ?? one.name } : one);
  const table = (one: unknown): unknown => (Array.isArray(one) ? one.map(entry) : one);
  return Object.fromEntries(
    Object.entries(facts).map(([file, tables]) => [
      file,
      Object.fromEntries(Object.entries(tables).map(([name, one]) => [name, table(one)])),
    ]),
  );
}
