import { HEADER, type Json, literal, table } from '@carillon/workshop';
import { connectionId } from '../names.ts';
import type { Facts } from '../source.ts';
import { typesFrom } from './types-from.ts';

// The tables of spaces and connections.

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
