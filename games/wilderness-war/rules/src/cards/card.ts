import type { Sink } from '@carillon/flow';
import type { Moment, Side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import type { ResponseExit } from '../procedures/contents.ts';
import type { State } from '../state.ts';

/** A response card (5.56): the conditions for playing it, and its effect. */
export interface ResponseCard {
  readonly moments: readonly Moment[];
  /**
   * Whether `by` may play it at this moment, judged by public facts alone: this also decides whether the window opens.
   */
  allowed(g: State, by: Side): boolean;
  /** May leave for the card's own procedure. */
  play(g: State, by: Side, say: Sink<LogEntry> | undefined): ResponseExit;
}
