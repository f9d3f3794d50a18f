/**
 * `npm run honest`: whether computer players know only what they see.
 *
 *     npm run honest -- [--title T] [--level L] [--positions N] [--deals N] [--playouts N|full] [--seed S]
 *
 * At positions of sensibly played games, everything hidden is dealt again; the seat's view and each level's thoughts on
 * it must stay the same, byte for byte. So must everything it has witnessed of each answer.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { LEVEL } from '@carillon/opponent';
import { isLevel, LEVELS } from '@carillon/seat';
import { compareDeals } from './honest/compare.ts';
import { brainOf } from './match/jobs.ts';
import { TITLES, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    level: { type: 'string' },
    positions: { type: 'string', default: '500' },
    deals: { type: 'string', default: '8' },
    playouts: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});

const { level: named } = values;
if (named !== undefined && !isLevel(named)) {
  console.error(`--level is one of ${LEVELS.join(', ')}`);
  exit(2);
}
const levels = LEVELS.filter((each) => named === undefined || each === named);

function wholeNumber(name: 'positions' | 'deals' | 'playouts' | 'seed'): number {
  if (/^[1-9]\d{0,5}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number from 1`);
  return exit(2);
}

const [positions, deals, seed] = [wholeNumber('positions'), wholeNumber('deals'), wholeNumber('seed')];
const playouts = values.playouts === 'full' ? undefined : wholeNumber('playouts');
const titles = values.title === undefined ? TITLES : [titleNamed(values.title)];
let different = 0;
for (const { rules, benchmark } of titles) {
  const brain = await brainOf(rules.title);
  for (const level of levels) {
    const few = playouts === undefined ? {} : { planning: playouts, weighing: playouts };
    const thinking = { ...LEVEL[level], ...few };
    const found = compareDeals(rules, brain, { scenario: benchmark, level: thinking, positions, deals, seed });
    different += found.length;
    console.log(`${rules.title}, ${level}: ${positions} positions × ${deals} deals, ${found.length} differences`);
    for (const each of found.slice(0, 5)) console.log(`  ${each}`);
  }
}
process.exitCode = different === 0 ? 0 : 1;
