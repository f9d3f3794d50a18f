import { type IdSet, inLine, NONE } from '@carillon/flow';
import { hasReducedFace, isMobile } from '../counters.ts';
import { DISBANDED, isOnBoard, type Piece, type Place, piece, place, placeOf, round, space, spaceOf } from '../ids.ts';
import { isCoastal } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { Marshal } from '../procedures/contents-actions.ts';
import { Battle } from '../procedures/contents-battle.ts';
import { nextIn, sideOf } from '../query/presence.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// The markers on counters: Reduced faces, Spent, Rout, Out of Supply, Landing, Marshal Troops, and sitting out a
// Battle.

const WINTER = round.of('winter-quarters');

/** Each marker is in a possible place, and on a whole stack. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one loop for each kind of marker, in the order of the state
export function checkMarkers(g: State): void {
  for (let p = g.reduced.first(); p !== NONE; p = g.reduced.after(p)) checkReduced(g, p);
  for (let p = g.spent.first(); p !== NONE; p = g.spent.after(p)) {
    if (!isOnBoard(g.place.get(p))) throw offTheMap('spent-off-the-map', 'Spent', 'spent', g, p);
  }
  for (let p = g.landed.first(); p !== NONE; p = g.landed.after(p)) {
    const at = spaceOf(g.place.get(p));
    if (at === NONE || !isCoastal(at)) throw offTheMap('landed-elsewhere', 'Landed', 'landed', g, p);
  }
  for (let p = g.marshaled.first(); p !== NONE; p = g.marshaled.after(p)) {
    if (spaceOf(g.place.get(p)) === NONE) throw offTheMap('marshaled-elsewhere', 'marshaled', 'marshaled', g, p);
  }
  for (let p = g.sittingOut.first(); p !== NONE; p = g.sittingOut.after(p)) {
    const mayRetreat = spaceOf(g.place.get(p)) !== NONE && isMobile(p);
    if (!mayRetreat) throw offTheMap('sitting-out-elsewhere', 'sitting out a Battle', 'sitting-out', g, p);
    if (!isBattleOf(g, p)) throw offTheMap('sitting-out-no-battle', 'sitting out a Battle', 'sitting-out', g, p);
  }
  checkStacks(g);
}

/** 13.9.3 Whether a Battle is to be fought where a counter is, or is being fought there. */
function isBattleOf(g: State, p: Piece): boolean {
  const at = spaceOf(g.place.get(p));
  return at !== NONE && (g.battles.has(at) || flow.within(g, Battle)?.at === at);
}

function checkReduced(g: State, p: Piece): void {
  const name = piece.nameOf(p);
  if (!hasReducedFace(p)) throw impossible('no-reduced-face', `${name} has no Reduced face`, inLine('reduced', name));
  const where = g.place.get(p);
  const mayBe = isOnBoard(where) || where === DISBANDED;
  if (!mayBe) throw offTheMap('reduced-off-the-map', 'Reduced', 'reduced', g, p);
}

type OffTheMap =
  | 'reduced-off-the-map'
  | 'spent-off-the-map'
  | 'routed-off-the-map'
  | 'out-of-supply-off-the-map'
  | 'landed-elsewhere'
  | 'marshaled-elsewhere'
  | 'sitting-out-elsewhere'
  | 'sitting-out-no-battle';

function offTheMap(code: OffTheMap, marker: string, part: string, g: State, p: Piece) {
  const [name, where] = [piece.nameOf(p), place.nameOf(g.place.get(p))];
  return impossible(code, `${name} is ${marker} and is at ${where}`, inLine(part, name));
}

