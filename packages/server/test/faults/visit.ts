/**
 * `npm run visit -- URL [CHOICES]`: on a running server, two guests play a table of each title with random choices, and
 * then resign. Fails if the server confirms too little.
 */
import { argv, exit } from 'node:process';
import { seeded } from '@carillon/kit';
import { rulesFolder } from '../../../../tools/build.mjs';
import { buildRules } from '../../../../tools/build-rules.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import { titlesIn } from '../../src/titles/folder.ts';
import { pause, seatTwo } from './hall.ts';
import { playsOf } from './plays.ts';

/** The longest visit, in milliseconds. */
const PATIENCE = 120_000;

const [origin = '', wanted = '100'] = argv.slice(2);
await buildRules(ROOT);
const titles = await titlesIn(rulesFolder(ROOT));
const plays = playsOf(titles).slice(0, titles.current.length);
const { players, tables } = await seatTwo({ origin: new URL(origin).origin }, plays, plays.length, seeded(1757), 0);
for (const player of players) player.start();
const confirmed = (): number => players.reduce((sum, player) => sum + player.confirmed.length, 0);
const over = (): number => Math.min(...players.map((player) => player.over));
const began = performance.now();
while (confirmed() < Number(wanted) && performance.now() - began < PATIENCE) await pause(50);
const made = confirmed();
while (over() < tables.length && performance.now() - began < 2 * PATIENCE) {
  for (const player of players) player.resign();
  await pause(500);
}
for (const player of players) player.stop();
console.log(`${made} choices confirmed at ${tables.length} tables, ${over()} games over`);
exit(made >= Number(wanted) && over() === tables.length ? 0 : 1);
