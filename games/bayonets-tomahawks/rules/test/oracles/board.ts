import { CONNECTION_FACTS, type ConnectionFacts } from '../../src/data/connections.ts';
import { PIECE_FACTS, type PieceFacts } from '../../src/data/pieces.ts';
import { SPACE_FACTS, type SpaceFacts } from '../../src/data/spaces.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';

// The oracles read a position's JSON and the map's data, and use nothing of the rules' code.

const spaces = new Map<string, SpaceFacts>(SPACE_FACTS.map((each) => [each.id, each]));
const pieces = new Map<string, PieceFacts>(PIECE_FACTS.map((each) => [each.id, each]));
const joined = new Map<string, ConnectionFacts[]>(
  SPACE_FACTS.map(({ id }) => [id, CONNECTION_FACTS.filter(({ a, b }) => a === id || b === id)]),
);

export const SPACES: readonly string[] = SPACE_FACTS.map(({ id }) => id);
export const enemyOf = (side: SideName): SideName => (side === 'french' ? 'british' : 'french');

export function spaceFacts(space: string): SpaceFacts {
  const found = spaces.get(space);
  if (found === undefined) throw new Error(`no space ${space}`);
  return found;
}

export function pieceFacts(piece: string): PieceFacts {
  const found = pieces.get(piece);
  if (found === undefined) throw new Error(`no counter ${piece}`);
  return found;
}

/** 3.1 */
export const isLight = (piece: string): boolean =>
  ['light', 'indian', 'indian-nation'].includes(pieceFacts(piece).type);
export const isCommander = (piece: string): boolean => pieceFacts(piece).type === 'commander';
export const isFleet = (piece: string): boolean => pieceFacts(piece).type === 'fleet';

const NONE: readonly string[] = [];

/** A position in the rulebook's terms. */
export class Board {
  private readonly held = new Map<string, string[]>();

  constructor(readonly position: Position) {
    for (const [piece, place] of Object.entries(position.place))
      if (place !== undefined) this.held.set(place, [...(this.held.get(place) ?? []), piece]);
  }

  /** 8.1 Counters of a Nation are of the faction that it has joined. */
  sideOf(piece: string): SideName | undefined {
    const { side, nation } = pieceFacts(piece);
    return side ?? (nation === null ? undefined : this.position.joined[nation]);
  }

  unitsIn(place: string, side: SideName): string[] {
    return (this.held.get(place) ?? NONE).filter((piece) => this.sideOf(piece) === side);
  }

  /** 2.1.2; 8.1 A Village of a Nation is friendly to the faction that it has joined, until the enemy captures it. */
  control(space: string): SideName | undefined {
    const marked = this.marked(space);
    const { kind, indianNation } = spaceFacts(space);
    if (marked !== undefined || kind !== 'indian-village' || indianNation === null) return marked;
    return this.position.joined[indianNation];
  }

  /** 2.1.2 The faction that controls a space, by default or by a control marker. */
  marked(space: string): SideName | undefined {
    return (this.position.control as Readonly<Record<string, SideName>>)[space];
  }

  isFriendly(space: string, side: SideName): boolean {
    return this.control(space) === side;
  }

  /** 2.1.1 A Home Space controlled by its own faction. */
  isFriendlyHome(space: string, side: SideName): boolean {
    return spaceFacts(space).home === side && this.isFriendly(space, side);
  }

  hasEnemies(space: string, side: SideName): boolean {
    return this.unitsIn(space, enemyOf(side)).length > 0;
  }

  /** 13.2.1 Enemy Militia of a space; once the faction has captured it, one less, and none without units of theirs. */
  militiaAgainst(space: string, side: SideName): number {
    const { militia } = spaceFacts(space);
    if (militia === null || militia.side === side) return 0;
    if (!this.isFriendly(space, side)) return militia.count;
    return this.hasEnemies(space, side) ? Math.max(0, militia.count - 1) : 0;
  }

  hasBattle(space: string): boolean {
    return this.position.battles.some((each) => each === space);
  }

  isNeutral(nation: string | null): boolean {
    return nation !== null && (this.position.joined as Readonly<Record<string, SideName>>)[nation] === undefined;
  }

  /** Connections of a space that a stack may use: Paths for Light units alone. 2.2.3 A Path with a Road is a Road, and of no Nation. */
  ways(space: string, paths: boolean): { to: string; nation: string | null; id: string }[] {
    return (joined.get(space) ?? []).flatMap(({ id, a, b, kind, nation }) => {
      const road = kind === 'highway' || this.position.roads.some((each) => each === id);
      return road || paths ? [{ to: a === space ? b : a, nation: road ? null : nation, id }] : [];
    });
  }
}
