import { HEADER, type Json, literal, table } from '@carillon/workshop';
import { cardId, cardsInOrder, connectionId, counterIds, unitKinds } from './names.ts';
import type { CardRow, Facts, ScenarioRow, UnitRow } from './source.ts';

// The tables of the rules package, a file each.

const typesFrom = (names: string): string => `import type { ${names} } from '../names.ts';\n`;

const SPACE_TYPE = `/** A space of the map (2.1). */
export interface SpaceFacts {
  readonly id: SpaceName;
  readonly name: string;
  readonly kind: SpaceKind;
  /** The faction whose Home Space it is (2.1.1). */
  readonly home: SideName | null;
  /** Its value for Raids, Victory Points and Winter Garrisons. */
  readonly value: number;
  readonly victorySpace: boolean;
  readonly colony: ColonyName | null;
  readonly seaZones: readonly SeaZoneName[];
  readonly militia: { readonly side: SideName; readonly count: number } | null;
  readonly indianNation: NationName | null;
  /** Place in the order of Battles (13.0); \`null\` for Bases. */
  readonly battleRank: number | null;
}
`;

export function spacesFile({ spaces: { spaces } }: Facts): string {
  const rows = spaces.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    home: row.home,
    value: row.value,
    victorySpace: row.victorySpace,
    colony: row.colony,
    seaZones: row.seaZones,
    militia: row.militia,
    indianNation: row.indianNation,
    battleRank: row.battleRank,
  }));
  return [
    HEADER,
    typesFrom('ColonyName, NationName, SeaZoneName, SideName, SpaceKind, SpaceName'),
    SPACE_TYPE,
    table('SPACE_FACTS', 'SpaceFacts', 'The spaces.', rows as unknown as Json[]),
  ].join('\n');
}

const CONNECTION_TYPE = `/** A connection (2.2). */
export interface ConnectionFacts {
  readonly id: ConnectionName;
  readonly a: SpaceName;
  readonly b: SpaceName;
  readonly kind: 'path' | 'highway';
  /** Fleets may move along it (2.2.4). */
  readonly coastal: boolean;
  /** The Nation to whose Village the Path leads (2.2.2). */
  readonly nation: NationName | null;
}
`;

export function connectionsFile({ connections: { connections, limits } }: Facts): string {
  const rows = connections.map(({ a, b, kind, coastal, indianNationPath }) => {
    return { id: connectionId({ a, b }), a, b, kind, coastal, nation: indianNationPath };
  });
  const most = { path: limits.path.maxUnits, road: limits.road.maxUnits, highway: limits.highway.maxUnits };
  return [
    HEADER,
    typesFrom('ConnectionName, NationName, SpaceName'),
    CONNECTION_TYPE,
    table('CONNECTION_FACTS', 'ConnectionFacts', 'The connections.', rows),
    `/** Units of one faction that may move along a connection in an Action Round (10.1). */\nexport const MOST_UNITS = ${literal(most)} as const;\n`,
    `/** Artillery among them on a Road (10.1). */\nexport const MOST_ARTILLERY_ON_ROAD = ${limits.road.maxArtillery ?? 0};\n`,
  ].join('\n');
}

const PIECE_TYPE = `/** A counter (3.0). */
export interface PieceFacts {
  readonly id: PieceName;
  readonly kind: UnitKindName;
  readonly name: string;
  /** \`null\` for counters of the Indian Nations, which either faction may control (3.1.2). */
  readonly side: SideName | null;
  readonly type: UnitType;
  readonly shape: ShapeName | null;
  /** Whether there is a Reduced face (3.0.2). */
  readonly reducedFace: boolean;
  /** Draws a Commander when drawn (15.2.2). */
  readonly gorget: boolean;
  readonly colony: ColonyName | null;
  /** Light units in brown. */
  readonly colonial: boolean;
  /** The Village that an Indian unit is linked to (2.1.8). */
  readonly village: SpaceName | null;
  readonly nation: NationName | null;
  /** A Commander's rating and reroll shapes (3.7). */
  readonly rating: number;
  readonly rerolls: readonly ShapeName[];
}
`;

function pieceRows(unit: UnitRow): Json[] {
  return counterIds(unit).map((id) => ({
    id,
    kind: unit.id,
    name: unit.name,
    side: unit.side === 'neutral' ? null : unit.side,
    type: unit.type,
    shape: unit.shape,
    reducedFace: unit.reducedFace,
    gorget: unit.gorget,
    colony: unit.colony,
    colonial: unit.colonial === true || unit.type === 'colonial-brigade',
    village: unit.village ?? null,
    nation: unit.type === 'indian-nation' ? unit.id : null,
    rating: unit.rating ?? 0,
    rerolls: unit.rerollShapes ?? [],
  }));
}

