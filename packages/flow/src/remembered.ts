import { at, hashCells, type Json } from '@carillon/kit';

/** The number of values each one caches; a power of two. */
const KEPT = 64;

/**
 * Computes a value from a run of `width` cells, and returns the same frozen object for equal cells: between views, most
 * of a position stays the same. It caches a few dozen values, by a hash of their cells.
 */
export function remembered<T extends object>(
  width: number,
  make: (cells: Int16Array, base: number) => T,
): (cells: Int16Array, base: number) => T {
  const keys = Array.from({ length: KEPT }, () => EMPTY);
  const values: T[] = [];
  return (cells, base) => {
    // The upper bits of the hash: only these depend on every bit of every cell.
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
 * The reverse: reads JSON into a run of `width` cells, and if the same frozen object was read before, copies the
 * earlier result. Parts shared by written states are therefore read only once, however many states are rebuilt.
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

/** Whether the cells from `base` on equal those of `key`. */
function isAt(cells: Int16Array, base: number, key: Int16Array): boolean {
  for (let i = 0; i < key.length; i++) if (cells[base + i] !== key[i]) return false;
  return true;
}
