import type { Clause } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { MOVEMENT } from '../data/tables.ts';
import type { Space } from '../ids.ts';
import { type Adjacency, exitsOf } from '../map.ts';

// Explain mode: the one reason why a march does not come to a space that is not next (6.2, 6.3, 6.51).

/** How many spaces a march may still enter by land and by boat, by its allowances alone. */
export interface SpacesLeft {
  readonly land: number;
  readonly boat: number;
}

/** Whether something ends a march in a space. */
type Ends = (at: Space) => boolean;

/** How many spaces away each space is: by exits that lead on, and not onward from where the march ends. */
function distances(from: Space, leadsOn: (exit: Adjacency) => boolean, ends: Ends): ReadonlyMap<Space, number> {
  const found = new Map<Space, number>([[from, 0]]);
  // A map grows while it is gone through, so this comes to every space that is found.
  for (const [at, away] of found) {
    if (at !== from && ends(at)) continue;
    for (const exit of exitsOf(at)) if (leadsOn(exit) && !found.has(exit.to)) found.set(exit.to, away + 1);
  }
  return found;
}

/** The spaces within these allowances, if nothing but `ends` stops a march. */
function within(from: Space, left: SpacesLeft, ends: Ends): (to: Space) => boolean {
  const land = distances(from, () => true, ends);
  const boat = distances(from, ({ water }) => water, ends);
  const far = Number.POSITIVE_INFINITY;
  return (to) => (land.get(to) ?? far) <= left.land || (boat.get(to) ?? far) <= left.boat;
}

/** 5.51 What is left of the allowances in Foul Weather. */
const inWeather = ({ land, boat }: SpacesLeft, spent: number): SpacesLeft => {
  const most = MOVEMENT.foulWeather - spent;
  return { land: Math.min(land, most), boat: Math.min(boat, most) };
};

/**
 * For each space, the first of these reasons that keeps a march from it: it is too far; Foul Weather; enemies who end
 * the march stand on every way; the march would have to stop before for another reason.
 */
export function whyFar(
  from: Space,
  { left, foul, spent }: { readonly left: SpacesLeft; readonly foul: boolean; readonly spent: number },
  enemiesEnd: Ends,
): (to: Space) => Clause {
  const never: Ends = () => false;
  const near = within(from, left, never);
  const inTime = foul ? within(from, inWeather(left, spent), never) : near;
  const unopposed = within(from, left, enemiesEnd);
  return (to) => {
    if (!near(to)) return CLAUSES.tooFar;
    if (!inTime(to)) return CLAUSES.weather;
    return unopposed(to) ? CLAUSES.stopsBefore : CLAUSES.enemyBetween;
  };
}
