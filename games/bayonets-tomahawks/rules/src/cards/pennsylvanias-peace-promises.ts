import { BRITISH, type Card, type Piece, piece, space } from '../ids.ts';
import { factsOf } from '../query/cards.ts';
import type { State } from '../state.ts';
import { heldBy, isNobodyToPick, isOnMap, pickAmong, sendToLosses } from './effects.ts';
import type { Part, StartEvent } from './event.ts';

const OHIO: readonly Piece[] = [piece.of('mingo'), piece.of('delaware'), piece.of('chaouanon')];
const PARTS: readonly Part[] = [
  { by: BRITISH, count: 2, may: (g, p) => OHIO.includes(p) && isOnMap(g, p), take: sendToLosses },
];

/** The British neither hold nor have raided any of the named spaces. */
const isPeacePossible = (g: State, of: Card): boolean =>
  heldBy(g, BRITISH, of).length === 0 && !factsOf(of).spaces.some((name) => g.britishRaids.has(space.of(name)));

/** Pennsylvania's Peace Promises (53): two Ohio units leave the map if the British have left their Villages alone. */
export const pennsylvaniasPeacePromises: StartEvent = {
  parts: () => PARTS,
  ask: (g, _by, played) => (isPeacePossible(g, played) ? pickAmong(g, played, PARTS) : undefined),
  isVain: (g, _by, played) => !isPeacePossible(g, played) || isNobodyToPick(g, PARTS),
};
