import { describe, expect, test } from 'vitest';
import cardsJson from '../../../facts/data/cards.json' with { type: 'json' };
import piecesJson from '../../../facts/data/pieces.json' with { type: 'json' };
import scenariosJson from '../../../facts/data/scenarios.json' with { type: 'json' };
import tablesJson from '../../../facts/data/tables.json' with { type: 'json' };
import { PIECE_FACTS, type PieceFacts } from '../../src/data/pieces.ts';
import { SCENARIO_FACTS, SETUP_FACTS, type SetupFacts, type SideSetup } from '../../src/data/scenarios.ts';
import { ASSEMBLIES, PIECES, SCENARIOS, SETUPS } from '../../src/names.ts';

interface Force {
  readonly leaders: readonly string[];
  readonly units: Readonly<Record<string, number>>;
  readonly printedNames: readonly string[];
}

const pieceFacts = new Map<string, PieceFacts | undefined>(PIECES.map((id, index) => [id, PIECE_FACTS[index]]));

function factsOf(piece: string) {
  const row = pieceFacts.get(piece);
  if (row === undefined) throw new Error(`no piece ${piece}`);
  return row;
}

/** The leaders, the numbers of each group, and the names on the counters of a stack. */
function described(pieces: readonly string[]) {
  const units = pieces.map(factsOf).flatMap((piece) => (piece.kind === 'unit' ? [piece] : []));
  const numbers = new Map<string, number>();
  for (const { unitKind } of units) numbers.set(unitKind, (numbers.get(unitKind) ?? 0) + 1);
  return {
    leaders: pieces.filter((piece) => factsOf(piece).kind === 'leader').sort(),
    units: Object.fromEntries(numbers),
    names: units
      .filter((unit) => unit.class !== 'indian' && unit.class !== 'marine-detachment')
      .map(({ name }) => name),
  };
}

function checkForces(own: SideSetup, listed: Readonly<Record<string, Force>>): void {
  expect(own.forces.map((force) => force.at)).toEqual(Object.keys(listed));
  for (const { at, pieces } of own.forces) {
    const { leaders, units, names } = described(pieces);
    expect({ at, leaders, units }).toEqual({
      at,
      leaders: [...(listed[at]?.leaders ?? [])].sort(),
      units: listed[at]?.units,
    });
    expect({ at, names: names.sort() }).toEqual({ at, names: [...(listed[at]?.printedNames ?? [])].sort() });
  }
}

function checkMilitia(own: SideSetup, listed: Readonly<Record<string, number>>): void {
  const boxes = Object.fromEntries(own.militia.map(({ at, pieces }) => [at, pieces.length]));
  expect(boxes).toEqual(listed);
  for (const { at, pieces } of own.militia) {
    for (const { name } of pieces.map(factsOf)) expect(at.endsWith('canadian-militias')).toBe(name.startsWith('Can'));
  }
}

/** Every piece of a set-up, wherever its lists put it. */
function allPieces(setup: SetupFacts): string[] {
  const sides = [setup.sides.french, setup.sides.british];
  return [
    ...sides.flatMap((own) => [...own.forces, ...own.militia]).flatMap((placed) => placed.pieces),
    ...setup.leaderPool,
    ...setup.addedToPool.flatMap((entry) => entry.leaders),
    ...setup.setAside.flatMap((entry) => entry.leaders),
    ...setup.notUsed,
    ...setup.reserve,
  ];
}

/** The place where a leader begins, as the facts mark it. */
function leaderMark(setup: SetupFacts, leader: string): string {
  const forces = [...setup.sides.french.forces, ...setup.sides.british.forces];
  const force = forces.find(({ pieces }) => pieces.some((piece) => piece === leader));
  if (force !== undefined) return `map:${force.at}`;
  if (setup.leaderPool.some((other) => other === leader)) return 'pool';
  return setup.notUsed.some((other) => other === leader) ? 'not-used' : 'set-aside';
}

test('four scenarios over two set-ups, in the order of the facts', () => {
  expect(SCENARIOS).toEqual(['annus-mirabilis', 'early-war', 'late-war', 'full-campaign']);
  expect(SCENARIOS).toEqual(scenariosJson.scenarios.map((scenario) => scenario.id));
  expect(SETUPS).toEqual(Object.keys(scenariosJson.setups));
  expect(SETUP_FACTS.map((setup) => setup.id)).toEqual([...SETUPS]);
});

test('every scenario agrees with the facts in every field', () => {
  const listed = scenariosJson.scenarios.map(({ start, cards, handSize, startVp, victory, ...rest }) => ({
    ...rest,
    firstToAct: start.firstToAct,
    cards: { from: cards.from, to: cards.to },
    handSize: handSize.atStart,
    handChanges: handSize.changes,
    startVp: startVp.value,
    suddenDeath: victory.suddenDeath,
    victory: Object.fromEntries(Object.entries(victory.atEnd).filter(([, value]) => value !== null)),
  }));
  expect(SCENARIO_FACTS).toEqual(listed);
});

