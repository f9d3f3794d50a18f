import type { PieceFacts, UnitType } from '@carillon/bayonets-tomahawks-rules/reference';
import { symbols, type UnitSign } from '@carillon/board';
import { signOf as sign } from '@carillon/wargame-board';

const { CANOE, DRUM, DRUM_BODY, FEATHER, HATCHET, MUSKET, PADDLE, QUILL, THISTLE, TRICORNE } = symbols;

/** A gun on its carriage. */
const GUN =
  'M-9-3.6L4.6-6.2L5.2-3L-7.6.6C-9.2.6-10-2.4-9-3.6ZM-3.4 2.6A3.6 3.6 0 1 0 3.8 2.6A3.6 3.6 0 1 0-3.4 2.6ZM-1.6 2.6A1.8 1.8 0 1 1 2 2.6A1.8 1.8 0 1 1-1.6 2.6Z';
const TRAIL = 'M-2.6 1.2L-9 6';
/** A ship under sail. */
const SHIP = 'M-8.6 2.6H8.6L6.4 6.4H-6.4ZM-.8 1.6V-8L6.6 1.6ZM-2 1.6V-6L-7 1.6Z';
/** A fort of four bastions. */
const FORT =
  'M-8-8L-3-6.4L-2.4-5H2.4L3-6.4L8-8L6.4-3L5-2.4V2.4L6.4 3L8 8L3 6.4L2.4 5H-2.4L-3 6.4L-8 8L-6.4 3L-5 2.4V-2.4L-6.4-3Z';
/** An angle of a fortress wall. */
const BASTION = 'M0-8L8 1L4.4 1V7H-4.4V1L-8 1Z';

const BY_TYPE: Readonly<Record<Exclude<UnitType, 'commander' | 'light'>, UnitSign>> = {
  indian: sign(FEATHER, QUILL),
  'indian-nation': sign(FEATHER, QUILL),
  highland: sign(THISTLE),
  'metropolitan-brigade': sign(MUSKET, '', 52),
  'colonial-brigade': sign(TRICORNE),
  canadiens: sign(DRUM, DRUM_BODY),
  fleet: sign(SHIP, 'M-9.6 8.2Q-7.2 7-4.8 8.2T0 8.2T4.8 8.2T9.6 8.2'),
  bastion: sign(BASTION),
  fort: sign(FORT),
  artillery: sign(GUN, TRAIL),
};
const FRENCH_LIGHT = sign(CANOE, PADDLE);
const BRITISH_LIGHT = sign(HATCHET);

/** The sign of a unit: its kind, whatever its side. */
export function signOfUnit({ type, side }: PieceFacts): UnitSign {
  if (type === 'light') return side === 'french' ? FRENCH_LIGHT : BRITISH_LIGHT;
  return type === 'commander' ? sign('') : BY_TYPE[type];
}

/** Outlines around 0, 0: the shape of a unit decides which Hits can strike it (13.4). */
export const SHAPE_PATHS = {
  triangle: 'M0-13L13.4 11.4H-13.4Z',
  square: 'M-12-12H12V12H-12Z',
  circle: 'M-12.4 0A12.4 12.4 0 1 0 12.4 0A12.4 12.4 0 1 0-12.4 0Z',
} as const;
