import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExampleSources } from '@carillon/workshop';

/** A side as the fact files name it. */
export type Side = 'french' | 'british';

/** A numbered space or box position on the board, in thousandths of its width. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'space' | 'holding-box';
  readonly terrain: string;
  readonly department: string | null;
  readonly originally: Side | null;
  readonly fortress: boolean;
  readonly port: boolean;
  readonly settlement: { readonly tribes: readonly string[]; readonly alliance: string } | null;
  readonly vpLocation: boolean;
  readonly board: Point;
  readonly lonlat: readonly [number, number];
  readonly lonlatSource: 'known' | 'fitted';
}

export interface BoxRow {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly department: string;
  readonly board: Point;
}

export interface ConnectionRow {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
}

export interface ArrowRow {
  readonly from: string;
  readonly to: string;
}

export interface LeaderRow {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly initiative: number;
  readonly command: number;
  readonly tactics: number;
  readonly movementAlone: number;
  readonly commanderInChief: boolean;
}

export interface UnitRow {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly class: string;
  readonly category: string;
  readonly regular: boolean;
  readonly full: number;
  readonly reduced: number;
  readonly movement: number;
  readonly count: number;
  readonly names: readonly string[];
  readonly tribe?: string;
  readonly alliance?: string;
  readonly homeSettlement?: string | null;
  readonly department?: string;
  readonly boxes?: readonly string[];
  readonly whenEliminated: string;
  readonly returnsBy: readonly number[];
  readonly enterBy?: readonly number[];
}

export interface CardRow {
  readonly number: number;
  readonly name: string;
  readonly activationValue: number;
  readonly eventSide: string;
  readonly response: boolean;
  readonly removeAfterEvent: boolean;
  readonly conditionalRemove: boolean;
  readonly reshuffle: boolean;
  readonly navalAnchor: boolean;
  readonly scenarios: readonly string[];
  readonly eventKey: string;
  readonly timing: string;
  readonly afterPlay: string;
  readonly markers: readonly string[];
  readonly rules: readonly string[];
  readonly confidence: string;
  readonly openReadings: number;
}

export interface HandChangeRow {
  readonly event: string;
  readonly side: Side;
  readonly size: number;
  readonly cancels: string | null;
}

export interface ScenarioRow {
  readonly id: string;
  readonly name: string;
  readonly setup: string;
  readonly startYear: number;
  readonly endYear: number;
  readonly seasons: number;
  readonly start: { readonly season: string; readonly year: number; readonly firstToAct: Side };
  readonly cards: { readonly from: number; readonly to: number; readonly setAside: readonly number[] };
  readonly handSize: { readonly atStart: Readonly<Record<Side, number>>; readonly changes: readonly HandChangeRow[] };
  readonly startVp: { readonly value: number };
  readonly victory: {
    readonly suddenDeath: {
      readonly fortresses: number;
      readonly occupied: readonly string[];
      readonly vp: number;
      readonly frenchByYear: readonly { readonly year: number; readonly vp: number }[];
    };
    readonly atEnd: {
      readonly rule: string;
      readonly frenchVp: number;
      readonly britishVp: number;
      readonly britishFortresses: number | null;
      readonly strongholds: { readonly atLeast: number; readonly of: readonly string[] } | null;
    };
  };
}

export interface ForceRow {
  readonly leaders: readonly string[];
  readonly units: Readonly<Record<string, number>>;
  readonly printedNames: readonly string[];
}

export interface SideSetupRow {
  readonly forts: readonly string[];
  readonly fortsUnderConstruction: readonly string[];
  readonly stockades: readonly string[];
  readonly allied: readonly string[];
  readonly militiaBoxes: Readonly<Record<string, number>>;
  readonly forces: Readonly<Record<string, ForceRow>>;
}

export interface SetupRow {
  readonly id: string;
  readonly startYear: number;
  readonly french: SideSetupRow;
  readonly british: SideSetupRow;
  readonly leaderPool: {
    readonly fromStart: readonly string[];
    readonly addedLater: readonly {
      readonly leaders: readonly string[];
      readonly event: string;
      readonly year: number;
    }[];
  };
  readonly notUsedLeaders: readonly string[];
  readonly setAsideLeaders: readonly { readonly leaders: readonly string[]; readonly cards: readonly number[] }[];
  readonly eventsAlreadyInEffect: readonly string[];
  readonly provincialAssemblies: string;
  readonly vpLocationHolders: Readonly<Record<string, Side>>;
}

interface ModifierRow {
  readonly key: string;
  readonly value?: number | string;
  readonly shift?: number;
  readonly strengthFactor?: number;
}

interface PointsRow {
  readonly key: string;
  readonly points: number;
}

export interface TablesFile {
  readonly combat: {
    readonly columns: readonly { readonly min: number; readonly max: number | null }[];
    readonly rows: Readonly<Record<string, readonly number[]>>;
    readonly battleModifiers: readonly ModifierRow[];
    readonly assaultModifiers: readonly ModifierRow[];
    readonly leaderLoss: { readonly naturals: readonly number[]; readonly diesOn: number };
  };
  readonly raid: {
    readonly columns: Readonly<
      Record<string, Readonly<Record<string, { readonly success: boolean; readonly loss: number }>>>
    >;
    readonly modifiers: readonly ModifierRow[];
    readonly militiaNeeded: number;
    readonly leaderLoss: {
      readonly natural: number;
      readonly stockadeSettlementNatural: number;
      readonly diesOn: number;
    };
  };
  readonly siege: {
    readonly rows: Readonly<Record<string, number>>;
    readonly maxLevel: number;
    readonly modifiers: readonly ModifierRow[];
    readonly levelNeededToAssault: { readonly fort: number; readonly fortress: number };
  };
  readonly victoryPoints: {
    readonly gained: readonly PointsRow[];
    readonly paid: readonly PointsRow[];
    readonly battleUnitsOver: number;
  };
  readonly vpTrack: { readonly thresholds: readonly PointsRow[] };
  readonly provincialAssemblies: {
    readonly order: readonly string[];
    readonly start: string;
    readonly limits: Readonly<Record<string, { readonly northern: number; readonly southern: number }>>;
  };
  readonly movement: {
    readonly leaderAlone: number;
    readonly boat: { readonly spaces: number; readonly carries: number };
    readonly naval: {
      readonly frenchOnly: readonly string[];
      readonly forceNeedsCardValue: number;
      readonly individualNeedsCardValue: number;
    };
    readonly foulWeather: { readonly maxSpaces: number; readonly naval: boolean };
  };
  readonly activation: {
    readonly auxiliaryOrLeaderAlone: number;
    readonly indian: number;
    readonly drilledUnitPerCard: number;
  };
  readonly interceptAndAvoid: { readonly successAt: number };
  readonly stacking: { readonly insideFort: number; readonly insideFortress: number | null };
  readonly attrition: { readonly shelteredUnits: number };
  readonly deck: { readonly cards: number; readonly values: Readonly<Record<string, number>> };
}

/** Every fact file that the tables are made from. */
export interface Facts {
  readonly spaces: {
    readonly boardFrame: { readonly width: number; readonly height: number };
    readonly spaces: readonly SpaceRow[];
    readonly militiaBoxes: readonly BoxRow[];
  };
  readonly connections: {
    readonly connections: readonly ConnectionRow[];
    readonly oneWayArrows: readonly ArrowRow[];
    readonly amphibiousArrows: readonly ArrowRow[];
  };
  readonly pieces: {
    readonly limits: { readonly maxBritishCommandSevenLeadersInPlay: number };
    readonly leaders: readonly LeaderRow[];
    readonly units: readonly UnitRow[];
  };
  readonly cards: { readonly cards: readonly CardRow[] };
  readonly scenarios: {
    readonly scenarios: readonly ScenarioRow[];
    readonly setups: Readonly<Record<string, SetupRow>>;
  };
  readonly tables: TablesFile;
}

const FOLDER = fileURLToPath(new URL('../data/', import.meta.url));

/** One fact file. The importer assumes its shape, and the tests of the tables prove it. */
function readFile<Name extends keyof Facts>(name: Name): Facts[Name] {
  return JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8'));
}

/** The facts of Wilderness War, from the files in the project. */
export function readFacts(): Facts {
  return {
    spaces: readFile('spaces'),
    connections: readFile('connections'),
    pieces: readFile('pieces'),
    cards: readFile('cards'),
    scenarios: readFile('scenarios'),
    tables: readFile('tables'),
  };
}

/** The worked examples, and how they are played. */
export function readExamples(): ExampleSources {
  const { examples } = JSON.parse(readFileSync(`${FOLDER}examples.json`, 'utf8'));
  const { played } = JSON.parse(readFileSync(`${FOLDER}../played.json`, 'utf8'));
  return { examples, played };
}
