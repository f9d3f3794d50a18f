import { type Clause, type IdSet, NONE, passes, unmet, waived } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { alikeNumber, sideOf } from '../counters.ts';
import { type Piece, piece, type Side } from '../ids.ts';
import type { State } from '../state.ts';

/** Whether a player need not distinguish two pieces: the same kind, state and place. */
export const alike = (g: State, a: Piece, b: Piece): boolean =>
  g.place.get(a) === g.place.get(b) && alikeNumber(a) === alikeNumber(b) && g.reduced.has(a) === g.reduced.has(b);

/** Whether `p` is the one to offer among identical pieces (those in `among`, if given): the first of them. */
export function isFirstOfItsLikes(g: State, p: Piece, among?: IdSet<Piece>): boolean {
  const number = alikeNumber(p);
  // Identical pieces are adjacent in the list of pieces.
  for (let other = p - 1; other >= 0; other--) {
    const like = other as Piece;
    if (alikeNumber(like) !== number) return true;
    if (alike(g, like, p) && (among === undefined || among.has(like))) return unmet(CLAUSES.once);
  }
  return true;
}

/** Whether `p` is the last of its identical pieces in a set. */
export function isLastOfItsLikes(g: State, p: Piece, among: IdSet<Piece>): boolean {
  const number = alikeNumber(p);
  for (let like = among.after(p); like !== NONE && alikeNumber(like) === number; like = among.after(like)) {
    if (alike(g, like, p)) return unmet(CLAUSES.once);
  }
  return true;
}

/** Calls `offer` for each piece of `set`, identical ones once. */
export function eachOffered(g: State, set: IdSet<Piece>, offer: (p: Piece) => void): void {
  for (let p = set.first(); p !== NONE; p = set.after(p)) if (isFirstOfItsLikes(g, p, set)) offer(p);
}

/** Explain mode: calls `offer` for each piece not in `set` if the clause that excludes it is lifted. */
export function eachKeptOut(set: IdSet<Piece>, keptOut: (p: Piece) => Clause, offer: (p: Piece) => void): void {
  for (const p of piece.all) if (!set.has(p) && unmet(keptOut(p))) offer(p);
}

/**
 * Explain mode: calls `offer` for each piece not in `set` that `may` be named with clauses lifted; if no clause
 * applies, `otherwise` excludes the piece.
 */
export function eachBarred(
  set: IdSet<Piece>,
  may: (p: Piece) => boolean,
  otherwise: Clause,
  offer: (p: Piece) => void,
): void {
  for (const p of piece.all) {
    if (set.has(p)) continue;
    const before = waived();
    if (may(p) && passes(before, otherwise)) offer(p);
  }
}

/** Explain mode: calls `offer` for every piece if the clause is lifted. */
export function eachPieceIf(clause: Clause, offer: (p: Piece) => void): void {
  if (unmet(clause)) for (const p of piece.all) offer(p);
}

/** Explain mode: calls both functions for each piece of a side. */
export function eachOf(side: Side, offer: (p: Piece) => void, offerToo: (p: Piece) => void): void {
  for (const p of piece.all) {
    if (sideOf(p) !== side) continue;
    offer(p);
    offerToo(p);
  }
}

/** The clause that excludes a piece: because it is the enemy's, or another one. */
export const ownOr = (side: Side, p: Piece, clause: Clause): Clause => (sideOf(p) === side ? clause : CLAUSES.own);
