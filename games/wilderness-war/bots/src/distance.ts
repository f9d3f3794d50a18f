import { distancesBetween } from '@carillon/opponent';
import { adjacentTo, type Space, space } from '@carillon/wilderness-war-rules/search';

/** How many connections lie between two spaces; 40 if no way leads by land. */
export const distance: (from: Space, to: Space) => number = distancesBetween(space.all, adjacentTo);

/** A value for each pair of spaces, by their distance: returns what looks it up. */
export function byDistance(value: (away: number) => number): (from: Space, to: Space) => number {
  const table = new Float64Array(space.count * space.count);
  for (const from of space.all) for (const to of space.all) table[from * space.count + to] = value(distance(from, to));
  return (from, to) => table[from * space.count + to] ?? 0;
}
