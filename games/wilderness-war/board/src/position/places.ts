import type { Point, Spot } from '@carillon/board';
import { CONNECTIONS, MILITIA_BOX_FACTS, PLACES, type PlaceName } from '@carillon/wilderness-war-rules/reference';
import { frames, positions } from '../map/index.ts';

const points = new Map<string, Point>();
for (const [index, point] of positions.entries()) {
  const place = PLACES[index];
  if (place) points.set(place, point);
}
// A box is at its panel.
for (const [id, , left, top, right, bottom] of frames) points.set(id, { x: (left + right) / 2, y: (top + bottom) / 2 });

type BoxFacts = (typeof MILITIA_BOX_FACTS)[number];
const boxes = new Map<string, BoxFacts>(MILITIA_BOX_FACTS.map((facts) => [facts.id, facts]));

const joined = new Map<string, Set<string>>();
const join = (from: string, to: string): void => {
  joined.set(from, (joined.get(from) ?? new Set()).add(to));
};
for (const { a, b } of CONNECTIONS) {
  join(a, b);
  join(b, a);
}

/** Where a space or militia box is on the board; `undefined` for pieces off the board. */
export const pointOf = (place: string): Point | undefined => points.get(place);

/** The militia box with that name. */
export const boxOf = (place: string): BoxFacts | undefined => boxes.get(place);

/** Spaces that a space is joined to by a connection. */
export const neighboursOf = (space: string): readonly string[] => [...(joined.get(space) ?? [])];

/** Every space and militia box, in the order of the rules. */
export const placesOnBoard: readonly PlaceName[] = PLACES.filter((place) => points.has(place));

/** All of them with their points, to find the nearest. */
export const SPOTS: readonly Spot[] = placesOnBoard.flatMap((id) => {
  const point = pointOf(id);
  return point ? [{ id, ...point }] : [];
});
