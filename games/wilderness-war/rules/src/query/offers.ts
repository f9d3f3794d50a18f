import { type IdSet, NONE, type None } from '@carillon/flow';
import { alikeNumber } from '../counters.ts';
import type { Piece } from '../ids.ts';
import type { State } from '../state.ts';

/** Two pieces that a player need not tell apart: the same kind, state and place. */
export const alike = (g: State, a: Piece, b: Piece): boolean =>
  alikeNumber(a) === alikeNumber(b) && g.reduced.has(a) === g.reduced.has(b) && g.place.get(a) === g.place.get(b);

/**
 * Whether `p` is the one to offer among its likes (those in `among`, if given): the first of them after `last`. Subsets are
 * chosen piece by piece in ascending order, so `last` is the piece chosen before, `NONE` at the beginning.
 */
export function isFirstOfItsLikes(g: State, p: Piece, last: Piece | None, among?: IdSet<Piece>): boolean {
  // Likes lie side by side in the list of pieces.
  for (let other = p - 1; other > last; other--) {
    const like = other as Piece;
    if (alikeNumber(like) !== alikeNumber(p)) return true;
    if ((among === undefined || among.has(like)) && alike(g, like, p)) return false;
  }
  return true;
}

/** Calls `offer` for each piece of `set` after `last`, alike ones once. */
export function eachOffered(g: State, set: IdSet<Piece>, last: Piece | None, offer: (p: Piece) => void): void {
  let p = last === NONE ? set.first() : set.after(last);
  for (; p !== NONE; p = set.after(p)) if (isFirstOfItsLikes(g, p, last, set)) offer(p);
}
