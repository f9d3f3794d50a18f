import {
  CONNECTION_FACTS,
  type PieceName,
  type SideName,
  SPACES,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Box, Places, Point, Spot } from '@carillon/board';
import { frames, POSITIONS } from '../map/index.ts';
import { pieceFacts } from './facts.ts';

/** Counters are above their space, so that its sign stays visible. */
const RAISED = -15;
/** In a box they leave room for its name. */
const BELOW_NAME = 8;

const panels: ReadonlyMap<string, Box> = new Map(
  frames.map(([id, , left, top, right, bottom]) => [id, { left, top, right, bottom }]),
);

const points = new Map<string, Point>();
for (const [i, space] of SPACES.entries()) {
  const point = POSITIONS[i];
  if (point) points.set(space, point);
}
for (const [id, { left, top, right, bottom }] of panels)
  points.set(id, { x: (left + right) / 2, y: (top + bottom) / 2 });

const all: readonly string[] = [...points.keys()];
const spots: readonly Spot[] = [...points].map(([id, point]) => ({ id, ...point }));

/** The places of the board: the spaces, the Sail box, the Losses boxes and that of the Disbanded Brigades. */
export const places: Places = {
  all,
  spots,
  pointOf: (place) => points.get(place),
  panelOf: (place) => panels.get(place),
  standAt(place) {
    const { x, y } = points.get(place) ?? { x: 0, y: 0 };
    return panels.has(place) ? { x, y: y + BELOW_NAME } : { x, y: y + RAISED };
  },
};

/** A faction's Losses box is a separate place on the board. */
export const lossesOf = (side: SideName): string => `losses-${side}`;

/** Where a counter is on the board; `undefined` for those in pools and out of play. */
export function boardPlaceOf(view: View, piece: PieceName): string | undefined {
  const place = view.place[piece];
  if (place === 'losses') return lossesOf(pieceFacts(piece).side ?? 'french');
  return place !== undefined && points.has(place) ? place : undefined;
}

const joined = new Map<string, string[]>();
const join = (from: string, to: string): void => {
  joined.set(from, [...(joined.get(from) ?? []), to]);
};
for (const { a, b } of CONNECTION_FACTS) {
  join(a, b);
  join(b, a);
}

/** Spaces that a space is joined to by a connection. */
export const neighboursOf = (space: string): readonly string[] => joined.get(space) ?? [];
