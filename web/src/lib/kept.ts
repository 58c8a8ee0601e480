/** The tables this browser knows, with their secret links. Nothing is lost by closing the tab. */

export interface KeptTable {
  id: string;
  game: string;
  /** Seat number, or `spectator`, to secret. */
  links: Record<string, string>;
  /** The seats the person at this browser plays. */
  mine: string[];
  seen: number;
}

const KEY = 'quadriga.tables';

export function keptTables(): KeptTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const write = (tables: KeptTable[]): void => localStorage.setItem(KEY, JSON.stringify(tables.slice(0, 60)));

export const keptTable = (id: string): KeptTable | undefined => keptTables().find((table) => table.id === id);

export function keep(table: KeptTable): void {
  write([table, ...keptTables().filter((other) => other.id !== table.id)]);
}

export function forget(id: string): void {
  write(keptTables().filter((table) => table.id !== id));
}