export function piecesFile(facts: Facts): string {
  return [
    HEADER,
    typesFrom('ColonyName, NationName, PieceName, ShapeName, SideName, SpaceName, UnitKindName, UnitType'),
    PIECE_TYPE,
    table('PIECE_FACTS', 'PieceFacts', 'The counters.', unitKinds(facts).flatMap(pieceRows)),
  ].join('\n');
}

const CARD_TYPE = `/** An Action Point (7.3). */
export interface ApFacts {
  readonly type: ApType;
  /** Doubles movement (7.3.4). */
  readonly double: boolean;
}

/** A card (6.0). */
export interface CardFacts {
  readonly id: CardName;
  readonly number: number;
  readonly deck: SideName | 'indian';
  readonly buildup: boolean;
  /** The Years in which it is used; \`null\`: all. */
  readonly years: readonly number[] | null;
  /** Indian cards have no initiative. */
  readonly initiative: number | null;
  readonly actionPoints: readonly ApFacts[];
  readonly event: EventName | null;
  readonly title: string | null;
  /** Resolved before the Action Phases (7.1). */
  readonly arStart: boolean;
  readonly optional: boolean;
  /** Spaces that the event names. */
  readonly spaces: readonly SpaceName[];
}
`;

function cardRow(card: CardRow): Json {
  const { number, deck, buildup, years, initiative, actionPoints, event } = card;
  return {
    id: cardId(card),
    number,
    deck,
    buildup,
    years,
    initiative,
    actionPoints,
    event: event?.id ?? null,
    title: event?.title ?? null,
    arStart: event?.arStart ?? false,
    optional: event?.optional ?? false,
    spaces: event?.spaces ?? [],
  };
}

export function cardsFile(facts: Facts): string {
  return [
    HEADER,
    typesFrom('ApType, CardName, EventName, SideName, SpaceName'),
    CARD_TYPE,
    table('CARD_FACTS', 'CardFacts', 'The cards, in number order.', cardsInOrder(facts).map(cardRow)),
  ].join('\n');
}

const SCENARIO_TYPE = `/** So many counters of each kind. */
export type Counts = { readonly [K in UnitKindName]?: number };
/** What lies in each pool, by the name on the sheet. */
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

/** What a scenario says of one of its Years. */
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
  /** What joins the pools before this Year (17.5). */
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

const TOKEN_TYPE = `/** A Vagaries of War token (15.2.1, 16.2.1). */
export interface TokenFacts {
  readonly id: TokenName;
  /** Its kind: several tokens may be alike. */
  readonly kind: string;
  readonly pool: PoolName;
  /** Goes back to its pool after the draws. */
  readonly returns: boolean;
  /** Taken from the bonus pool. */
  readonly bonus: { readonly [kind: string]: number };
}
`;

const constant = (name: string, comment: string, value: Json): string =>
  `/** ${comment} */\nexport const ${name} = ${literal(value)} as const;\n`;

export function tablesFile({ tables }: Facts): string {
  const tokens = tables.vagariesOfWar.flatMap(({ id, pool, count, returns, bonus }) =>
    Array.from({ length: count }, (_, i) => ({
      id: count === 1 ? id : `${id}-${i + 1}`,
      kind: id,
      pool,
      returns,
      bonus: bonus ?? {},
    })),
  );
  return [
    HEADER,
    typesFrom('PoolName, TokenName'),
    constant(
      'DIE',
      'Faces of the die and how many of each (1.3).',
      tables.die.map(({ id, count }) => ({ id, count })),
    ),
    constant('MOVEMENT', 'Movement Points by type (10.2).', tables.movementPoints as unknown as Json),
    constant('RAID', 'Raids (9.0): distances, faces that succeed, faces that intercept, the Raid track.', tables.raid),
    constant('RALLY', 'Faces on which Light units, and others, rally (14.2).', tables.rally as unknown as Json),
    constant(
      'BATTLE',
      'Battle (13.0): the track, penalties, groups in roll order, Hit faces, margin of a Rout.',
      tables.battle as unknown as Json,
    ),
    constant('WAR_IN_EUROPE', 'War in Europe chits of a faction (18.3).', {
      values: tables.warInEurope.values as unknown as Json,
    }),
    TOKEN_TYPE,
    table('TOKEN_FACTS', 'TokenFacts', 'The tokens.', tokens),
  ].join('\n');
}
