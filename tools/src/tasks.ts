/**
 * `npm run tasks`: carries out each task card of docs/tasks in a copy of the project, runs its commands, and checks
 * types and layout. `-- option route` carries out only these; `--quick` leaves out the types.
 */
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { cardsIn } from './tasks/all.ts';
import { filesOf } from './tasks/card.ts';
import { walkCard } from './tasks/copy.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const QUICK = '--quick';
const further = argv.includes(QUICK) ? [] : ['npm run types'];
const wanted = argv.slice(2).filter((each) => each !== QUICK);
const cards = cardsIn(ROOT);
const unknown = wanted.filter((name) => !cards.some((card) => card.name === name));
if (unknown.length > 0) {
  console.error(`There is no card ${unknown.join(', ')}. The cards: ${cards.map(({ name }) => name).join(', ')}.`);
  exit(2);
}
const chosen = cards.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
let failed = 0;
for (const card of chosen) {
  const start = performance.now();
  const failure = walkCard(ROOT, card, further);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${card.name}: ${filesOf(card).length} files by hand, ${failure ? 'FAILED' : 'ok'}, ${seconds} s`);
  if (failure === undefined) continue;
  failed++;
  console.error(`${failure.command}\n${failure.output}`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);
