import type { Clock } from './clock.ts';
import type { Bus } from './games/bus.ts';
import type { LogTarget } from './http/web.ts';
import type { Mailer } from './notices/mailer.ts';
import type { WayOut } from './notices/post.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import type { Titles } from './titles/module.ts';

/** What a server is made of. Tests bring their own clock, mail server and log. */
export interface AppParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly titles: Titles;
  readonly clock: Clock;
  /** How it hears of what other processes have stored; without one it is the only process. */
  readonly bus?: Bus;
  /** Without one no mail is sent. */
  readonly mailer?: Mailer;
  /** Where players reach the page, for links; known once the server listens. */
  readonly page: () => string;
  /** The folder of the built page, and that of the rules files; without them there is the API alone. */
  readonly site?: string;
  readonly rules?: string;
  /** How messages reach other people's servers: public addresses alone, unless a test says otherwise. */
  readonly wayOut?: WayOut;
  /** Whole numbers below a bound, for what is no part of a game: from a secure generator unless a test says otherwise. */
  readonly below?: (bound: number) => number;
  readonly log: LogTarget;
  /** Whether figures of the whole process are counted. */
  readonly countsProcess?: boolean;
}
