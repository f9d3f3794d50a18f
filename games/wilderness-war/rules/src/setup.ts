import { at, get, invariant } from '@carillon/kit';
import { put, setWorks } from './change.ts';
import { isLeader } from './counters.ts';
import { SCENARIO_FACTS, SETUP_FACTS, type SetupFacts } from './data/scenarios.ts';
import {
  assemblies,
  card,
  DRAW_PILE,
  LEADER_POOL,
  marker,
  type OptionName,
  option,
  piece,
  place,
  REMOVED,
  SET_ASIDE,
  type Side,
  scenario,
  season,
  side,
  space,
} from './ids.ts';
import type { PieceName, ScenarioName } from './names.ts';
import { fortOf, fortStartedOf, stockadeOf } from './query/presence.ts';
import { type State, shape } from './state.ts';

/** The players' agreements before the game. */
export interface Options {
  /** VP at the start, positive for the French; absent: the scenario's own. */
  readonly startVp?: number;
  /** Optional rules in force; absent: none. */
  readonly rules?: readonly OptionName[];
}

const setups = new Map(SETUP_FACTS.map((facts) => [facts.id, facts]));

function placeAll(g: State, pieces: readonly PieceName[], where: string): void {
  for (const each of pieces) put(g, piece.of(each), place.of(where));
}

function setUpSide(g: State, facts: SetupFacts, of: Side): void {
  const own = facts.sides[side.nameOf(of)];
  for (const each of own.forts) setWorks(g, space.of(each), fortOf(of));
  for (const each of own.fortsUnderConstruction) setWorks(g, space.of(each), fortStartedOf(of));
  for (const each of own.stockades) setWorks(g, space.of(each), stockadeOf(of));
  for (const each of own.allied) g.allied.add(space.of(each));
  for (const force of [...own.forces, ...own.militia]) placeAll(g, force.pieces, force.at);
}

/** The position at the start of a scenario, with nothing running yet. */
export function setUp(name: ScenarioName, options: Options = {}): State {
  const facts = at(SCENARIO_FACTS, scenario.of(name));
  const setup = get(setups, facts.setup);
  const g = shape.blank();
  g.scenario = scenario.of(name);
  for (const each of options.rules ?? []) g.options.add(option.of(each));
  g.year = facts.startYear;
  g.season = season.of('early');
  g.assemblies = assemblies.of(setup.assemblies);
  for (const each of setup.eventsInEffect) g.inEffect.add(marker.of(each));
  for (const held of setup.vpHolders) if (held.side === 'british') g.britishHolds.add(space.of(held.space));
  g.vp = options.startVp ?? facts.startVp;
  for (const of of side.all) setUpSide(g, setup, of);
  placeAll(g, setup.leaderPool, place.nameOf(LEADER_POOL));
  for (const { leaders } of [...setup.addedToPool, ...setup.setAside]) placeAll(g, leaders, place.nameOf(SET_ASIDE));
  placeAll(g, setup.notUsed, place.nameOf(REMOVED));
  for (const each of card.all) {
    if (each + 1 >= facts.cards.from && each + 1 <= facts.cards.to) g.cards.set(each, DRAW_PILE);
  }
  g.undealt = facts.cards.to - facts.cards.from + 1;
  invariant(
    piece.all.every((p) => !isLeader(p) || g.place.get(p) !== place.of('reserve')),
    'a leader is left over by the set-up',
  );
  return g;
}
