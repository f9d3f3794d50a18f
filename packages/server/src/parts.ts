import type { Thinkers } from './computers/think.ts';
import type { Bus } from './games/keep/bus.ts';
import type { ReadPast } from './games/watch/past.ts';
import type { OperatorTexts } from './http/operator-texts.ts';
import type { LogTarget } from './http/web.ts';
import type { Mailer } from './notices/mailer.ts';
import type { WayOut } from './notices/post.ts';
import type { Passwords } from './people/passwords.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { Draws } from './tables/tables.ts';

/** The parts of a server. Tests bring their own clock, mail server and log. */
export interface AppParts extends Pick<Services, 'store' | 'titles' | 'clock'> {
  readonly settings: Settings;
  /** The result of the check of the whole store while the server runs; `undefined` if nothing is damaged. */
  readonly storeDamage?: Promise<string | undefined>;
  /** Reports what other processes have stored; without it, this is the only process. */
  readonly bus?: Bus;
  /** Without one no mail is sent. */
  readonly mailer?: Mailer;
  /** The public address of the page, for links; known once the server listens. */
  readonly page: () => string;
  /** The folders of the built page and of the rules files; without them only the API is served. */
  readonly site?: string;
  readonly rules?: string;
  /** How passwords are hashed: at the full cost, unless a test says otherwise. */
  readonly passwords?: Passwords | undefined;
  /** How messages reach external servers: public addresses only, unless a test says otherwise. */
  readonly wayOut?: WayOut;
  /**
   * Returns a random integer below a bound, for all uses outside a game; from a secure generator unless a test
   * replaces it.
   */
  readonly below?: (bound: number) => number;
  /** Ids and secrets of new tables; from a secure generator unless a test replaces it. */
  readonly draws?: Draws;
  /** Reads the past of games in a separate thread; without it, in the same thread as the games in play. */
  readonly readPast?: ReadPast;
  /** The computer players that a table may have; without them it has none. */
  readonly thinkers?: Thinkers;
  /** The operator's texts; without them, none are shown. */
  readonly texts?: OperatorTexts;
  readonly log: LogTarget;
  /** Whether metrics of the whole process are counted. */
  readonly countsProcess?: boolean;
}
