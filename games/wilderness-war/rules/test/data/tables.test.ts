import { expect, test } from 'vitest';
import connectionsJson from '../../../facts/data/connections.json' with { type: 'json' };
import examplesJson from '../../../facts/data/examples.json' with { type: 'json' };
import tablesJson from '../../../facts/data/tables.json' with { type: 'json' };
import * as tables from '../../src/data/tables.ts';

/** The figure in the row with the key. */
function figure(rows: readonly { key: string; [field: string]: unknown }[], key: string, field: string): unknown {
  const row = rows.find((other) => other.key === key);
  if (row === undefined) throw new Error(`no ${key}`);
  return row[field];
}

/** A modified die as the row of a table. */
function row(die: number): number {
  return Math.min(Math.max(die, 0), 7);
}

/** Step losses that a strength inflicts, read from the table by hand. */
function losses(strength: number, die: number, shift: number): number | undefined {
  const column = tables.COMBAT_COLUMNS.filter((min) => min <= strength).length - 1 + shift;
  return tables.COMBAT_ROWS[row(die)]?.[Math.min(Math.max(column, 0), 10)];
}

test('the combat table agrees with the facts in 11 columns and 8 rows', () => {
  const { columns, rows } = tablesJson.combat;
  expect(tables.COMBAT_COLUMNS).toEqual(columns.map((column) => column.min));
  expect(columns.map((column) => column.max)).toEqual([...tables.COMBAT_COLUMNS.slice(1).map((min) => min - 1), null]);
  expect(tables.COMBAT_ROWS).toEqual([rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7]]);
  expect(tables.COMBAT_ROWS.map((cells) => cells.length)).toEqual([11, 11, 11, 11, 11, 11, 11, 11]);
});

test('a higher roll or a stronger force never does less harm', () => {
  for (const [die, cells] of tables.COMBAT_ROWS.entries()) {
    for (const [column, cell] of cells.entries()) {
      expect(cell).toBeGreaterThanOrEqual(cells[column - 1] ?? 0);
      expect(cell).toBeGreaterThanOrEqual(tables.COMBAT_ROWS[die - 1]?.[column] ?? 0);
    }
  }
});

test('battle and assault modifiers agree with the facts', () => {
  const { battleModifiers: battle, assaultModifiers: assault, leaderLoss } = tablesJson.combat;
  expect(tables.BATTLE_MODIFIERS).toEqual({
    noAuxiliaries: figure(battle, 'no-auxiliaries', 'value'),
    noRegulars: figure(battle, 'no-regulars', 'value'),
    amphibiousLanding: figure(battle, 'amphibious-landing', 'value'),
    stockade: figure(battle, 'stockade', 'value'),
    fieldworksShift: figure(battle, 'fieldworks', 'shift'),
    ambushFactor: figure(battle, 'ambush', 'strengthFactor'),
  });
  expect(tables.ASSAULT_MODIFIERS).toEqual({
    coehorns: figure(assault, 'coehorns-and-howitzers', 'value'),
    attackerShift: figure(assault, 'fortification', 'shift'),
  });
  expect(tables.LEADER_LOSS).toEqual(leaderLoss);
});

test('the raid table and its modifiers agree with the facts', () => {
  const { columns, modifiers, militiaNeeded, leaderLoss } = tablesJson.raid;
  expect(tables.RAID_TABLE.stockadeSettlement).toEqual(Object.values(columns.stockadeSettlement));
  expect(tables.RAID_TABLE.cultivated).toEqual(Object.values(columns.cultivated));
  expect(tables.RAID_TABLE.cultivated).toHaveLength(8);
  expect(tables.RAID_MODIFIERS).toEqual({
    rangers: figure(modifiers, 'rangers', 'value'),
    militia: figure(modifiers, 'militia', 'value'),
    militiaNeeded,
  });
  // 10.32 A leader dies on the same roll as in a battle: one figure serves both.
  expect({ ...tables.RAID_LEADER_LOSS, diesOn: tables.LEADER_LOSS.diesOn }).toEqual(leaderLoss);
});

test('the siege table and its modifiers agree with the facts', () => {
  const { rows, maxLevel, modifiers, levelNeededToAssault } = tablesJson.siege;
  expect(tables.SIEGE_TABLE).toEqual([
    { min: null, levels: rows['<=2'] },
    { min: 3, levels: rows['3-5'] },
    { min: 6, levels: rows['>=6'] },
  ]);
  expect(tables.SIEGE_MODIFIERS).toEqual({
    besiegerCoehorns: figure(modifiers, 'besieger-coehorns', 'value'),
    defenderCoehorns: figure(modifiers, 'defender-coehorns', 'value'),
    louisbourg: figure(modifiers, 'louisbourg', 'value'),
  });
  expect(tables.SIEGE_LEVELS).toEqual({
    highest: maxLevel,
    assaultOnFort: levelNeededToAssault.fort,
    assaultOnFortress: levelNeededToAssault.fortress,
  });
});

