/**
 * `npm run honest`: whether computer players know only what they see.
 *
 *     npm run honest -- [--title T] [--positions N] [--deals N] [--playouts N] [--seed S]
 *
 * At positions of games that are played sensibly, all that is hidden is dealt anew; what the seat sees and what each
 * level thinks of it must stay the same, byte for byte.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { LEVEL, LEVELS } from '@carillon/opponent';
import { compareDeals } from './honest/compare.ts';
import { brainOf } from './match/jobs.ts';
import { TITLES, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    positions: { type: 'string', default: '500' },
    deals: { type: 'string', default: '8' },
    playouts: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});

function wholeNumber(name: 'positions' | 'deals' | 'playouts' | 'seed'): number {
  if (/^[1-9]\d{0,5}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number from 1`);
  return exit(2);
}

const [positions, deals, playouts, seed] = [
  wholeNumber('positions'),
  wholeNumber('deals'),
  wholeNumber('playouts'),
  wholeNumber('seed'),
];
const titles = values.title === undefined ? TITLES : [titleNamed(values.title)];
let different = 0;
for (const { rules, benchmark } of titles) {
  const brain = await brainOf(rules.title);
  for (const level of LEVELS) {
    const thinking = { ...LEVEL[level], planning: playouts, weighing: playouts };
    const found = compareDeals(rules, brain, { scenario: benchmark, level: thinking, positions, deals, seed });
    different += found.length;
    console.log(`${rules.title}, ${level}: ${positions} positions × ${deals} deals, ${found.length} differences`);
    for (const each of found.slice(0, 5)) console.log(`  ${each}`);
  }
}
process.exitCode = different === 0 ? 0 : 1;
