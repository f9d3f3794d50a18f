import { type IdSet, NONE, type None } from '@carillon/flow';
import { alikeNumber } from '../counters.ts';
import type { Piece } from '../ids.ts';
import type { State } from '../state.ts';

/** Two counters that a player need not tell apart: the same kind, face, markers and place. */
export const alike = (g: State, a: Piece, b: Piece): boolean =>
  alikeNumber(a) === alikeNumber(b) &&
  g.place.get(a) === g.place.get(b) &&
  g.reduced.has(a) === g.reduced.has(b) &&
  g.spent.has(a) === g.spent.has(b) &&
  g.routed.has(a) === g.routed.has(b) &&
  g.outOfSupply.has(a) === g.outOfSupply.has(b);

/**
 * Calls `offer` for each counter of `set` after `last`, alike ones once. Subsets are chosen piece by piece in ascending
 * order, so `last` is the one chosen before, `NONE` at the beginning.
 */
export function eachOffered(g: State, set: IdSet<Piece>, last: Piece | None, offer: (p: Piece) => void): void {
  let p = last === NONE ? set.first() : set.after(last);
  for (; p !== NONE; p = set.after(p)) if (isFirstOfItsLikes(g, set, last, p)) offer(p);
}

/** Likes lie side by side in the list of counters. */
function isFirstOfItsLikes(g: State, among: IdSet<Piece>, last: Piece | None, p: Piece): boolean {
  for (let other = p - 1; other > last; other--) {
    const like = other as Piece;
    if (alikeNumber(like) !== alikeNumber(p)) return true;
    if (among.has(like) && alike(g, like, p)) return false;
  }
  return true;
}
