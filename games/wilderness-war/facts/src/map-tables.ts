import { HEADER, type Json, literal, table } from '@carillon/workshop';
import type { ArrowRow, Facts, SpaceRow } from './source.ts';

const SPACE_TYPES = `
import type { AllianceName, DepartmentName, MilitiaBoxName, SideName, SpaceName, TerrainName, TribeName } from '../names.ts';

/** The figures printed on the map at a space. */
export interface SpaceFacts {
  readonly id: SpaceName;
  readonly name: string;
  readonly holdingBox: boolean;
  readonly terrain: TerrainName;
  readonly department: DepartmentName | null;
  readonly originally: SideName | null;
  readonly fortress: boolean;
  readonly port: boolean;
  /** The Indian settlement: whose home it is, and its colour. */
  readonly settlement: { readonly tribes: readonly TribeName[]; readonly alliance: AllianceName } | null;
  /** Niagara and Ohio Forks, which score when they change hands. */
  readonly vpLocation: boolean;
}

/** A militia box of the map. */
export interface MilitiaBoxFacts {
  readonly id: MilitiaBoxName;
  readonly name: string;
  readonly side: SideName;
  readonly department: DepartmentName;
}
`;

function spaceFacts(space: SpaceRow): Json {
  return {
    id: space.id,
    name: space.name,
    holdingBox: space.kind === 'holding-box',
    terrain: space.terrain,
    department: space.department,
    originally: space.originally,
    fortress: space.fortress,
    port: space.port,
    settlement: space.settlement && { tribes: space.settlement.tribes, alliance: space.settlement.alliance },
    vpLocation: space.vpLocation,
  };
}

/** `data/spaces.ts`. */
export function spacesFile(facts: Facts): string {
  const boxes = facts.spaces.militiaBoxes.map(({ id, name, side, department }) => ({ id, name, side, department }));
  return [
    HEADER,
    SPACE_TYPES,
    table('SPACE_FACTS', 'SpaceFacts', 'In the order of `SPACES`.', facts.spaces.spaces.map(spaceFacts)),
    table('MILITIA_BOX_FACTS', 'MilitiaBoxFacts', 'In the order of `MILITIA_BOXES`.', boxes),
  ].join('\n');
}

const CONNECTION_TYPES = `
import type { ConnectionKind, SpaceName } from '../names.ts';

/** A two-way connection; river and lakeshore are water and also count as land. */
export interface Connection {
  readonly a: SpaceName;
  readonly b: SpaceName;
  readonly kind: ConnectionKind;
}

/** An arrow of the map: a way in one direction, no adjacency (2.0). */
export interface Arrow {
  readonly from: SpaceName;
  readonly to: SpaceName;
}
`;

function arrows(rows: readonly ArrowRow[]): Json[] {
  return rows.map(({ from, to }) => ({ from, to }));
}

/** `data/connections.ts`. */
export function connectionsFile(facts: Facts): string {
  const { connections, oneWayArrows, amphibiousArrows } = facts.connections;
  const ways = connections.map(({ a, b, kind }) => ({ a, b, kind }));
  return [
    HEADER,
    CONNECTION_TYPES,
    table('CONNECTIONS', 'Connection', 'Every connection once.', ways),
    table('ONE_WAY_ARROWS', 'Arrow', "Ways out of Pays d'en Haut, by land or by boat.", arrows(oneWayArrows)),
    table('AMPHIBIOUS_ARROWS', 'Arrow', 'Ways of a British Amphibious Landing (6.431).', arrows(amphibiousArrows)),
  ].join('\n');
}

const POSITION_TYPES = `
/** The position of a space or militia box on the board, and of a space on the globe too. */
export interface Site {
  readonly id: string;
  /** Thousandths of the board's width, to the right. */
  readonly x: number;
  /** Thousandths of the board's width, downwards. */
  readonly y: number;
  /** Longitude and latitude in degrees. */
  readonly lonlat: readonly [number, number] | null;
  /** Whether the real place is known, or was fitted from the position on the board. */
  readonly lonlatSource: 'known' | 'fitted' | null;
}
`;

/** `data/positions.ts` of the board package. */
export function positionsFile(facts: Facts): string {
  const spaces = facts.spaces.spaces.map(({ id, board, lonlat, lonlatSource }) => {
    return { id, x: board.x, y: board.y, lonlat, lonlatSource };
  });
  const boxes = facts.spaces.militiaBoxes.map(({ id, board }) => {
    return { id, x: board.x, y: board.y, lonlat: null, lonlatSource: null };
  });
  const { width, height } = facts.spaces.boardFrame;
  const frame = `/** Size of the board in the units of the positions. */\nexport const BOARD_FRAME = ${literal({ width, height })} as const;\n`;
  const rows = table('POSITIONS', 'Site', 'Spaces, then militia boxes, in the order of `PLACES`.', [
    ...spaces,
    ...boxes,
  ]);
  return [HEADER, POSITION_TYPES, frame, rows].join('\n');
}
