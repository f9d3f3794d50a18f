import { NONE } from '@carillon/flow';
import { countsAs, homeOf, isLeader, returns, sideOf } from './counters.ts';
import {
  type Card,
  card,
  DISCARD,
  FRENCH,
  handOf,
  NO_WORK,
  type Piece,
  type Place,
  piece,
  REMOVED,
  REMOVED_CARD,
  RESERVE,
  type Side,
  type Space,
  spaceOf,
  type Work,
} from './ids.ts';
import type { LogEntry, VpReason } from './log.ts';
import { fortStartedOf, hasFortStarted, hasStockade, stockadeOf } from './query/presence.ts';
import { isOnLastStep } from './query/steps.ts';
import type { State } from './state.ts';

// The few functions that change a position, with their automatic consequences.

type Say = ((entry: LogEntry) => void) | undefined;

/** Puts a piece into a place, outside any fortification there. */
export function put(g: State, p: Piece, to: Place): void {
  if (g.inside.has(p)) g.inside.delete(p);
  else count(g, p, g.place.get(p), -1);
  g.place.set(p, to);
  count(g, p, to, 1);
}

/** 8.1 A piece goes inside the fort or fortress of its space. */
export function goInside(g: State, p: Piece): void {
  if (g.inside.has(p)) return;
  count(g, p, g.place.get(p), -1);
  g.inside.add(p);
}

/** A piece comes out, for a sortie or because the siege has ended. */
export function comeOut(g: State, p: Piece): void {
  if (!g.inside.has(p)) return;
  g.inside.delete(p);
  count(g, p, g.place.get(p), 1);
}

/** Keeps the columns of units consistent with `place` and `inside`. */
export function count(g: State, p: Piece, where: Place, by: number): void {
  const at = spaceOf(where);
  if (at === NONE) return;
  const weight = by * countsAs(p);
  const column = sideOf(p) === FRENCH ? g.frenchUnits : g.britishUnits;
  if (weight !== 0) column.set(at, column.get(at) + weight);
}

/** 7.61 Takes a unit or leader out of play: for good, or back to the reserve, from which a card may return it. */
export function eliminate(g: State, p: Piece): void {
  put(g, p, !isLeader(p) && returns(p) ? RESERVE : REMOVED);
  g.reduced.delete(p);
  forgetAlliance(g, p);
}

/** 5.532 The Allied marker goes when the last unit of the settlement is gone. */
function forgetAlliance(g: State, p: Piece): void {
  const home = homeOf(p);
  if (home === NONE) return;
  for (const other of piece.all) {
    if (homeOf(other) === home && spaceOf(g.place.get(other)) !== NONE) return;
  }
  g.allied.delete(home);
}

/** 7.61 A unit loses a step; returns whether that eliminates it. */
export function loseStep(g: State, p: Piece): boolean {
  if (!isOnLastStep(g, p)) {
    g.reduced.add(p);
    return false;
  }
  eliminate(g, p);
  return true;
}

/** 5.523 A reduced unit is flipped back to its full-strength side. */
export function restore(g: State, p: Piece): void {
  g.reduced.delete(p);
}

/** A work in a space is built, changed or removed. */
export function setWorks(g: State, where: Space, works: Work): void {
  g.works.set(where, works);
  if (works === NO_WORK) g.builtOn.delete(where);
  else g.builtOn.add(where);
}

/** A stockade is destroyed or demolished; a fort begun beside it stays. */
export function removeStockade(g: State, of: Side, where: Space): void {
  setWorks(g, where, hasFortStarted(g, of, where) ? fortStartedOf(of) : NO_WORK);
}

/** A fort under construction is removed; a stockade beside it stays. */
export function removeFortStarted(g: State, of: Side, where: Space): void {
  setWorks(g, where, hasStockade(g, of, where) ? stockadeOf(of) : NO_WORK);
}

/** 13.2, 13.21 Moves the VP marker towards the end of `of`. */
export function award(g: State, say: Say, of: Side, points: number, why: VpReason, rule: string): void {
  g.vp += of === FRENCH ? points : -points;
  say?.({ type: 'vp', side: sideName(of), points, why, rule, total: g.vp });
}

/** A card leaves a hand: 5.22 to the discard pile, or 5.23 out of the game. */
export function playCard(g: State, of: Side, played: Card, remove: boolean): void {
  g.cards.set(played, remove ? REMOVED_CARD : DISCARD);
  g.held.set(of, g.held.get(of) - 1);
  g.shown.delete(played);
  if (played === SURRENDER) g.reshuffle = true;
}

/** 5.23 A card just played leaves the game after all. */
export function removeCard(g: State, played: Card): void {
  g.cards.set(played, REMOVED_CARD);
}

/** A card goes from one hand to the other; from then on both sides know where it is. */
export function takeCard(g: State, from: Side, to: Side, taken: Card): void {
  g.cards.set(taken, handOf(to));
  g.held.set(from, g.held.get(from) - 1);
  g.held.set(to, g.held.get(to) + 1);
  g.shown.add(taken);
}

/** 5.22 A card returns from the discard pile to a hand; both sides know where it is. */
export function recoverCard(g: State, to: Side, recovered: Card): void {
  g.cards.set(recovered, handOf(to));
  g.held.set(to, g.held.get(to) + 1);
  g.shown.add(recovered);
}

/** A card comes from the draw pile into a hand. */
export function deal(g: State, to: Side, dealt: Card): void {
  g.cards.set(dealt, handOf(to));
  g.held.set(to, g.held.get(to) + 1);
  g.undealt -= 1;
}

const SURRENDER: Card = card.of('surrender-6');

const SIDE_NAMES = ['french', 'british'] as const;
/** The name of a side, for the log. */
export const sideName = (of: Side): 'french' | 'british' => SIDE_NAMES[of === FRENCH ? 0 : 1];
