import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import {
  isArtillery,
  isColonial,
  isColonialBrigade,
  isCommander,
  isFleet,
  isLight,
  isMetropolitan,
} from '../counters.ts';
import { TOKEN_FACTS } from '../data/tables.ts';
import {
  BRITISH,
  FRENCH,
  LOSSES,
  type Piece,
  type Place,
  POOL,
  type Pool,
  piece,
  pool,
  type Side,
  TOKEN_POOL,
  type Token,
  token,
} from '../ids.ts';
import type { State } from '../state.ts';
import { nextIn, sideOf } from './presence.ts';

// 5.2 Pools, 15.2.1 and 16.2.1 Vagaries of War

export const FLEETS: Pool = pool.of('fleets');
export const BRITISH_METROPOLITAN: Pool = pool.of('british-metropolitan');
export const FRENCH_METROPOLITAN: Pool = pool.of('french-metropolitan');
export const COLONIALS: Pool = pool.of('colonial-brigades');

type Test = (g: State, p: Piece) => boolean;
const MEMBERS: ReadonlyMap<Pool, Test> = new Map<Pool, Test>([
  [FLEETS, (_g, p) => isFleet(p)],
  [BRITISH_METROPOLITAN, (g, p) => isMetropolitan(p) && sideOf(g, p) === BRITISH],
  [FRENCH_METROPOLITAN, (g, p) => isMetropolitan(p) && sideOf(g, p) === FRENCH],
  [COLONIALS, (_g, p) => isColonialBrigade(p)],
]);

/** Calls `offer` for each counter that may be drawn from a pool. */
export function eachInBag(g: State, from: Pool, offer: (p: Piece) => void): void {
  const test = MEMBERS.get(from);
  for (let p = g.firstHere.get(POOL); p !== NONE; p = g.nextHere.get(p)) if (test?.(g, p) === true) offer(p);
}

const tokenPools = TOKEN_FACTS.map((facts) => pool.of(facts.pool));
const tokenKinds = TOKEN_FACTS.map(({ kind }) => kind);
export const kindOfToken = (of: Token): string => at(tokenKinds, of);
export const poolOfToken = (of: Token): Pool => at(tokenPools, of);
/** Whether a token returns to its pool after the draws. */
export const returns = (of: Token): boolean => at(TOKEN_FACTS, of).returns;
/** Counters of the bonus pool that a token brings. */
export const bonusOf = (of: Token): readonly (readonly [string, number])[] => Object.entries(at(TOKEN_FACTS, of).bonus);

/** Calls `offer` for each token that may be drawn from a pool. */
export function eachTokenInBag(g: State, from: Pool, offer: (t: Token) => void): void {
  for (const t of token.all) if (g.tokens.get(t) === TOKEN_POOL && poolOfToken(t) === from) offer(t);
}

export const isBagEmpty = (g: State, from: Pool): boolean => {
  let empty = true;
  const note = (): void => {
    empty = false;
  };
  eachInBag(g, from, note);
  eachTokenInBag(g, from, note);
  return empty;
};

/** The units that a token lets its faction pick, and their number. */
export interface Picks {
  readonly count: number;
  readonly may: Test;
}

const inPool = (g: State, p: Piece, where: Place = POOL): boolean => g.place.get(p) === where;
const isGunOf =
  (of: Side): Test =>
  (g, p) =>
    inPool(g, p) && isArtillery(p) && sideOf(g, p) === of;
const isRedLight: Test = (g, p) => inPool(g, p) && isLight(p) && !isColonial(p) && sideOf(g, p) === BRITISH;
const isBrownLight =
  (where: Place): Test =>
  (g, p) =>
    inPool(g, p, where) && isLight(p) && isColonial(p);

/** 15.2.1, 16.2.1 The units that a token lets its faction pick; `undefined` for one without a pick. */
export function picksOf(g: State, of: Token): Picks | undefined {
  const kind = kindOfToken(of);
  if (kind === 'vow-two-artillery-british') return { count: 2, may: isGunOf(BRITISH) };
  if (kind === 'vow-two-artillery-or-light-british') {
    return { count: 2, may: (each, p) => isGunOf(BRITISH)(each, p) || isRedLight(each, p) };
  }
  if (kind === 'vow-one-artillery-french') return { count: 1, may: isGunOf(FRENCH) };
  if (!kind.startsWith('vow-one-colonial-light')) return undefined;
  const pooled = isBrownLight(POOL);
  return { count: 1, may: piece.all.some((p) => pooled(g, p)) ? pooled : isBrownLight(LOSSES) };
}

/** All Commanders in a faction's pool are equally likely: calls `offer` for each. */
export function eachCommanderInPool(g: State, of: Side, offer: (p: Piece) => void): void {
  for (let p = nextIn(g, of, POOL, NONE); p !== NONE; p = nextIn(g, of, POOL, p)) if (isCommander(p)) offer(p);
}

/** A French Fleet still in the pool, for French Navy Losses. */
export function eachFrenchFleet(g: State, offer: (p: Piece) => void): void {
  for (let p = nextIn(g, FRENCH, POOL, NONE); p !== NONE; p = nextIn(g, FRENCH, POOL, p)) if (isFleet(p)) offer(p);
}

/** 16.2.1 Whether both the Colonial Brigades pool, with its tokens (5.2), and the Colonial Light units pool are empty. */
export const areColonialsGone = (g: State): boolean =>
  isBagEmpty(g, COLONIALS) && !piece.all.some((p) => isBrownLight(POOL)(g, p));
