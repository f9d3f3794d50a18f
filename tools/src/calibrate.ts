/**
 * `npm run calibrate`: whether reported chances of winning match the results of games.
 *
 *     npm run calibrate -- [--title T] [--scenario S] [--player P] [--games N] [--seed S] [--minutes M]
 *
 * A computer player plays against itself; at the beginning of each turn, each side's chance is worked out from its view
 * alone, as in judging. The chances are compared with the results, tenth by tenth. `--minutes` limits the processor
 * time. The positions of one game are not independent, so the figure for a tenth rests on few games. The result is kept
 * in docs/matches, and the curve from chances to results in games/<title>/bots/src/calibration.ts; reported chances are
 * corrected with it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { at } from '@carillon/kit';
import {
  calibrationOf,
  calibrationRow,
  type foretell as Foretell,
  type Foretold,
  offBy,
  tenthsOf,
} from './match/calibration.ts';
import { brainOf } from './match/jobs.ts';
import { CALIBRATION, MATCHES, writeCalibrations } from './match/results.ts';
import { percent } from './match/score.ts';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string', default: titleName(at(TITLES, 0)) },
    scenario: { type: 'string' },
    player: { type: 'string', default: 'lieutenant@0.125' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
  },
});

function wholeNumber(name: 'games' | 'seed' | 'minutes'): number {
  if (/^\d{1,6}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number`);
  return exit(2);
}

const [games, seed, minutes] = [wholeNumber('games'), wholeNumber('seed'), wholeNumber('minutes')];
const { title, player } = values;
const scenario = values.scenario ?? titleNamed(title).benchmark;
const BUILT = new URL('../../dist/players/players.mjs', import.meta.url).href;
const { foretell }: { readonly foretell: typeof Foretell } = await import(BUILT);
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 60_000_000;
};
const all: Foretold[] = [];
const report = (): void =>
  console.log(`${all.length / 2} games: chances are off by ${percent(offBy(tenthsOf(all)))} on average`);
for (let i = 0; i < games && spent() < minutes; i++) {
  all.push(...(await foretell({ title, scenario, options: {}, player, seed: seed * 100_000 + i })));
  if (all.length % 100 === 0) report();
}
for (const { from, positions, foretold, won } of tenthsOf(all))
  console.log(
    `${percent(from)} to ${percent(from + 0.1)}: ${positions} positions, foretold ${percent(foretold)}, won ${percent(won)}`,
  );
report();

const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
const { learned } = await brainOf(title);
const about = { title, scenario, player, version: learned.version, commit: git.stdout.trim(), seed };
const { kept, points } = calibrationOf(about, all);
const path = join(MATCHES, title, `${CALIBRATION}${scenario}-${player.replaceAll('@', '-at-')}-${seed}.json`);
mkdirSync(join(MATCHES, title), { recursive: true });
writeFileSync(path, `${JSON.stringify(kept, undefined, 1)}\n`);
const data = fileURLToPath(new URL(`../../games/${title}/bots/src/calibration.ts`, import.meta.url));
writeFileSync(
  data,
  `import type { Calibration } from '@carillon/opponent';

/**
 * Written by \`npm run calibrate -- --title ${title} --scenario ${scenario} --player ${player} --games ${kept.games}
 * --seed ${seed}\`: do not edit.
 */
export const CALIBRATION: Calibration = ${JSON.stringify({ of: learned.version, points })};
`,
);
// In the format of the repository's files.
spawnSync('npx', ['biome', 'check', '--write', path, data]);
writeCalibrations();
console.log(calibrationRow(kept));
