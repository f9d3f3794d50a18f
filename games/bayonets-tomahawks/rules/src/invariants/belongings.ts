import { cell, inLine } from '@carillon/flow';
import { at, get } from '@carillon/kit';
import { alikeNumber, isFleet } from '../counters.ts';
import { PIECE_FACTS } from '../data/pieces.ts';
import { type Counts, type Pools, SCENARIO_FACTS } from '../data/scenarios.ts';
import { TOKEN_FACTS } from '../data/tables.ts';
import { BONUS_POOL, type Piece, POOL, piece, place, scenario, type Token, token, tokenPlace } from '../ids.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// 5.1, 5.2, 17.5 The counters and tokens that a scenario has brought into the game by a Year. Counters of one kind are
// identical.

const OUT = place.of('out');
const TOKEN_OUT = tokenPlace.of('out');

/** The number of counters of each kind, stored under the first of them. */
interface Brought {
  readonly counters: Int16Array;
  /** The counters that were in a pool, and in the pool of bonus units. */
  readonly pooled: Int16Array;
  readonly bonus: Int16Array;
  readonly tokens: Int16Array;
}

const tokenKinds = TOKEN_FACTS.map(({ kind }) => kind);
/** Two tokens with the same number are identical. */
const tokenNumbers: readonly number[] = tokenKinds.map((kind) => tokenKinds.indexOf(kind));
const kindNumbers = new Map(piece.all.toReversed().map((p) => [at(PIECE_FACTS, p).kind, alikeNumber(p)] as const));

function addAll(into: Int16Array, numbers: ReadonlyMap<string, number>, counts: { readonly [kind: string]: number }) {
  for (const [kind, count] of Object.entries(counts)) {
    const number = get(numbers, kind);
    into[number] = cell(into, number) + count;
  }
}
const addCounters = (into: Int16Array, counts: Counts): void => addAll(into, kindNumbers, counts as Required<Counts>);

const tokenNumberOf = new Map(tokenKinds.map((kind) => [kind, tokenKinds.indexOf(kind)] as const));

function addPools(into: Brought, pools: Pools): void {
  for (const [name, { units, vow }] of Object.entries(pools)) {
    addCounters(into.counters, units);
    addCounters(name === 'colonial-bonus' ? into.bonus : into.pooled, units);
    addAll(into.tokens, tokenNumberOf, vow as { readonly [kind: string]: number });
  }
}

/** The counters and tokens of a scenario by each of its Years. */
const brought: readonly ReadonlyMap<number, Brought>[] = SCENARIO_FACTS.map(({ setup, pools, years }) => {
  const upTo = (last: number): Brought => {
    const sum: Brought = {
      counters: new Int16Array(piece.count),
      pooled: new Int16Array(piece.count),
      bonus: new Int16Array(piece.count),
      tokens: new Int16Array(token.count),
    };
    for (const { units } of setup) addCounters(sum.counters, units);
    addPools(sum, pools);
    for (const { year, additions } of years) if (year <= last) addPools(sum, additions);
    return sum;
  };
  return new Map(years.map(({ year }) => [year, upTo(year)]));
});

/** 4.1 The scenario has this Year. */
export function checkYear(g: State): void {
  if (at(brought, g.scenario).has(g.year)) return;
  throw impossible('no-such-year', `${scenario.nameOf(g.scenario)} has no year ${g.year}`, inLine('year'));
}

const counters = new Int16Array(piece.count);
const pooled = new Int16Array(piece.count);
const bonus = new Int16Array(piece.count);
const tokens = new Int16Array(token.count);

const addOne = (to: Int16Array, index: number): void => {
  to[index] = cell(to, index) + 1;
};

/** Each counter and token of the scenario so far has a place, and no other has. */
export function checkBelongings(g: State): void {
  const expected = get(at(brought, g.scenario), g.year);
  count(g);
  for (const p of piece.all) {
    const number = alikeNumber(p);
    if (number === p && cell(counters, p) !== cell(expected.counters, p)) throw notBrought(g, p, expected);
    if (cell(bonus, number) > cell(expected.bonus, number)) throw notPooled(g, number, BONUS_POOL);
    if (!isFleet(p) && cell(pooled, number) > cell(expected.pooled, number)) throw notPooled(g, number, POOL);
  }
  for (const t of token.all) if (cell(tokens, t) !== cell(expected.tokens, t)) throw wrongToken(g, t, expected);
}

function count(g: State): void {
  for (const each of [counters, pooled, bonus, tokens]) each.fill(0);
  for (const p of piece.all) {
    const where = g.place.get(p);
    if (where === OUT) continue;
    addOne(counters, alikeNumber(p));
    if (where === POOL) addOne(pooled, alikeNumber(p));
    else if (where === BONUS_POOL) addOne(bonus, alikeNumber(p));
  }
  for (const t of token.all) if (g.tokens.get(t) !== TOKEN_OUT) addOne(tokens, at(tokenNumbers, t));
}

/** The last counter of a kind that passes `test`: the excess one. */
const lastOf = (number: number, test: (p: Piece) => boolean): Piece =>
  piece.all.findLast((p) => alikeNumber(p) === number && test(p)) ?? (number as Piece);

function notBrought(g: State, first: Piece, expected: Brought) {
  if (cell(counters, first) > cell(expected.counters, first)) {
    const name = piece.nameOf(lastOf(first, (p) => g.place.get(p) !== OUT));
    return impossible('not-in-the-game', `${name} is not in the game in ${g.year}`, inLine('at', name));
  }
  const name = piece.nameOf(lastOf(first, (p) => g.place.get(p) === OUT));
  return impossible('counter-missing', `${name} is nowhere`, inLine('scenario'));
}

function notPooled(g: State, number: number, where: typeof POOL) {
  const name = piece.nameOf(lastOf(number, (p) => g.place.get(p) === where));
  const box = place.nameOf(where);
  if (where === POOL) return impossible('not-of-the-pool', `${name} does not come from the pool`, inLine('at', name));
  return impossible('not-of-the-bonus-pool', `${name} is no unit of the ${box}`, inLine('at', name));
}

function wrongToken(g: State, first: Token, expected: Brought) {
  const much = cell(tokens, first) > cell(expected.tokens, first);
  const isIt = (t: Token): boolean =>
    at(tokenNumbers, t) === at(tokenNumbers, first) && (g.tokens.get(t) !== TOKEN_OUT) === much;
  const name = token.nameOf(token.all.findLast(isIt) ?? first);
  if (much)
    return impossible('token-not-in-the-game', `${name} is not in the game in ${g.year}`, inLine('tokens', name));
  return impossible('token-missing', `${name} is nowhere`, inLine('scenario'));
}
