import { AMPHIBIOUS_ARROWS, CONNECTIONS, ONE_WAY_ARROWS } from '../../src/data/connections.ts';
import { PIECE_FACTS, type PieceFacts } from '../../src/data/pieces.ts';
import { SPACE_FACTS, type SpaceFacts } from '../../src/data/spaces.ts';
import { PIECES, type SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';

// The oracles read a position's JSON and the map's data, and use nothing of the rules' code. They are written from the
// rulebook alone, without regard to speed.

/** A way out of a space. */
export interface Way {
  readonly to: string;
  readonly water: boolean;
}

/** The works of a space: the printed fortress, or a fort or stockade. */
export interface Fortification {
  readonly side: SideName;
  readonly kind: 'fortress' | 'fort' | 'stockade';
  readonly besieged: boolean;
}

const facts = new Map<string, SpaceFacts>(SPACE_FACTS.map((each) => [each.id, each]));
const pieces = new Map<string, PieceFacts>(PIECES.map((name, i) => [name, PIECE_FACTS[i] as PieceFacts]));

const near = new Map<string, readonly Way[]>();
const out = new Map<string, readonly Way[]>();
for (const { id } of SPACE_FACTS) {
  const joined = CONNECTIONS.filter(({ a, b }) => a === id || b === id);
  const ways = joined.map(({ a, b, kind }): Way => ({ to: a === id ? b : a, water: kind !== 'land' }));
  const arrows = ONE_WAY_ARROWS.filter(({ from }) => from === id).map(({ to }): Way => ({ to, water: true }));
  near.set(id, ways);
  out.set(id, [...ways, ...arrows]);
}

/** 2.0 The connections of a space; arrows do not count. */
export const adjacent = (space: string): readonly Way[] => near.get(space) ?? [];

/** 2.0 Connections, and from Pays d'en Haut the arrows, by land or by boat. */
export const waysOut = (space: string): readonly Way[] => out.get(space) ?? [];

/** 6.431 */
export const landingsFrom = (space: string): string[] =>
  AMPHIBIOUS_ARROWS.flatMap(({ from, to }) => (from === space ? [to] : []));

export function spaceFacts(space: string): SpaceFacts {
  const found = facts.get(space);
  if (found === undefined) throw new Error(`no space ${space}`);
  return found;
}

export function pieceFacts(piece: string): PieceFacts {
  const found = pieces.get(piece);
  if (found === undefined) throw new Error(`no piece ${piece}`);
  return found;
}

export const SPACES: readonly string[] = SPACE_FACTS.map(({ id }) => id);
export const isSpace = (place: string | undefined): boolean => place !== undefined && facts.has(place);
export const isCultivated = (space: string): boolean => spaceFacts(space).terrain === 'cultivated';
export const enemyOf = (side: SideName): SideName => (side === 'french' ? 'british' : 'french');

export const isUnit = (piece: string): boolean => pieceFacts(piece).kind === 'unit';
const categoryOf = (piece: string): string | undefined => {
  const each = pieceFacts(piece);
  return each.kind === 'unit' ? each.category : undefined;
};
export const isDrilled = (piece: string): boolean => categoryOf(piece) === 'drilled';
export const isAuxiliary = (piece: string): boolean => categoryOf(piece) === 'auxiliary';
export const isMilitia = (piece: string): boolean => categoryOf(piece) === 'militia';
export const unitsOf = (force: readonly string[]): string[] => force.filter(isUnit);

/** 6.6, 6.721 A lone Auxiliary unit, with or without leaders. */
export function isLoneAuxiliary(force: readonly string[]): boolean {
  const units = unitsOf(force);
  return units.length === 1 && units.every(isAuxiliary);
}

/** A position in the rulebook's terms. */
export class Board {
  private readonly at = new Map<string, string[]>();
  private readonly works = new Map<string, Fortification | undefined>();
  private readonly enemies = new Map<string, boolean>();

  constructor(readonly position: Position) {
    for (const [piece, place] of Object.entries(position.place))
      if (place !== undefined && facts.has(place)) this.at.set(place, [...(this.at.get(place) ?? []), piece]);
  }

  /** All pieces of a side in a space. */
  piecesOf(side: SideName, space: string): string[] {
    return (this.at.get(space) ?? []).filter((piece) => pieceFacts(piece).side === side);
  }

  isInside(piece: string): boolean {
    return this.position.inside.some((each) => each === piece);
  }

  /** The pieces outside a fort or fortress. */
  outside(side: SideName, space: string): string[] {
    return this.piecesOf(side, space).filter((piece) => !this.isInside(piece));
  }

  unitsOutside(side: SideName, space: string): string[] {
    return unitsOf(this.outside(side, space));
  }

  isBesieged(space: string): boolean {
    return this.position.besieged.some((each) => each === space);
  }

  fortification(space: string): Fortification | undefined {
    if (!this.works.has(space)) this.works.set(space, this.readFortification(space));
    return this.works.get(space);
  }

  private readFortification(space: string): Fortification | undefined {
    const { fortress, originally } = spaceFacts(space);
    const besieged = this.isBesieged(space);
    if (fortress && originally !== null) {
      const captured = this.position.captured.some((each) => each === space);
      return { side: captured ? enemyOf(originally) : originally, kind: 'fortress', besieged };
    }
    const work = (this.position.works as Readonly<Record<string, string>>)[space] ?? 'none';
    const [owner = '', kind, started] = work.split('-');
    // 5.44 A fort under construction does not count yet.
    if (kind === undefined || (kind === 'fort' && started !== undefined)) return undefined;
    return { side: owner === 'french' ? 'french' : 'british', kind: kind === 'fort' ? 'fort' : 'stockade', besieged };
  }

  hasFriendlyFortification(side: SideName, space: string): boolean {
    return this.fortification(space)?.side === side;
  }

  /** An enemy fort or fortress that is not besieged (6.52). */
  hasOpenEnemyFort(side: SideName, space: string): boolean {
    const found = this.fortification(space);
    return found !== undefined && found.side !== side && found.kind !== 'stockade' && !found.besieged;
  }

  /** Unbesieged enemy units or fortifications (6.51, 7.92, 12.2). */
  hasEnemies(side: SideName, space: string): boolean {
    const key = `${side} ${space}`;
    const known = this.enemies.get(key);
    if (known !== undefined) return known;
    const held = this.areEnemiesIn(side, space);
    this.enemies.set(key, held);
    return held;
  }

  private areEnemiesIn(side: SideName, space: string): boolean {
    const found = this.fortification(space);
    if (found !== undefined && found.side !== side && !found.besieged) return true;
    return this.unitsOutside(enemyOf(side), space).length > 0;
  }

  hasAmphib(space: string): boolean {
    return this.position.amphib.some((each) => each === space);
  }

  /** 2.0 Friendly control of a fortress; 6.432 an Amphib marker keeps Louisbourg. */
  controls(side: SideName, space: string): boolean {
    const found = this.fortification(space);
    if (found?.kind !== 'fortress' || found.side !== side || found.besieged) return false;
    if (unitsOf(this.piecesOf(enemyOf(side), space)).length > 0) return false;
    if (spaceFacts(space).originally === side) return true;
    return unitsOf(this.piecesOf(side, space)).length > 0 || (side === 'british' && this.hasAmphib(space));
  }

  /** 6.4 */
  controlsPort(side: SideName, space: string): boolean {
    return spaceFacts(space).port && this.controls(side, space);
  }

  isFriendlyCultivated(side: SideName, space: string): boolean {
    return isCultivated(space) && spaceFacts(space).originally === side;
  }

  isEnemyCultivated(side: SideName, space: string): boolean {
    return isCultivated(space) && spaceFacts(space).originally === enemyOf(side);
  }

  has(marker: string): boolean {
    return this.position.inEffect.some((each) => each === marker);
  }

  /** A text that is equal for identical units of a space: counters that differ only in print. */
  likeness(piece: string): string {
    const each = pieceFacts(piece);
    if (each.kind === 'leader') return piece;
    const where = (this.position.place as Readonly<Record<string, string>>)[piece];
    const reduced = this.position.reduced.some((one) => one === piece);
    return `${each.unitKind}${reduced ? ' reduced' : ''} at ${where}`;
  }
}
