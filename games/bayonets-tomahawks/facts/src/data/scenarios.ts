import { HEADER, type Json, table } from '@carillon/workshop';
import { cardId, connectionId } from '../names.ts';
import type { Facts, ScenarioRow } from '../source.ts';
import { typesFrom } from './types-from.ts';

// The tables of scenarios.

const SCENARIO_TYPE = `/** The number of counters of each kind. */
export type Counts = { readonly [K in UnitKindName]?: number };
/** The contents of each pool, by its name on the sheet. */
export type Pools = { readonly [pool: string]: { readonly units: Counts; readonly vow: { readonly [T in string]?: number } } };

/** When a faction wins at the end of a Year (18.2). */
export interface Threshold {
  readonly markerSide: SideName;
  readonly atLeast: number;
  readonly orMarkerSide?: SideName;
  readonly orAtMost?: number;
}

/** A Scenario Bonus (18.2.1): VP once, or for each of several things. */
export interface Bonus {
  readonly vp?: number;
  readonly vpEach?: number;
  readonly max?: number;
  readonly test: {
    readonly type:
      | 'controls-enemy-victory-spaces'
      | 'controls-enemy-settled-spaces'
      | 'controls-enemy-home-spaces'
      | 'per-enemy-colony-with-controlled-spaces'
      | 'per-listed-space-not-controlled-by-enemy';
    readonly atLeast?: number;
    readonly colonies?: readonly ColonyName[];
    readonly spaces?: readonly SpaceName[];
    readonly enemy?: SideName;
  };
}

/** The data of a scenario for one of its Years. */
export interface YearFacts {
  readonly year: number;
  readonly decks: {
    readonly [S in SideName]: { readonly buildup: readonly CardName[]; readonly campaign: readonly CardName[] };
  };
  readonly draws: {
    readonly fleets: number;
    readonly britishMetropolitan: number;
    readonly frenchMetropolitan: number;
    readonly colonial: number;
  };
  /** The additions to the pools before this Year (17.5). */
  readonly additions: Pools;
  /** \`null\`: not tested. */
  readonly thresholds: { readonly [S in SideName]: Threshold | null };
  readonly bonuses: { readonly [S in SideName]: Bonus };
}

/** A scenario. */
export interface ScenarioFacts {
  readonly id: ScenarioName;
  readonly number: number;
  readonly name: string;
  readonly startVictory: { readonly side: SideName; readonly vp: number };
  readonly markers: readonly { readonly space: SpaceName; readonly marker: 'control' | 'fort-construction'; readonly side: SideName }[];
  readonly roads: readonly ConnectionName[];
  readonly setup: readonly { readonly at: SpaceName; readonly units: Counts }[];
  readonly pools: Pools;
  readonly years: readonly YearFacts[];
}
`;

const SHEETS = ['french', 'british', 'indian'] as const;

function scenarioRow(facts: Facts, row: ScenarioRow): Json {
  const named = new Map(facts.cards.map((card) => [card.number, cardId(card)]));
  const names = (numbers: readonly number[] = []): string[] => numbers.map((number) => named.get(number) ?? '?');
  const deck = (side: 'british' | 'french', year: string) => ({
    buildup: names(row.cards[`${side}Buildup`][year]),
    campaign: names(row.cards[`${side}Campaign`][year]),
  });
  const years = row.years.map((year) => ({
    year,
    decks: { french: deck('french', String(year)), british: deck('british', String(year)) },
    draws: row.draws[year] ?? {},
    additions: row.poolAdditions.find(({ firstUsedInYear }) => firstUsedInYear === year)?.pools ?? {},
    thresholds: row.thresholds[year] ?? {},
    bonuses: row.bonuses[year] ?? {},
  }));
  const setup = SHEETS.flatMap((sheet) => Object.entries(row.setup[sheet]).map(([at, units]) => ({ at, units })));
  const { id, number, name, startVictory, markers, pools } = row;
  return {
    id,
    number,
    name,
    startVictory,
    markers,
    roads: row.roads.map(connectionId),
    setup,
    pools,
    years,
  } as unknown as Json;
}

export function scenariosFile(facts: Facts): string {
  return [
    HEADER,
    typesFrom('CardName, ColonyName, ConnectionName, ScenarioName, SideName, SpaceName, UnitKindName'),
    SCENARIO_TYPE,
    table(
      'SCENARIO_FACTS',
      'ScenarioFacts',
      'The scenarios.',
      facts.scenarios.map((row) => scenarioRow(facts, row)),
    ),
  ].join('\n');
}

const OPENING_TYPE = `/** A scenario on the start page. */
export interface ScenarioOpening {
  readonly id: ScenarioName;
  readonly years: readonly number[];
  readonly startVictory: { readonly side: SideName; readonly vp: number };
}
`;

export function openingsFile(facts: Facts): string {
  const rows = facts.scenarios.map(({ id, years, startVictory: { side, vp } }) => ({
    ...{ id, years },
    startVictory: { side, vp },
  }));
  return [
    HEADER,
    typesFrom('ScenarioName, SideName'),
    OPENING_TYPE,
    table('OPENINGS', 'ScenarioOpening', 'In the order of `SCENARIOS`.', rows),
  ].join('\n');
}
