/**
 * `npm run imitate`: learns a policy from the choices of computer players who search.
 *
 *     npm run imitate -- --title T --as NAME [--player P] [--scenario X] [--games N] [--seed S] [--workers N]
 *                        [--pull P] [--trust T]
 *
 * It plays games of a player against itself, keeps its choices among several with the traits of each, and fits a factor
 * for each trait on four games of five, nearer to 1 the larger --pull. Each is written to the power of --trust: with 0.5,
 * playouts are half as sure as the players were, and still try other choices. On the rest of the games it shows the loss
 * of the policy set by hand and of the learned one. --scenario may name several, separated by commas: N games of each
 * are played. Games are kept in dist/imitation as they are played: a run that was interrupted, or that needs more games,
 * continues where it stopped. The factors are written as data to
 * games/<title>/bots/src/learned-policy.ts; only a match can promote them.
 */
import { availableParallelism } from 'node:os';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { type Played, traitsOf } from './match/examples.ts';
import { Examples, fittedFactors } from './match/factors.ts';
import { GamesFile, gathered, seedsFrom, writeLearned } from './match/games-file.ts';
import { titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    as: { type: 'string', default: 'policy-1' },
    player: { type: 'string', default: 'captain@0.0625' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '31' },
    workers: { type: 'string', default: String(availableParallelism()) },
    pull: { type: 'string', default: '8' },
    trust: { type: 'string', default: '0.5' },
  },
});
function refuse(message: string): never {
  console.error(message);
  return exit(2);
}
const { title, as, player } = values;
if (title === undefined) refuse('--title names the title to learn');
const [games, seed, workers] = [Number(values.games), Number(values.seed), Number(values.workers)];
const [pull, trust] = [Number(values.pull), Number(values.trust)];
if (!(games >= 10 && games < 100_000 && seed >= 0 && workers >= 1))
  refuse('--games is a number from 10, --seed one from 0, --workers one from 1');
if (!(pull >= 0 && trust > 0 && trust <= 1)) refuse('--pull is a number from 0, --trust one above 0, at most 1');
const scenario = values.scenario ?? titleNamed(title).benchmark;
const names = await traitsOf(title).catch((error: Error) => refuse(error.message));

const worker = new URL('../imitate-worker.mjs', import.meta.url);
const played: Played[] = [];
for (const each of scenario.split(',')) {
  const file = new GamesFile<Played>('imitation', { title, scenario: each, player, version: as, bids: [0], names });
  const jobs = seedsFrom(seed, games).map((of) => ({ title, scenario: each, player, seed: of }));
  played.push(...(await gathered(file, jobs, { worker, workers })));
}

/** One game of five is held out. */
const HELD_OUT = 5;
const examplesOf = (isWanted: (seed: number) => boolean): Examples =>
  new Examples(played.filter((game) => isWanted(game.seed)).flatMap(({ examples }) => examples));
const shown = examplesOf((each) => each % HELD_OUT !== 0);
const held = examplesOf((each) => each % HELD_OUT === 0);
const fitted = fittedFactors(shown, names.length, pull).map((each) => each * trust);
const listed = (loss: number): string => loss.toFixed(4);
const losses = { byHand: listed(held.loss(new Float64Array(names.length))), learned: listed(held.loss(fitted)) };
console.log(`loss on games held out: by hand ${losses.byHand}, learned ${losses.learned}, ${held.count} choices`);

/** Factors nearer to 1 than this are left out. */
const SMALL = 0.03;
const factors = Object.fromEntries(
  names.flatMap((name, i) => {
    const factor = fitted[i] ?? 0;
    return Math.abs(factor) > SMALL ? [[name, Number(Math.exp(factor).toPrecision(2))] as const] : [];
  }),
);
writeLearned(
  title,
  'learned-policy.ts',
  `import type { LearnedPolicy } from '@carillon/opponent';

/**
 * Written by \`npm run imitate -- --title ${title} --scenario ${scenario} --as ${as} --player ${player} --games ${games} --seed ${seed}
 * --pull ${pull} --trust ${trust}\`: do not edit. Loss on games held out: by hand ${losses.byHand}, learned ${losses.learned}.
 */
export const LEARNED_POLICY: LearnedPolicy = ${JSON.stringify({ version: as, factors })};
`,
);
