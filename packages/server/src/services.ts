import type { Clock } from './clock.ts';
import type { Bus } from './games/keep/bus.ts';
import type { Store } from './store/store.ts';
import type { Titles } from './titles/module.ts';
import type { People } from './who.ts';

/** The services that most parts of a server use; each part picks its own. */
export interface Services {
  readonly store: Store;
  readonly titles: Titles;
  readonly people: People;
  readonly bus: Bus;
  readonly clock: Clock;
  /** The time of the clock. */
  readonly now: () => number;
  /** Called with unexpected errors, and the game that they concern; the other games go on. */
  readonly onTrouble: (error: unknown, game: string) => void;
}
