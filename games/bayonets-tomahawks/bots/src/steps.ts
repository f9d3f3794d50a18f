import {
  flow,
  type Piece,
  type Place,
  piece,
  place,
  point,
  type Space,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import type { Choice } from '@carillon/flow';
import { stepNamed } from '@carillon/opponent';

// The steps whose choices a policy weighs one by one, their verbs in order, and the arguments of the choices.

const STEPS = flow.allSteps;

export const CHOOSE: number = stepNamed(STEPS, 'action-round.choose');
export const ACT: number = stepNamed(STEPS, 'action-phase.act');
export const MUSTER: number = stepNamed(STEPS, 'march.muster');
export const ABOARD: number = stepNamed(STEPS, 'sail.muster');
export const MARCHING: ReadonlySet<number> = new Set(
  ['march.onward', 'march.stuck'].map((name) => stepNamed(STEPS, name)),
);
export const RAIDING: number = stepNamed(STEPS, 'raid.onward');
export const LANDING: number = stepNamed(STEPS, 'landing.to');
export const BUILDING: number = stepNamed(STEPS, 'construction.choose');
export const FLEET_COMES: number = stepNamed(STEPS, 'placement.fleet');
export const UNIT_COMES: number = stepNamed(STEPS, 'placement.unit');
export const ENLISTING: number = stepNamed(STEPS, 'enlistment.to');

// action-phase.act: each verb names an Action Point, and a Raid a piece, those from the second to the last a space.
export const RAID = 0;
export const LIGHT = 2;
export const ARMY = 3;
export const FORCED = 4;
export const SAIL = 5;
// march.muster, sail.muster
export const TAKE = 0;
// march.onward, march.stuck
export const MOVE = 0;
export const STOP = 3;
// raid.onward
export const TO = 1;

const SPACES = (1 << space.bits) - 1;
const PIECES = (1 << piece.bits) - 1;
const PLACES = (1 << place.bits) - 1;

/** The space that a choice names first. */
export const spaceIn = (choice: Choice): Space => (choice & SPACES) as Space;
/** The piece that a choice names first. */
export const pieceIn = (choice: Choice): Piece => (choice & PIECES) as Piece;
/** The space where the march of an Action Point begins. */
export const startOf = (choice: Choice): Space => spaceIn((choice >>> point.bits) as Choice);
/** The piece that an Action Point activates. */
export const actorOf = (choice: Choice): Piece => pieceIn((choice >>> point.bits) as Choice);
/** The place to which a piece comes. */
export const placeIn = (choice: Choice): Place => ((choice >>> piece.bits) & PLACES) as Place;
/** The space where a piece enlists. */
export const enlistsIn = (choice: Choice): Space => spaceIn((choice >>> piece.bits) as Choice);
