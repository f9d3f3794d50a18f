/**
 * `npm run odds-check [-- --positions N --rolls N]`: the odds beside the dice. 200 positions with 1,000,000 rolls each unless
 * given; what a card or a call would change is rolled out as well. Fails where a chance is off by more than 0.2 points.
 */
import { parseArgs } from 'node:util';
import { comparisons, samples } from './samples.ts';

const POINTS = 0.2;

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '200' }, rolls: { type: 'string', default: '1000000' } },
});
const positions = samples(Number(values.positions));
const rolls = Number(values.rolls);

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
    console.error(`${name}, ${figure.what}: ${figure.odds} by the odds, ${figure.rolled} by the dice`);
  }
}

for (const [what, count] of counts) console.log(`${what}: ${count}`);
console.log(`${positions.length} positions, ${rolls} rolls of each, ${figures} chances compared`);
console.log(`the largest difference is ${worst.toFixed(3)} points; ${off} are beyond ${POINTS}`);
if (off > 0 || figures === 0) process.exitCode = 1;
