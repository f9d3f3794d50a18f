import { SPACE_FACTS, type SpaceFacts } from '@carillon/wilderness-war-rules/reference';
import { BOARD_FRAME, POSITIONS } from '../data/positions.ts';

/** Size of the map in the units of all its drawings. */
export const mapSize: { readonly width: number; readonly height: number } = BOARD_FRAME;

/** A point of the map, in its units; y grows downwards. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The position of counters in every space and militia box, in the order of `PLACES`. */
export const positions: readonly MapPoint[] = POSITIONS.map(({ x, y }) => ({ x, y }));

/** The radius of a space's sign, in map units (for targets, rings of light, ends of arrows). */
export function spaceRadius(space: SpaceFacts): number {
  if (space.fortress) return 12;
  if (space.terrain === 'cultivated') return 8;
  return space.terrain === 'mountain' ? 9.5 : 8.5;
}

/** A space of the open map with its place. */
export interface PlacedSpace {
  readonly facts: SpaceFacts;
  readonly x: number;
  readonly y: number;
}

/** Every space with its place, including holding boxes, in the order of `SPACES`. */
export const placedSpaces: readonly PlacedSpace[] = SPACE_FACTS.map((facts, index) => ({
  facts,
  x: POSITIONS[index]?.x ?? 0,
  y: POSITIONS[index]?.y ?? 0,
}));
