import type { JSX } from 'solid-js';
import type { Language } from './language.ts';
import type { Target } from './target.ts';

/** The sounds of the table. */
export type Sound = 'card' | 'drum' | 'musket' | 'oars';

/** A rolled die, by the seat that rolled it. */
export interface RolledDie {
  readonly seat: string;
  readonly face: string;
}

/** The sights and sounds of an event at the table, besides its line in the log. */
export interface Moment {
  readonly sound?: Sound;
  /** Rolled dice. Its line in the log says beside them what they were for, and the result. */
  readonly dice?: readonly RolledDie[];
  /** Its dice belong to a battle of many dice: a side's dice lie together, and `Drama.volley` has their words. */
  readonly volley?: true;
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
  /** What a side rolled in a battle of many dice, in words; needed if a moment is a `volley`. */
  readonly volley?: (rolls: readonly LogEntry[], language: Language) => string;
  /** A face of the title's die. */
  readonly Die: (props: { readonly face: string }) => JSX.Element;
}
