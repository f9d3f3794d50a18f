/**
 * `npm run slow`: how long a thought takes on a slow machine, such as a phone, and how many playouts it makes there.
 *
 *     npm run slow -- [--times 6] [--thoughts 20]
 *
 * Each level thinks at the beginning of turns of games by policy. Its clock is the processor time of this machine,
 * multiplied by `--times`, so that other work on the machine does not count.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { at } from '@carillon/kit';
import { ComputerPlayer, LEVEL } from '@carillon/opponent';
import { LEVELS, type LevelName } from '@carillon/seat';
import { brainOf, rulesOf } from './match/jobs.ts';
import { positions } from './match/turns.ts';
import { TITLES, titleName } from './titles.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '6' }, thoughts: { type: 'string', default: '20' } },
});
const [times, thoughts] = [Number(values.times), Number(values.thoughts)];
if (!(times >= 1 && times <= 100 && thoughts >= 1 && thoughts <= 1000)) {
  console.error('--times is a number from 1 to 100, --thoughts one from 1 to 1000');
  exit(2);
}
/** How many thoughts serve only to warm the machine up. */
const WARMING = 3;

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (times * (user + system)) / 1000;
};

for (const each of TITLES) {
  const { benchmark } = each;
  const title = titleName(each);
  const brain = await brainOf(title);
  const all = positions(await rulesOf(title), brain, benchmark);
  const places = Array.from({ length: WARMING + thoughts }, (_, i) => at(all, (i * 7) % all.length));
  for (const level of LEVELS) console.log(`${title}, ${level}: ${lineOf(level)}`);

  function lineOf(level: LevelName): string {
    const player = new ComputerPlayer(brain, LEVEL[level], 1, clock);
    const took = places.map(({ view, seat }, moment) => {
      const began = clock();
      const { playouts } = player.decide({ view, seat, moment });
      return { ms: clock() - began, playouts };
    });
    const counted = took.slice(WARMING).filter(({ playouts }) => playouts > 0);
    const sorted = counted.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const middle = at(sorted, Math.floor(sorted.length / 2));
    const made = counted.map(({ playouts }) => playouts).toSorted((a, b) => a - b);
    const whole = (value: number): string => value.toFixed(0);
    return `median ${whole(middle)} ms, longest ${whole(at(sorted, sorted.length - 1))} ms, cap ${LEVEL[level].milliseconds} ms; ${at(made, Math.floor(made.length / 2))} of ${LEVEL[level].planning || LEVEL[level].weighing} playouts`;
  }
}
