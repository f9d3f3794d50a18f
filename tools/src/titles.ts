import { at, type Json, type Random } from '@carillon/kit';
import type { TitleWalks } from '@carillon/testkit';
import { WALKS } from './parts.ts';

/** A title as the tools walk and measure it. */
export type Title = TitleWalks;

export const TITLES: readonly Title[] = await Promise.all(WALKS.map(({ load }) => load()));

/** The title with this name; throws if there is none. */
export function titleNamed(name: string): Title {
  const title = TITLES.find(({ rules }) => rules.title === name);
  if (title === undefined)
    throw new Error(`there is no title called ${name}; the titles are ${TITLES.map(titleName).join(', ')}`);
  return title;
}

export const titleName = ({ rules }: Title): string => rules.title;

/** The percentage of a game's options that are not defaults. */
const UNUSUAL = 40;

/** Random options for a table: each the default, or one of its other values. */
export function drawnOptions({ rules }: Title, random: Random): Json {
  const drawn = rules.options.flatMap(({ name, values }) => {
    const usual = values.length < 2 || random.below(100) >= UNUSUAL;
    return usual ? [] : [[name, at(values, 1 + random.below(values.length - 1))] as const];
  });
  return Object.fromEntries(drawn);
}
