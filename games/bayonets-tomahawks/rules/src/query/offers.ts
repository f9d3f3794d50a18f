import { type Clause, explaining, type IdSet, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { alikeNumber } from '../counters.ts';
import { isOnBoard, type Piece, type Place, piece, placeOf, type Side, type Space } from '../ids.ts';
import type { State } from '../state.ts';
import { eachIn, sideOf } from './presence.ts';

/** Two counters that a player need not tell apart: the same kind, face, markers and place. */
export const alike = (g: State, a: Piece, b: Piece): boolean =>
  alikeNumber(a) === alikeNumber(b) &&
  g.place.get(a) === g.place.get(b) &&
  g.reduced.has(a) === g.reduced.has(b) &&
  g.spent.has(a) === g.spent.has(b) &&
  g.routed.has(a) === g.routed.has(b) &&
  g.outOfSupply.has(a) === g.outOfSupply.has(b);

/** Calls `offer` for each counter of `set`, alike ones once. */
export function eachOffered(g: State, set: IdSet<Piece>, offer: (p: Piece) => void): void {
  for (let p = set.first(); p !== NONE; p = set.after(p)) if (isFirstOfItsLikes(g, set, p)) offer(p);
}

/** Likes lie side by side in the list of counters. */
function isFirstOfItsLikes(g: State, among: IdSet<Piece>, p: Piece): boolean {
  for (let other = p - 1; other >= 0; other--) {
    const like = other as Piece;
    if (alikeNumber(like) !== alikeNumber(p)) return true;
    if (among.has(like) && alike(g, like, p)) return unmet(CLAUSES.once);
  }
  return true;
}

/**
 * For who asks why not: calls `offer` for each of `all` that is not `listed`, if the clause that keeps it out is lifted; not for
 * those of which `keptOut` names none, because the list has looked at them.
 */
export function eachKeptOut<I extends number>(
  all: readonly I[],
  listed: (each: I) => boolean,
  keptOut: (each: I) => Clause | undefined,
  offer: (each: I) => void,
): void {
  for (const each of all) {
    const clause = listed(each) ? undefined : keptOut(each);
    if (clause !== undefined && unmet(clause)) offer(each);
  }
}

/** Calls `look` for each counter of a faction in these spaces; for who asks why not, for every counter. */
export function eachOfStacks(g: State, of: Side, stacks: readonly Space[], look: (p: Piece) => void): void {
  if (explaining()) for (const p of piece.all) look(p);
  else for (const at of stacks) eachIn(g, of, placeOf(at), look);
}

/** Why a counter that is not of a faction's stack in a place cannot be named there. */
export function notOfStack(g: State, of: Side, p: Piece): Clause {
  if (sideOf(g, p) !== of) return CLAUSES.own;
  return isOnBoard(g.place.get(p)) ? CLAUSES.inSpace : CLAUSES.onMap;
}

/** For who asks why not: calls `offer` for each counter that is not of a faction's stack in a place, if it is lifted why. */
export function eachElsewhere(g: State, of: Side, where: Place, offer: (p: Piece) => void): void {
  const isThere = (p: Piece): boolean => g.place.get(p) === where && sideOf(g, p) === of;
  eachKeptOut(piece.all, isThere, (p) => notOfStack(g, of, p), offer);
}
