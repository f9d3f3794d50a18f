import type { ChoiceEntry, Result } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type { Checks } from './failures.ts';
import type { Checkpoint } from './history.ts';
import type { Landmark } from './landmarks.ts';
import type { Leaning } from './leaning.ts';
import type { Mark } from './marks.ts';
import type { Decision } from './position.ts';
import type { Report } from './report.ts';
import type { Tally } from './tally.ts';

/** The options of a walk. */
export interface WalkOptions {
  readonly seed: number;
  /** The first scenario of the title unless given. */
  readonly scenario?: string;
  /** `{}` unless given. */
  readonly options?: Json;
  readonly checks: Checks;
  /** A position, as text, that the game begins with instead of the set-up. */
  readonly position?: string | undefined;
  /** With `all`, every position and game is written as text and read again, whatever the other checks; `some` unless given. */
  readonly notation?: 'some' | 'all';
  /** Whether the table beside the walk passes windows with nothing to play; by default the seed decides. */
  readonly passIdleWindows?: boolean;
  /** The player's preferences; without them it prefers the rarest choices. */
  readonly leaning?: Leaning | undefined;
  /** The landmarks to count in the log. */
  readonly landmarks?: readonly Landmark[] | undefined;
  /** Whether to report the rules that steps name. */
  readonly names?: boolean | undefined;
  /** The marks to check, unless nothing is checked. */
  readonly marks?: readonly Mark[] | undefined;
  /** Called at every position. */
  readonly witness?: ((position: Decision, entries: readonly ChoiceEntry[]) => void) | undefined;
  /** The choices of earlier games, so that this one prefers others. */
  readonly tally?: Tally;
  /** The number of entries after which a game counts as endless. */
  readonly limit?: number;
  /** The folder in which to store a failure; without it, none is stored. */
  readonly failures?: string;
  /** Entries to replay before walking on at random, as far as they are still legal. */
  readonly follow?: readonly ChoiceEntry[];
  /** Stops this many entries after those to follow, with checks done. */
  readonly onward?: number;
  /** A state among the entries to follow from which to start; the set-up unless given. */
  readonly from?: Checkpoint | undefined;
  /** Set if the entries to follow were walked before, so that they are neither checked nor counted again. */
  readonly sally?: true;
  /** In a sally, checks and counts the entries after `from` all the same. */
  readonly again?: true;
}

/** A completed walk. */
export interface Walked {
  readonly journal: readonly ChoiceEntry[];
  /** `undefined` if the walk stopped before the end of the game. */
  readonly result: Result | undefined;
  /** The final state as JSON. */
  readonly state: Json;
  readonly report: Report;
}
