import { DAY, HOUR, MINUTE } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import { describe, expect, test } from 'vitest';
import { restAfter } from '../../../src/games/absent/days-away.ts';
import { awakeAfter, isResting, isZone, type Rest } from '../../../src/games/absent/rest.ts';
import { type ClockState, dueAt, flaggedAt, leftAfter, leftAt } from '../../../src/games/clock/pace.ts';

const NOON = Date.UTC(2027, 6, 1, 12);
const LIVE: Pace = { kind: 'live', initial: 10 * MINUTE, increment: 30_000 };

const clock = (changes: Partial<ClockState> = {}): ClockState => ({
  ...{ pace: LIVE, left: [10 * MINUTE, 8 * MINUTE], running: [0], since: NOON, window: false },
  ...changes,
});

describe('a live clock', () => {
  test('runs only for the side asked', () => {
    expect(leftAt(clock(), NOON + MINUTE)).toEqual([9 * MINUTE, 8 * MINUTE]);
  });

  test('runs for both if both are asked', () => {
    expect(leftAt(clock({ running: [0, 1] }), NOON + MINUTE)).toEqual([9 * MINUTE, 7 * MINUTE]);
  });

  test('gains the increment when the turn passes to the other, not before', () => {
    expect(leftAfter(clock(), [0], NOON + MINUTE)).toEqual([9 * MINUTE, 8 * MINUTE]);
    expect(leftAfter(clock(), [1], NOON + MINUTE)).toEqual([9 * MINUTE + 30_000, 8 * MINUTE]);
  });

  test('charges nothing in a window answered within a minute, and the whole time otherwise', () => {
    const window = clock({ window: true });
    expect(leftAt(window, NOON + MINUTE)).toEqual([10 * MINUTE, 8 * MINUTE]);
    expect(leftAt(window, NOON + MINUTE + 1)).toEqual([9 * MINUTE - 1, 8 * MINUTE]);
  });

  test('runs out when nothing is left, but in a window not before the minute is over', () => {
    const short = clock({ left: [20_000, 8 * MINUTE] });
    expect(dueAt(short, [])).toBe(NOON + 20_000);
    expect(flaggedAt(short, NOON + 19_999)).toBeUndefined();
    expect(flaggedAt(short, NOON + 20_000)).toBe(0);
    expect(dueAt({ ...short, window: true }, [])).toBe(NOON + MINUTE);
    expect(flaggedAt({ ...short, window: true }, NOON + MINUTE)).toBeUndefined();
    expect(flaggedAt({ ...short, window: true }, NOON + MINUTE + 1)).toBe(0);
  });

  test('does not run backwards if a server’s time does', () => {
    expect(leftAt(clock(), NOON - HOUR)).toEqual([10 * MINUTE, 8 * MINUTE]);
  });

  test('does not exist without a pace', () => {
    const none = clock({ pace: { kind: 'none' }, left: [null, null] });
    expect(leftAt(none, NOON + DAY)).toEqual([null, null]);
    expect(dueAt(none, [])).toBeNull();
    expect(flaggedAt(none, NOON + DAY)).toBeUndefined();
  });
});

const PARIS: Rest = { zone: 'Europe/Paris', sleepFrom: 23 * 60, sleepTo: 7 * 60, away: [] };

describe('the time of a correspondence game', () => {
  const slow = clock({ pace: { kind: 'slow', days: 3 }, left: [null, null] });

  test('runs out after its days', () => {
    expect(dueAt(slow, [])).toBe(NOON + 3 * DAY);
  });

  test('does not count hours of sleep, in the player’s own time zone', () => {
    expect(isResting(PARIS, Date.UTC(2027, 6, 1, 20, 59))).toBe(false);
    expect(isResting(PARIS, Date.UTC(2027, 6, 1, 21, 0))).toBe(true);
    expect(isResting(PARIS, Date.UTC(2027, 6, 2, 4, 59))).toBe(true);
    expect(isResting(PARIS, Date.UTC(2027, 6, 2, 5, 0))).toBe(false);
    // Nine hours of the first day, three days of sixteen, and fifteen hours of the fifth.
    expect(dueAt(slow, [PARIS])).toBe(NOON + 4 * DAY + 8 * HOUR);
  });

  test('does not count days away, including the first and the last', () => {
    const away = { ...PARIS, sleepFrom: 0, sleepTo: 0, away: [{ first: '2027-07-02', last: '2027-07-11' }] };
    expect(dueAt(slow, [away])).toBe(NOON + 13 * DAY);
  });

  test('belongs to the player whose time runs out first', () => {
    expect(dueAt({ ...slow, running: [0, 1] }, [PARIS, { ...PARIS, sleepTo: 23 * 60 }])).toBe(NOON + 3 * DAY);
  });

  test.each([1, 30])(
    'of %i days does not count 60 days away and twelve hours of sleep, all that is allowed',
    (days) => {
      const asleep = { ...PARIS, zone: 'UTC', sleepFrom: 12 * 60, sleepTo: 0 };
      const rest = { ...asleep, away: [{ first: '2027-07-02', last: '2027-08-30' }] };
      expect(restAfter(asleep, rest, '2027-07-01')).toEqual(rest);
      const pace: Pace = { kind: 'slow', days };
      expect(dueAt({ ...slow, pace }, [rest])).toBe(NOON + (60 + 2 * days) * DAY);
    },
  );

  test('does not count the hour by which a day away is longer when clocks are set back', () => {
    const midnight = Date.UTC(2027, 8, 14, 22);
    const asleep = { ...PARIS, sleepFrom: 0, sleepTo: 12 * 60 };
    const rest = { ...asleep, away: [{ first: '2027-09-15', last: '2027-11-13' }] };
    expect(restAfter(asleep, rest, '2027-09-14')).toEqual(rest);
    const pace: Pace = { kind: 'slow', days: 30 };
    expect(dueAt({ ...slow, pace, since: midnight }, [rest])).toBe(midnight + (60 + 2 * 30) * DAY + HOUR);
  });

  test('ends in any case', () => {
    const never = { ...PARIS, sleepFrom: 0, sleepTo: 1439 };
    expect(awakeAfter(NOON, DAY, never)).toBeLessThanOrEqual(NOON + 63 * DAY);
  });
});

test.each([
  ['Europe/Paris', true],
  ['Mars/Olympus', false],
])('%s is a time zone: %s', (zone, is) => {
  expect(isZone(zone)).toBe(is);
});
