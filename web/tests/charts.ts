/** The map files, read as the client reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { Chart, type ChartFile } from '../src/lib/chart';

export const GAMES = readdirSync(new URL('../src/maps/', import.meta.url)).map((file) => file.replace('.json', ''));

export const fileOf = (game: string): ChartFile =>
  JSON.parse(readFileSync(new URL(`../src/maps/${game}.json`, import.meta.url), 'utf8')) as ChartFile;

export const chartOf = (game: string): Chart => new Chart(fileOf(game));
