import { distancesBetween } from '@carillon/opponent';
import { adjacentTo, isMountain, type Space, space } from '@carillon/wilderness-war-rules/search';

/** Farther than any march. */
export const FAR = 40;

/** The number of connections between two spaces; 40 if there is no way by land. */
export const distance: (from: Space, to: Space) => number = distancesBetween(space.all, adjacentTo);

/** Returns a lookup of a value that depends on the distance between two spaces. */
export function byDistance(value: (away: number) => number): (from: Space, to: Space) => number {
  const table = new Float64Array(space.count * space.count);
  for (const from of space.all) for (const to of space.all) table[from * space.count + to] = value(distance(from, to));
  return (from, to) => table[from * space.count + to] ?? 0;
}

/**
 * The distance within one march that goes on from a space. A march ends in the first mountain space (6.2), so no way
 * leads on from there.
 */
export const distanceInMarch: (from: Space, to: Space) => number = distancesBetween(space.all, (from) =>
  isMountain(from) ? [] : adjacentTo(from),
);

/** The distance within one march that begins in a space, which may be in the mountains. */
export function distanceFromStart(from: Space, to: Space): number {
  if (!isMountain(from) || from === to) return distanceInMarch(from, to);
  return 1 + Math.min(...adjacentTo(from).map((next) => distanceInMarch(next.to, to)));
}
