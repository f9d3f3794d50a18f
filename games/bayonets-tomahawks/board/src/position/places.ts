import {
  CONNECTION_FACTS,
  type PieceName,
  type SideName,
  SPACES,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf } from '@carillon/board';
import { type JoinedPlaces, placesOf } from '@carillon/wargame-board';
import { frames, POSITIONS } from '../map/index.ts';
import { pieceFacts } from './facts.ts';

/** Counters are above their space, so that its sign stays visible. */
const RAISED = -15;
/** In a box they leave room for its name. */
const BELOW_NAME = 8;

/** The places of the board: the spaces, the Sail box, the Losses boxes and that of the Disbanded Brigades. */
export const places: JoinedPlaces = placesOf({
  ...{ names: SPACES, points: POSITIONS, frames, connections: CONNECTION_FACTS },
  standAt: (_place, { x, y }, panel) => ({ x, y: y + (panel === undefined ? RAISED : BELOW_NAME) }),
});

/** A faction's Losses box is a separate place on the board. */
export const lossesOf = (side: SideName): string => `losses-${side}`;

/** The place of a counter on the board; `undefined` for those in pools and out of play. */
export function boardPlaceOf(view: View, piece: PieceName): string | undefined {
  const place = view.place[piece];
  if (place === 'losses') return lossesOf(pieceFacts(piece).side ?? 'french');
  return place !== undefined && places.pointOf(place) ? place : undefined;
}

/**
 * The place where a counter is drawn: a raider on its way is at the space that it has reached; the rules leave it where
 * it was.
 */
export function drawnPlaceOf(view: View, piece: PieceName): string | undefined {
  const raid = frameOf(view.stack, 'raid')?.locals;
  return raid?.raider === piece ? raid.at : boardPlaceOf(view, piece);
}
