import {
  fortOf,
  hasFortress,
  isFortress,
  type Side,
  type Space,
  type State,
  solelyHolds,
  space,
  stockadeAndFortOf,
  stockadeOf,
  work,
} from '@carillon/wilderness-war-rules/search';
import { BOTH } from './field.ts';

// The victory points of spaces.

/** 13.23 They score for the side that solely occupies them. */
export const KEY_SPACES: readonly Space[] = [space.of('niagara'), space.of('ohio-forks')];
/** 13.0 A fortress is worth 3, a fort 2, a stockade 1. */
export const PRIZE = { fortress: 3, fort: 2, stockade: 1 } as const;
/** Spaces that score without works: fortresses, Niagara and Ohio Forks. */
export const SCORING: readonly Space[] = space.all.filter((s) => isFortress(s) || KEY_SPACES.includes(s));

/** By space: 1 if it is one of these, otherwise 0. */
export const scores: Uint8Array = Uint8Array.from(space.all, (s) => (SCORING.includes(s) ? 1 : 0));
const isKeySpace = Uint8Array.from(space.all, (s) => (KEY_SPACES.includes(s) ? 1 : 0));
/** For each side, the victory points of its works of each kind to the enemy. */
const prizesOfWorks = BOTH.map((of) =>
  Int8Array.from(work.all, (each) =>
    each === fortOf(of) ? PRIZE.fort : each === stockadeOf(of) || each === stockadeAndFortOf(of) ? PRIZE.stockade : 0,
  ),
);
/** The victory points that the owner's enemy gains by taking a space. */
export function prizeOf(g: State, owner: Side, s: Space): number {
  if (isFortress(s)) return hasFortress(g, owner, s) ? PRIZE.fortress : 0;
  const works = prizesOfWorks[owner]?.[g.works.get(s)] ?? 0;
  if (works > 0) return works;
  return isKeySpace[s] === 1 && solelyHolds(g, owner, s) ? PRIZE.stockade : 0;
}

/** 10.33 Whether a Raided marker lies there: a second raid on cultivated land scores nothing. */
export const isRaided = (g: State, s: Space): boolean => g.frenchRaids.get(s) + g.britishRaids.get(s) > 0;
