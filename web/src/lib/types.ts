/** Names for what the server sends; the shapes come from its OpenAPI document. */
import type { components } from '../api';

type Schemas = components['schemas'];

export type Aid = Schemas['AidShown'];
export type ExampleShown = Schemas['ExampleShown'];
export type Lesson = Schemas['LessonShown'];
export type GameShown = Schemas['GameShown'];
export type StartShown = Schemas['StartShown'];
export type State = Schemas['State'];
export type MoveShown = Schemas['MoveShown'];
export type Argument = Schemas['Argument'];
export type Whole = Schemas['WholeShown'];
export type WholeArgument = Schemas['AmongShown'];
export type Road = Schemas['Road'];
export type EventTold = Schemas['EventTold'];
export type Happened = Schemas['Happened'];
export type RefusalShown = Schemas['RefusalShown'];
export type RuleShown = Schemas['RuleShown'];
export type WordsShown = Schemas['WordsShown'];
export type Problem = Schemas['Problem'];
export type Claimed = Schemas['Claimed'];
export type Opened = Schemas['Opened'];
export type TableAsked = Schemas['TableAsked'];
export type Ahead = Schemas['Ahead'];
export type ChatLine = Schemas['ChatLine'];
export type ChairAsked = Schemas['ChairAsked'];
export type Verified = Schemas['Verified'];
export type CourseShown = Schemas['CourseShown'];
export type Hint = Schemas['Hint'];
export type Analysed = Schemas['Analysed'];
export type FormShown = Schemas['FormShown'];
export type Field = Schemas['Field'];
export type BattleAsked = Schemas['BattleAsked'];
export type BattleShown = Schemas['BattleShown'];
export type RemarkTold = Schemas['RemarkTold'];

/** What each title shows, as its `shown.py` declares it. */
export type ConquestView = Schemas['ConquestView'];
export type HannibalView = Schemas['HannibalView'];
export type RepublicView = Schemas['RepublicView'];
export type RepublicWholeView = Schemas['RepublicWholeView'];
export type UltimusView = Schemas['UltimusView'];

/** The parts of a view every title may have; each is its own affair beyond that. */
export interface View {
  prompt: Prompt | null;
  /** How likely what a move tries comes true, by its text. */
  likely?: Record<string, number>;
  outcome: [string, string, number[]] | null;
  status?: Record<string, unknown>;
  sides?: Record<string, unknown>[];
  zones?: Record<string, Zone>;
  own?: Record<string, unknown>;
  hand?: string[];
  [name: string]: unknown;
}

export interface Prompt {
  key: string;
  rule: string;
  about: [string, string, string][];
}

export interface Zone {
  owner?: string | null;
  pieces?: Piece[];
  [name: string]: unknown;
}

export interface Piece {
  side?: string;
  piece: string;
  count?: number;
  [name: string]: unknown;
}

/** The printed facts of a title: file, then whatever the file holds. */
export type Facts = Record<string, Record<string, unknown>>;
