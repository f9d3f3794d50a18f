import { type Naming, type NamingGround, naming, type PanelFrame, type Point, type SetNames } from '@carillon/board';
import { edgesOf } from '../places.ts';

/** A title's facts about the names on its map. */
export interface NameFacts<Space extends { readonly id: string }> extends Pick<NamingGround, 'size'> {
  readonly near: SetNames;
  readonly far: SetNames;
  readonly frames: readonly PanelFrame[];
  readonly spaces: readonly Space[];
  readonly points: readonly (Point | undefined)[];
  /** The cost of omitting a name: important places come first. */
  readonly worthOf: (space: Space) => number;
  /** Spaces in a box beside the map. */
  readonly isBoxed?: (space: Space) => boolean;
}

/** The names of the spaces, as placed by the tool. */
export const namesOf = <Space extends { readonly id: string }>(facts: NameFacts<Space>): Naming =>
  naming({
    settings: { near: facts.near, far: facts.far },
    spots: facts.spaces.map((space, i) => ({
      id: space.id,
      x: facts.points[i]?.x ?? 0,
      y: facts.points[i]?.y ?? 0,
      open: !facts.isBoxed?.(space),
      worth: facts.worthOf(space),
    })),
    panels: facts.frames.map(edgesOf),
    size: facts.size,
  });
