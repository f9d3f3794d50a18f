import { at } from '@carillon/kit';
import { PIECE_FACTS } from './data/pieces.ts';
import { PIECES, type PieceName } from './names.ts';
import type { Position } from './position.ts';

// Finds counters that a player need not distinguish, in a position by names: for code that shows positions. It needs no
// other rules.

const kinds: ReadonlyMap<PieceName, string> = new Map(
  PIECES.map((piece, index) => [piece, at(PIECE_FACTS, index).kind]),
);

/**
 * Counters with equal numbers are identical for a choice: same kind, face, markers and place; the rules offer only one
 * of them. While a force must choose where to go on, a counter outside the march is not identical to one that might be
 * dropped (10.2.1).
 */
export function likenessOf(position: Position, piece: PieceName): string {
  const { reduced, spent, routed, outOfSupply, landed, marshaled, sittingOut, place, stack } = position;
  const asking = stack.at(-1);
  const isGoing = asking?.procedure === 'march' && (asking.step === 'onward' || asking.step === 'stuck');
  const marks = [reduced, spent, routed, outOfSupply, landed, marshaled, sittingOut].map((marked) =>
    marked.includes(piece),
  );
  return [kinds.get(piece), place[piece], ...marks, isGoing && asking.locals.force.includes(piece)].join(' ');
}
