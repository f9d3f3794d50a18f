import type { JSX } from 'solid-js';
import type { Target } from './target.ts';

/** The sounds of the table. */
export type Sound = 'card' | 'drum' | 'musket' | 'oars';

/** What an event shows and sounds like at the table, beside its line in the log. */
export interface Moment {
  readonly sound?: Sound;
  /** A rolled die, by the seat that rolled it. */
  readonly die?: { readonly seat: string; readonly face: string };
  /** A battle begins with it: each is shown by itself. */
  readonly begins?: true;
  /** The space of the event: dice after it lie there. */
  readonly at?: string;
  /** Pieces that lost a step or were eliminated. */
  readonly lost?: readonly Target[];
  /** Its line in the log shows how a fight ended. */
  readonly outcome?: true;
  /** A card that was played. */
  readonly card?: Target;
}

/** How a title shows its events. */
export interface Drama<LogEntry> {
  /** Whether battles begin by themselves, not by the choice of a moment ago: each waits for a press. */
  readonly calls?: true;
  readonly momentOf: (entry: LogEntry) => Moment | undefined;
  /** A face of the title's die. */
  readonly Die: (props: { readonly face: string }) => JSX.Element;
}
