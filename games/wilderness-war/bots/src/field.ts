import { cell } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import {
  BRITISH,
  commandOf,
  FRENCH,
  firstPiece,
  fullStrength,
  isAuxiliary,
  isDrilled,
  isLeader,
  isMilitia,
  isRegular,
  lastPiece,
  type Piece,
  piece,
  reducedStrength,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/wilderness-war-rules/search';

/** The sides, the first seat's first. */
export const BOTH: readonly Side[] = [FRENCH, BRITISH];

// The figures that a piece adds to its space, packed into one number: combat strength, Drilled units, Auxiliaries,
// Command.
const STRENGTH_BITS = 11;
const COUNT_BITS = 7;
const [DRILLED, AUXILIARY, COMMAND] = [STRENGTH_BITS, STRENGTH_BITS + COUNT_BITS, STRENGTH_BITS + 2 * COUNT_BITS];
const STRENGTH_MASK = (1 << STRENGTH_BITS) - 1;
const COUNT_MASK = (1 << COUNT_BITS) - 1;

/** Militia come and go: they count as 0. */
const packed = (p: Piece, strength: number): number =>
  isMilitia(p)
    ? 0
    : isLeader(p)
      ? commandOf(p) << COMMAND
      : strength | (Number(isDrilled(p)) << DRILLED) | (Number(isAuxiliary(p)) << AUXILIARY);
const full = Int32Array.from(piece.all, (p) => packed(p, fullStrength(p)));
const reduced = Int32Array.from(piece.all, (p) => packed(p, reducedStrength(p)));
invariant(
  piece.all.every((p) => isMilitia(p) || full[p] !== 0),
  'a piece adds nothing to its space',
);
const REGULAR_SHIFT = 8;
/** 1 for a leader, 256 for a Regular unit. */
const kinds = Int16Array.from(piece.all, (p) => (isLeader(p) ? 1 : isRegular(p) ? 1 << REGULAR_SHIFT : 0));

/** The forces of one side in each space. */
class Standing {
  readonly sums: Int32Array = new Int32Array(space.count);
  /** The spaces with pieces of the side, in the order in which they were found. */
  readonly held: Int16Array = new Int16Array(space.count);
  count = 0;
  /** Leaders and Regular units on the map, packed like `kinds`. */
  kinds = 0;
  /** Reduced units on the map. */
  reduced = 0;

  constructor(private readonly of: Side) {}

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the pieces, on plain arrays: it runs for every position of a search
  read(g: State): void {
    const { sums, held } = this;
    for (let i = 0; i < this.count; i++) sums[held[i] ?? 0] = 0;
    const { cells, base } = g.place;
    const last = lastPiece(this.of);
    let [count, found, weak] = [0, 0, 0];
    for (let p = firstPiece(this.of); p <= last; p++) {
      const where = cell(cells, base + p);
      if (where >= space.count) continue;
      const isReduced = g.reduced.has(p);
      const adds = (isReduced ? reduced : full)[p];
      if (adds === 0 || adds === undefined) continue;
      const before = sums[where] ?? 0;
      if (before === 0) held[count++] = where;
      sums[where] = before + adds;
      found += kinds[p] ?? 0;
      if (isReduced) weak++;
    }
    this.count = count;
    this.kinds = found;
    this.reduced = weak;
  }
}

/**
 * The forces of each side in each space, added up in one pass over the pieces: combat strength, Drilled units,
 * Auxiliaries and the Command of leaders. Made once, and filled again for each position.
 */
export class Field {
  private readonly french = new Standing(FRENCH);
  private readonly british = new Standing(BRITISH);

  /** Reads a position. */
  read(g: State): void {
    this.french.read(g);
    this.british.read(g);
  }

  private side(of: Side): Standing {
    return of === FRENCH ? this.french : this.british;
  }

  private sum(of: Side, where: Space): number {
    return this.side(of).sums[where] ?? 0;
  }

  /** The number of spaces with pieces of a side. */
  spaces(of: Side): number {
    return this.side(of).count;
  }

  /** One of them. */
  spaceAt(of: Side, i: number): Space {
    return (this.side(of).held[i] ?? 0) as Space;
  }

  /** Combat strength of a side's units in a space. */
  strength(of: Side, where: Space): number {
    return this.sum(of, where) & STRENGTH_MASK;
  }

  drilled(of: Side, where: Space): number {
    return (this.sum(of, where) >>> DRILLED) & COUNT_MASK;
  }

  auxiliaries(of: Side, where: Space): number {
    return (this.sum(of, where) >>> AUXILIARY) & COUNT_MASK;
  }

  /** The Command of all leaders of a side in a space; 0 if there is none. */
  command(of: Side, where: Space): number {
    return this.sum(of, where) >>> COMMAND;
  }

  /** Leaders of a side on the map. */
  leaders(of: Side): number {
    return this.side(of).kinds & ((1 << REGULAR_SHIFT) - 1);
  }

  /** Regular units of a side on the map. */
  regulars(of: Side): number {
    return this.side(of).kinds >> REGULAR_SHIFT;
  }

  /** Reduced units of a side on the map. */
  reduced(of: Side): number {
    return this.side(of).reduced;
  }
}
