/** The tables this browser knows, with their secret links. Nothing is lost by closing the tab. */

export interface KeptTable {
  id: string;
  game: string;
  /** Seat number, or `spectator`, to secret. */
  links: Record<string, string>;
  /** The seats the person at this browser plays. */
  mine: string[];
  seen: number;
  /** Whether several people share this browser, so that the table is handed over with the screen covered. */
  shared?: boolean;
  /** How many moves had been made when this browser last looked. */
  count?: number;
  /** At a guided table: how many steps were read here, the detour that was carried on with, whether it was left. */
  read?: number;
  strayed?: string;
  left?: boolean;
}

const KEY = 'quadriga.tables';
const MOST = 60;

export function keptTables(): KeptTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const write = (tables: KeptTable[]): void => localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));

export const keptTable = (id: string): KeptTable | undefined => keptTables().find((table) => table.id === id);

export function keep(table: KeptTable): void {
  write([table, ...keptTables().filter((other) => other.id !== table.id)]);
}

/** Remember how far a table was seen, without changing the order of the list. */
export function seen(id: string, count: number): void {
  write(keptTables().map((table) => (table.id === id ? { ...table, count } : table)));
}

/** Remember how a lesson goes. */
export function studied(id: string, how: Pick<KeptTable, 'read' | 'strayed' | 'left'>): void {
  write(keptTables().map((table) => (table.id === id ? { ...table, ...how } : table)));
}

export function forget(id: string): void {
  write(keptTables().filter((table) => table.id !== id));
}
