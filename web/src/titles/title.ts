/** What a title may add to the generic table: how its sides and pieces look, and panels of its own. */
import type { Component } from 'svelte';
import type { Battles } from '../lib/battles';
import type { Speaker } from '../lib/speaker';
import type { TableClient } from '../lib/table.svelte';
import type { Facts, Happened, MoveShown, Piece, State, View, Zone } from '../lib/types';

export type Shape = 'lozenge' | 'square' | 'disc' | 'shield' | 'hexagon' | 'flat-hexagon';

export interface SideLook {
  fill: string;
  text: string;
  shape: Shape;
  emblem: string;
}

export interface PieceLook {
  icon: string;
  /** Arched like a leader's counter, or square like a unit's. */
  arched: boolean;
  /** Rimmed in gold. */
  rimmed: boolean;
  /** Pieces of one side with the same group share a counter on the map. */
  group: string;
  /** The number a player reads first on its face. */
  number?: number;
  /** Smaller figures in a row below, where there is room. */
  notes?: readonly (string | number)[];
  /** Letters instead of the silhouette, where pieces would look alike. */
  code?: string;
  /** Weakened: it shows its paper face with a coloured rim and a cut corner. */
  weak?: boolean;
  /** The name on a leader's band; whoever has one wears a leader's card. */
  name?: string;
  /** A small sign at the shoulder: a title, a status. */
  badge?: string;
  /** Cut shoulders instead of round ones. */
  cut?: boolean;
  /** The body of a chip that is not square. */
  form?: 'round' | 'pointed';
  /** Its own colours, where they are not its side's. */
  colours?: SideLook;
}

/** A leader whose counter shows two ratings and a name. */
export interface Figure {
  name: string;
  icon: string;
  left: number;
  right: number;
}

/** What a panel may do: the same as clicks on the map and the prompt bar. */
export interface Acts {
  /** The slugs one may point at now, and those pointed at already. */
  open: Set<string>;
  chosen: readonly string[];
  point(slugs: string[]): void;
  play(move: MoveShown): void;
  /** Ask why a thing, or a move as typed, cannot be chosen. */
  why(asked: { slug: string } | { move: string }): void;
  /** Open the rulebook at a section. */
  rule(id: string): void;
  /** The move the dials of the prompt bar stand at, and a way to turn them. */
  dialled: string | null;
  dial(move: MoveShown): void;
  /** Put the board away until something else is to be shown on it. */
  shut(): void;
}

/** What every panel of a title is given. */
export interface PanelProps {
  table: TableClient;
  state: State;
  view: View;
  /** What happened, as far back as it was fetched, up to the moment that is shown. */
  log: readonly Happened[];
  speaker: Speaker;
  facts: Facts;
  title: Title;
  acts: Acts;
}

/** What an example of the rulebook is drawn from, where it is no place on the map. */
export interface ExampleProps {
  view: View;
  facts: Facts;
  speaker: Speaker;
  title: Title;
  /** What it is about, as the view calls it. */
  middle: string;
}

/** A small mark on a zone of the map: an icon, a number, or both, with the words for it. */
export interface Badge {
  icon: string;
  text: string;
  label: string;
}

/** A card pinned to the map: what a zone that is no place on it is, in few words and figures. */
export interface Placard {
  head: string;
  /** Whether it presses: its band is red. */
  alarm: boolean;
  name: string;
  figures: { icon: string; text: string; label: string }[];
  foot?: { icon: string; name: string; text: string };
}

export interface Title {
  side(slug: string | null | undefined, order: number): SideLook;
  piece(piece: Piece, facts?: Facts): PieceLook;
  /** The sort a piece belongs to, where several are chosen by sorts; by itself its look says. */
  sort?: (piece: Piece, facts: Facts, speaker: Speaker) => { id: string; name: string };
  /** What some pieces come to together: a label and a figure each. */
  sums?: (pieces: readonly Piece[], facts: Facts, speaker: Speaker) => { label: string; figure: string }[];
  /** The zones with all that is drawn in them, where the view tells some of it elsewhere. */
  zones?: (view: View, speaker: Speaker) => Record<string, Zone>;
  /** The point of the map, by its name, where a zone is pinned that is no place on it. */
  pin?: (zone: string, facts: Facts) => string | null;
  /** The card of a pinned zone. */
  placard?: (id: string, zone: Zone, facts: Facts, speaker: Speaker) => Placard | null;
  /** Small marks beside the owner's shield in a zone: icons with an optional number. */
  marks(zone: Zone): { icon: string; walled: boolean }[];
  /** The number on a zone's coin, or null. */
  coin(zone: Zone): number | null;
  /** The roads that are built, as pairs of zones. */
  roads(view: View): [string, string][];
  /** The ratings of a piece that stands on the map as a leader; null for any other piece. */
  figure?: (piece: Piece, facts: Facts) => Figure | null;
  /** What is printed on the band of a card. */
  card?: (slug: string, facts: Facts) => { number: number | null; sides: string[] };
  poster: { emblem: string; fill: string; centre: [number, number]; zoom: number };
  /** Marks on a space of the map beside its owner and its pieces. */
  badges?: (zone: Zone, speaker: Speaker) => Badge[];
  /** The cards of this seat, where the title draws them itself. */
  hand?: Component<PanelProps>;
  /** Marks of the whole game in a corner of the map: a truce, an alliance. */
  signs?: Component<PanelProps>;
  /** Boards below the map that take as much of the stage as they need; the hand lies there too. */
  room?: Component<PanelProps>;
  /** Draws examples of the rulebook that are no place on the map. */
  example?: Component<ExampleProps>;
  /** Options the hall asks about beside the scenario, each with the value it proposes. */
  asks?: Readonly<Record<string, string>>;
  /** The middle of what is seen of the map above a room, as shares of its size. */
  home?: [number, number];
  /** The kinds of things that lie in the room and are pointed at there. */
  laid?: readonly string[];
  /** Answers of its own in the prompt bar, and the verbs they are for. */
  answers?: { component: Component<PanelProps>; verbs: readonly string[] };
  /** A panel at the foot of the map. */
  foot?: Component<PanelProps>;
  /** A section at the head of the drawer. */
  drawer?: Component<PanelProps>;
  /** Verbs whose button is never the main one: giving up, letting go. */
  mild?: string[];
  /** Verbs that are offered beside whatever is asked: a single answer besides them is the main one. */
  aside?: readonly string[];
  /** Questions whose answers follow from what everybody can see: a single one is given without asking. */
  plain?: readonly string[];
  /** Verbs whose number begins at its least: what is paid or given away. */
  thrifty?: string[];
  /** Whom a move with numbers leaves behind. */
  stays?: (move: MoveShown, view: View, speaker: Speaker) => string[];
  /** The verbs that section has its own buttons for. */
  drawerVerbs?: string[];
  /** A section after the seats. */
  after?: Component<PanelProps>;
  /** How likely what a move is for comes true, where the view tells. */
  chance?: (move: MoveShown, view: View) => number | null;
  /** A board of its own for battles; `verbs` are those it has its own ways for. */
  board?: Battles & {
    component: Component<PanelProps>;
    verbs?: string[];
  };
}
