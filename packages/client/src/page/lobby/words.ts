import { type AgreedValue, datesIn, type Language } from '@carillon/board';
import { DAY, HOUR, MINUTE, SECOND } from '@carillon/kit';
import type { Pace, Table } from '@carillon/protocol';
import { say } from '../texts/index.ts';
import { type PlayableTitle, TITLES } from '../titles.tsx';

export const titleOf = (table: Pick<Table, 'title'>): PlayableTitle | undefined =>
  TITLES.find(({ id }) => id === table.title);

/** The name of a title; its id if this page does not know it. */
export const titleName = (title: string): string => titleOf({ title })?.name ?? title;

/** The scenario by its name. */
export function scenarioName({ title, scenario }: Pick<Table, 'title' | 'scenario'>, language: Language): string {
  const opening = titleOf({ title })?.opening;
  return opening?.scenarios.includes(scenario) ? opening.scenario(scenario, language).name : scenario;
}

/** Title and scenario. */
export const gameName = (table: Pick<Table, 'title' | 'scenario'>, language: Language): string =>
  `${titleName(table.title)}: ${scenarioName(table, language)}`;

export const seatName = (table: Pick<Table, 'title'>, seat: string, language: Language): string =>
  titleOf(table)?.seatName(seat, language) ?? seat;

/** How far a game has come: its season or round in words, or its year; `undefined` if neither is known. */
export function periodOf({ title, period }: Pick<Table, 'title' | 'period'>, language: Language): string | undefined {
  if (period === null) return undefined;
  return titleOf({ title })?.periodName?.(period, language) ?? /^\d{4}/.exec(period)?.[0];
}

/** The time limits of a game, in a few words. */
export function paceWords(pace: Pace, language: Language): string {
  if (pace.kind === 'none') return say(language, 'paceNone');
  if (pace.kind === 'slow') return say(language, 'paceSlow', { count: pace.days });
  return say(language, 'paceLive', { initial: pace.initial / MINUTE, increment: pace.increment / SECOND });
}

/** The names of the options that differ from the defaults, with their values unless those are just "on". */
export function optionWords({ title, scenario, options }: Table, language: Language): readonly string[] {
  const opening = titleOf({ title })?.opening;
  if (opening === undefined) return [];
  const known = Object.entries(options).filter(([name]) => opening.agreements.some((each) => each.name === name));
  return known.map(([name, value]) => {
    const shown = opening.agreement(name, language).name;
    return value === true ? shown : `${shown}: ${opening.value(name, value as AgreedValue, scenario, language)}`;
  });
}

/** A past or future time in words. */
export const when = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** The time left: `2 d 3 h`, or `1:02:03` if it is less than a day. */
export function leftWords(milliseconds: number, language: Language): string {
  const left = Math.max(0, milliseconds);
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = UNITS.map(([, unit], i) =>
    Math.floor((left % (UNITS[i - 1]?.[1] ?? Number.POSITIVE_INFINITY)) / unit),
  );
  if (days > 0) return say(language, 'clockDays', { days, hours });
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
