import { constObject, HEADER, type Json, literal } from '@carillon/workshop';
import type { Facts, TablesFile } from './source.ts';

/** The row with the key; a key that the facts lack is an error. */
function byKey<Row extends { readonly key: string }>(rows: readonly Row[], key: string): Row {
  const found = rows.find((row) => row.key === key);
  if (found === undefined) throw new Error(`no ${key} in the tables`);
  return found;
}

/** A figure that must be there as a plain number. */
function number(value: number | string | undefined, what: string): number {
  if (typeof value !== 'number') throw new Error(`${what} is no plain number`);
  return value;
}

/** A die modifier that is a plain number. */
function modifier(rows: TablesFile['combat']['battleModifiers'], key: string): number {
  return number(byKey(rows, key).value, key);
}

function typed(name: string, type: string, comment: string, value: Json): string {
  return `/** ${comment} */\nexport const ${name}: ${type} = ${literal(value)};\n`;
}

/** Rows 0, 1, 2 ... of a table that is keyed by the modified die. */
function dieRows<Cell>(rows: Readonly<Record<string, Cell>>): Cell[] {
  return Object.keys(rows).map((_, die) => {
    const row = rows[die];
    if (row === undefined) throw new Error(`no row for a die of ${die}`);
    return row;
  });
}

function combatColumns({ combat }: TablesFile): string {
  const mins = combat.columns.map((column) => column.min);
  const comment = 'Least strength of each column of the combat table; each ends before the next.';
  return typed('COMBAT_COLUMNS', 'readonly number[]', comment, mins);
}

function combatRows({ combat }: TablesFile): string {
  const comment = 'Step losses inflicted, by modified die (held within 0 to 7) and column.';
  return typed('COMBAT_ROWS', 'readonly (readonly number[])[]', comment, dieRows(combat.rows));
}

function battleModifiers({ combat: { battleModifiers: rows } }: TablesFile): string {
  const comment = 'Battle (7.5): die modifiers, the column shift of Fieldworks, the factor of Ambush!';
  return constObject('BATTLE_MODIFIERS', comment, {
    noAuxiliaries: modifier(rows, 'no-auxiliaries'),
    noRegulars: modifier(rows, 'no-regulars'),
    amphibiousLanding: modifier(rows, 'amphibious-landing'),
    stockade: modifier(rows, 'stockade'),
    fieldworksShift: number(byKey(rows, 'fieldworks').shift, 'fieldworks'),
    ambushFactor: number(byKey(rows, 'ambush').strengthFactor, 'ambush'),
  });
}

function assaultModifiers({ combat: { assaultModifiers: rows } }: TablesFile): string {
  const comment = 'Assault (9.13): the die modifier of Coehorns & Howitzers, the column shift of the attacker.';
  return constObject('ASSAULT_MODIFIERS', comment, {
    coehorns: modifier(rows, 'coehorns-and-howitzers'),
    attackerShift: number(byKey(rows, 'fortification').shift, 'fortification'),
  });
}

function leaderLoss({ combat }: TablesFile): string {
  const { naturals, diesOn } = combat.leaderLoss;
  const comment = 'Natural rolls that put enemy leaders in danger, and the roll that kills (7.7).';
  return constObject('LEADER_LOSS', comment, { naturals, diesOn });
}

const RAID_TYPES = `/** One cell of the raid table. */
export interface RaidResult {
  readonly success: boolean;
  /** The number of steps that the raiders lose. */
  readonly loss: number;
}

/** Column of the raid table: stockades and enemy-allied settlements, or plain cultivated spaces. */
export type RaidColumn = 'stockadeSettlement' | 'cultivated';
`;

function raidTable({ raid: { columns } }: TablesFile): string {
  const cells = (name: string) => dieRows(columns[name] ?? {}).map(({ success, loss }) => ({ success, loss }));
  const type = '{ readonly [Column in RaidColumn]: readonly RaidResult[] }';
  const value = { stockadeSettlement: cells('stockadeSettlement'), cultivated: cells('cultivated') };
  return `${RAID_TYPES}\n${typed('RAID_TABLE', type, 'By column and modified die (held within 0 to 7).', value)}`;
}

function raidModifiers({ raid }: TablesFile): string {
  return constObject('RAID_MODIFIERS', 'Raid (10.3): die modifiers, and how many Militia in the box it takes.', {
    rangers: modifier(raid.modifiers, 'rangers'),
    militia: modifier(raid.modifiers, 'militia'),
    militiaNeeded: raid.militiaNeeded,
  });
}

function raidLeaderLoss({ raid }: TablesFile): string {
  const { natural, stockadeSettlementNatural } = raid.leaderLoss;
  const comment =
    'Leader losses in raids (10.32): on any raid, and on a stockade or settlement; who dies is rolled as in 7.7.';
  return constObject('RAID_LEADER_LOSS', comment, { natural, stockadeSettlementNatural });
}

/** `<=2`, `3-5` and `>=6` as the lowest modified die of each row; the first row has none. */
function siegeTable({ siege }: TablesFile): string {
  const rows = Object.entries(siege.rows).map(([range, levels]) => {
    const min = range.startsWith('<=') ? null : Number(/\d+/.exec(range)?.[0]);
    return { min, levels };
  });
  const type = 'readonly { readonly min: number | null; readonly levels: number }[]';
  const comment = 'Levels gained from a modified die on (8.231); the first row takes every lower die.';
  return typed('SIEGE_TABLE', type, comment, rows);
}

