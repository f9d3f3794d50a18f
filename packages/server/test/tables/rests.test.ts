import { DAY } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rest } from '../../src/games/absent/rest.ts';
import { REST } from '../../src/store/columns.ts';
import { restingOf } from '../../src/tables/rests.ts';
import { BLUE, GUEST, LIVE, RED, SLOW, Venue } from '../venue.ts';

const NOON = Date.UTC(2027, 6, 1, 12);
const PARIS: Rest = { zone: 'Europe/Paris', sleepFrom: 23 * 60, sleepTo: 7 * 60, away: [] };
const AWAKE: Rest = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [] };

describe('a player’s rest (S5)', () => {
  test('is shown without the time zone: the coming hours of sleep', () => {
    const sleep = { from: Date.UTC(2027, 6, 1, 21), to: Date.UTC(2027, 6, 2, 5) };
    expect(restingOf('a', PARIS, NOON + 30_500)).toEqual({ account: 'a', sleep, away: [], now: null });
  });

  test.each([
    ['before midnight', Date.UTC(2027, 6, 1, 21)],
    ['after midnight', Date.UTC(2027, 6, 2, 4, 59)],
  ])('is shown while the player sleeps, %s: the hours that are running', (_, at) => {
    const sleep = { from: Date.UTC(2027, 6, 1, 21), to: Date.UTC(2027, 6, 2, 5) };
    expect(restingOf('a', PARIS, at)).toEqual({ account: 'a', sleep, away: [], now: 'asleep' });
    expect(restingOf('a', PARIS, sleep.to).now).toBeNull();
  });

  test('is shown with the days away from today on', () => {
    const away = [
      { first: '2027-06-28', last: '2027-07-03' },
      { first: '2027-08-01', last: '2027-08-02' },
    ];
    const shown = {
      account: 'a',
      sleep: null,
      away: [{ first: '2027-07-01', last: '2027-07-03' }, away[1]],
      now: 'away',
    };
    expect(restingOf('a', { ...AWAKE, away }, NOON)).toEqual(shown);
    expect(restingOf('a', { ...AWAKE, away }, NOON + 3 * DAY).now).toBeNull();
  });
});

describe('a correspondence table (S5)', () => {
  let here: Venue;
  beforeEach(async () => {
    here = await Venue.open();
    for (const { account } of [BLUE, RED]) {
      await here.store.db
        .insertInto('rest')
        .values({ account_id: account, rest_json: REST.write(PARIS) })
        .execute();
    }
  });
  afterEach(() => here.close());

  const restsOf = async (id: string, who?: typeof BLUE) => {
    const table = await here.tables.read(id, who);
    return 'rests' in table ? table.rests?.map(({ account }) => account).sort() : undefined;
  };

  test('shows both sides when the other sleeps and is away', async () => {
    const id = await here.begin({ pace: SLOW });
    const both = [BLUE.account, RED.account].sort();
    expect(await restsOf(id, BLUE)).toEqual(both);
    expect(await restsOf(id, RED)).toEqual(both);
  });

  test('shows it before the game begins to those who may join, but to nobody who is signed out', async () => {
    const { id } = await here.opened({ pace: SLOW });
    expect(await restsOf(id, GUEST)).toEqual([BLUE.account]);
    expect(await restsOf(id)).toBeUndefined();
  });

  test('does not show it to onlookers, and a live game has none', async () => {
    expect(await restsOf(await here.begin({ pace: SLOW }), GUEST)).toBeUndefined();
    expect(await restsOf(await here.begin({ pace: LIVE }), BLUE)).toBeUndefined();
  });
});
