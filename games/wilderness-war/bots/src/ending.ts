import { at } from '@carillon/kit';
import {
  BRITISH,
  controls,
  FRENCH,
  hasFortress,
  isFortress,
  originallyOf,
  SCENARIO_FACTS,
  type Space,
  type State,
  season,
  solelyHolds,
  space,
} from '@carillon/wilderness-war-rules/search';
import { CARDS_A_HAND } from './plays.ts';

// The endings of a game other than by points at the end of its last year: rules 13.11 and 13.12.

const LATE = season.of('late');
const FORTRESSES: readonly Space[] = space.all.filter(isFortress);
const BRITISH_FORTRESSES = FORTRESSES.filter((s) => originallyOf(s) === BRITISH);

/** The chance of a British win by strongholds at the end (13.12), by the number of strongholds that they hold now. */
const BY_STRONGHOLDS = [0, 0.06, 0.85, 0.96, 1];
/** The factor on this chance for each fortress of their own that they have lost. */
const PER_FORTRESS_LOST = 0.25;
/** The number of points short of a threshold within which it may still be reached. */
const NEAR = 3;

const conditions = SCENARIO_FACTS.map(({ victory }) =>
  victory.rule === '13.12' ? victory.strongholds.of.map((name) => space.of(name)) : [],
);

/** Whether a space is one of those by which the British win in this scenario (13.12). */
export const isStronghold = (g: State, s: Space): boolean => at(conditions, g.scenario).includes(s);

/**
 * 13.12 How near the British are to winning by fortresses and strongholds, from 0 to 1; `besieged` is the sum of the
 * chances of sieges under way.
 */
export function britishCondition(g: State, besieged: number, left: number): number {
  const strongholds = at(conditions, g.scenario);
  if (strongholds.length === 0) return 0;
  let held = besieged;
  for (const s of strongholds) if (solelyHolds(g, BRITISH, s)) held++;
  if (held === 0) return 0;
  let chance = between(BY_STRONGHOLDS, held);
  for (const s of BRITISH_FORTRESSES) if (!hasFortress(g, BRITISH, s)) chance *= PER_FORTRESS_LOST;
  const late = 1 - left;
  return chance * (0.15 + 0.85 * late * late);
}

/** The value at a fractional index of a list, interpolated linearly. */
function between(values: readonly number[], place: number): number {
  const below = Math.min(Math.floor(place), values.length - 1);
  const above = Math.min(below + 1, values.length - 1);
  return at(values, below) + (at(values, above) - at(values, below)) * (place - below);
}

/** The share of the year's card plays that is past, from 0 to 1. */
export function yearPast(g: State): number {
  const held = (g.held.get(FRENCH) + g.held.get(BRITISH)) / (2 * CARDS_A_HAND);
  return Math.min(1, Math.max(0, (g.season === LATE ? 1 : 0.5) - held / 2));
}

/**
 * 13.11 The chance that the French win the game at the end of this year, minus that of the British, from -1 to 1: by
 * points as they would be scored now, or by all fortresses with Niagara and Ohio Forks.
 */
export function suddenEnd(g: State, points: number): number {
  const { suddenDeath } = at(SCENARIO_FACTS, g.scenario);
  const french = Math.min(
    suddenDeath.vp,
    suddenDeath.frenchByYear.find(({ year }) => year === g.year)?.vp ?? suddenDeath.vp,
  );
  const past = yearPast(g);
  const near = (short: number): number => Math.min(1, Math.max(0, (NEAR - short) / NEAR)) * past * past;
  const all = points < 0 && holdsAll(g, suddenDeath) ? past * past : 0;
  return near(french - points) - Math.max(all, near(suddenDeath.vp + points));
}

/** 13.11 Whether the British control every fortress, and hold Niagara and Ohio Forks alone. */
function holdsAll(g: State, { fortresses, occupied }: (typeof SCENARIO_FACTS)[number]['suddenDeath']): boolean {
  if (!occupied.every((name) => solelyHolds(g, BRITISH, space.of(name)))) return false;
  return FORTRESSES.filter((s) => controls(g, BRITISH, s)).length >= fortresses;
}
