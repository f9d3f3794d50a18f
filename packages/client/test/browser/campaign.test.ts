import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyDriver, MouseDriver } from './driver.ts';
import { type House, openHouse } from './harness.ts';
import { type Player, playToTheWinner } from './to-the-winner.ts';

/** The wars that are played; `SEED` plays others. */
const SEED = Number(process.env.SEED ?? 2);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PLAYERS: readonly Player[] = [
  ['by keys only', 'desktop', (page) => new KeyDriver(page)],
  ['by mouse', 'desktop', (page) => new MouseDriver(page)],
];

it.each(PLAYERS.map((player, i) => [player[0], player, SEED + i] as const))(
  'the whole war is played %s from 1755 to its winner in 1759, choosing at random whatever is offered',
  // Some thousand decisions, on a machine that may be busy.
  { timeout: 7_200_000 },
  async (_how, player, seed) => {
    const years = await playToTheWinner(house, { scenario: 'french-and-indian-war', seed }, player);
    expect(years).toEqual([1755, 1756, 1757, 1758, 1759]);
  },
);
