import { constObject, HEADER, literal } from './literal.ts';
import type { Json } from './print.ts';
import type { Facts, TablesFile } from './source.ts';

/** The row with the key; a key that the facts lack is an error. */
function byKey<Row extends { readonly key: string }>(rows: readonly Row[], key: string): Row {
  const found = rows.find((row) => row.key === key);
  if (found === undefined) throw new Error(`no ${key} in the tables`);
  return found;
}

/** A die modifier that is a plain number. */
function modifier(rows: TablesFile['combat']['battleModifiers'], key: string): number {
  const { value } = byKey(rows, key);
  if (typeof value !== 'number') throw new Error(`${key} is no plain number`);
  return value;
}

function typed(name: string, type: string, comment: string, value: Json): string {
  return `/** ${comment} */\nexport const ${name}: ${type} = ${literal(value)};\n`;
}

/** Rows 0, 1, 2 ... of a table that is keyed by the die. */
function dieRows<Cell>(rows: Readonly<Record<string, Cell>>): Cell[] {
  return Object.keys(rows)
    .sort((first, second) => Number(first) - Number(second))
    .flatMap((key) => rows[key] ?? []);
}

function combat({ combat: from }: TablesFile): string[] {
  const battle = from.battleModifiers;
  const mins = from.columns.map((column) => column.min);
  const rows = Object.keys(from.rows).map((_, die) => from.rows[die] ?? []);
  return [
    typed('COMBAT_COLUMNS', 'readonly number[]', 'Least strength of each column of the combat table; each ends before the next.', mins),
    typed('COMBAT_ROWS', 'readonly (readonly number[])[]', 'Step losses inflicted, by modified die (held within 0 to 7) and column.', rows),
    constObject('BATTLE_MODIFIERS', 'Battle (7.5): die modifiers, the column shift of Fieldworks, the factor of Ambush!', {
      noAuxiliaries: modifier(battle, 'no-auxiliaries'),
      noRegulars: modifier(battle, 'no-regulars'),
      amphibiousLanding: modifier(battle, 'amphibious-landing'),
      stockade: modifier(battle, 'stockade'),
      fieldworksShift: byKey(battle, 'fieldworks').shift ?? 0,
      ambushFactor: byKey(battle, 'ambush').strengthFactor ?? 1,
    }),
    constObject('ASSAULT_MODIFIERS', 'Assault (9.1): the die modifier of Coehorns & Howitzers, the column shift of the attacker.', {
      coehorns: modifier(from.assaultModifiers, 'coehorns-and-howitzers'),
      attackerShift: byKey(from.assaultModifiers, 'fortification').shift ?? 0,
    }),
    constObject('LEADER_LOSS', 'Natural rolls that put enemy leaders in danger, and the roll that kills (7.7).', {
      naturals: from.leaderLoss.naturals,
      diesOn: from.leaderLoss.diesOn,
    }),
  ];
}

const RAID_TYPES = `/** One cell of the raid table. */
export interface RaidResult {
  readonly success: boolean;
  /** Steps that the raiders lose. */
  readonly loss: number;
}

/** Column of the raid table: stockades and enemy-allied settlements, or plain cultivated spaces. */
export type RaidColumn = 'stockadeSettlement' | 'cultivated';
`;

function raid({ raid: from }: TablesFile): string[] {
  const column = (name: string) => dieRows(from.columns[name] ?? {}).map(({ success, loss }) => ({ success, loss }));
  const columns = { stockadeSettlement: column('stockadeSettlement'), cultivated: column('cultivated') };
  return [
    RAID_TYPES,
    typed('RAID_TABLE', '{ readonly [Column in RaidColumn]: readonly RaidResult[] }', 'By column and modified die (held within 0 to 7).', columns),
    constObject('RAID_MODIFIERS', 'Raid (10.3): die modifiers, and how many Militia in the box it takes.', {
      rangers: modifier(from.modifiers, 'rangers'),
      militia: modifier(from.modifiers, 'militia'),
      militiaNeeded: from.militiaNeeded,
    }),
    constObject('RAID_LEADER_LOSS', 'Leader losses in raids (10.32): on any raid, and on a stockade or settlement.', {
      natural: from.leaderLoss.natural,
      stockadeSettlementNatural: from.leaderLoss.stockadeSettlementNatural,
      diesOn: from.leaderLoss.diesOn,
    }),
  ];
}

/** `<=2`, `3-5` and `>=6` as the lowest modified die of each row; the first row has none. */
function siegeRows(rows: Readonly<Record<string, number>>): Json[] {
  return Object.entries(rows).map(([range, levels]) => {
    const min = range.startsWith('<=') ? null : Number(/\d+/.exec(range)?.[0]);
    return { min, levels };
  });
}