test("every commander's Tactics rating counts for him, and against his besiegers", () => {
  const { combat, raid, siege } = tablesJson;
  const lists = [combat.battleModifiers, combat.assaultModifiers, raid.modifiers];
  expect(lists.map((rows) => figure(rows, 'tactics', 'value'))).toEqual(['+tactics', '+tactics', '+tactics']);
  expect(figure(siege.modifiers, 'besieger-tactics', 'value')).toBe('+tactics');
  expect(figure(siege.modifiers, 'defender-tactics', 'value')).toBe('-tactics');
});

test('victory points agree with the facts', () => {
  const { gained, paid, battleUnitsOver } = tablesJson.victoryPoints;
  const { 'ohio-forks': ohioForks, ...awards } = Object.fromEntries(gained.map((award) => [award.key, award.points]));
  const { 'early-regulars': earlyRegulars, ...costs } = Object.fromEntries(paid.map((cost) => [cost.key, cost.points]));
  expect(tables.VP_AWARDS).toEqual({ ...awards, ohioForks });
  expect(tables.VP_COSTS).toEqual({ ...costs, earlyRegulars });
  expect(tables.VP_BATTLE.unitsOver).toBe(battleUnitsOver);
  const { thresholds } = tablesJson.vpTrack;
  expect(tables.VP_THRESHOLDS).toEqual({
    indianAllianceFullRoll: figure(thresholds, 'indian-alliance-full-roll', 'points'),
    intriguesAgainstShirley: figure(thresholds, 'intrigues-against-shirley', 'points'),
  });
});

test('movement, activation and interception agree with the facts', () => {
  const { movement, activation, interceptAndAvoid } = tablesJson;
  expect(tables.MOVEMENT).toEqual({
    leaderAlone: movement.leaderAlone,
    boat: movement.boat.spaces,
    foulWeather: movement.foulWeather.maxSpaces,
  });
  // 6.3 The engine knows only whether a boat has been carried.
  expect(movement.boat.carries).toBe(1);
  expect(movement.foulWeather.naval).toBe(false);
  expect(tables.NAVAL_MOVEMENT).toEqual({
    frenchPorts: movement.naval.frenchOnly,
    forceCardValue: movement.naval.forceNeedsCardValue,
    individualCardValue: movement.naval.individualNeedsCardValue,
  });
  expect(tables.ACTIVATION_COSTS).toEqual({
    auxiliaryOrLeader: activation.auxiliaryOrLeaderAlone,
    indian: activation.indian,
    drilledPerCard: activation.drilledUnitPerCard,
  });
  expect(tables.INTERCEPTION).toEqual(interceptAndAvoid);
});

test('stacking, attrition and Provincial limits agree with the facts', () => {
  expect({ ...tables.STACKING, insideFortress: null }).toEqual(tablesJson.stacking);
  expect(tables.ATTRITION).toEqual(tablesJson.attrition);
  expect(tables.ASSEMBLIES_LIMITS).toEqual(tablesJson.provincialAssemblies.limits);
  expect(tablesJson.deck).toEqual({ cards: 70, values: { 1: 23, 2: 19, 3: 28 } });
});

test('every exchange of fire in the 34 worked examples causes the stated losses', () => {
  expect(examplesJson.examples).toHaveLength(34);
  const fires = examplesJson.examples.flatMap(({ id, combat }) => (combat ?? []).map((fire) => ({ id, ...fire })));
  expect(fires.length).toBeGreaterThan(5);
  for (const { id, strength, die, drm, shift, result } of fires) {
    expect([id, losses(strength, die + drm, shift)]).toEqual([id, result]);
  }
});

test('every raid in the worked examples has the stated result', () => {
  const raids = examplesJson.examples.flatMap(({ id, raids: rolls }) => (rolls ?? []).map((raid) => ({ id, ...raid })));
  expect(raids.length).toBeGreaterThan(2);
  for (const { id, column, die, drm, success, loss } of raids) {
    const cells = column === 'cultivated' ? tables.RAID_TABLE.cultivated : tables.RAID_TABLE.stockadeSettlement;
    expect([id, cells[row(die + drm)]]).toEqual([id, { success, loss }]);
  }
});

/** Every list under a key that names a way across the map, anywhere in an example. */
function ways(value: unknown, key: string): string[][] {
  if (Array.isArray(value)) {
    if (['route', 'boatRoute', 'move'].includes(key)) return [value.map(String)];
    return value.flatMap((item) => ways(item, key === 'routes' ? 'route' : ''));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, field]) => ways(field, name));
}

test('every way in the worked examples follows connections of the map', () => {
  const joined = new Set(connectionsJson.connections.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const all = ways(examplesJson.examples, '');
  expect(all.length).toBeGreaterThan(5);
  for (const way of all) {
    for (const [index, space] of way.slice(1).entries()) expect(joined).toContain(`${way[index]} ${space}`);
  }
});