function siegeModifiers({ siege: { modifiers } }: TablesFile): string {
  return constObject('SIEGE_MODIFIERS', 'Siege (8.231): die modifiers.', {
    besiegerCoehorns: modifier(modifiers, 'besieger-coehorns'),
    defenderCoehorns: modifier(modifiers, 'defender-coehorns'),
    louisbourg: modifier(modifiers, 'louisbourg'),
  });
}

function siegeLevels({ siege }: TablesFile): string {
  const { fort, fortress } = siege.levelNeededToAssault;
  return constObject('SIEGE_LEVELS', 'The highest siege level, and the level that an assault needs (9.1).', {
    highest: siege.maxLevel,
    assaultOnFort: fort,
    assaultOnFortress: fortress,
  });
}

function vpAwards({ victoryPoints: { gained } }: TablesFile): string {
  const points = (key: string) => byKey(gained, key).points;
  const comment =
    'Victory points for the side that wins or captures (13.2); half a point per Raided marker, rounded up.';
  return constObject('VP_AWARDS', comment, {
    fortress: points('fortress'),
    fort: points('fort'),
    stockade: points('stockade'),
    niagara: points('niagara'),
    ohioForks: points('ohio-forks'),
    battle: points('battle'),
    raided: points('raided'),
  });
}

function vpCosts({ victoryPoints: { paid } }: TablesFile): string {
  const points = (key: string) => byKey(paid, key).points;
  const comment = 'Victory points that a side loses by its own act (5.46, 13.2); the last is optional rule 14.3.';
  return constObject('VP_COSTS', comment, {
    demolish: points('demolish'),
    massacre: points('massacre'),
    earlyRegulars: points('early-regulars'),
  });
}

function vpBattle({ victoryPoints }: TablesFile): string {
  const comment = 'A battle scores against Regulars or against more units than this (7.81).';
  return constObject('VP_BATTLE', comment, { unitsOver: victoryPoints.battleUnitsOver });
}

function vpThresholds({ vpTrack: { thresholds } }: TablesFile): string {
  return constObject('VP_THRESHOLDS', 'French victory points that cards ask for.', {
    indianAllianceFullRoll: byKey(thresholds, 'indian-alliance-full-roll').points,
    intriguesAgainstShirley: byKey(thresholds, 'intrigues-against-shirley').points,
  });
}

function movement({ movement: from }: TablesFile): string {
  return constObject('MOVEMENT', 'Movement allowances in spaces (6.0).', {
    leaderAlone: from.leaderAlone,
    boat: from.boat.spaces,
    foulWeather: from.foulWeather.maxSpaces,
  });
}

function navalMovement({ movement: { naval } }: TablesFile): string {
  return constObject('NAVAL_MOVEMENT', 'Movement by sea (6.4): French ports, and the card values needed.', {
    frenchPorts: naval.frenchOnly,
    forceCardValue: naval.forceNeedsCardValue,
    individualCardValue: naval.individualNeedsCardValue,
  });
}

function activation({ activation: from }: TablesFile): string {
  const comment = 'Activation points of individual pieces (5.32), and Drilled units per card.';
  return constObject('ACTIVATION_COSTS', comment, {
    auxiliaryOrLeader: from.auxiliaryOrLeaderAlone,
    indian: from.indian,
    drilledPerCard: from.drilledUnitPerCard,
  });
}

function interception({ interceptAndAvoid: { successAt } }: TablesFile): string {
  const comment = 'Modified die at which interception and avoiding battle succeed (6.7, 6.8).';
  return constObject('INTERCEPTION', comment, { successAt });
}

function stacking({ stacking: { insideFort } }: TablesFile): string {
  return constObject('STACKING', 'Units that can be inside a fort; a fortress has no limit.', { insideFort });
}

function attrition({ attrition: { shelteredUnits } }: TablesFile): string {
  const comment = 'Units that an own unbesieged fort or stockade keeps from Winter Attrition (11.1).';
  return constObject('ATTRITION', comment, { shelteredUnits });
}

function assembliesLimits({ provincialAssemblies: { limits } }: TablesFile): string {
  return constObject('ASSEMBLIES_LIMITS', 'The maximum number of Provincial units of each Department (5.54).', limits);
}

const PARTS: readonly ((tables: TablesFile) => string)[] = [
  combatColumns,
  combatRows,
  battleModifiers,
  assaultModifiers,
  leaderLoss,
  raidTable,
  raidModifiers,
  raidLeaderLoss,
  siegeTable,
  siegeModifiers,
  siegeLevels,
  vpAwards,
  vpCosts,
  vpBattle,
  vpThresholds,
  movement,
  navalMovement,
  activation,
  interception,
  stacking,
  attrition,
  assembliesLimits,
];

/** `data/tables.ts`. */
export function tablesFile(facts: Facts): string {
  return [HEADER, ...PARTS.map((part) => part(facts.tables))].join('\n');
}
