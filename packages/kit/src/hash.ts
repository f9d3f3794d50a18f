/** A 32-bit FNV-1a hash of a buffer of small integers: tells in passing whether a copy has changed. Not for secrets. */
export function hashCells(cells: Int16Array): number {
  let hash = 0x811c9dc5;
  for (const cell of cells) hash = Math.imul(hash ^ (cell & 0xffff), 0x01000193);
  return hash >>> 0;
}
