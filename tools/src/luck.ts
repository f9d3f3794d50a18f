/**
 * `npm run luck`: whether the chances that computer players expect are those of the dice.
 *
 *     npm run luck -- [--title T] [--gambles N] [--seed S]
 *
 * Plays games by policy, and compares every roll with the chances that a search expects from the view of the seat whose
 * turn it is. Each kind of gamble, and all together, must lie within three standard errors.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { auditLuck } from './honest/luck.ts';
import { brainOf } from './match/jobs.ts';
import { TITLES, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    gambles: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});

function wholeNumber(name: 'gambles' | 'seed'): number {
  if (/^[1-9]\d{0,6}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number from 1`);
  return exit(2);
}

const [gambles, seed] = [wholeNumber('gambles'), wholeNumber('seed')];
/** The maximum number of standard errors allowed. */
const MOST = 3;
let failed = 0;
for (const { rules, benchmark } of values.title === undefined ? TITLES : [titleNamed(values.title)]) {
  const { kinds, all, mistold } = auditLuck(rules, await brainOf(rules.title), { scenario: benchmark, gambles, seed });
  for (const { kind, count, off } of [...kinds, all])
    console.log(`${rules.title}, ${kind}: ${count} gambles, ${off.toFixed(2)} standard errors`);
  for (const each of mistold.slice(0, 5)) console.log(`${rules.title}: a view mistells ${each}`);
  failed += mistold.length + [...kinds, all].filter(({ off }) => Math.abs(off) > MOST).length;
}
process.exitCode = failed === 0 ? 0 : 1;
