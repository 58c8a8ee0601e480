/** The titles that have something of their own. Any other is shown as it is. */
import { conquest } from './conquest';
import { hannibal } from './hannibal';
import { plain } from './plain';
import type { Title } from './title';

const TITLES: Record<string, Title> = { conquest, hannibal };

export const titleOf = (game: string): Title => TITLES[game] ?? plain;
