import type { NotationCode, RecordedEnd } from '@carillon/flow';

/** A summary of a game in the browser's store. */
export interface SavedGameSummary {
  readonly id: string;
  readonly title: string;
  readonly scenario: string;
  /** Its progress, e.g. `1757 early`, in the rules' terms; `null` if unknown. */
  readonly period: string | null;
  /** Its winner and the rule that ended it; `null` while it runs. */
  readonly result: RecordedEnd | null;
  /** The computer player; `null` if two play at one screen. */
  readonly computer: { readonly seat: string; readonly level: string; readonly style?: string } | null;
  /** The number of choices and rolls so far. */
  readonly entries: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
}

/** A record as text, and a suitable file name. */
export interface RecordText {
  readonly text: string;
  readonly name: string;
}

/** The fault of a record: its code, and its line (0: the text as a whole). */
export interface Fault {
  /** `partial`: valid, but incomplete, and so not playable. */
  readonly code: NotationCode | 'partial';
  readonly line: number;
}

/** An imported game, or the fault that prevented the import; then nothing has changed. */
export type Brought = { readonly id: string } | { readonly fault: Fault };
