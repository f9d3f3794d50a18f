import type { Box, PanelFrame, Places, Point } from '@carillon/board';

/** The places of a board, and their connections. */
export interface JoinedPlaces extends Places {
  /** Spaces that a space is joined to by a connection. */
  readonly neighboursOf: (space: string) => readonly string[];
}

/** A title's facts about its places. */
export interface PlaceFacts {
  /** The spaces in the order of the rules, each with its point at the same index. */
  readonly names: readonly string[];
  readonly points: readonly (Point | undefined)[];
  /** Boxes beside the map; the point of such a place is the middle of its box. */
  readonly frames?: readonly PanelFrame[];
  readonly connections: readonly { readonly a: string; readonly b: string }[];
  /** The position of a place's counters if nothing is in their way, from its point, and its panel if it has one. */
  readonly standAt: (place: string, point: Point, panel: Box | undefined) => Point;
}

/** The edges of a framed box. */
export const edgesOf = ([, , left, top, right, bottom]: PanelFrame): Box => ({ left, top, right, bottom });

/** The places of a board, from its title's facts. */
export function placesOf({ names, points, frames = [], connections, standAt }: PlaceFacts): JoinedPlaces {
  const panels = new Map(frames.map((frame) => [frame[0], edgesOf(frame)]));
  const at = new Map(names.flatMap((name, i) => (points[i] ? [[name, points[i]] as const] : [])));
  for (const [id, { left, top, right, bottom }] of panels) at.set(id, { x: (left + right) / 2, y: (top + bottom) / 2 });
  const joined = new Map<string, Set<string>>();
  for (const { a, b } of connections)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      joined.set(from, (joined.get(from) ?? new Set()).add(to));
  return {
    all: [...at.keys()],
    spots: [...at].map(([id, { x, y }]) => ({ id, x, y })),
    pointOf: (place) => at.get(place),
    panelOf: (place) => panels.get(place),
    standAt: (place) => standAt(place, at.get(place) ?? { x: 0, y: 0 }, panels.get(place)),
    neighboursOf: (space) => [...(joined.get(space) ?? [])],
  };
}
