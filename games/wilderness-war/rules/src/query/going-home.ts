import { askAgain, type Clause, explaining, type IdSet, inPlay, met, NONE, type None, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { homeOf, isCoureurs, isIndian, isLeader, isUnit } from '../counters.ts';
import { type Piece, placeOf, type Side, type Space, space, spaceOf } from '../ids.ts';
import { adjacentTo, isCultivated } from '../map.ts';
import type { State } from '../state.ts';
import { type Force, someIn } from './command.ts';
import { isOpenTo } from './interception.ts';
import { firstOutside, firstUnitAt, hasFortification, nextAt, nextOutside } from './presence.ts';

// 10.4 Going home: after a raid, and at the end of the year (4.0 B.3). Units choose first, then leaders, then Indians,
// who may follow a leader, and must go home if others are going home with them.

/** Pieces of one space on their way home. */
export interface GoingHome {
  readonly side: Side;
  /** The space they leave. */
  readonly at: Space;
  readonly party: Force;
  /** Pieces that have not gone yet. */
  readonly left: Force;
  /** 10.42 The closest fortifications. */
  readonly nearest: IdSet<Space>;
  /** After a raid everyone leaves; at the end of the year only Indians and stranded leaders must. */
  readonly raid: boolean;
}

/** The order in which `nextHome` takes them. */
const turnOf = (p: Piece): number => (isIndian(p) ? 2 : isLeader(p) ? 1 : 0);

/** The piece that chooses next, or `NONE`. */
export function nextHome(left: Force): Piece | None {
  let next: Piece | None = NONE;
  for (let p = left.first(); p !== NONE; p = left.after(p)) if (next === NONE || turnOf(p) < turnOf(next)) next = p;
  return next;
}

/** 10.411, 10.412 The settlement an Indian unit can go home to; `NONE` for Cherokee, and where enemies occupy it. */
function openHomeOf(g: State, side: Side, p: Piece): Space | None {
  const home = homeOf(p);
  return home !== NONE && isOpenTo(g, side, home) ? home : NONE;
}

/** Whether units stay behind in the space, apart from those going home. */
function unitsStay(g: State, f: GoingHome): boolean {
  for (let p = firstUnitAt(g, f.side, placeOf(f.at)); p !== NONE; p = nextAt(g, f.side, placeOf(f.at), p)) {
    if (!f.left.has(p)) return true;
  }
  return false;
}

/** 4.0 B.3 Whether a leader is left in wilderness or mountain without troops or fortifications. */
const isStranded = (g: State, f: GoingHome): boolean =>
  !isCultivated(f.at) && !hasFortification(g, f.side, f.at) && !unitsStay(g, f);

/** 10.42 Whether a piece other than an Indian has to go to the closest fortification. */
const goesToFortification = (g: State, f: GoingHome, p: Piece): boolean => f.raid || (isLeader(p) && isStranded(g, f));

/**
 * The place of a piece of the party or, if it is the next to go, its destination; `NONE` if it has not gone or is lost.
 */
const wayOf = (g: State, f: GoingHome, q: Piece, next: Piece, to: Space | None): Space | None =>
  q === next ? to : f.left.has(q) ? NONE : spaceOf(g.place.get(q));

/**
 * 10.413, 10.422 The spaces where pieces other than Indians still need an Indian unit to join them, once `next` has
 * gone to `to`: settlements, and fortifications that a leader was not obliged to go to.
 */
function awaitingCompany(g: State, f: GoingHome, next: Piece, to: Space | None): Space[] {
  const spaces: Space[] = [];
  for (let q = f.party.first(); q !== NONE; q = f.party.after(q)) {
    const where = wayOf(g, f, q, next, to);
    if (where === NONE || where === f.at || isIndian(q) || spaces.includes(where)) continue;
    if (f.nearest.has(where) && goesToFortification(g, f, q)) continue;
    if (!someIn(f.party, (p) => isIndian(p) && wayOf(g, f, p, next, to) === where)) spaces.push(where);
  }
  return spaces;
}

/** Whether each of the spaces, from the last on, can still have an Indian unit of its own among those left. */
function canBeJoined(
  g: State,
  f: GoingHome,
  spaces: Space[],
  isFree: (p: Piece) => boolean,
  leads: (to: Space) => boolean,
): boolean {
  const last = spaces.at(-1);
  if (last === undefined) return true;
  const others = spaces.slice(0, -1);
  const follows = f.nearest.has(last) && leads(last);
  return someIn(f.left, (p) => {
    if (!isIndian(p) || !isFree(p) || (!follows && openHomeOf(g, f.side, p) !== last)) return false;
    return canBeJoined(g, f, others, (q) => q !== p && isFree(q), leads);
  });
}

/**
 * Whether every piece can still be joined by the Indians that it needs, if `next` goes to `to` (`NONE` if it is lost).
 */
function keepsCompany(g: State, f: GoingHome, next: Piece, to: Space | None): boolean {
  const spaces = awaitingCompany(g, f, next, to);
  const leads = (where: Space): boolean => leaderWentTo(g, f, where) || (isLeader(next) && to === where);
  return canBeJoined(g, f, spaces, (p) => p !== next, leads);
}

/** 10.422 Whether a leader of the party has gone to a space. */
function leaderWentTo(g: State, f: GoingHome, to: Space): boolean {
  for (let p = f.party.first(); p !== NONE; p = f.party.after(p)) {
    if (isLeader(p) && !f.left.has(p) && g.place.get(p) === placeOf(to)) return true;
  }
  return false;
}

/**
 * Calls `offer` for each space that an Indian unit may go to: its home (10.41), or with a leader a fortification
 * (10.422).
 */
function eachForIndian(g: State, f: GoingHome, p: Piece, offer: (to: Space) => void): void {
  const home = openHomeOf(g, f.side, p);
  if (home !== NONE && met(CLAUSES.escorts, keepsCompany(g, f, p, home))) offer(home);
  if (explaining()) eachNotHome(f, home, (to) => (to === homeOf(p) ? CLAUSES.homeOpen : CLAUSES.goesHome), offer);
  for (let to = f.nearest.first(); to !== NONE; to = f.nearest.after(to)) {
    if (to === home || !met(CLAUSES.followsLeader, leaderWentTo(g, f, to))) continue;
    if (met(CLAUSES.escorts, keepsCompany(g, f, p, to))) offer(to);
  }
}

/** Explain mode: the spaces that are neither the available home nor among the closest fortifications. */
function eachNotHome(
  f: GoingHome,
  home: Space | None,
  keptOut: (to: Space) => Clause,
  offer: (to: Space) => void,
): void {
  for (const to of space.all) if (to !== home && !f.nearest.has(to) && unmet(keptOut(to))) offer(to);
}

/** 10.413 The settlements to which Indians of the party can go, once each. */
function eachIndianHome(g: State, f: GoingHome, offer: (to: Space) => void): void {
  for (let p = f.left.first(); p !== NONE; p = f.left.after(p)) {
    const home = isIndian(p) ? openHomeOf(g, f.side, p) : NONE;
    if (home !== NONE && isFirstWithHome(f.left, p, home)) offer(home);
  }
}

/** Whether Indians of the party have their home in a space. */
function hasHomeAt(f: GoingHome, to: Space): boolean {
  for (let p = f.party.first(); p !== NONE; p = f.party.after(p)) if (homeOf(p) === to) return true;
  return false;
}

function isFirstWithHome(left: Force, p: Piece, home: Space): boolean {
  for (let q = left.first(); q !== p && q !== NONE; q = left.after(q)) if (homeOf(q) === home) return false;
  return true;
}

/** 10.4 Calls `offer` for each space to which a piece of the party may go now. */
export function eachWayHome(g: State, f: GoingHome, p: Piece, offer: (to: Space) => void): void {
  if (isIndian(p)) {
    eachForIndian(g, f, p, offer);
    return;
  }
  const toFortification = goesToFortification(g, f, p);
  const leads = isLeader(p);
  for (let to = f.nearest.first(); to !== NONE; to = f.nearest.after(to)) {
    if (met(CLAUSES.noNeed, toFortification || (leads && keepsCompany(g, f, p, to)))) offer(to);
  }
  if (explaining()) eachNotHome(f, NONE, (to) => (hasHomeAt(f, to) ? CLAUSES.companionsHome : CLAUSES.closest), offer);
  if (!leads && !isCoureurs(p)) return;
  eachIndianHome(g, f, (home) => {
    if ((toFortification || leads) && f.nearest.has(home)) return;
    if (met(CLAUSES.escorts, keepsCompany(g, f, p, home))) offer(home);
  });
}

/**
 * Whether a piece may stay: at the end of the year those not obliged to go, and a leader with no way out of Pays d'en
 * Haut.
 */
export const mayStay = (g: State, f: GoingHome, p: Piece): boolean =>
  !f.raid && !isIndian(p) && (!goesToFortification(g, f, p) || adjacentTo(f.at).length === 0);

/** 10.411, 10.412 Whether a piece may be lost: an Indian unit without a home, and others without a fortification. */
export function mayBeLost(g: State, f: GoingHome, p: Piece): boolean {
  if (isIndian(p)) return openHomeOf(g, f.side, p) === NONE && keepsCompany(g, f, p, NONE);
  if (mayStay(g, f, p)) return false;
  let somewhere = false;
  const asked = inPlay();
  eachWayHome(g, f, p, () => {
    somewhere = true;
  });
  askAgain(asked);
  return !somewhere;
}

/** 4.0 B.3 Indians outside friendly fortifications go home; those at their settlement are at home. */
const mustLeave = (p: Piece, where: Space): boolean => isIndian(p) && homeOf(p) !== where;

/**
 * 4.0 B.3 Collects the pieces that must or may leave a space at the end of the year: Indians, leaders who may accompany
 * them or take them along (10.413, 10.422), Coureurs that can go home with them, and leaders left in wilderness or
 * mountain without troops. Empty in a friendly fortification space.
 */
export function gatherHomeward(g: State, side: Side, where: Space, into: Force): void {
  into.clear();
  if (hasFortification(g, side, where)) return;
  let indians = false;
  let company = false;
  let troops = false;
  for (let p = firstOutside(g, side, placeOf(where)); p !== NONE; p = nextOutside(g, side, placeOf(where), p)) {
    const leaves = mustLeave(p, where);
    if (leaves) into.add(p);
    indians ||= leaves;
    company ||= leaves && openHomeOf(g, side, p) !== NONE;
    troops ||= isUnit(p) && !leaves;
  }
  const stranded = !troops && !isCultivated(where) && adjacentTo(where).length > 0;
  for (let p = firstOutside(g, side, placeOf(where)); p !== NONE; p = nextOutside(g, side, placeOf(where), p)) {
    if (isLeader(p) ? indians || stranded : isCoureurs(p) && company) into.add(p);
  }
}
