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
/** Where failed walks are kept, as journals. */
export const FAILURES: string = join(FIXTURES, 'failures');
/** Where finished games are on record, a folder a title. */
export const GOLDEN: string = join(FIXTURES, 'golden');

/** Who plays: one that prefers what was chosen least, one that goes by the weights of its title, or either in turn. */
export type PlayerName = 'curious' | 'weighted' | 'either';

/** One game to be walked by a worker, or a record to be played again. */
export type Job =
  | {
      readonly kind: 'walk';
      readonly title: string;
      readonly scenario: string;
      readonly options: Json;
      readonly seed: number;
      readonly checks: Checks;
      /** Whether the seed alone decides, and not what the worker has seen in earlier games. */
      readonly alone: boolean;
      /** Whether the game is walked by itself, without stretches from rare places. */
      readonly whole: boolean;
      /** Whether the finished game is put on record. */
      readonly record: boolean;
      readonly player: PlayerName;
    }
  | { readonly kind: 'failure' | 'golden'; readonly path: string };

/** What became of a job. */
export interface Done {
  /** What was played, in words. */
  readonly what: string;
  readonly title: string;
  readonly report: Report;
  /** What went wrong; absent where nothing did. */
  readonly trouble?: string;
}

/** Sallies after each game. Where little is checked the next game costs no more, and goes all the way. */
const SALLIES: Readonly<Record<Checks, number>> = { all: 8, light: 2, none: 2 };
/** Sallies before a game with all checks, which are dear enough to be spent on rare places. */
const SCOUTING_SALLIES = 40;
/** The most games before one with all checks, while a landmark was never met. */
const SCOUTING_GAMES = 12;
const SALLY_ENTRIES = 60;

const tallies = new Map<string, Tally>();

/** What this worker has seen of a title; a way that one game has found is followed in others that begin as it did. */
function tallyOf(title: string): Tally {
  const tally = tallies.get(title) ?? new Tally();
  tallies.set(title, tally);
  return tally;
}

type Walking = WalkOptions & { readonly tally: Tally };
/** The weights for the next stretch; none where the player is to be curious. */
type Drawn = () => Leaning | undefined;

const goesByWeights = (player: PlayerName, random: Random): boolean =>
  player === 'weighted' || (player === 'either' && random.below(2) === 0);

/**
 * Walks a game, and unless it is to stand alone or to be the whole, sallies from rare places afterwards; where all is
 * checked such places are looked for first.
 */
function walkGame(job: Job & { readonly kind: 'walk' }): Report {
  const { rules, landmarks, leaning } = titleNamed(job.title);
  const { seed, scenario, options, checks } = job;
  const tally = job.alone ? new Tally() : tallyOf(job.title);
  const random = seeded(seed);
  const drawn = (): Leaning | undefined => (goesByWeights(job.player, random) ? leaning : undefined);
  const walking: Walking = { seed, scenario, options, checks, tally, landmarks, failures: FAILURES };
  const stretches = !job.alone && !job.whole;
  if (stretches && checks === 'all') scout(rules, { ...walking, checks: 'none' }, random, drawn);
  const walked = walk(rules, { ...walking, leaning: drawn() });
  if (job.record) keepOnRecord(job, walked);
  if (!stretches) return walked.report;
  for (const { report } of sallies(rules, walking, random, drawn, SALLIES[checks])) addReached(walked.report, report);
  if (checks === 'all') for (const { report } of revisits(rules, walking)) addReached(walked.report, report);
  return walked.report;
}

/** Where all is checked: of each title the landmarks that this worker has come to again, with checks. */
const revisited = new Set<string>();

/** The last stretches of the ways to landmarks that were found without checks. */
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

/** Walks that check nothing and are not reported: they are quick, and find the places worth checking. */
function scout(rules: Walkable, walking: Walking, random: Random, drawn: Drawn): void {
  const unmet = () => walking.landmarks?.some((each) => walking.tally.times(landmarkKey(each)) === 0) === true;
  let games = 0;
  do walk(rules, { ...walking, leaning: drawn(), seed: random.below(2 ** 31) });
  while (++games < SCOUTING_GAMES && unmet());
  sallies(rules, walking, random, drawn, SCOUTING_SALLIES);
}

/** Stretches of games from rare places on, each found by a game or sally before. */
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
  const { rules } = titleNamed(title);
  if (job.kind === 'failure') walkAgain(rules, readFailure(job.path));
  else replayGolden(rules, readGolden(rules, job.path));
  return emptyReport();
}

const sentence = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The job in words: what to say should it fail, and how to play it again. */
export function wordsFor(job: Job): string {
  if (job.kind !== 'walk') return job.path;
  const { title, scenario, seed, options } = job;
  return `${title}, ${scenario}, seed ${seed}, options ${JSON.stringify(options)}`;
}

/** Does a job; trouble is told, not thrown. */
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