function checkStacks(g: State): void {
  for (let p = g.routed.first(); p !== NONE; p = g.routed.after(p)) {
    if (!isOnBoard(g.place.get(p))) throw offTheMap('routed-off-the-map', 'Routed', 'routed', g, p);
    const without = comradeWithout(g, g.routed, p);
    if (without !== NONE) throw divided('routed-in-part', 'Routed', 'routed', p, without);
  }
  for (let p = g.outOfSupply.first(); p !== NONE; p = g.outOfSupply.after(p)) {
    if (!isOnBoard(g.place.get(p)))
      throw offTheMap('out-of-supply-off-the-map', 'Out of Supply', 'out-of-supply', g, p);
    const without = comradeWithout(g, g.outOfSupply, p);
    if (without !== NONE) throw divided('out-of-supply-in-part', 'Out of Supply', 'out-of-supply', p, without);
  }
}

/** A counter of the same stack without the marker. */
function comradeWithout(g: State, marked: IdSet<Piece>, p: Piece): Piece | typeof NONE {
  const [of, where] = [sideOf(g, p), g.place.get(p)];
  if (of === NONE) return NONE;
  for (let other = nextIn(g, of, where, NONE); other !== NONE; other = nextIn(g, of, where, other)) {
    if (!marked.has(other) && !isAssembling(g, where)) return other;
  }
  return NONE;
}

/** 11.0 Units are called to this space one by one, and form one stack at the end. */
function isAssembling(g: State, where: Place): boolean {
  const marshal = flow.within(g, Marshal);
  return marshal !== undefined && placeOf(marshal.at) === where;
}

const divided = (
  code: 'routed-in-part' | 'out-of-supply-in-part',
  marker: string,
  part: string,
  p: Piece,
  other: Piece,
) =>
  impossible(
    code,
    `${piece.nameOf(p)} is ${marker}, and ${piece.nameOf(other)} of the same stack is not`,
    inLine(part, piece.nameOf(p)),
  );

/** 17.3 Disbanded Brigades are Full again at the end of the winter. */
export function checkDisbanded(g: State): void {
  if (g.round === WINTER) return;
  for (let p = g.reduced.first(); p !== NONE; p = g.reduced.after(p))
    if (g.place.get(p) === DISBANDED) throw offTheMap('reduced-off-the-map', 'Reduced', 'reduced', g, p);
}

/** 7.2.1 Units that have Landed or been marshaled are Spent. */
export function checkSpent(g: State): void {
  for (let p = g.landed.first(); p !== NONE; p = g.landed.after(p)) {
    if (!g.spent.has(p)) throw notSpent('landed-not-spent', 'Landed', 'landed', p);
  }
  for (let p = g.marshaled.first(); p !== NONE; p = g.marshaled.after(p)) {
    if (!g.spent.has(p)) throw notSpent('marshaled-not-spent', 'been marshaled', 'marshaled', p);
  }
}

const notSpent = (code: 'landed-not-spent' | 'marshaled-not-spent', what: string, part: string, p: Piece) =>
  impossible(code, `${piece.nameOf(p)} has ${what} and is not Spent`, inLine(part, piece.nameOf(p)));

/**
 * 14.0 Nothing from an Action Round remains in the Rounds between. Units and guns that crossed a connection are not
 * checked here: they are possible only with a way entered.
 */
export function checkForgotten(g: State): void {
  const sets = [
    ['spent', g.spent],
    ['landed', g.landed],
    ['marshaled', g.marshaled],
    ['sitting-out', g.sittingOut],
    ['roads-new', g.roadsNew],
    ['forts-new', g.fortsNew],
    ['french-entered', g.frenchEntered],
    ['british-entered', g.britishEntered],
    ['points-gone', g.pointsGone],
  ] as const;
  for (const [part, { isEmpty }] of sets) if (!isEmpty) throw leftOver(g, part);
  if (g.firstIn.findOther(NONE, 0, space.count - 1) !== NONE) throw leftOver(g, 'first-in');
}

const leftOver = (g: State, part: string) =>
  impossible('left-over', `${part} is of an Action Round, and this is ${round.nameOf(g.round)}`, inLine(part));
