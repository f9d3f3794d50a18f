import { type Clause, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { homeOf, sideOf } from '../counters.ts';
import { PIECE_FACTS } from '../data/pieces.ts';
import { VP_THRESHOLDS } from '../data/tables.ts';
import { enemyOf, known, type Piece, piece, type Side, type Space, spaceOf } from '../ids.ts';
import { adjacentTo } from '../map.ts';
import type { AllianceName, TribeName } from '../names.ts';
import type { State } from '../state.ts';
import type { Force } from './command.ts';
import { isAvailable, isInPlay, mayBeRestored, mayReceive } from './reinforcement.ts';

// 5.53 Indian alliances

/** 5.53 In half points: placing a unit costs a point, restoring one half a point. */
export const HALVES = { place: 2, restore: 1 } as const;

const tribes: readonly (TribeName | null)[] = PIECE_FACTS.map((facts) => (facts.kind === 'unit' ? facts.tribe : null));
const alliances: readonly (AllianceName | null)[] = PIECE_FACTS.map((facts) =>
  facts.kind === 'unit' ? facts.alliance : null,
);

/** The tribe of an Indian unit, or `null`. */
export const tribeOf = (of: Piece): TribeName | null => at(tribes, of);
/** 5.531 The colour of an Indian unit, or `null`. */
export const allianceOf = (of: Piece): AllianceName | null => at(alliances, of);

/** Collects a side's Indian units of some colours, wherever they are. */
export function gatherTribes(of: Side, colours: readonly AllianceName[], into: Force): void {
  into.clear();
  for (const p of piece.all) {
    const colour = allianceOf(p);
    if (colour !== null && colours.includes(colour) && sideOf(p) === of) into.add(p);
  }
}

/** 5.53 The value of a roll in half points: all of it, or half of it rounded up to a whole point. */
export const halvesFor = (rolled: number, full: boolean): number => (full ? rolled : Math.ceil(rolled / 2)) * 2;

/** Whether the French have the points for a full roll. */
export const isFullRoll = (g: State): boolean => g.vp >= VP_THRESHOLDS.indianAllianceFullRoll;

/** 5.533 Whether the enemy has the counter of the same tribe on the map. */
const isWithEnemy = (g: State, p: Piece): boolean =>
  piece.all.some(
    (other) => sideOf(other) === enemyOf(sideOf(p)) && tribeOf(other) === tribeOf(p) && isInPlay(g, other),
  );

/** 5.52, 5.522, 5.533 The clause that keeps an Indian unit with a settlement from entering there, if any. */
export function keptFromEnlisting(g: State, p: Piece): Clause | undefined {
  if (!isAvailable(g, p)) return CLAUSES.available;
  if (isWithEnemy(g, p)) return CLAUSES.withEnemy;
  return mayReceive(g, sideOf(p), known(homeOf(p))) ? undefined : CLAUSES.homeTaken;
}

/** Whether an Indian unit may enter at its settlement. */
const mayEnlist = (g: State, p: Piece): boolean => keptFromEnlisting(g, p) === undefined;

/** Whether this many half points can buy anything. */
export function canSpend(g: State, among: Force, halves: number): boolean {
  for (let p = among.first(); p !== NONE; p = among.after(p)) {
    if (halves >= HALVES.place && mayEnlist(g, p)) return true;
    if (halves >= HALVES.restore && mayBeRestored(g, p)) return true;
  }
  return false;
}

/** Whether a space is within this many connections of another. */
export function isWithin(from: Space, to: Space, connections: number): boolean {
  if (from === to) return true;
  return connections > 0 && adjacentTo(from).some((exit) => isWithin(exit.to, to, connections - 1));
}

/** Whether a leader on the map is within this many connections of any of the spaces. */
export function isNear(g: State, leader: Piece, spaces: readonly Space[], connections: number): boolean {
  const where = spaceOf(g.place.get(leader));
  return where !== NONE && spaces.some((each) => isWithin(where, each, connections));
}

/** The settlements of the Iroquois. */
export const IROQUOIS_SETTLEMENTS: readonly Space[] = [
  ...new Set(piece.all.filter((p) => allianceOf(p) === 'iroquois').map((p) => known(homeOf(p)))),
];
