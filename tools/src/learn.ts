/**
 * `npm run learn`: learns an evaluation from games of computer players against themselves.
 *
 *     npm run learn -- --title T --as NAME [--player P] [--scenario X] [--games N] [--seed S] [--workers N]
 *                      [--pull P] [--margin M] [--bids B,C]
 *
 * It plays games, keeps the evaluation's inputs at the beginning of each turn, and fits weights to the results of three
 * games in four; on the rest it shows the loss of the hand-written evaluation and of the learned one. Games are kept in
 * dist/learning as they are played: a run that was interrupted, or that needs more games, continues where it stopped.
 * Weights stay near the hand-written evaluation, the nearer the larger --pull; --margin is the weight of a game's lead
 * in points, as opposed to its winner, in what it teaches. The second side begins with the victory points of --bids, which
 * take turns, if the title has bids: games that one side nearly always wins teach little. The weights are written as data
 * to games/<title>/bots/src/learned.ts; only a match can promote them.
 */
import { availableParallelism } from 'node:os';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { at, type Json } from '@carillon/kit';
import { fitted, Games, thinned } from './match/fit.ts';
import { GamesFile, gathered, seedsFrom, writeLearned } from './match/games-file.ts';
import { brainOf } from './match/jobs.ts';
import { inputsOf, type Sample } from './match/samples.ts';
import { titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    as: { type: 'string', default: 'learned-1' },
    player: { type: 'string', default: 'lieutenant@0.03' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '9' },
    workers: { type: 'string', default: String(availableParallelism()) },
    pull: { type: 'string', default: '0.02' },
    margin: { type: 'string', default: '0' },
    bids: { type: 'string', default: '0' },
  },
});
function refuse(message: string): never {
  console.error(message);
  return exit(2);
}
const { title, as, player } = values;
if (title === undefined) refuse('--title names the title to learn');
const [games, seed, workers] = [Number(values.games), Number(values.seed), Number(values.workers)];
const [pull, margin] = [Number(values.pull), Number(values.margin)];
if (!(games >= 8 && games < 100_000 && seed >= 0 && workers >= 1))
  refuse('--games is a number from 8, --seed one from 0, --workers one from 1');
if (!(pull >= 0 && margin >= 0 && margin <= 1)) refuse('--pull is a number from 0, --margin one from 0 to 1');
const scenario = values.scenario ?? titleNamed(title).benchmark;
const bids = values.bids.split(',').map(Number);
const { bid: optionsOf } = titleNamed(title);
if (!bids.every((bid) => bid >= 0 && bid < 100)) refuse('--bids are numbers of points from 0');
if (optionsOf === undefined && bids.some((bid) => bid > 0)) refuse(`${title} has no bids`);
const names = await inputsOf(title);
const { learned } = await brainOf(title);
const file = new GamesFile<Sample>('learning', { title, scenario, player, version: learned.version, bids, names });

/** The bids take turns every four games, so that each comes among those held out, too. */
function optionsFor(each: number): Json {
  const bid = at(bids, Math.floor(each / 4) % bids.length);
  return bid === 0 ? {} : (optionsOf?.(scenario, bid) ?? {});
}
const jobs = seedsFrom(seed, games).map((each) => ({ title, scenario, player, seed: each, options: optionsFor(each) }));
const worker = new URL('../learn-worker.mjs', import.meta.url);
const samples = (await gathered(file, jobs, { worker, workers })).map(thinned);
const held = new Games(
  samples.filter((each) => each.seed % 4 === 3),
  names.length,
  margin,
);
const shown = new Games(
  samples.filter((each) => each.seed % 4 !== 3),
  names.length,
  margin,
);
const hand = Float64Array.from(names, (name) => (name === 'hand' ? 1 : 0));
const weights = fitted(shown, hand, pull);
const listed = (each: number): string => each.toFixed(4);
const losses = { byHand: held.loss(hand), learned: held.loss(weights) };
console.log(`loss on games held out: by hand ${listed(losses.byHand)}, learned ${listed(losses.learned)}`);
const data = Object.fromEntries(names.map((name, i) => [name, Number((weights[i] ?? 0).toPrecision(4))]));
writeLearned(
  title,
  'learned.ts',
  `import type { LearnedWeights } from '@carillon/opponent';

/**
 * Written by \`npm run learn -- --title ${title} --scenario ${scenario} --as ${as} --player ${player} --games ${games}
 * --seed ${seed} --pull ${pull} --margin ${margin} --bids ${bids}\`: do not edit. Loss on games held out: by hand ${listed(losses.byHand)},
 * learned ${listed(losses.learned)}.
 */
export const LEARNED: LearnedWeights = ${JSON.stringify({ version: as, weights: data })};
`,
);
