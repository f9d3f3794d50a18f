/**
 * `npm run belief`: how well computer players with beliefs about hidden cards know where these are.
 *
 *     npm run belief -- [--title T] [--scenario S] [--player P] [--games N] [--seed S] [--learn NAME]
 *
 * A computer player plays against itself. At the beginning of each turn, the places of the cards that a seat cannot see
 * are predicted twice: by dealing them evenly, and by the habits of the other side. The log-loss per card of both is
 * reported. With `--learn` the games are watched instead, and the habits are written as data to
 * games/<title>/bots/src/habits.ts: measure them afterwards on games with another seed.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { HabitCounts } from '@carillon/opponent';
import type { BeliefLoss, beliefLoss as BeliefLossOf, watchGame as WatchGame } from './match/beliefs.ts';
import { percent } from './match/score.ts';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    scenario: { type: 'string' },
    player: { type: 'string', default: 'lieutenant@0.1' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    learn: { type: 'string' },
  },
});

function wholeNumber(name: 'games' | 'seed'): number {
  if (/^[1-9]\d{0,5}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number from 1`);
  return exit(2);
}

const [games, seed] = [wholeNumber('games'), wholeNumber('seed')];
const { player, learn } = values;
const BUILT = new URL('../../dist/players/players.mjs', import.meta.url).href;
const { beliefLoss, watchGame }: { readonly beliefLoss: typeof BeliefLossOf; readonly watchGame: typeof WatchGame } =
  await import(BUILT);

for (const each of values.title === undefined ? TITLES : [titleNamed(values.title)]) {
  const title = titleName(each);
  const scenario = values.scenario ?? each.benchmark;
  const job = (i: number) => ({ title, scenario, player, seed: seed * 100_000 + i });
  if (learn === undefined) await measure(title, job);
  else await learnAs(learn, title, scenario, job);
}

type Job = (game: number) => Parameters<typeof WatchGame>[0];

async function measure(title: string, job: Job): Promise<void> {
  const losses: BeliefLoss[] = [];
  for (let i = 0; i < games; i++) losses.push(await beliefLoss(job(i)));
  const sum = (of: (loss: BeliefLoss) => number): number => losses.reduce((all, loss) => all + of(loss), 0);
  const [cards, alike, believed] = [sum((l) => l.cards), sum((l) => l.alike), sum((l) => l.believed)];
  const gains = losses.map((loss) => (loss.alike - loss.believed) / loss.alike);
  const mean = gains.reduce((all, gain) => all + gain, 0) / gains.length;
  const variance = gains.reduce((all, gain) => all + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
  const within = 1.96 * Math.sqrt(variance / gains.length);
  console.log(
    `${title}: ${games} games, ${cards} hidden cards: log-loss a card ${(alike / cards).toFixed(4)} dealt alike, ${(believed / cards).toFixed(4)} believed; gain ${percent(1 - believed / alike)} (a game ${percent(mean)} ± ${percent(within)})`,
  );
}

async function learnAs(name: string, title: string, scenario: string, job: Job): Promise<void> {
  const counts = new HabitCounts();
  for (let i = 0; i < games; i++) {
    await watchGame(job(i), counts.note);
    if ((i + 1) % 20 === 0) console.log(`${title}: ${i + 1} games`);
  }
  const path = fileURLToPath(new URL(`../../games/${title}/bots/src/habits.ts`, import.meta.url));
  const data = JSON.stringify({ version: name, rates: counts.rates() });
  writeFileSync(
    path,
    `import type { Habits } from '@carillon/opponent';

/**
 * Written by \`npm run belief -- --title ${title} --scenario ${scenario} --learn ${name} --player ${player} --games ${games}
 * --seed ${seed}\`: do not edit.
 */
export const HABITS: Habits = ${data};
`,
  );
  spawnSync('npx', ['biome', 'check', '--write', path]);
}
