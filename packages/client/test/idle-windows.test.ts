import { chanceFrom, OVER, type Seat, type StandingAnswer, Table, TOGETHER } from '@carillon/flow';
import { at, type Random, range, seeded } from '@carillon/kit';
import { leaningTo } from '@carillon/testkit';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { walks } from '@carillon/wilderness-war-host';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { expect, it } from 'vitest';
import { playableChange, presetChange, windowKinds } from '../src/page/table/page/standing-answers.ts';

// How often the players at one screen are asked for a response card although they could play none (P41).

/** Whether to try all usual answers over many games (`npm run idle-windows`), or those that ask most in one game. */
const LONG = process.env.npm_lifecycle_event === 'idle-windows';
const GAMES = LONG ? 100 : 1;
const LONGEST_MS = 900_000;
/** The maximum number of idle windows per season, for both sides together, with usual standing answers. */
const MOST = 2;

const opened = (seed: number, chance = chanceFrom(seeded(seed))) =>
  Table.open(wildernessWar, {
    ...{ scenario: 'annus-mirabilis', options: {}, chance },
    ...{ passIdleWindows: false, keepsLog: false },
  });

/** Every kind of window that one of the sides may be asked in. */
const KINDS = ['french', 'british'].flatMap((side) =>
  windowKinds(wildernessWar.query(opened(1).state, 'windows', { side })),
);

/** The usual sets of standing answers, by name. */
const USUAL: readonly (readonly [name: string, answers: readonly StandingAnswer[]])[] = [
  ...wildernessWarTitle.presets('en').map(({ name, asks }) => [name, presetChange(KINDS, [], asks).add] as const),
  ['Only if I can play a card', playableChange(KINDS, []).add],
];

/** A choice by the weights of the title: battles, sieges, raids, but few discards. */
function weighted(who: string, step: string, texts: readonly string[], random: Random): string {
  const weights = texts.map((text) => Math.ceil(100 * leaningTo(walks.leaning, who, step, text)));
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at(texts, i);
  }
  return at(texts, 0);
}

interface Counted {
  readonly seasons: number;
  readonly windows: number;
  readonly idle: number;
}

/** The windows of one game in which both sides give the same standing answers at the start of each season. */
function countIn(seed: number, answers: readonly StandingAnswer[]): Counted {
  const random = seeded(seed);
  const table = opened(seed, chanceFrom(random));
  const { flow, seats } = wildernessWar;
  let [seasons, windows, idle, period] = [0, 0, 0, ''];
  while (table.who !== OVER) {
    if (period !== wildernessWar.period(table.state)) {
      period = wildernessWar.period(table.state);
      seasons++;
      for (const seat of range(seats.length)) table.stand(seat, answers);
      continue;
    }
    const seat: Seat = table.who === TOGETHER ? 0 : table.who;
    const texts = table.choicesOf(seat);
    const { procedure, step, window } = flow.question(table.state);
    if (window !== undefined) windows++;
    if (window !== undefined && texts.length === 1) idle++;
    const choice = weighted(at(seats, seat), `${procedure}.${step}`, texts, random);
    table.submit(seat, choice, table.journal.length);
  }
  return { seasons, windows, idle };
}

/** The windows over all games. */
function count(answers: readonly StandingAnswer[]): Counted {
  const games = range(GAMES).map((seed) => countIn(seed + 1, answers));
  const sum = (key: keyof Counted): number => games.reduce((all, game) => all + game[key], 0);
  return { seasons: sum('seasons'), windows: sum('windows'), idle: sum('idle') };
}

const perSeason = ({ idle, seasons }: Counted): number => idle / seasons;

it(
  'P41: at most two idle windows a season are asked with usual standing answers',
  () => {
    const always = count([]);
    const usual = LONG ? USUAL : USUAL.filter(([name]) => name.includes('attacked'));
    const shown = usual.map(([name, answers]) => ({ name, counted: count(answers) }));
    for (const { name, counted } of [{ name: 'Always ask me', counted: always }, ...shown])
      console.log(
        `${name}: ${perSeason(counted).toFixed(2)} idle windows a season (${counted.windows} windows, ${counted.idle} idle, ${counted.seasons} seasons)`,
      );
    expect(shown.length).toBeGreaterThan(0);
    expect(perSeason(always)).toBeGreaterThan(MOST);
    for (const { name, counted } of shown) expect(perSeason(counted), name).toBeLessThanOrEqual(MOST);
  },
  LONGEST_MS,
);
