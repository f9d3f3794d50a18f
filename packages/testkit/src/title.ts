import type { Landmark } from './landmarks.ts';
import type { Leaning } from './leaning.ts';
import type { Walkable } from './walkable.ts';

/** A title as it is walked and measured. */
export interface TitleWalks {
  readonly rules: Walkable;
  /** The cards, and the verbs with which their events are played: walks must meet each. */
  readonly cards: readonly string[];
  readonly cardVerbs: readonly string[];
  /** Cards, by how their names begin, that are alike and played by a verb of their own, which does not name the card. */
  readonly ownVerbs?: Readonly<Record<string, string>>;
  /** The scenario that `npm run bench` measures. */
  readonly benchmark: string;
  /** What a player seeks and shuns that is to see the rare parts of the rules. */
  readonly leaning: Leaning;
  /** What the walk's report counts, and what every walk in CI must meet. */
  readonly landmarks: readonly Landmark[];
}
