import { PIECES, type SideName, type SpaceName, type View } from '@carillon/wilderness-war-rules';
import { pieceFacts } from './facts.ts';
import { pointOf } from './places.ts';

/** Whose Indians an Allied marker stands for (5.532): those of the settlement that are on the board. */
export function alliedSide(view: View, space: SpaceName): SideName {
  const home = PIECES.find((piece) => {
    const facts = pieceFacts(piece);
    return facts.kind === 'unit' && facts.homeSettlement === space && pointOf(view.place[piece] ?? '') !== undefined;
  });
  return home ? pieceFacts(home).side : 'french';
}
