// Made from the facts by `npm run facts`; do not edit.

/** Least strength of each column of the combat table; each ends before the next. */
export const COMBAT_COLUMNS: readonly number[] = [0, 1, 2, 3, 4, 6, 9, 13, 17, 22, 28];

/** Step losses inflicted, by modified die (held within 0 to 7) and column. */
export const COMBAT_ROWS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3],
  [0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4],
  [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5],
  [0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5],
  [0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5],
  [1, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6],
  [1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7],
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8],
];

/** Battle (7.5): die modifiers, the column shift of Fieldworks, the factor of Ambush! */
export const BATTLE_MODIFIERS = {
  noAuxiliaries: -1,
  noRegulars: -1,
  amphibiousLanding: -1,
  stockade: -1,
  fieldworksShift: -1,
  ambushFactor: 2,
} as const;

/** Assault (9.13): the die modifier of Coehorns & Howitzers, the column shift of the attacker. */
export const ASSAULT_MODIFIERS = { coehorns: 2, attackerShift: -1 } as const;

/** Natural rolls that put enemy leaders in danger, and the roll that kills (7.7). */
export const LEADER_LOSS = { naturals: [1, 6], diesOn: 1 } as const;

/** One cell of the raid table. */
export interface RaidResult {
  readonly success: boolean;
  /** The number of steps that the raiders lose. */
  readonly loss: number;
}

/** Column of the raid table: stockades and enemy-allied settlements, or plain cultivated spaces. */
export type RaidColumn = 'stockadeSettlement' | 'cultivated';

/** By column and modified die (held within 0 to 7). */
export const RAID_TABLE: { readonly [Column in RaidColumn]: readonly RaidResult[] } = {
  stockadeSettlement: [
    { success: false, loss: 2 },
    { success: false, loss: 1 },
    { success: false, loss: 1 },
    { success: false, loss: 0 },
    { success: false, loss: 2 },
    { success: true, loss: 1 },
    { success: true, loss: 0 },
    { success: true, loss: 0 },
  ],
  cultivated: [
    { success: false, loss: 2 },
    { success: false, loss: 0 },
    { success: false, loss: 0 },
    { success: false, loss: 0 },
    { success: false, loss: 1 },
    { success: true, loss: 1 },
    { success: true, loss: 0 },
    { success: true, loss: 0 },
  ],
};

/** Raid (10.3): die modifiers, and how many Militia in the box it takes. */
export const RAID_MODIFIERS = { rangers: 1, militia: -1, militiaNeeded: 2 } as const;

/** Leader losses in raids (10.32): on any raid, and on a stockade or settlement; who dies is rolled as in 7.7. */
export const RAID_LEADER_LOSS = { natural: 1, stockadeSettlementNatural: 6 } as const;

/** Levels gained from a modified die on (8.231); the first row takes every lower die. */
export const SIEGE_TABLE: readonly { readonly min: number | null; readonly levels: number }[] = [
  { min: null, levels: 0 },
  { min: 3, levels: 1 },
  { min: 6, levels: 2 },
];

/** Siege (8.231): die modifiers. */
export const SIEGE_MODIFIERS = { besiegerCoehorns: 2, defenderCoehorns: -2, louisbourg: -1 } as const;

/** The highest siege level, and the level that an assault needs (9.1). */
export const SIEGE_LEVELS = { highest: 2, assaultOnFort: 1, assaultOnFortress: 2 } as const;

/** Victory points for the side that wins or captures (13.2); half a point per Raided marker, rounded up. */
export const VP_AWARDS = {
  fortress: 3,
  fort: 2,
  stockade: 1,
  niagara: 1,
  ohioForks: 1,
  battle: 1,
  raided: 0.5,
} as const;

/** Victory points that a side loses by its own act (5.46, 13.2); the last is optional rule 14.3. */
export const VP_COSTS = { demolish: -1, massacre: -1, earlyRegulars: -1 } as const;

/** A battle scores against Regulars or against more units than this (7.81). */
export const VP_BATTLE = { unitsOver: 4 } as const;

/** French victory points that cards ask for. */
export const VP_THRESHOLDS = { indianAllianceFullRoll: 5, intriguesAgainstShirley: 1 } as const;

/** Movement allowances in spaces (6.0). */
export const MOVEMENT = { leaderAlone: 6, boat: 9, foulWeather: 2 } as const;

/** Movement by sea (6.4): French ports, and the card values needed. */
export const NAVAL_MOVEMENT = {
  frenchPorts: ['quebec', 'louisbourg'],
  forceCardValue: 3,
  individualCardValue: 1,
} as const;

/** Activation points of individual pieces (5.32), and Drilled units per card. */
export const ACTIVATION_COSTS = { auxiliaryOrLeader: 1, indian: 0.5, drilledPerCard: 1 } as const;

/** Modified die at which interception and avoiding battle succeed (6.7, 6.8). */
export const INTERCEPTION = { successAt: 4 } as const;

/** Units that can be inside a fort; a fortress has no limit. */
export const STACKING = { insideFort: 4 } as const;

/** Units that an own unbesieged fort or stockade keeps from Winter Attrition (11.1). */
export const ATTRITION = { shelteredUnits: 4 } as const;

/** The maximum number of Provincial units of each Department (5.54). */
export const ASSEMBLIES_LIMITS = {
  reluctant: { northern: 6, southern: 2 },
  supportive: { northern: 10, southern: 4 },
  enthusiastic: { northern: 18, southern: 6 },
} as const;
