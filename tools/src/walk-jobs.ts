import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titleOfRecord } from '@carillon/flow';
import { type Json, type Random, range, seeded } from '@carillon/kit';
import {
  addReached,
  type Checks,
  emptyReport,
  type Leaning,
  landmarkKey,
  type Report,
  readFailure,
  readGolden,
  recordGame,
  replayGolden,
  Tally,
  type Walkable,
  type Walked,
  type WalkOptions,
  walk,
  walkAgain,
  writeGolden,
} from '@carillon/testkit';
import { titleNamed } from './titles.ts';

const FIXTURES: string = fileURLToPath(new URL('../../fixtures/', import.meta.url));
/** The folder of failed walks, as journals. */
export const FAILURES: string = join(FIXTURES, 'failures');
/** The folder of recorded games, one folder per title. */
export const GOLDEN: string = join(FIXTURES, 'golden');

/** The player: one that prefers the rarest choices, one that follows the weights of its title, or each in turn. */
export type PlayerName = 'curious' | 'weighted' | 'either';

/** How many positions and games are written as text and read back: as many as the checks ask for, or all. */
export type Notation = 'some' | 'all';

/** One game for a worker to walk, or a record to replay. */
export type Job =
  | {
      readonly kind: 'walk';
      readonly title: string;
      readonly scenario: string;
      readonly options: Json;
      readonly seed: number;
      readonly checks: Checks;
      /** Whether every position and game is written as text and read back. */
      readonly notation: Notation;
      /** Whether only the seed decides, independently of what the worker has seen in earlier games. */
      readonly alone: boolean;
      /** Whether the game is walked alone, without stretches from rare places. */
      readonly whole: boolean;
      /** Whether to report the rules that steps name. */
      readonly names: boolean;
      /** Whether to record the finished game. */
      readonly record: boolean;
      readonly player: PlayerName;
    }
  | { readonly kind: 'failure' | 'golden'; readonly path: string };

/** The result of a job. */
export interface Done {
  /** The settings played, in words. */
  readonly what: string;
  readonly title: string;
  readonly report: Report;
  /** The failure; absent if there was none. */
  readonly trouble?: string;
}

/** How many sallies follow each game. With few checks, the next whole game costs no more. */
const SALLIES: Readonly<Record<Checks, number>> = { all: 8, light: 2, none: 2 };
/** How many sallies precede a game with all checks: such games are slow, so they are spent on rare places. */
const SCOUTING_SALLIES = 40;
/** The maximum number of games before one with all checks, while a landmark has not been met. */
const SCOUTING_GAMES = 12;
const SALLY_ENTRIES = 60;

const tallies = new Map<string, Tally>();

/** What this worker has seen of a title; later games with the same beginning follow paths found earlier. */
function tallyOf(title: string): Tally {
  const tally = tallies.get(title) ?? new Tally();
  tallies.set(title, tally);
  return tally;
}

type Walking = WalkOptions & { readonly tally: Tally };
/** The weights for the next stretch; none for a curious player. */
type Drawn = () => Leaning | undefined;

const goesByWeights = (player: PlayerName, random: Random): boolean =>
  player === 'weighted' || (player === 'either' && random.below(2) === 0);

/**
 * Walks a game and then, unless it must stand alone or be a whole game, sallies from rare places; with full checks, it
 * looks for such places first.
 */
function walkGame(job: Job & { readonly kind: 'walk' }): Report {
  const { rules, landmarks, leaning, marks } = titleNamed(job.title);
  const { seed, scenario, options, checks, notation, names } = job;
  const tally = job.alone ? new Tally() : tallyOf(job.title);
  const random = seeded(seed);
  const drawn = (): Leaning | undefined => (goesByWeights(job.player, random) ? leaning : undefined);
  const failures = FAILURES;
  const walking: Walking = { seed, scenario, options, checks, notation, tally, landmarks, marks, names, failures };
  const stretches = !job.alone && !job.whole;
  if (stretches && checks === 'all') scout(rules, { ...walking, checks: 'none', notation: 'some' }, random, drawn);
  const walked = walk(rules, { ...walking, leaning: drawn() });
  if (job.record) keepOnRecord(job, walked);
  if (!stretches) return walked.report;
  for (const { report } of sallies(rules, walking, random, drawn, SALLIES[checks])) addReached(walked.report, report);
  if (checks === 'all') for (const { report } of revisits(rules, walking)) addReached(walked.report, report);
  return walked.report;
}

/** For walks with full checks: the landmarks of each title that this worker has reached again, with checks. */
const revisited = new Set<string>();

/** Repeats, with checks, the last stretches before landmarks that were found without checks. */
function revisits(rules: Walkable, { landmarks = [], ...walking }: Walking): Walked[] {
  return landmarks.flatMap((landmark) => {
    const way = walking.tally.wayTo(landmarkKey(landmark));
    const name = `${rules.title} ${landmark.name}`;
    if (way === undefined || revisited.has(name)) return [];
    revisited.add(name);
    const { setting, entries: follow, from } = way;
    return walk(rules, { ...walking, ...setting, landmarks, follow, from, onward: 0, sally: true, again: true });
  });
}

/** Walks without checks or reports, which is fast, to find the places worth checking. */
function scout(rules: Walkable, walking: Walking, random: Random, drawn: Drawn): void {
  const unmet = () => walking.landmarks?.some((each) => walking.tally.times(landmarkKey(each)) === 0) === true;
  let games = 0;
  do walk(rules, { ...walking, leaning: drawn(), seed: random.below(2 ** 31) });
  while (++games < SCOUTING_GAMES && unmet());
  sallies(rules, walking, random, drawn, SCOUTING_SALLIES);
}

/** Walks stretches from rare places, each found by an earlier game or sally. */
function sallies(rules: Walkable, walking: Walking, random: Random, drawn: Drawn, times: number): Walked[] {
  return range(times).map(() => {
    const { setting, entries: follow, from } = walking.tally.wayToRare(random);
    return walk(rules, {
      ...walking,
      ...setting,
      leaning: drawn(),
      seed: random.below(2 ** 31),
      follow,
      from,
      onward: SALLY_ENTRIES,
      sally: true,
    });
  });
}

function keepOnRecord({ title, scenario, options, seed }: Job & { readonly kind: 'walk' }, { journal }: Walked): void {
  const { rules } = titleNamed(title);
  const golden = recordGame(rules, { scenario, options, journal });
  writeGolden(rules, join(GOLDEN, title, `${scenario}-${seed}.txt`), golden);
}

function titleOf(job: Job): string {
  if (job.kind === 'walk') return job.title;
  return job.kind === 'failure' ? readFailure(job.path).title : titleOfRecord(readFileSync(job.path, 'utf8'));
}

function play(job: Job, title: string): Report {
  if (job.kind === 'walk') return walkGame(job);
  const { rules, marks } = titleNamed(title);
  if (job.kind === 'failure') walkAgain(rules, readFailure(job.path), { marks });
  else replayGolden(rules, readGolden(rules, job.path));
  return emptyReport();
}

const sentence = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The job in words, printed if it fails, with how to repeat it. */
export function wordsFor(job: Job): string {
  if (job.kind !== 'walk') return job.path;
  const { title, scenario, seed, options } = job;
  return `${title}, ${scenario}, seed ${seed}, options ${JSON.stringify(options)}`;
}

/** Does a job; reports errors instead of throwing them. */
export function run(job: Job): Done {
  const what = wordsFor(job);
  let title = '';
  try {
    title = titleOf(job);
    return { what, title, report: play(job, title) };
  } catch (error) {
    return { what, title, report: emptyReport(), trouble: sentence(error) };
  }
}
