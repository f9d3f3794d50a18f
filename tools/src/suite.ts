/**
 * `npm run suite`: whether a level finds the plans that the rules suggest, in positions made for this test.
 *
 *     npm run suite -- [--title T] [--level L] [--half open|held|both] [--tries N]
 *
 * A level is written as in a match: `captain`, or `captain@0.125` with an eighth of its playouts. A position is solved
 * if more than half of the tries, each with other dice, carry out an accepted plan. For the held half, only the total
 * is printed.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { contestant } from './match/contestants.ts';
import { brainOf, rulesOf } from './match/jobs.ts';
import { HALVES, isSolved, suiteOf } from './suite/positions.ts';
import { playTurn } from './suite/turn.ts';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    level: { type: 'string', default: 'lieutenant' },
    half: { type: 'string', default: 'open' },
    tries: { type: 'string', default: '1' },
  },
});

function refuse(message: string): never {
  console.error(message);
  return exit(2);
}

const halves = HALVES.filter((half) => half === values.half || values.half === 'both');
if (halves.length === 0) refuse('--half is open, held or both');
if (!/^[1-9]\d?$/.test(values.tries)) refuse('--tries is a number from 1 to 99');
const tries = Number(values.tries);
const titles = values.title === undefined ? TITLES : [titleNamed(values.title)];

for (const title of titles.map(titleName)) {
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  const player = (seed: number) => {
    try {
      return contestant(brain, values.level, seed);
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  };
  for (const half of halves) {
    const positions = suiteOf(title).filter((each) => each.half === half);
    let solved = 0;
    for (const position of positions) {
      const turns = Array.from({ length: tries }, (_, seed) => {
        const enemy = contestant(brain, 'recruit', seed + 1);
        const contestants = rules.seats.map((seat) => (seat === position.seat ? player(seed) : enemy));
        return playTurn({ rules, brain, position, contestants, seed });
      });
      const found = turns.filter((choices) => isSolved(position, choices)).length;
      if (2 * found > tries) solved++;
      if (half === 'open') console.log(`${title}, ${position.name}: ${found} of ${tries}`);
      if (half === 'open' && 2 * found <= tries) console.log(`  chose: ${turns[0]?.join(' > ')}`);
    }
    console.log(`${title}, ${values.level}, ${half}: ${solved} of ${positions.length} solved`);
  }
}
