/**
 * `npm run learn`: learns an evaluation from games of computer players against themselves.
 *
 *     npm run learn -- --title T --as NAME [--player P] [--scenario X] [--games N] [--seed S]
 *
 * It plays games, keeps what the evaluation sees where turns begin, and fits weights to the results on three games of
 * four; the loss is told on the rest, for the evaluation by hand and for the learned one. Weights stay near the
 * evaluation by hand. They are written as data to games/<title>/bots/src/learned.ts; a match must promote them.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fitted, lossOf } from './match/fit.ts';
import { inputsOf, type Sample, type sampleGame as SampleGame } from './match/samples.ts';
import { titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    as: { type: 'string', default: 'learned-1' },
    player: { type: 'string', default: 'lieutenant@0.1' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '9' },
  },
});
const { title, as, player } = values;
if (title === undefined) {
  console.error('--title names the title to learn');
  exit(2);
}
const [games, seed] = [Number(values.games), Number(values.seed)];
if (!(games >= 8 && games < 100_000 && seed >= 0)) {
  console.error('--games is a number from 8, --seed one from 0');
  exit(2);
}
const scenario = values.scenario ?? titleNamed(title).benchmark;
const BUILT = new URL('../../dist/players/players.mjs', import.meta.url).href;
const { sampleGame }: { readonly sampleGame: typeof SampleGame } = await import(BUILT);

const samples: Sample[] = [];
for (let i = 0; i < games; i++) {
  samples.push(await sampleGame(title, scenario, seed * 100_000 + i, [player, player]));
  if (samples.length % 10 === 0) console.log(`${samples.length} games`);
}
const held = samples.filter((_, i) => i % 4 === 3);
const shown = samples.filter((_, i) => i % 4 !== 3);
const names = await inputsOf(title);
const hand = names.map((name) => (name === 'hand' ? 1 : 0));
const weights = fitted(shown, hand);
const told = (each: number): string => each.toFixed(4);
const losses = { byHand: lossOf(held, hand), learned: lossOf(held, weights) };
console.log(`loss on ${held.length} games held out: by hand ${told(losses.byHand)}, learned ${told(losses.learned)}`);
const data = Object.fromEntries(names.map((name, i) => [name, Number((weights[i] ?? 0).toPrecision(4))]));
const path = fileURLToPath(new URL(`../../games/${title}/bots/src/learned.ts`, import.meta.url));
writeFileSync(
  path,
  `import type { LearnedWeights } from '@carillon/opponent';

/**
 * Written by \`npm run learn -- --title ${title} --scenario ${scenario} --as ${as} --player ${player} --games ${games}
 * --seed ${seed}\`: do not edit. Loss on ${held.length} games held out: by hand ${told(losses.byHand)}, learned ${told(losses.learned)}.
 */
export const LEARNED: LearnedWeights = ${JSON.stringify({ version: as, weights: data })};
`,
);
spawnSync('npx', ['biome', 'check', '--write', path]);
