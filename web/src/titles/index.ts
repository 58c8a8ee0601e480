/** The titles that have something of their own. Any other is shown as it is. */
import { conquest } from './conquest';
import { hannibal } from './hannibal';
import { plain } from './plain';
import { republic } from './republic';
import type { Title } from './title';
import { ultimus } from './ultimus';

const TITLES: Record<string, Title> = { conquest, hannibal, republic, ultimus };

export const titleOf = (game: string): Title => TITLES[game] ?? plain;
