import type { Clause, Sink } from '@carillon/flow';
import type { Card, Side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import type { EventExit } from '../procedures/contents-events.ts';
import type { State } from '../state.ts';

/**
 * A card played as an event (5.51). The table of cards says whose it is and whether it leaves the game (5.12, 5.23).
 */
export interface EventCard {
  /** If a player may choose where its pieces enter: the clause that says where. */
  readonly site?: Clause;
  /** Whether the preconditions hold, by public facts alone. */
  allowed(g: State, by: Side, played: Card): boolean;
  /** Whether the event, played now, would change nothing, by public facts alone; it always changes something unless given. */
  idle?(g: State, by: Side): boolean;
  /** The event's effect; may leave for the card's own procedure. */
  play(g: State, by: Side, say: Sink<LogEntry> | undefined, played: Card): EventExit;
}

/** No preconditions. */
export const always = (): boolean => true;
