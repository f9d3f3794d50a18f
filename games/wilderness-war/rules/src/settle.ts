import { NONE } from '@carillon/flow';
import { award, comeOut, removeFortStarted, sideName } from './change.ts';
import { isUnit } from './counters.ts';
import { VP_AWARDS } from './data/tables.ts';
import { BRITISH, enemyOf, FRENCH, placeOf, type Side, type Space, side, space } from './ids.ts';
import type { LogEntry } from './log.ts';
import { originallyOf } from './map.ts';
import {
  firstAt,
  firstOutside,
  fortOf,
  fortStartedBy,
  hasDrilled,
  hasFortification,
  hasFortress,
  hasFreeFortification,
  hasUnits,
  nextAt,
} from './query/presence.ts';
import { at } from './say.ts';
import type { State } from './state.ts';

// The automatic consequences of moved pieces or changed works. Every step that moves pieces or changes works ends with
// `settle`. The title's docs/consequences.md lists the rights that depend on what is removed here, and which of the two
// comes first.

type Say = ((entry: LogEntry) => void) | undefined;

/** 13.23 The spaces that score when they change hands. */
export const KEY_SPACES: readonly Space[] = [space.of('niagara'), space.of('ohio-forks')];

/**
 * Updates everything that depends on the places of pieces: sieges, captured fortresses, Amphib markers, Niagara and
 * Ohio Forks, forts under construction.
 */
export function settle(g: State, say: Say): void {
  settleLeft(g, say);
  for (let s = g.amphib.first(); s !== NONE; s = g.amphib.after(s)) if (losesAmphib(g, s)) removeAmphib(g, say, s);
  for (const each of KEY_SPACES) changeHands(g, say, each);
  for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) clearFortStarted(g, say, s);
}

/**
 * The part of `settle` that runs when movers enter a space: the consequences for the space that they have left. Which
 * side holds a space alone (5.45, 6.431, 13.23) is known only when any interception is over.
 */
export function settleLeft(g: State, say: Say): void {
  for (let s = g.besieged.first(); s !== NONE; s = g.besieged.after(s))
    if (!isStillBesieged(g, s)) liftSiege(g, say, s);
  for (let s = g.captured.first(); s !== NONE; s = g.captured.after(s)) revertAbandoned(g, say, s);
}

/** The side that owns the besieged fort or fortress. */
export function besiegedSide(g: State, where: Space): Side {
  return hasFortress(g, FRENCH, where) || g.works.get(where) === fortOf(FRENCH) ? FRENCH : BRITISH;
}

const isStillBesieged = (g: State, where: Space): boolean => hasUnits(g, enemyOf(besiegedSide(g, where)), where);

/** 8.232 The siege ends, its level is lost, and those inside are free. */
export function liftSiege(g: State, say: Say, where: Space): void {
  endSiege(g, where);
  say?.({ type: 'siege-lifted', at: at(where), rule: '8.232' });
  for (const of of side.all) freeThoseInside(g, of, where);
}

/** Those inside come out, unless they are besieged. */
export function freeThoseInside(g: State, of: Side, where: Space): void {
  if (g.besieged.has(where)) return;
  for (let p = firstAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) comeOut(g, p);
}

/** Removes the Siege marker. */
export function endSiege(g: State, where: Space): void {
  g.besieged.delete(where);
  g.siegeOne.delete(where);
  g.siegeTwo.delete(where);
}

/** Whether a side has any unit there, inside or out. */
export function hasAnyUnit(g: State, of: Side, where: Space): boolean {
  if (hasUnits(g, of, where)) return true;
  for (let p = firstAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) {
    if (g.inside.has(p) && isUnit(p)) return true;
  }
  return false;
}

/**
 * 8.24 A captured fortress left without its captor's units goes back at once; an Amphib marker keeps it British
 * (6.432).
 */
function revertAbandoned(g: State, say: Say, where: Space): void {
  const owner = originallyOf(where);
  if (owner === NONE) return;
  const captor = enemyOf(owner);
  if (hasAnyUnit(g, captor, where) || (captor === BRITISH && g.amphib.has(where) && !areFrenchAlone(g, where))) return;
  g.captured.delete(where);
  if (g.besieged.has(where)) liftSiege(g, say, where);
  else freeThoseInside(g, captor, where);
  say?.({ type: 'fortress-reverts', side: sideName(owner), at: at(where), rule: '8.24' });
  award(g, say, owner, VP_AWARDS.fortress, 'fortress', '8.24');
}

/** 6.431 French Drilled Troops or an unbesieged French fortification, and no British unit. */
const areFrenchAlone = (g: State, where: Space): boolean =>
  !hasAnyUnit(g, BRITISH, where) && (hasDrilled(g, FRENCH, where) || hasFreeFortification(g, FRENCH, where));

/**
 * 6.431 Whether an Amphib marker goes. It waits for British leaders left alone there, who may still use it to retreat
 * (6.432, 6.53).
 */
export const losesAmphib = (g: State, where: Space): boolean =>
  areFrenchAlone(g, where) && firstOutside(g, BRITISH, placeOf(where)) === NONE;

function removeAmphib(g: State, say: Say, where: Space): void {
  g.amphib.delete(where);
  say?.({ type: 'amphib-removed', at: at(where), rule: '6.431' });
}

/** Whether a side has units or fortifications there, and the enemy has none (13.23). */
export function solelyHolds(g: State, of: Side, where: Space): boolean {
  const enemy = enemyOf(of);
  return (
    (hasAnyUnit(g, of, where) || hasFortification(g, of, where)) &&
    !hasAnyUnit(g, enemy, where) &&
    !hasFortification(g, enemy, where)
  );
}

/** 13.23 Niagara and Ohio Forks score when the other side comes to hold them alone. */
function changeHands(g: State, say: Say, where: Space): void {
  const holder = g.britishHolds.has(where) ? BRITISH : FRENCH;
  const other = enemyOf(holder);
  if (!solelyHolds(g, other, where)) return;
  if (other === BRITISH) g.britishHolds.add(where);
  else g.britishHolds.delete(where);
  award(g, say, other, VP_AWARDS[where === KEY_SPACES[0] ? 'niagara' : 'ohioForks'], 'key-space', '13.23');
}

/** 5.45 A fort under construction is removed when enemy Drilled Troops alone occupy its space. */
function clearFortStarted(g: State, say: Say, where: Space): void {
  const owner = fortStartedBy(g, where);
  if (owner === NONE || !hasDrilled(g, enemyOf(owner), where) || hasUnits(g, owner, where)) return;
  removeFortStarted(g, owner, where);
  say?.({ type: 'fort-started-lost', side: sideName(owner), at: at(where), rule: '5.45' });
}
