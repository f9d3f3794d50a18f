import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { HOUR } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { expect, it } from 'vitest';
import * as bayonets from './sheets/bayonets-tomahawks.ts';
import { Figures } from './sheets/figures.ts';
import { walkGames } from './sheets/game.ts';
import * as wilderness from './sheets/wilderness-war.ts';

/** The number of fights, raids, interceptions and winters of each title; `npm run sheets` checks more. */
const COUNT = Number(process.env.CARILLON_SHEETS ?? 60);
const SEED = Number(process.env.CARILLON_SHEETS_SEED ?? 1);
const LONGEST_MS = HOUR;

it.each([
  [
    wildernessWar.title,
    (figures: Figures) =>
      walkGames(wildernessWar, wilderness.LEANING, SEED, (where) => {
        return new wilderness.WildernessWatcher(figures, COUNT, where);
      }),
  ],
  [
    bayonetsTomahawks.title,
    (figures: Figures) =>
      walkGames(bayonetsTomahawks, bayonets.LEANING, SEED, (where) => {
        return new bayonets.BayonetsWatcher(figures, COUNT, where);
      }),
  ],
] as const)(
  'what the sheets say before the dice of %s comes, and as often as they say',
  (title, walk) => {
    const figures = new Figures();
    const games = walk(figures);
    console.log(`sheets of ${title}, seeds from ${SEED}, ${games} games:\n${figures.text}`);
    expect(figures.untrue).toEqual([]);
    expect(figures.off).toEqual([]);
  },
  LONGEST_MS,
);
