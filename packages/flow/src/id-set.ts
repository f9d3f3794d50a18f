import { cell, NONE, type None } from './cells.ts';

/**
 * A set of ids, one bit each, in a buffer of 16-bit cells: in the state, in a frame, or on its own as a scratch set.
 */
export class IdSet<I extends number> {
  constructor(
    public cells: Int16Array,
    public base: number,
    /** The number of cells that it takes. */
    readonly width: number,
  ) {}

  has(id: I): boolean {
    return (cell(this.cells, this.base + (id >> 4)) & (1 << (id & 15))) !== 0;
  }

  add(id: I): void {
    const index = this.base + (id >> 4);
    this.cells[index] = cell(this.cells, index) | (1 << (id & 15));
  }

  delete(id: I): void {
    const index = this.base + (id >> 4);
    this.cells[index] = cell(this.cells, index) & ~(1 << (id & 15));
  }

  clear(): void {
    for (let i = 0; i < this.width; i++) this.cells[this.base + i] = 0;
  }

  /** Makes this set equal to `other`, a set of the same kind. */
  copyFrom(other: IdSet<I>): void {
    for (let i = 0; i < this.width; i++) this.cells[this.base + i] = cell(other.cells, other.base + i);
  }

  /** Adds every id of `other`. */
  addAll(other: IdSet<I>): void {
    for (let i = 0; i < this.width; i++) {
      this.cells[this.base + i] = cell(this.cells, this.base + i) | cell(other.cells, other.base + i);
    }
  }

  get isEmpty(): boolean {
    for (let i = 0; i < this.width; i++) if (cell(this.cells, this.base + i) !== 0) return false;
    return true;
  }

  get size(): number {
    let count = 0;
    for (let id = this.first(); id !== NONE; id = this.after(id)) count++;
    return count;
  }

  /**
   * The lowest id, or `NONE`. Iterate with `for (let p = s.first(); p !== NONE; p = s.after(p))`: this allocates
   * nothing.
   */
  first(): I | None {
    return this.from(0);
  }

  /** The lowest id above `id`, or `NONE`. */
  after(id: I): I | None {
    return this.from(id + 1);
  }

  private from(start: number): I | None {
    const rest = cell16(this.cells, this.base, this.width, start >> 4) >>> (start & 15);
    if (rest !== 0) return (start + lowest(rest)) as I;
    for (let i = (start >> 4) + 1; i < this.width; i++) {
      const bits = cell(this.cells, this.base + i) & 0xffff;
      if (bits !== 0) return ((i << 4) + lowest(bits)) as I;
    }
    return NONE;
  }

  /** The ids in ascending order, as an array: not for use in a search. */
  toArray(): I[] {
    const ids: I[] = [];
    for (let id = this.first(); id !== NONE; id = this.after(id)) ids.push(id);
    return ids;
  }

  /** Points this accessor to another place. */
  bind(cells: Int16Array, base: number): void {
    this.cells = cells;
    this.base = base;
  }
}

const cell16 = (cells: Int16Array, base: number, width: number, i: number): number =>
  i < width ? cell(cells, base + i) & 0xffff : 0;

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