function siege({ siege: from }: TablesFile): string[] {
  return [
    typed('SIEGE_TABLE', 'readonly { readonly min: number | null; readonly levels: number }[]', 'Levels gained from a modified die on (8.2); the first row takes every lower die.', siegeRows(from.rows)),
    constObject('SIEGE_MODIFIERS', 'Siege (8.2): die modifiers.', {
      besiegerCoehorns: modifier(from.modifiers, 'besieger-coehorns'),
      defenderCoehorns: modifier(from.modifiers, 'defender-coehorns'),
      louisbourg: modifier(from.modifiers, 'louisbourg'),
    }),
    constObject('SIEGE_LEVELS', 'The highest siege level, and the level that an assault needs (9.11).', {
      highest: from.maxLevel,
      assaultOnFort: from.levelNeededToAssault.fort,
      assaultOnFortress: from.levelNeededToAssault.fortress,
    }),
  ];
}

function victoryPoints({ victoryPoints: from, vpTrack }: TablesFile): string[] {
  const gained = (key: string) => byKey(from.gained, key).points;
  const paid = (key: string) => byKey(from.paid, key).points;
  const track = (key: string) => byKey(vpTrack.thresholds, key).points;
  return [
    constObject('VP_AWARDS', 'Victory points for the side that wins or captures (13.2); half a point per Raided marker, rounded up.', {
      fortress: gained('fortress'),
      fort: gained('fort'),
      stockade: gained('stockade'),
      niagara: gained('niagara'),
      ohioForks: gained('ohio-forks'),
      battle: gained('battle'),
      raided: gained('raided'),
    }),
    constObject('VP_COSTS', 'Victory points that a side loses by its own act; the last is optional rule 14.3.', {
      demolish: paid('demolish'),
      massacre: paid('massacre'),
      earlyRegulars: paid('early-regulars'),
    }),
    constObject('VP_BATTLE', 'A battle scores against Regulars or against more units than this (7.81).', {
      unitsOver: from.battleUnitsOver,
    }),
    constObject('VP_THRESHOLDS', 'French victory points that cards ask for.', {
      indianAllianceFullRoll: track('indian-alliance-full-roll'),
      intriguesAgainstShirley: track('intrigues-against-shirley'),
    }),
  ];
}

function movement(from: TablesFile): string[] {
  const { boat, naval, foulWeather, leaderAlone } = from.movement;
  return [
    constObject('MOVEMENT', 'Movement allowances in spaces (6.0).', {
      leaderAlone,
      boat: boat.spaces,
      boatCarries: boat.carries,
      foulWeather: foulWeather.maxSpaces,
    }),
    constObject('NAVAL_MOVEMENT', 'Movement by sea (6.4): French ports, and the card values needed.', {
      frenchPorts: naval.frenchOnly,
      forceCardValue: naval.forceNeedsCardValue,
      individualCardValue: naval.individualNeedsCardValue,
    }),
    constObject('ACTIVATION_COSTS', 'Activation points of individual pieces (5.32), and Drilled units per card.', {
      auxiliaryOrLeader: from.activation.auxiliaryOrLeaderAlone,
      indian: from.activation.indian,
      drilledPerCard: from.activation.drilledUnitPerCard,
    }),
    constObject('INTERCEPTION', 'Modified die at which interception and avoiding battle succeed (6.7, 6.8).', {
      successAt: from.interceptAndAvoid.successAt,
    }),
  ];
}

function limits(from: TablesFile): string[] {
  const value = (name: string) => from.deck.values[name] ?? 0;
  return [
    constObject('STACKING', 'Units that can be inside; a fortress has no limit.', {
      insideFort: from.stacking.insideFort,
      insideFortress: from.stacking.insideFortress,
    }),
    constObject('ATTRITION', 'Units that an own unbesieged fort or stockade keeps from Winter Attrition (11.1).', {
      shelteredUnits: from.attrition.shelteredUnits,
    }),
    constObject('ASSEMBLIES_LIMITS', 'The most Provincial units of each Department (5.54).', from.provincialAssemblies.limits),
    constObject('DECK', 'Cards in all, and how many have each value.', {
      cards: from.deck.cards,
      valueOne: value('1'),
      valueTwo: value('2'),
      valueThree: value('3'),
    }),
  ];
}

/** `data/tables.ts`. */
export function tablesFile(facts: Facts): string {
  const parts = [combat, raid, siege, victoryPoints, movement, limits].flatMap((part) => part(facts.tables));
  return [HEADER, ...parts].join('\n');
}
