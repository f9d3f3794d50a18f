import { type Clause, explaining, type IdSet, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { alikeNumber } from '../counters.ts';
import { isOnBoard, type Piece, type Place, piece, placeOf, type Side, type Space } from '../ids.ts';
import type { State } from '../state.ts';
import { eachIn, sideOf } from './presence.ts';

/** Whether a player need not distinguish two counters: the same kind, face, markers and place. */
export const alike = (g: State, a: Piece, b: Piece): boolean =>
  alikeNumber(a) === alikeNumber(b) &&
  g.place.get(a) === g.place.get(b) &&
  g.reduced.has(a) === g.reduced.has(b) &&
  g.spent.has(a) === g.spent.has(b) &&
  g.routed.has(a) === g.routed.has(b) &&
  g.outOfSupply.has(a) === g.outOfSupply.has(b) &&
  g.landed.has(a) === g.landed.has(b) &&
  g.marshaled.has(a) === g.marshaled.has(b) &&
  g.sittingOut.has(a) === g.sittingOut.has(b);

/** Calls `offer` for each counter of `set`, identical ones once. */
export function eachOffered(g: State, set: IdSet<Piece>, offer: (p: Piece) => void): void {
  for (let p = set.first(); p !== NONE; p = set.after(p)) if (isFirstOfItsLikes(g, set, p)) offer(p);
}

/** Identical counters are adjacent in the list of counters. */
function isFirstOfItsLikes(g: State, among: IdSet<Piece>, p: Piece): boolean {
  for (let other = p - 1; other >= 0; other--) {
    const like = other as Piece;
    if (alikeNumber(like) !== alikeNumber(p)) return true;
    if (among.has(like) && alike(g, like, p)) return unmet(CLAUSES.once);
  }
  return true;
}

/**
 * Explain mode: calls `offer` for each of `all` not in `listed`, if the clause that excludes it is lifted; not for
 * those without a clause from `keptOut`, because the list has examined them.
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

/** Calls `look` for each counter of a faction in these spaces; in explain mode, for every counter. */
export function eachOfStacks(g: State, of: Side, stacks: readonly Space[], look: (p: Piece) => void): void {
  if (explaining()) for (const p of piece.all) look(p);
  else for (const at of stacks) eachIn(g, of, placeOf(at), look);
}

/** Why a counter outside a faction's stack in a place cannot be named there. */
export function notOfStack(g: State, of: Side, p: Piece): Clause {
  if (sideOf(g, p) !== of) return CLAUSES.own;
  return isOnBoard(g.place.get(p)) ? CLAUSES.inSpace : CLAUSES.onMap;
}

/** Explain mode: calls `offer` for each counter outside a faction's stack in a place, if its clause is lifted. */
export function eachElsewhere(g: State, of: Side, where: Place, offer: (p: Piece) => void): void {
  const isThere = (p: Piece): boolean => g.place.get(p) === where && sideOf(g, p) === of;
  eachKeptOut(piece.all, isThere, (p) => notOfStack(g, of, p), offer);
}
