import { PIECES, type SideName, type SpaceName, type View } from '@carillon/wilderness-war-rules/reference';
import { enemyOf, pieceFacts, spaceFacts } from './facts.ts';
import { places } from './places.ts';

/** The side of an Allied marker (5.532): that of the settlement's Indians on the board. */
export function alliedSide(view: View, space: SpaceName): SideName {
  const home = PIECES.find((piece) => {
    const facts = pieceFacts(piece);
    return (
      facts.kind === 'unit' && facts.homeSettlement === space && places.pointOf(view.place[piece] ?? '') !== undefined
    );
  });
  return home ? pieceFacts(home).side : 'french';
}

/** The number of a side's Raided markers in each space. */
export const raidsOf = (view: View, side: SideName): View['frenchRaids'] =>
  side === 'french' ? view.frenchRaids : view.britishRaids;

/** The side that holds a captured fortress: the enemy of its first owner. */
export const captorOf = (space: SpaceName): SideName => enemyOf(spaceFacts(space).originally ?? 'british');
