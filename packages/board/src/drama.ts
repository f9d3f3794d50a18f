import type { JSX } from 'solid-js';
import type { Target } from './target.ts';

/** The sounds of the table. */
export type Sound = 'card' | 'drum' | 'musket' | 'oars';

/** The sights and sounds of an event at the table, besides its line in the log. */
export interface Moment {
  readonly sound?: Sound;
  /** A rolled die, by the seat that rolled it. */
  readonly die?: { readonly seat: string; readonly face: string };
  /** It begins a battle; each battle is shown by itself. */
  readonly begins?: true;
  /** The space of the event, where the following dice are shown. */
  readonly at?: string;
  /** Pieces that lost a step or were eliminated. */
  readonly lost?: readonly Target[];
  /** Its line in the log shows how a fight ended. */
  readonly outcome?: true;
  /** A card that was played. */
  readonly card?: Target;
}

/** A title's staging of its events. */
export interface Drama<LogEntry> {
  /** Whether battles begin by themselves and not by the choice just made; then each waits for a press. */
  readonly calls?: true;
  readonly momentOf: (entry: LogEntry) => Moment | undefined;
  /** A face of the title's die. */
  readonly Die: (props: { readonly face: string }) => JSX.Element;
}
