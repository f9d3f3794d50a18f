import { DAY, HOUR, MINUTE, seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { type AnswerTime, type HeldWindow, heldUntil } from '../../../src/games/absent/hold.ts';
import { awakeAfter, isResting, type Rest } from '../../../src/games/absent/rest.ts';

const MONDAY = Date.UTC(2027, 0, 4);
const FROM_SECOND_TO_THIRD = [false, true, true, false];
const AWAKE: Rest = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [] };

const HALF = { sleepFrom: 12 * 60, sleepTo: 0 };
/** Single days of a month. */
const every = (month: string, ...days: readonly number[]) =>
  days.map((day) => ({ first: `${month}${day}`, last: `${month}${day}` }));

/** A fortnight of a player who is asked at ten in the morning, and answers at eight in the evening. */
const EVENINGS: readonly AnswerTime[] = Array.from({ length: 14 }, (_, day) => {
  const [opened, at] = [MONDAY + day * DAY + 10 * HOUR, MONDAY + day * DAY + 20 * HOUR];
  return { opened, at, seen: at - DAY + 5 * MINUTE };
});
const LATER = MONDAY + 20 * DAY;

/** The moments drawn for a window that opens then. */
function drawn(
  opened: number,
  answers: readonly AnswerTime[],
  changes: Partial<HeldWindow> = {},
  times = 200,
): number[] {
  const { below } = seeded(5);
  const window = { opened, seen: opened - 14 * HOUR, due: opened + 3 * DAY, rest: AWAKE, ...changes };
  return Array.from({ length: times }, () => heldUntil(window, answers, below));
}

