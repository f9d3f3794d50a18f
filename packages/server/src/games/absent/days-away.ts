import { DAY } from '@carillon/kit';
import type { Code, Rest } from '@carillon/protocol';

/** The maximum number of minutes of sleep a day. */
export const SLEEP: number = 12 * 60;
/** The maximum number of days away in any year. */
export const DAYS_AWAY = 60;
const YEAR = 365;

type Away = Rest['away'];

/** The minutes of a day that somebody sleeps. */
export const sleepOf = ({ sleepFrom, sleepTo }: Rest): number => (sleepTo - sleepFrom + 24 * 60) % (24 * 60);

/** A day such as `2027-07-01` as a number; `undefined` if there is no such day. */
function numberOf(day: string): number | undefined {
  const number = Date.parse(`${day}T00:00Z`) / DAY;
  return Number.isNaN(number) || dayOf(number) !== day ? undefined : number;
}

const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** The days of a list, each once; `undefined` if an item is not a range of days. */
function daysOf(away: Away): ReadonlySet<number> | undefined {
  const days = new Set<number>();
  for (const stretch of away) {
    const [first, last] = [numberOf(stretch.first), numberOf(stretch.last)];
    if (first === undefined || last === undefined || last < first || last - first >= YEAR) return undefined;
    for (let day = first; day <= last; day++) days.add(day);
  }
  return days;
}

/** Days in order as ranges. */
function stretchesOf(days: readonly number[]): Away {
  const stretches: { first: number; last: number }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last?.last === day - 1) last.last = day;
    else stretches.push({ first: day, last: day });
  }
  return stretches.map(({ first, last }) => ({ first: dayOf(first), last: dayOf(last) }));
}

/** The ranges from a day on; a range that has begun is shortened. */
export const awayFrom = (away: Away, today: string): Away =>
  away.flatMap(({ first, last }) => (last < today ? [] : [{ first: first < today ? today : first, last }]));

/**
 * The days away to store, given the stored days and those wished for `today`; or why they are refused. Days that have
 * begun stay used for a year, and past days cannot be claimed.
 */
export function restAfter(kept: Rest, wished: Rest, today: string): Rest | Code {
  if (sleepOf(wished) > SLEEP) return 'sleep_too_long';
  const [before, after, now] = [daysOf(kept.away), daysOf(wished.away), numberOf(today)];
  if (after === undefined || now === undefined) return 'bad_request';
  const used = [...(before ?? [])].filter((day) => day <= now && day > now - YEAR);
  const planned = [...after].filter((day) => day >= now);
  const all = [...new Set([...used, ...planned])].sort((a, b) => a - b);
  const tooMany = all.some((day, i) => (all[i + DAYS_AWAY] ?? Number.POSITIVE_INFINITY) - day < YEAR);
  return tooMany ? 'away_too_long' : { ...wished, away: stretchesOf(all) };
}
