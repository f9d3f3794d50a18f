import { at } from '@carillon/kit';
import { PIECE_FACTS } from './data/pieces.ts';
import { PIECES, type PieceName } from './names.ts';
import type { Position } from './position.ts';

// Which counters a player need not distinguish, read from a position by names: for those who show it. It needs no rules but this.

const kinds: ReadonlyMap<PieceName, string> = new Map(
  PIECES.map((piece, index) => [piece, at(PIECE_FACTS, index).kind]),
);

/**
 * Counters with equal numbers are identical for a choice: same kind, face, markers and place; the rules offer only one
 * of them. While a force is asked where it goes on, a counter outside the march cannot stand for one that might be
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