test('every scenario begins in the Early Season of its first year and lasts two seasons a year', () => {
  for (const scenario of scenariosJson.scenarios) {
    expect(scenario.start).toMatchObject({ season: 'early', year: scenario.startYear });
    expect(scenario.seasons).toBe(2 * (scenario.endYear - scenario.startYear + 1));
  }
});

test('the starting victory points are the marker of the side named', () => {
  for (const { startVp } of scenariosJson.scenarios) {
    expect(startVp.value).toBe(startVp.side === 'british' ? -startVp.points : startVp.points);
  }
});

test('the deck of a scenario holds the cards that name it, and no other', () => {
  for (const { id, cards } of SCENARIO_FACTS) {
    const named = cardsJson.cards.filter((card) => card.scenarios.includes(id)).map((card) => card.number);
    expect(named).toEqual(Array.from({ length: cards.to - cards.from + 1 }, (_, index) => cards.from + index));
    const setAside = scenariosJson.scenarios.find((scenario) => scenario.id === id)?.cards.setAside;
    expect(setAside).toEqual(cardsJson.cards.map((card) => card.number).filter((number) => !named.includes(number)));
  }
});

test('the early French victories are those of the victory point track', () => {
  const track = tablesJson.vpTrack.thresholds.filter((row) => row.year !== undefined);
  const years = track.map((row) => ({ year: row.year, vp: row.points }));
  for (const { endYear, suddenDeath } of SCENARIO_FACTS) {
    expect(suddenDeath.frenchByYear).toEqual(endYear === 1762 ? years : []);
    expect(suddenDeath.vp).toBe(tablesJson.vpTrack.thresholds[0]?.points);
  }
});

describe.each(SETUP_FACTS)('the $id set-up', (setup) => {
  const listed = scenariosJson.setups[setup.id];

  test('puts every counter in exactly one place', () => {
    expect(allPieces(setup).sort()).toEqual([...PIECES].sort());
  });

  test('has the forces of the facts, with their printed names', () => {
    checkForces(setup.sides.french, listed.french.forces);
    checkForces(setup.sides.british, listed.british.forces);
  });

  test('has the militia of the facts, Canadians in the French box', () => {
    checkMilitia(setup.sides.french, listed.french.militiaBoxes);
    checkMilitia(setup.sides.british, listed.british.militiaBoxes);
  });

  test('has the forts, stockades and Allied markers of the facts', () => {
    for (const side of ['french', 'british'] as const) {
      const { forces, militia, ...marks } = setup.sides[side];
      const { forces: _forces, militiaBoxes: _boxes, ...listedMarks } = listed[side];
      expect(marks).toEqual(listedMarks);
    }
  });

  test('has every leader where the facts say he begins', () => {
    for (const leader of piecesJson.leaders) {
      expect([leader.id, leaderMark(setup, leader.id)]).toEqual([leader.id, leader.availability[setup.id]]);
    }
  });

  test('has the leader pool of the facts, now and later', () => {
    expect(setup.leaderPool).toEqual(listed.leaderPool.fromStart);
    expect(setup.addedToPool).toEqual(listed.leaderPool.addedLater);
    expect(setup.notUsed).toEqual(listed.notUsedLeaders);
    for (const { id, britishPool } of piecesJson.leaders) {
      const later = setup.addedToPool.some((entry) => entry.leaders.some((leader) => leader === id));
      const mark = setup.leaderPool.some((leader) => leader === id) ? 'from-start' : later ? 'added-later' : 'no';
      expect([id, mark]).toEqual([id, britishPool?.[setup.id] ?? 'no']);
    }
  });

  test('sets leaders aside for the first French Regulars', () => {
    const rows = listed.setAsideLeaders.map(({ leaders, cards }) => ({
      leaders,
      cards: cards.map((number) => `french-regulars-${number}`),
    }));
    expect(setup.setAside).toEqual(rows);
  });

  test('has the year, events, Assemblies and victory spaces of the facts', () => {
    expect(setup.startYear).toBe(listed.startYear);
    expect(setup.eventsInEffect).toEqual(listed.eventsAlreadyInEffect);
    expect(setup.assemblies).toBe(listed.provincialAssemblies);
    expect(ASSEMBLIES).toEqual(tablesJson.provincialAssemblies.order);
    expect(Object.fromEntries(setup.vpHolders.map(({ space, side }) => [space, side]))).toEqual(
      listed.vpLocationHolders,
    );
  });
});

test('in 1755 Braddock and Dunbar are at Alexandria with the 44th and the 48th', () => {
  const force = SETUP_FACTS[0]?.sides.british.forces.find(({ at }) => at === 'alexandria');
  expect(force?.pieces.map((piece) => factsOf(piece).name)).toEqual(['Braddock', 'Dunbar', '44th', '48th']);
});

test('in 1757 one Colonial Militia is in the southern box', () => {
  const [northern, southern] = SETUP_FACTS[1]?.sides.british.militia ?? [];
  expect([northern?.pieces, southern?.pieces]).toEqual([[], ['colonial-militia-1']]);
});
