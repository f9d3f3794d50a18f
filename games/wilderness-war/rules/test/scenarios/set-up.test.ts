import { describe, expect, it } from 'vitest';
import { SCENARIO_FACTS, SETUP_FACTS, type SetupFacts } from '../../src/data/scenarios.ts';
import { wildernessWar } from '../../src/index.ts';
import { PIECES, type PlaceName, SIDES } from '../../src/names.ts';
import { opened } from './war.ts';

/**
 * The place of every piece by the facts: the places of a set-up, and off the map the pool, those set aside and those
 * left out.
 */
function placesIn(setup: SetupFacts): Map<string, PlaceName> {
  const places = new Map<string, PlaceName>();
  const put = (pieces: readonly string[], where: PlaceName): void => {
    for (const each of pieces) places.set(each, where);
  };
  for (const side of SIDES) {
    for (const force of [...setup.sides[side].forces, ...setup.sides[side].militia]) put(force.pieces, force.at);
  }
  put(setup.leaderPool, 'leader-pool');
  for (const { leaders } of [...setup.addedToPool, ...setup.setAside]) put(leaders, 'set-aside');
  put(setup.notUsed, 'removed');
  put(setup.reserve, 'reserve');
  return places;
}

describe.each(SCENARIO_FACTS)('the set-up of $name', ({ id, setup: name, startYear, startVp }) => {
  const setup = SETUP_FACTS.find((facts) => facts.id === name) as SetupFacts;
  const game = opened(id);
  const { position } = game;

  it('puts every piece where the facts say, at full strength', () => {
    const places = placesIn(setup);
    expect(PIECES.map((each) => [each, game.where(each)])).toEqual(PIECES.map((each) => [each, places.get(each)]));
    expect(position.reduced).toEqual([]);
  });

  it('builds every fort, stockade and fort under construction of the facts, and no other', () => {
    const works = SIDES.flatMap((side) => [
      ...setup.sides[side].forts.map((where) => [where, `${side}-fort`]),
      ...setup.sides[side].stockades.map((where) => [where, `${side}-stockade`]),
      ...setup.sides[side].fortsUnderConstruction.map((where) => [where, `${side}-fort-started`]),
    ]);
    expect(position.works).toEqual(Object.fromEntries(works));
  });

  it('marks the allied settlements, the assemblies, the events in effect, Niagara and Ohio Forks', () => {
    expect([...position.allied].sort()).toEqual(SIDES.flatMap((side) => [...setup.sides[side].allied]).sort());
    expect(position.assemblies).toBe(setup.assemblies);
    expect([...position.inEffect].sort()).toEqual([...setup.eventsInEffect].sort());
    expect(position.britishHolds).toEqual([]);
  });

  it('begins in the Early Season of its first year with the points of the scenario, and the French are dealt first', () => {
    expect([position.year, position.season, position.vp]).toEqual([startYear, 'early', startVp]);
    game.table.nowChooses('chance', 'season.draw');
    const first = game.table.choices('chance')[0] ?? '';
    game.table.chance(first);
    expect(game.position.held).toEqual({ french: 1 });
  });

  it('asks nobody for anything: no scenario leaves a part of its set-up to the players', () => {
    expect(wildernessWar.flow.breadcrumb(wildernessWar.start(id, {}))).toBe('game.season > season.draw');
  });
});
