import { at } from '@carillon/kit';
import { PIECE_FACTS } from './data/pieces.ts';
import { PIECES, type PieceName } from './names.ts';
import type { Position } from './position.ts';

// Which pieces a player need not tell apart, read from a position by names: for those who show it. It needs no rules but this.

const kinds: ReadonlyMap<PieceName, string> = new Map(
  PIECES.map((piece, index) => {
    const facts = at(PIECE_FACTS, index);
    return [piece, facts.kind === 'unit' ? facts.unitKind : piece];
  }),
);

/**
 * What makes pieces alike for a choice: equal for two of the same kind, face and place, of which the rules offer one. Who is
 * inside a fort or fortress is like nobody outside (8.1). While a force is asked where it goes on, who does not march cannot
 * stand for one of those who might be left behind.
 */
export function likenessOf(position: Position, piece: PieceName): string {
  const { reduced, inside, place, stack } = position;
  const asking = stack.at(-1);
  const goesOn = asking?.procedure === 'march' && asking.step === 'onward' && asking.locals.force.includes(piece);
  return [kinds.get(piece), reduced.includes(piece), inside.includes(piece), place[piece], goesOn].join(' ');
}
