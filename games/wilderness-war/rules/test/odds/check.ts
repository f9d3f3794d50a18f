/**
 * `npm run odds-check [-- --positions N --rolls N]`: compares the odds with dice, in 200 positions with 1,000,000 rolls
 * each by default; variants by cards or reinforcements are rolled out as well. Fails if a chance is off by more than
 * 0.2 points.
 */
import { parseArgs } from 'node:util';
import { wildernessWar } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { comparisons, samples } from './samples.ts';

const POINTS = 0.2;
/** The maximum number of differences listed. */
const SHOWN = 20;

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '200' }, rolls: { type: 'string', default: '1000000' } },
});
const positions = samples(Number(values.positions));
const rolls = Number(values.rolls);

/**
 * The time that the query takes in a position, in milliseconds: the best of three, on an observer's state as for the
 * page.
 */
function millisecondsFor(g: State): number {
  const seen = wildernessWar.fromView(wildernessWar.view(g, 0));
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    wildernessWar.query(seen, 'odds', {});
    return performance.now() - start;
  });
  return Math.min(...times);
}

const counts = new Map<string, number>();
let [figures, worst, off] = [0, 0, 0];
for (const { name, kind, figures: found } of comparisons(positions, rolls)) {
  const what = name === kind ? kind : `${kind}, with something done otherwise`;
  counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const figure of found) {
    const points = Math.abs(figure.odds - figure.rolled) * 100;
    figures++;
    worst = Math.max(worst, points);
    if (points <= POINTS) continue;
    off++;
    if (off <= SHOWN)
      console.error(`${name}, ${figure.what}: ${figure.odds} by the odds, ${figure.rolled} by the dice`);
  }
}

const times = positions.map(({ g }) => millisecondsFor(g)).sort((a, b) => a - b);
const longest = times.at(-1) ?? 0;

for (const [what, count] of counts) console.log(`${what}: ${count}`);
console.log(`${positions.length} positions, ${rolls} rolls of each, ${figures} chances compared`);
console.log(`the largest difference is ${worst.toFixed(3)} points; ${off} are beyond ${POINTS}`);
console.log(
  `the query takes ${(times[times.length >> 1] ?? 0).toFixed(1)} ms, the median, and ${longest.toFixed(1)} at most`,
);
if (off > 0 || figures === 0) process.exitCode = 1;
