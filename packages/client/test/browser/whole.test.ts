import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver, MouseDriver, TouchDriver } from './driver.ts';
import { type House, openHouse } from './harness.ts';
import { type Player, playToTheWinner } from './to-the-winner.ts';
import { warByRules } from './war-by-rules.ts';

/** Games of the same year; `SEED` plays others. */
const SEED = Number(process.env.SEED ?? 13);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PLAYERS: readonly Player[] = [
  ['by mouse', 'desktop', (page) => new MouseDriver(page)],
  ['by keys only', 'desktop', (page) => new KeyDriver(page)],
  ['by touch, on a phone', 'phone', (page) => new TouchDriver(page)],
];

describe('the whole of 1755, choosing at random whatever is offered', () => {
  it.each(PLAYERS.map((player, i) => [player[0], player, SEED + i] as const))(
    'comes to its winner %s',
    // Generous: the machine may be busy.
    { timeout: 1_800_000 },
    async (_how, player, seed) => {
      const begun = { scenario: 'vaudreuils-petite-guerre', seed };
      const war = await warByRules(begun);
      expect(war.years).toEqual([1755]);
      // If the wars differ, the page led to other choices.
      expect(await playToTheWinner(house, begun, player)).toEqual(war);
    },
  );
});
