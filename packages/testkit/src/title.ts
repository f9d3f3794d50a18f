import type { Json, Random } from '@carillon/kit';
import type { Landmark } from './landmarks.ts';
import type { Leaning } from './leaning.ts';
import type { Mark } from './marks.ts';
import type { Walkable } from './walkable.ts';

/** A title as the tools walk and measure it. */
export interface TitleWalks {
  readonly rules: Walkable;
  /** The cards, and the verbs that play their events: walks must meet each. */
  readonly cards: readonly string[];
  readonly cardVerbs: readonly string[];
  /** Groups of identical cards, by the start of their names, played by a verb that does not name the card. */
  readonly ownVerbs?: Readonly<Record<string, string>>;
  /** The scenario that `npm run bench` measures. */
  readonly benchmark: string;
  /**
   * The options of a game in which `points` victory points were bid for the first side; absent if a title has no bids.
   */
  readonly bid?: (scenario: string, points: number) => Json;
  /** The preferences of a player who should see the rare parts of the rules. */
  readonly leaning: Leaning;
  /** Invents a valid position, as text (docs/notation.md), however unlikely it is in a game. */
  readonly invent?: (random: Random) => string;
  /** The landmarks that the walk's report counts, and that every walk in CI must meet. */
  readonly landmarks: readonly Landmark[];
  /** The fields of a saved position that show cards in hands and piles, or count them. */
  readonly hands: readonly string[];
  /** The verbs, or steps and verbs, that end what a player has begun, and may leave it undone: `done`, `stop`. */
  readonly declining: readonly string[];
  /** Those that do nothing, as their names say: `pass`, `phase.card hold`. */
  readonly passing: readonly string[];
  /** The types of log entries that only repeat a choice: the card that was played, the force that was activated. */
  readonly echoes: readonly string[];
  /** Its marks: the walk checks that none outlives its rule. */
  readonly marks?: readonly Mark[];
}
