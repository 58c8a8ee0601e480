/** The titles that have something of their own. Any other is shown as it is. */
import { conquest } from './conquest';
import { hannibal } from './hannibal';
import { plain } from './plain';
import { republic, rome } from './republic';
import type { Title } from './title';
import { ultimus } from './ultimus';

const TITLES: Record<string, Title> = { conquest, hannibal, republic: rome, ultimus };
/** Scenarios that are laid out otherwise than the rest of their title. */
const SCENARIOS: Record<string, Title> = { 'republic combat-table': republic };

export const titleOf = (game: string, scenario = ''): Title =>
  SCENARIOS[`${game} ${scenario}`] ?? TITLES[game] ?? plain;
