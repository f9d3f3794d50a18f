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

/** How the rules stop a march, and let it carry boats. */
export interface Stops {
  /** 6.51 Enemies end it in a space. */
  enemiesEnd: Ends;
  /** 6.2 It ends in a mountain space. */
  mountainEnds: Ends;
  /** 6.2 It halts in the space after this one, when it has entered so many spaces. */
  halts(after: Space, entered: number): boolean;
  /** 6.3 Boats may be carried over this land connection. */
  carries(from: Space, to: Space): boolean;
}

/** A place of a march, so many steps away. */
interface Place {
  readonly at: Space;
  readonly away: number;
  /** By land: it must stop here. */
  readonly halted: boolean;
  /** By boat: the boats have been carried. */
  readonly carried: boolean;
}

/** The spaces that a march may come to within so many steps; `onward` gives the places after one. */
function found(from: Space, most: number, ends: Ends, onward: (place: Place) => readonly Place[]): ReadonlySet<Space> {
  const places = new Map<string, Place>([['', { at: from, away: 0, halted: false, carried: false }]]);
  for (const place of places.values()) {
    if (place.away >= most || (place.away > 0 && ends(place.at))) continue;
    for (const next of onward(place)) {
      const key = `${next.at} ${next.halted} ${next.carried}`;
      if (!places.has(key)) places.set(key, next);
    }
  }
  return new Set([...places.values()].map(({ at }) => at));
}

/** 6.2 Places by land: a march that has halted goes no further. */
const byLand =
  ({ halts }: Stops, spent: number) =>
  ({ at, away, halted, carried }: Place): readonly Place[] =>
    halted ? [] : exitsOf(at).map(({ to }) => ({ at: to, away: away + 1, halted: halts(at, spent + away), carried }));

/** 6.3 Places by boat: boats are carried once. */
const byBoat =
  ({ carries }: Stops) =>
  ({ at, away, halted, carried }: Place): readonly Place[] =>
    exitsOf(at)
      .filter(({ to, water }) => water || (!carried && carries(at, to)))
      .map(({ to, water }) => ({ at: to, away: away + 1, halted, carried: carried || !water }));

/** The progress of a march, as far as it decides where it may still come. */
export interface Way {
  readonly left: SpacesLeft;
  readonly foul: boolean;
  readonly spent: number;
}

/**
 * For each space that is not next, why one step does not lead there: the march may come there, but over the spaces
 * between; or the first reason that keeps it away: it is too far; Foul Weather; enemies who end the march stand on every
 * way; the march would have to stop before for another reason.
 */
export function whyFar(from: Space, { left, foul, spent }: Way, stops: Stops): (to: Space) => Clause {
  const { enemiesEnd, mountainEnds } = stops;
  const never: Ends = () => false;
  const most = foul ? inWeather(left, spent) : left;
  const near = within(from, left, never);
  const inTime = foul ? within(from, most, never) : near;
  const unopposed = within(from, left, enemiesEnd);
  const land = found(from, most.land, (at) => enemiesEnd(at) || mountainEnds(at), byLand(stops, spent));
  const boat = found(from, most.boat, enemiesEnd, byBoat(stops));
  return (to) => {
    if (land.has(to) || boat.has(to)) return CLAUSES.notNext;
    if (!near(to)) return CLAUSES.tooFar;
    if (!inTime(to)) return CLAUSES.weather;
    return unopposed(to) ? CLAUSES.stopsBefore : CLAUSES.enemyBetween;
  };
}
