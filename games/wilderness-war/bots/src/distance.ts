import { distancesBetween } from '@carillon/opponent';
import { adjacentTo, isMountain, type Space, space } from '@carillon/wilderness-war-rules/search';

/** Farther than any march. */
export const FAR = 40;

/** How many connections lie between two spaces; 40 if no way leads by land. */
export const distance: (from: Space, to: Space) => number = distancesBetween(space.all, adjacentTo);

/** A value for each pair of spaces, by their distance: returns what looks it up. */
export function byDistance(value: (away: number) => number): (from: Space, to: Space) => number {
  const table = new Float64Array(space.count * space.count);
  for (const from of space.all) for (const to of space.all) table[from * space.count + to] = value(distance(from, to));
  return (from, to) => table[from * space.count + to] ?? 0;
}

/**
 * The same for one march that goes on from a space: it ends in the first mountain space (6.2), so from there no way leads
 * on.
 */
export const distanceInMarch: (from: Space, to: Space) => number = distancesBetween(space.all, (from) =>
  isMountain(from) ? [] : adjacentTo(from),
);

/** The same for a march that begins in a space, which may be in the mountains. */
export function distanceFromStart(from: Space, to: Space): number {
  if (!isMountain(from) || from === to) return distanceInMarch(from, to);
  return 1 + Math.min(...adjacentTo(from).map((next) => distanceInMarch(next.to, to)));
}
