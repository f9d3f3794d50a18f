import { DAY, MINUTE } from '@carillon/kit';
import type { Rest } from '@carillon/protocol';
import { DAYS_AWAY, SLEEP } from './days-away.ts';

export type { Rest };

/** How finely time is checked for rest. */
const STEP = 15 * MINUTE;
/** With the longest sleep allowed, waking time takes this many times as long. */
const SLEPT = DAY / (DAY - SLEEP * MINUTE);
/** The maximum time that days away, and days on which clocks change, can add to a turn. */
const AWAY = (DAYS_AWAY + 1) * DAY;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** Whether the time zone exists. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The day, as `2027-07-01`, and the minute of the day in a time zone. */
function localTime(zone: string, at: number): { readonly day: string; readonly minute: number } {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  const minute = Number(part('hour')) * 60 + Number(part('minute'));
  return { day: `${part('year')}-${part('month')}-${part('day')}`, minute };
}

/** The day in a time zone, as `2027-07-01`. */
export const dayAt = (zone: string, at: number): string => localTime(zone, at).day;

/** The minute of the day in a time zone. */
export const minuteAt = (zone: string, at: number): number => localTime(zone, at).minute;

const isIn = (away: Rest['away'], day: string): boolean => away.some(({ first, last }) => first <= day && day <= last);

/** Whether the player is away on the day of `at`. */
export const isAway = ({ zone, away }: Rest, at: number): boolean => isIn(away, dayAt(zone, at));

/** Whether the player is asleep or away at `at`. */
export function isResting({ zone, sleepFrom, sleepTo, away }: Rest, at: number): boolean {
  const { day, minute } = localTime(zone, at);
  const asleep =
    sleepFrom <= sleepTo ? minute >= sleepFrom && minute < sleepTo : minute >= sleepFrom || minute < sleepTo;
  return asleep || isIn(away, day);
}

/**
 * The moment when `ms`, at most a month, have passed since `from`, not counting hours of sleep and days away. Every
 * rest that `restAfter` allows is left out; if a store holds more, the turn still ends.
 */
export function awakeAfter(from: number, ms: number, rest: Rest | undefined): number {
  if (rest === undefined) return from + ms;
  const end = from + ms * SLEPT + AWAY;
  let left = ms;
  let at = from;
  while (left > 0 && at < end) {
    const step = Math.min(STEP, left);
    if (!isResting(rest, at)) left -= step;
    at += step;
  }
  return at;
}
