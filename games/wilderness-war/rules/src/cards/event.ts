import type { Clause, Sink } from '@carillon/flow';
import type { Card, Side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import type { EventExit } from '../procedures/contents-events.ts';
import type { State } from '../state.ts';

/** A card played as an event (5.51). Whose it is and whether it leaves the game stands in the table of cards (5.12, 5.23). */
export interface EventCard {
  /** The clause that says where what it brings may enter, if it lets a player choose. */
  readonly site?: Clause;
  /** Whether the preconditions hold, by public facts alone. */
  allowed(g: State, by: Side, played: Card): boolean;
  /** What the event does; may leave for a procedure of its own. */
  play(g: State, by: Side, say: Sink<LogEntry> | undefined, played: Card): EventExit;
}

/** No preconditions. */
export const always = (): boolean => true;
