import {
  type Connection,
  connection,
  type Piece,
  piece,
  type Space,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { NONE } from '@carillon/flow';
import type { Intended } from '@carillon/opponent';

/** The aims that a faction may pursue. */
export const AIMS = [
  'siege',
  'take',
  'relieve',
  'gather',
  'sail',
  'fetch',
  'land',
  'raid',
  'garrison',
  'road',
  'fort',
] as const;
export type Aim = (typeof AIMS)[number];

/** The kind of Action that begins it. */
export type Means = 'army' | 'light' | 'sail' | 'land' | 'raid' | 'construct';

/** An intention of a faction for an Action Phase. */
export interface Intention {
  readonly aim: Aim;
  readonly by: Means;
  /** The space of the stack that begins it; `AT_SEA` for a Landing. */
  readonly from: Space;
  readonly target: Space;
  /** The raider, or the only unit that goes; `NONE` if a stack goes. */
  readonly only: Piece | -1;
  /** The Road that is begun or finished; `NONE` if none is. */
  readonly road: Connection | -1;
  readonly worth: number;
}

/** An intention of a stack. */
export const ofStack = (aim: Aim, by: Means, from: Space, target: Space, worth: number): Intention => ({
  ...{ aim, by, from, target, worth },
  ...{ only: NONE, road: NONE },
});

/** The intention by names, for showing it. */
export const intended = ({ aim, from, target, only, road }: Intention): Intended => ({
  aim,
  at: space.nameOf(target),
  ...(from < space.count && { from: space.nameOf(from) }),
  ...(road !== NONE && { by: connection.nameOf(road) }),
  pieces: only === NONE ? [] : [piece.nameOf(only)],
});
