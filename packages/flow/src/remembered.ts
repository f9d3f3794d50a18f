import { at, hashCells, type Json } from '@carillon/kit';

/** Values kept by each; a power of two. */
const KEPT = 64;

/**
 * Makes something of a run of `width` cells, and hands out the same frozen value again where the cells are the same:
 * from one view to the next most of a position stays as it was. A few dozen values are kept, by a hash of their cells.
 */
export function remembered<T extends object>(
  width: number,
  make: (cells: Int16Array, base: number) => T,
): (cells: Int16Array, base: number) => T {
  const keys = Array.from({ length: KEPT }, () => EMPTY);
  const values: T[] = [];
  return (cells, base) => {
    // The upper bits of the hash: only there each bit of each cell tells.
    const slot = hashCells(cells, base, width) >>> 26;
    const known = values[slot];
    if (known !== undefined && isAt(cells, base, at(keys, slot))) return known;
    const made = Object.freeze(make(cells, base)) as T;
    keys[slot] = cells.slice(base, base + width);
    values[slot] = made;
    return made;
  };
}

const EMPTY = new Int16Array(0);

/** Whether nothing in a value can ever change. */
const isFrozen = (value: Json | undefined): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/**
 * The way back: reads JSON into a run of `width` cells, and where the very same frozen value was read before, copies what
 * came of it. What states share when they are written is read once, however many are rebuilt.
 */
export function readOnce(
  width: number,
  read: (cells: Int16Array, base: number, json: Json) => void,
): (cells: Int16Array, base: number, json: Json) => void {
  const known = new WeakMap<object, Int16Array>();
  return (cells, base, json) => {
    const before = typeof json === 'object' && json !== null ? known.get(json) : undefined;
    if (before !== undefined) cells.set(before, base);
    else {
      read(cells, base, json);
      if (typeof json === 'object' && json !== null && isFrozen(json)) known.set(json, cells.slice(base, base + width));
    }
  };
}

/** Whether the cells from `base` on are those of `key`. */
function isAt(cells: Int16Array, base: number, key: Int16Array): boolean {
  for (let i = 0; i < key.length; i++) if (cells[base + i] !== key[i]) return false;
  return true;
}
