import { HEADER, type Json, table } from '@carillon/workshop';
import { counterIds, unitKinds } from '../names.ts';
import type { Facts, UnitRow } from '../source.ts';
import { typesFrom } from './types-from.ts';

// The table of counters.

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
