import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExampleSources } from '@carillon/workshop';

// The fact files of Bayonets & Tomahawks as types.

export type Side = 'french' | 'british';

export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly home: Side | null;
  readonly value: number;
  readonly victorySpace: boolean;
  readonly colony: string | null;
  readonly coastal: boolean;
  readonly seaZones: readonly string[];
  readonly militia: { readonly side: Side; readonly count: number } | null;
  readonly indianUnit: string | null;
  readonly indianNation: string | null;
  readonly bastions: number;
  readonly battleRank: number | null;
  readonly board: { readonly x: number; readonly y: number };
}

export interface SpacesFile {
  readonly seaZones: readonly { readonly id: string; readonly name: string }[];
  readonly colonies: readonly { readonly id: string; readonly name: string; readonly side: Side }[];
  readonly indianNations: readonly {
    readonly id: string;
    readonly name: string;
    readonly villages: readonly string[];
  }[];
  readonly spaces: readonly SpaceRow[];
}

export interface ConnectionRow {
  readonly a: string;
  readonly b: string;
  readonly kind: 'path' | 'highway';
  readonly coastal: boolean;
  readonly indianNationPath: string | null;
}

export interface ConnectionsFile {
  readonly limits: Readonly<
    Record<'path' | 'road' | 'highway', { readonly maxUnits: number; readonly maxArtillery?: number }>
  >;
  readonly connections: readonly ConnectionRow[];
}

export interface UnitRow {
  readonly id: string;
  readonly name: string;
  readonly side: Side | 'neutral';
  readonly type: string;
  readonly shape: string | null;
  readonly reducedFace: boolean;
  readonly gorget: boolean;
  readonly colony: string | null;
  readonly colonial?: boolean;
  readonly village?: string | null;
  readonly villages?: readonly string[];
  readonly count: number;
  readonly rating?: number;
  readonly rerollShapes?: readonly string[];
}

export interface CardRow {
  readonly number: number;
  readonly deck: Side | 'indian';
  readonly buildup: boolean;
  readonly years: readonly number[] | null;
  readonly initiative: number | null;
  readonly actionPoints: readonly { readonly type: string; readonly double: boolean }[];
  readonly event: {
    readonly id: string;
    readonly title: string;
    readonly arStart: boolean;
    readonly optional: boolean;
    readonly actor: string;
    readonly spaces?: readonly string[];
    readonly confidence: string;
  } | null;
}

type Counts = Readonly<Record<string, number>>;
type Pools = Readonly<Record<string, { readonly units: Counts; readonly vow: Counts }>>;
type BySide<T> = Readonly<Record<Side, T>>;
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface ScenarioRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly years: readonly number[];
  readonly startVictory: { readonly side: Side; readonly vp: number };
  readonly markers: readonly { readonly space: string; readonly marker: string; readonly side: Side }[];
  readonly roads: readonly { readonly a: string; readonly b: string }[];
  readonly cards: {
    readonly indian: readonly number[];
  } & Readonly<
    Record<
      'britishBuildup' | 'britishCampaign' | 'frenchBuildup' | 'frenchCampaign',
      Readonly<Record<string, readonly number[]>>
    >
  >;
  readonly setup: Readonly<Record<Side | 'indian', Readonly<Record<string, Counts>>>>;
  readonly pools: Pools;
  readonly draws: Readonly<Record<string, Counts>>;
  readonly poolAdditions: readonly { readonly firstUsedInYear: number; readonly pools: Pools }[];
  readonly thresholds: Readonly<Record<string, BySide<Readonly<Record<string, string | number>> | null>>>;
  readonly bonuses: Readonly<Record<string, BySide<Readonly<Record<string, Json>>>>>;
}

export interface TablesFile {
  readonly die: readonly { readonly id: string; readonly count: number }[];
  readonly rounds: readonly string[];
  readonly movementPoints: readonly { readonly types: readonly string[]; readonly mp: number }[];
  readonly raid: Readonly<Record<string, Json>>;
  readonly rally: readonly { readonly success: readonly string[] }[];
  readonly battle: {
    readonly track: { readonly min: number; readonly max: number };
    readonly penalties: readonly Readonly<Record<string, string | number>>[];
    readonly groups: readonly { readonly id: string; readonly types: readonly string[]; readonly shape: string }[];
    readonly hitFaces: Readonly<Record<string, readonly string[]>>;
    readonly routMargin: number;
  };
  readonly vagariesOfWar: readonly {
    readonly id: string;
    readonly pool: string;
    readonly count: number;
    readonly bonus?: Counts;
    readonly returns: boolean;
  }[];
  readonly warInEurope: {
    readonly perSide: number;
    readonly values: readonly { readonly value: number; readonly count: number }[];
  };
}

export interface Facts {
  readonly spaces: SpacesFile;
  readonly connections: ConnectionsFile;
  readonly units: readonly UnitRow[];
  readonly cards: readonly CardRow[];
  readonly scenarios: readonly ScenarioRow[];
  readonly tables: TablesFile;
}

/** The folder of the fact files. */
const FOLDER = new URL('../data/', import.meta.url);
const read = (name: string): never =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`${name}.json`, FOLDER)), 'utf8')) as never;

/** All fact files. */
export function readFacts(): Facts {
  return {
    spaces: read('spaces'),
    connections: read('connections'),
    units: (read('units') as { readonly units: readonly UnitRow[] }).units,
    cards: (read('cards') as { readonly cards: readonly CardRow[] }).cards,
    scenarios: (read('scenarios') as { readonly scenarios: readonly ScenarioRow[] }).scenarios,
    tables: read('tables'),
  };
}

/** The worked examples, and how they are played. */
export function readExamples(): ExampleSources {
  const { cases } = read('examples') as { readonly cases: ExampleSources['examples'] };
  const { played } = read('../played') as Pick<ExampleSources, 'played'>;
  return { examples: cases, played };
}