describe('a window that is passed for its player', () => {
  test('is passed in the evening for a player who answers in the evening, whenever it opens', () => {
    for (const hour of [9, 11, 16]) {
      for (const at of drawn(LATER + hour * HOUR, EVENINGS)) {
        expect((at % DAY) / HOUR).toBeGreaterThan(18.4);
        expect((at % DAY) / HOUR).toBeLessThan(21.6);
      }
    }
  });

  test('is passed soon for a player who answers soon while at the page, and late for one who was away', () => {
    const sessions = EVENINGS.flatMap((evening) => {
      const opened = evening.at + 2 * MINUTE;
      return [evening, { opened, at: opened + 30_000, seen: evening.at }];
    });
    const here = sessions.at(-1)?.at ?? 0;
    const soon = drawn(here + 2 * MINUTE, sessions, { seen: here });
    expect(Math.max(...soon) - here).toBeLessThan(5 * MINUTE);
    const away = here + 13.5 * HOUR;
    expect(Math.min(...drawn(away, sessions, { seen: here })) - away).toBeGreaterThan(5 * HOUR);
  });

  test('is never passed while the player sleeps', () => {
    const rest = { ...AWAKE, sleepFrom: 22 * 60, sleepTo: 7 * 60 };
    const moments = drawn(LATER + 15 * HOUR, [], { rest });
    expect(moments.filter((at) => isResting(rest, at))).toEqual([]);
  });

  test('waits for the morning, if its moment would come in the night', () => {
    const rest = { ...AWAKE, sleepFrom: 22 * 60, sleepTo: 7 * 60 };
    const opened = LATER + 20 * HOUR;
    const twoHours = (bound: number) => (bound === 20 ? 10 : bound === 6 ? 2 : 0);
    const at = heldUntil({ opened, seen: opened - HOUR, due: opened + 3 * DAY, rest }, [], twoHours);
    expect(at).toBeGreaterThanOrEqual(LATER + 31 * HOUR);
    expect(at).toBeLessThan(LATER + 31.5 * HOUR);
  });

  test('is passed before its player goes to sleep, if the time is up before the morning', () => {
    const rest = { ...AWAKE, sleepFrom: 22 * 60, sleepTo: 7 * 60 };
    const opened = LATER + 20 * HOUR;
    const moments = drawn(opened, [], { rest, due: opened + 6 * HOUR });
    expect(moments.filter((at) => isResting(rest, at))).toEqual([]);
    expect(Math.min(...moments)).toBeGreaterThan(opened);
  });

  test.each([
    ['sleeps for all but two hours a day', { sleepFrom: 9 * 60, sleepTo: 7 * 60 }, 1],
    ['sleeps for all but half an hour a day', { sleepFrom: 22 * 60 + 30, sleepTo: 22 * 60 }, 1],
    ['is away for a month', { away: [{ first: '2027-01-24', last: '2027-02-24' }] }, 1],
    ['is away from tomorrow on', { away: [{ first: '2027-01-25', last: '2027-02-24' }] }, 3],
    ['sleeps for half of each day between days away', { ...HALF, away: every('2027-01-', 24, 25, 27, 29, 30, 31) }, 2],
  ])('is never passed while a player rests who %s, and leaves a fifth of the time awake', (_who, changes, days) => {
    const rest = { ...AWAKE, ...changes };
    for (const minutes of [6 * 60, 21 * 60 + 50, 23 * 60 + 7]) {
      const opened = LATER + minutes * MINUTE;
      const due = awakeAfter(opened, days * DAY, rest);
      const latest = awakeAfter(opened, 0.82 * days * DAY, rest);
      for (const answers of [[], EVENINGS]) {
        const moments = drawn(opened, answers, { rest, due }, 12);
        expect(moments.filter((at) => isResting(rest, at) || at > latest || at <= opened)).toEqual([]);
      }
    }
  });

  test('that has to be passed before the time is up does not come at a round time', () => {
    const rest = { ...AWAKE, sleepFrom: 9 * 60, sleepTo: 7 * 60 };
    const due = awakeAfter(LATER, HOUR, rest);
    const took = drawn(LATER, [], { rest, due }).map((at) => (at - LATER) % MINUTE);
    expect(new Set(took).size).toBeGreaterThan(100);
  });

  test('leaves the player at least a fifth of the time', () => {
    const due = LATER + 2 * HOUR;
    for (const at of drawn(LATER, EVENINGS, { due })) {
      expect(at).toBeGreaterThan(LATER);
      expect(at).toBeLessThanOrEqual(LATER + 1.6 * HOUR);
    }
  });

  test('is passed at usual times, not at once, for a player without a habit', () => {
    const took = drawn(LATER, []).map((at) => at - LATER);
    expect(Math.min(...took)).toBeGreaterThan(9 * MINUTE);
    expect(new Set(took).size).toBeGreaterThan(100);
  });

  test('is passed after exactly the usual time, if chance neither shortens nor lengthens it', () => {
    const window = { opened: LATER, seen: LATER - HOUR, due: LATER + 3 * DAY, rest: AWAKE };
    expect(heldUntil(window, [], (bound) => (bound === 400 ? 200 : 0))).toBe(LATER + 12 * MINUTE);
    expect(heldUntil(window, [], (bound) => (bound === 20 ? 10 : bound - 1))).toBe(LATER + 13 * HOUR);
  });
});

test('sleep begins with its first minute and ends before its last, over midnight too', () => {
  const asleep = (rest: Partial<Rest>, hour: number, minute = 0) =>
    isResting({ ...AWAKE, ...rest }, MONDAY + hour * HOUR + minute * MINUTE);
  const nap = { sleepFrom: 13 * 60, sleepTo: 15 * 60 };
  expect([asleep(nap, 12, 59), asleep(nap, 13), asleep(nap, 14, 59), asleep(nap, 15)]).toEqual(FROM_SECOND_TO_THIRD);
  const night = { sleepFrom: 22 * 60, sleepTo: 7 * 60 };
  expect([asleep(night, 21, 59), asleep(night, 22), asleep(night, 6, 59), asleep(night, 7)]).toEqual(
    FROM_SECOND_TO_THIRD,
  );
  const away = { away: [{ first: '2027-01-05', last: '2027-01-06' }] };
  expect([asleep(away, 23, 59), asleep(away, 24), asleep(away, 71, 59), asleep(away, 72)]).toEqual(
    FROM_SECOND_TO_THIRD,
  );
});
