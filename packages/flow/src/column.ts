import { cell, NONE, type None } from './cells.ts';

/** One number or id for each id of a list, in the state's buffer: `g.place.get(piece)`. */
export class Column<I extends number, V extends number> {
  constructor(
    public cells: Int16Array,
    public base: number,
    private readonly write: (cells: Int16Array, base: number, value: V) => void,
    /** The number of ids with a value. */
    readonly width: number,
  ) {}

  /** The value of `id`. */
  get(id: I): V {
    return cell(this.cells, this.base + id) as V;
  }

  /** The first id from `from` to `to`, inclusive, with this value, or `NONE`. */
  find(value: V, from: number, to: number): I | None {
    const { cells, base } = this;
    for (let id = from; id <= to; id++) if (cells[base + id] === value) return id as I;
    return NONE;
  }

  /** The first id from `from` to `to`, inclusive, with another value, or `NONE`. */
  findOther(value: V, from: number, to: number): I | None {
    const { cells, base } = this;
    for (let id = from; id <= to; id++) if (cells[base + id] !== value) return id as I;
    return NONE;
  }

  /** Sets the value of `id`; throws if it is not valid for the kind, e.g. a number too large. */
  set(id: I, value: V): void {
    this.write(this.cells, this.base + id, value);
  }

  /** Sets the same value for every id. */
  fill(value: V): void {
    const { cells, base, width } = this;
    this.write(cells, base, value);
    cells.fill(cell(cells, base), base, base + width);
  }

  /** Copies every value from `other`, a column of the same kind. */
  copyFrom(other: Column<I, V>): void {
    for (let i = 0; i < this.width; i++) this.cells[this.base + i] = cell(other.cells, other.base + i);
  }

  /** Points this accessor to another place. */
  bind(cells: Int16Array, base: number): void {
    this.cells = cells;
    this.base = base;
  }
}
