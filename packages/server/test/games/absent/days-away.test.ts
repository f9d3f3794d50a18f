/** How much of a day and of a year a player's correspondence clock may stand still (S5). */
import type { Rest } from '@carillon/protocol';
import { describe, expect, test } from 'vitest';
import { awayFrom, restAfter, sleepOf } from '../../../src/games/absent/days-away.ts';

const AWAKE: Rest = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [] };
const TODAY = '2027-07-01';
const away = (first: string, last: string): Rest => ({ ...AWAKE, away: [{ first, last }] });

describe('sleep', () => {
  test.each([
    ['from 22:00 to 10:00, twelve hours, is kept', 22 * 60, 10 * 60, undefined],
    ['of a minute more is refused', 22 * 60, 10 * 60 + 1, 'sleep_too_long'],
    ['of all the day but a minute is refused', 0, 1439, 'sleep_too_long'],
    ['that ends when it begins is none', 8 * 60, 8 * 60, undefined],
  ])('%s', (_words, sleepFrom, sleepTo, code) => {
    const rest = { ...AWAKE, sleepFrom, sleepTo };
    expect(restAfter(AWAKE, rest, TODAY)).toEqual(code ?? rest);
  });

  test('is counted over midnight', () => {
    expect(sleepOf({ ...AWAKE, sleepFrom: 23 * 60, sleepTo: 60 })).toBe(120);
  });
});

describe('days away', () => {
  test('are at most 60 in all', () => {
    expect(restAfter(AWAKE, away('2027-07-02', '2027-08-30'), TODAY)).toEqual(away('2027-07-02', '2027-08-30'));
    expect(restAfter(AWAKE, away('2027-07-02', '2027-08-31'), TODAY)).toBe('away_too_long');
  });

  test('stay used once they have begun, even if they are taken off the list', () => {
    const kept = away('2027-06-01', '2027-07-01');
    expect(restAfter(kept, AWAKE, TODAY)).toEqual(kept);
    expect(restAfter(kept, away('2027-07-02', '2027-07-30'), TODAY)).toEqual(away('2027-06-01', '2027-07-30'));
    expect(restAfter(kept, away('2027-07-02', '2027-07-31'), TODAY)).toBe('away_too_long');
  });

  test('that have not begun can be taken back', () => {
    const kept = away('2027-06-29', '2027-07-20');
    expect(restAfter(kept, AWAKE, TODAY)).toEqual(away('2027-06-29', '2027-07-01'));
  });

  test('are free again after a year', () => {
    const kept = away('2026-07-01', '2026-08-29');
    expect(restAfter(kept, away('2027-06-30', '2027-06-30'), '2027-06-30')).toBe('away_too_long');
    // The first of them is no longer on the list.
    const list = [...away('2026-07-02', '2026-08-29').away, ...away(TODAY, TODAY).away];
    expect(restAfter(kept, away(TODAY, TODAY), TODAY)).toEqual({ ...AWAKE, away: list });
  });

  test('may be 60 in one year and 60 in the next', () => {
    const both = {
      ...AWAKE,
      away: [...away('2027-11-01', '2027-12-30').away, ...away('2028-11-01', '2028-12-30').away],
    };
    expect(restAfter(AWAKE, both, TODAY)).toEqual(both);
  });

  test('that have passed cannot be claimed', () => {
    expect(restAfter(AWAKE, away('2027-06-20', '2027-07-02'), TODAY)).toEqual(away('2027-07-01', '2027-07-02'));
  });

  test.each([
    ['2027-07-05', '2027-07-04'],
    ['2027-02-31', '2027-03-04'],
    ['2027-13-01', '2027-13-02'],
    ['2027-07-02', '9999-12-31'],
  ])('from %s to %s are not a stretch of days', (first, last) => {
    expect(restAfter(AWAKE, away(first, last), TODAY)).toBe('bad_request');
  });

  test('are shown from today on', () => {
    const list = [...away('2027-06-01', '2027-06-02').away, ...away('2027-06-29', '2027-07-04').away];
    expect(awayFrom(list, TODAY)).toEqual(away('2027-07-01', '2027-07-04').away);
  });
});
