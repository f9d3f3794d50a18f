/**
 * `npm run unsaid [-- --games N --seed S --title T]`: plays random games of all scenarios, and looks for silent choices:
 * they change nothing but hands, although their names promise something, and the log says no more. Fails if there
 * are any, if the log gives a result without a cause, or if a question is left out without a reason.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { unsaid } from '@carillon/testkit';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    title: { type: 'string' },
  },
});

let silent = 0;
for (const title of values.title === undefined ? TITLES : [titleNamed(values.title)]) {
  const found = unsaid(title, { games: Number(values.games), seed: Number(values.seed) });
  console.log(
    `${titleName(title)}: ${found.games} games, ${found.choices} choices, ${found.leftOut} questions left out looked at`,
  );
  for (const [what, times] of Object.entries(found.counts)) {
    silent++;
    console.log(`unsaid: ${what}, ${times} times, as in ${found.examples.get(what)}`);
  }
}
if (silent > 0) exit(1);
