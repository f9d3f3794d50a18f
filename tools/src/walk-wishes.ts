import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Json } from '@carillon/kit';
import { type Checks, landmarksNeverMet, type Report } from '@carillon/testkit';
import { TITLES, type Title, titleNamed } from './titles.ts';
import type { Notation, PlayerName } from './walk-jobs.ts';

/** The processor time of the walk in CI: other work on the machine does not shorten it. */
const CI_PROCESSOR_SECONDS = 48;
const LEVELS: readonly Checks[] = ['all', 'light', 'none'];
const NOTATIONS: readonly Notation[] = ['some', 'all'];
const PLAYERS: readonly PlayerName[] = ['either', 'weighted', 'curious'];

/** The options given on the command line. */
export interface Wishes {
  readonly titles: readonly Title[];
  readonly scenario: string | undefined;
  /** The options of all games; random if not given. */
  readonly options: Json | undefined;
  readonly checks: Checks;
  readonly notation: Notation;
  readonly games: number;
  readonly seconds: number;
  /** The maximum processor time that all workers together may take, in seconds. */
  readonly processorSeconds: number;
  /** The first seed; in CI, of the new ones. */
  readonly seed: number;
  /** Whether fixed and new seeds alternate. */
  readonly fixedToo: boolean;
  /** Whether to walk only whole games, without stretches from rare places. */
  readonly whole: boolean;
  /** Whether to leave out stored failures and recorded games. */
  readonly newOnly: boolean;
  readonly workers: number;
  readonly coverage: boolean;
  /** A file in which tests have recorded the steps and cards they reach. */
  readonly reached: string | undefined;
  readonly record: boolean;
  readonly player: PlayerName;
  /** Whether the run fails if a landmark of a title is not met. */
  readonly meets: boolean;
}

/**
 * The processor time that a walk may take, in seconds: twice as much while it must still meet a landmark. Which ones the
 * first few games meet is chance.
 */
export const processorLimit = (
  { meets, processorSeconds }: Pick<Wishes, 'meets' | 'processorSeconds'>,
  reports: Iterable<Report>,
): number =>
  meets && [...reports].some((report) => landmarksNeverMet(report).length > 0)
    ? 2 * processorSeconds
    : processorSeconds;

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const OPTIONS = {
  games: text,
  seconds: text,
  checks: text,
  notation: text,
  seed: text,
  scenario: text,
  options: text,
  title: text,
  player: text,
  workers: text,
  coverage: yes,
  reached: text,
  record: yes,
  whole: yes,
  new: yes,
  ci: yes,
} as const;

/** Parses a command line; throws an `Error` that explains a mistake in a sentence. */
export function wishesOf(args: readonly string[]): Wishes {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const ci = values.ci === true;
  return {
    titles: values.title === undefined ? TITLES : [titleNamed(values.title)],
    scenario: values.scenario,
    options: optionsIn(values.options),
    checks: oneOf('checks', LEVELS, values.checks),
    notation: oneOf('notation', NOTATIONS, values.notation),
    games: wholeNumber('games', values.games ?? (ci ? '1000000' : '20')),
    seconds: wholeNumber('seconds', values.seconds ?? '1000000'),
    processorSeconds: ci && values.seconds === undefined ? CI_PROCESSOR_SECONDS : Number.POSITIVE_INFINITY,
    seed: values.seed === undefined ? randomInt(1_000, 2 ** 31) : wholeNumber('seed', values.seed),
    fixedToo: ci,
    whole: values.whole === true,
    newOnly: values.new === true,
    workers: wholeNumber('workers', values.workers ?? `${availableParallelism()}`),
    coverage: values.coverage === true,
    reached: values.reached,
    record: values.record === true,
    player: oneOf('player', PLAYERS, values.player),
    meets: ci,
  };
}

/** The first of `all` by default. */
function oneOf<T extends string>(name: string, all: readonly T[], word: string | undefined): T {
  const found = all.find((each) => each === (word ?? all[0]));
  if (found === undefined) throw new Error(`--${name} is one of ${all.join(', ')}`);
  return found;
}

function wholeNumber(name: string, word: string): number {
  if (!/^\d{1,10}$/.test(word)) throw new Error(`--${name} is a whole number, not ${word}`);
  return Number(word);
}

/** Options as given on the command line. */
function optionsIn(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    throw new Error(`--options is JSON, such as {"bidding":"open"}, not ${text}`);
  }
}
