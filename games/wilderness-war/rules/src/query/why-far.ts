import type { Clause } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { MOVEMENT } from '../data/tables.ts';
import { type Space, space } from '../ids.ts';
import { type Adjacency, exitsOf } from '../map.ts';

// Explain mode: the single reason why a march cannot go to a space that it cannot enter next (6.2, 6.3, 6.51).

/** The number of spaces that a march may still enter by land and by boat, by its allowances alone. */
export interface SpacesLeft {
  readonly land: number;
  readonly boat: number;
}

/** Whether something ends a march in a space. */
type Ends = (at: Space) => boolean;

/** Further than any space. */
const FAR = 255;

/** The distance to each space, indexed by space: along exits that lead on, and not beyond spaces that end the march. */
function distances(from: Space, leadsOn: (exit: Adjacency) => boolean, ends: Ends): Uint8Array {
  const away = new Uint8Array(space.count).fill(FAR);
  const found = [from];
  away[from] = 0;
  // The list grows during the loop, so the loop visits every space that it finds.
  for (const at of found) {
    if (at !== from && ends(at)) continue;
    const next = (away[at] ?? FAR) + 1;
    for (const exit of exitsOf(at)) {
      if (away[exit.to] !== FAR || !leadsOn(exit)) continue;
      away[exit.to] = next;
      found.push(exit.to);
    }
  }
  return away;
}

/** The distance to each space by land and by boat, if only `ends` stops a march. */
interface Distances {
  readonly land: Uint8Array;
  readonly boat: Uint8Array;
}
const distancesFrom = (from: Space, ends: Ends): Distances => ({
  land: distances(from, () => true, ends),
  boat: distances(from, ({ water }) => water, ends),
});

/** Whether a space lies within these allowances. */
const isWithin = (to: Space, { land, boat }: Distances, left: SpacesLeft): boolean =>
  (land[to] ?? FAR) <= left.land || (boat[to] ?? FAR) <= left.boat;

/** 5.51 The allowances left in Foul Weather. */
const inWeather = ({ land, boat }: SpacesLeft, spent: number): SpacesLeft => {
  const most = MOVEMENT.foulWeather - spent;
  return { land: Math.min(land, most), boat: Math.min(boat, most) };
};

/** The rules that stop a march, and that let it carry boats. */
export interface Stops {
  /** 6.51 Enemies end it in a space. */
  enemiesEnd: Ends;
  /** 6.2 It ends in a mountain space. */
  mountainEnds: Ends;
  /** 6.2 It halts in the space after this one, when it has entered `entered` spaces. */
  halts(after: Space, entered: number): boolean;
  /** 6.3 Boats may be carried over this land connection. */
  carries(from: Space, to: Space): boolean;
  /** 6.6 A lone Auxiliary, which may infiltrate spaces with enemies. */
  readonly infiltrates: boolean;
}

/** A place that a march can reach, and its distance in steps. */
interface Place {
  readonly at: Space;
  readonly away: number;
  /** By land: it must stop here. */
  readonly halted: boolean;
  /** By boat: the boats have been carried. */
  readonly carried: boolean;
}

/** The spaces that a march can reach within `most` steps; `onward` returns the places that follow a place. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a search in widening circles: the loop, what ends it and what it has seen belong together
function found(from: Space, most: number, ends: Ends, onward: (place: Place) => readonly Place[]): ReadonlySet<Space> {
  const places: Place[] = [{ at: from, away: 0, halted: false, carried: false }];
  const known = new Set<number>();
  for (const place of places) {
    if (place.away >= most || (place.away > 0 && ends(place.at))) continue;
    for (const next of onward(place)) {
      const key = (next.at << 2) | (next.halted ? 2 : 0) | (next.carried ? 1 : 0);
      if (known.has(key)) continue;
      known.add(key);
      places.push(next);
    }
  }
  return new Set(places.map(({ at }) => at));
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

/** The parts of a march's progress that limit where it can still go. */
export interface Way {
  readonly left: SpacesLeft;
  readonly foul: boolean;
  readonly spent: number;
}

/**
 * For each space that is not next, why one step does not lead there: the march can reach it, but only over the spaces
 * between; or the first of these reasons: it is too far; Foul Weather; only an infiltration may lead there; enemies on
 * every way end the march; the march would have to stop earlier for another reason.
 */
export function whyFar(from: Space, { left, foul, spent }: Way, stops: Stops): (to: Space) => Clause {
  const { enemiesEnd, mountainEnds } = stops;
  const never: Ends = () => false;
  const most = foul ? inWeather(left, spent) : left;
  const open = distancesFrom(from, never);
  const opposed = distancesFrom(from, enemiesEnd);
  const land = found(from, most.land, (at) => enemiesEnd(at) || mountainEnds(at), byLand(stops, spent));
  const boat = found(from, most.boat, enemiesEnd, byBoat(stops));
  const past = stops.infiltrates
    ? [found(from, most.land, mountainEnds, byLand(stops, spent)), found(from, most.boat, never, byBoat(stops))]
    : [];
  return (to) => {
    if (land.has(to) || boat.has(to)) return CLAUSES.notNext;
    if (!isWithin(to, open, left)) return CLAUSES.tooFar;
    if (!isWithin(to, open, most)) return CLAUSES.weather;
    if (past.some((places) => places.has(to))) return CLAUSES.pastEnemies;
    return isWithin(to, opposed, left) ? CLAUSES.stopsBefore : CLAUSES.enemyBetween;
  };
}
