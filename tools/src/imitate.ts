/**
 * `npm run imitate`: learns a policy from the choices of computer players who search.
 *
 *     npm run imitate -- --title T --as NAME [--player P] [--scenario X] [--games N] [--seed S] [--workers N]
 *                        [--pull P] [--trust T]
 *
 * It plays games of a player against itself, keeps its choices among several with the traits of each, and fits a factor
 * for each trait on four games of five, nearer to 1 the larger --pull. Each is written to the power of --trust: with 0.5,
 * playouts are half as sure as the players were, and still try other choices. On the rest of the games it shows the loss
 * of the policy set by hand and of the learned one. Games are kept in dist/imitation as they are played: a run that was interrupted, or
 * that needs more games, continues where it stopped. The factors are written as data to
 * games/<title>/bots/src/learned-policy.ts; only a match can promote them.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { employed } from './match/employ.ts';
import { type Played, traitsOf } from './match/examples.ts';
import { Examples, fittedFactors } from './match/factors.ts';
import type { SampleJob } from './match/samples.ts';
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

const file = resolve('dist/imitation', title, `${scenario}-${player.replaceAll('@', '-at-')}-${as}.jsonl`);
const seeds = Array.from({ length: games }, (_, i) => seed * 100_000 + i);
const kept = new Map(stored().map((game) => [game.seed, game]));
console.log(`${seeds.filter((each) => kept.has(each)).length} of ${games} games are there already`);

/** The games stored so far; a line cut off by an interruption is left out. */
function stored(): readonly Played[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ names })}\n`);
  const [head = '{}', ...lines] = readFileSync(file, 'utf8').split('\n');
  const begun: { names?: readonly string[] } = JSON.parse(head);
  if (begun.names?.join() !== names.join()) refuse(`${file} holds games with other traits: move it away`);
  return lines.flatMap((line): Played[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}
function* due(): Generator<SampleJob> {
  for (const each of seeds) if (!kept.has(each)) yield { title: title ?? '', scenario, player, seed: each };
}
await employed<SampleJob, Played>(new URL('../imitate-worker.mjs', import.meta.url), due(), {
  workers,
  done: (game) => {
    kept.set(game.seed, game);
    appendFileSync(file, `${JSON.stringify(game)}\n`);
    if (kept.size % 10 === 0) console.log(`${kept.size} games`);
  },
});

/** One game of five is held out. */
const HELD_OUT = 5;
const played = seeds.flatMap((each) => kept.get(each) ?? []);
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
const path = fileURLToPath(new URL(`../../games/${title}/bots/src/learned-policy.ts`, import.meta.url));
writeFileSync(
  path,
  `import type { LearnedPolicy } from '@carillon/opponent';

/**
 * Written by \`npm run imitate -- --title ${title} --scenario ${scenario} --as ${as} --player ${player} --games ${games} --seed ${seed}
 * --pull ${pull} --trust ${trust}\`: do not edit. Loss on games held out: by hand ${losses.byHand}, learned ${losses.learned}.
 */
export const LEARNED_POLICY: LearnedPolicy = ${JSON.stringify({ version: as, factors })};
`,
);
spawnSync('npx', ['biome', 'check', '--write', path]);
