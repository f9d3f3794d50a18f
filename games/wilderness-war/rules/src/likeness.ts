import { at } from '@carillon/kit';
import { PIECE_FACTS } from './data/pieces.ts';
import { PIECES, type PieceName } from './names.ts';
import type { Position } from './position.ts';

// Finds pieces that a player need not distinguish, in a position by names: for code that shows positions. It needs no
// other rules.

const kinds: ReadonlyMap<PieceName, string> = new Map(
  PIECES.map((piece, index) => {
    const facts = at(PIECE_FACTS, index);
    return [piece, facts.kind === 'unit' ? facts.unitKind : piece];
  }),
);

/**
 * Pieces with equal numbers are identical for a choice: same kind, face and place; the rules offer only one of them. A
 * piece inside a fort or fortress is never identical to one outside (8.1). While a force must choose where to go on, a
 * piece outside the march is not identical to one that might be left behind.
 */
export function likenessOf(position: Position, piece: PieceName): string {
  const { reduced, inside, place, stack } = position;
  const asking = stack.at(-1);
  const goesOn = asking?.procedure === 'march' && asking.step === 'onward' && asking.locals.force.includes(piece);
  return [kinds.get(piece), reduced.includes(piece), inside.includes(piece), place[piece], goesOn].join(' ');
}
