import { copyInto, NONE } from '@carillon/flow';
import { at, invariant } from '@carillon/kit';
import { beginFort, put } from './change.ts';
import { CARD_FACTS } from './data/cards.ts';
import { PIECE_FACTS } from './data/pieces.ts';
import { type Counts, type Pools, SCENARIO_FACTS, type YearFacts } from './data/scenarios.ts';
import { TOKEN_FACTS } from './data/tables.ts';
import {
  ARRIVING,
  BONUS_POOL,
  type Card,
  CHIT_POOL,
  card,
  cardPlace,
  chit,
  connection,
  DECK,
  option,
  type Piece,
  type Place,
  POOL,
  piece,
  place,
  placeOf,
  REMOVED_CARD,
  round,
  scenario,
  side,
  space,
  TOKEN_POOL,
  token,
  tokenPlace,
} from './ids.ts';
import { homeOf } from './map.ts';
import type { ScenarioName } from './names.ts';
import { SIDES } from './names.ts';
import type { OptionName } from './options.ts';
import { type State, shape } from './state.ts';

// 5.0 Set-up

const OUT: Place = place.of('out');
const TOKEN_OUT = tokenPlace.of('out');
const CARD_OUT = cardPlace.of('out');
const isIndian = (each: Card): boolean => at(CARD_FACTS, each).deck === 'indian';

const counters = new Map<string, Piece[]>();
for (const p of piece.all) {
  const { kind } = at(PIECE_FACTS, p);
  counters.set(kind, [...(counters.get(kind) ?? []), p]);
}
/** The counters of a kind, in order. */
const countersOf = (kind: string): readonly Piece[] => counters.get(kind) ?? [];

/** Puts this many counters of each kind, not yet in this game, into a place. */
function bring(g: State, counts: Counts, to: Place): void {
  for (const [kind, count] of Object.entries(counts)) {
    const free = countersOf(kind).filter((p) => g.place.get(p) === OUT);
    invariant(free.length >= count, () => `there are not ${count} counters of ${kind} left`);
    for (const p of free.slice(0, count)) put(g, p, to);
  }
}

/** 16.2.1 Bonus units of a kind come from their pool, to be placed; returns those that have come. */
export function bringBonus(g: State, kind: string, count: number): readonly Piece[] {
  const free = countersOf(kind).filter((p) => g.place.get(p) === BONUS_POOL);
  const brought = free.slice(0, count);
  for (const p of brought) put(g, p, ARRIVING);
  return brought;
}

/** 5.2, 17.5 Fills pools. The kind of a counter or token determines its pool; bonus units are kept apart. */
export function fillPools(g: State, pools: Pools): void {
  for (const [name, { units, vow }] of Object.entries(pools)) {
    bring(g, units, name === 'colonial-bonus' ? BONUS_POOL : POOL);
    for (const [kind, count = 0] of Object.entries(vow)) {
      const free = token.all.filter((t) => at(TOKEN_FACTS, t).kind === kind && g.tokens.get(t) === TOKEN_OUT);
      invariant(free.length >= count, () => `there are not ${count} tokens ${kind} left`);
      for (const t of free.slice(0, count)) g.tokens.set(t, TOKEN_POOL);
    }
  }
}

/** The scenario's data for a Year. */
export function yearFacts(g: State): YearFacts {
  const found = at(SCENARIO_FACTS, g.scenario).years.find(({ year }) => year === g.year);
  invariant(found !== undefined, () => `the scenario has no year ${g.year}`);
  return found;
}

/** Whether the Year is the scenario's last. */
export const isLastYear = (g: State): boolean => at(SCENARIO_FACTS, g.scenario).years.at(-1)?.year === g.year;

/** 5.3, 17.4 The decks of the Year: all cards that belong to it, except those removed from the game. */
export function prepareDecks(g: State): void {
  const { decks } = yearFacts(g);
  const used = new Set(SIDES.flatMap((of) => [...decks[of].buildup, ...decks[of].campaign]).map(card.of));
  for (const each of card.all) {
    if (g.cards.get(each) === REMOVED_CARD) continue;
    g.cards.set(each, used.has(each) || isIndian(each) ? DECK : CARD_OUT);
  }
}

/** The initial positions made so far. */
const laid = new Map<ScenarioName, State>();

/** The position at the start of a scenario, with nothing running yet; `options`: those that differ from the default. */
export function setUp(name: ScenarioName, options: readonly OptionName[]): State {
  const start = laid.get(name) ?? layOut(name);
  laid.set(name, start);
  const g = shape.blank();
  copyInto(g, start);
  for (const each of options) g.options.add(option.of(each));
  return g;
}

/** 5.0 The contents of a scenario's sheets. */
function layOut(name: ScenarioName): State {
  const facts = at(SCENARIO_FACTS, scenario.of(name));
  const g = shape.blank();
  g.scenario = scenario.of(name);
  g.year = at(facts.years, 0).year;
  g.round = round.of('ar1');
  // 2.1.2, 2.5 Home Spaces are controlled from the start; Villages of Nations are neutral.
  for (const each of space.all) {
    const home = homeOf(each);
    if (home !== NONE) g.control.set(each, home);
  }
  for (const { at: where, units } of facts.setup) bring(g, units, placeOf(space.of(where)));
  for (const { space: where, marker, side: of } of facts.markers) {
    if (marker === 'control') g.control.set(space.of(where), side.of(of));
    else beginFort(g, side.of(of), space.of(where));
  }
  for (const road of facts.roads) g.roads.add(connection.of(road));
  fillPools(g, facts.pools);
  prepareDecks(g);
  // 5.3
  const { side: ahead, vp } = facts.startVictory;
  g.victory = ahead === 'french' ? vp : 1 - vp;
  for (const each of chit.all) g.chits.set(each, CHIT_POOL);
  return g;
}
