/**
 * A 32-bit FNV-1a hash of `count` cells of a buffer starting at `from`, by default of all of it: a quick check whether
 * a copy has changed. Not for secrets.
 */
export function hashCells(cells: Int16Array, from = 0, count: number = cells.length): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < from + count; i++) hash = Math.imul(hash ^ ((cells[i] ?? 0) & 0xffff), 0x01000193);
  return hash >>> 0;
}

/** A short hash of a text, to see quickly whether it has changed. Not for secrets. */
export function hashText(text: string): string {
  const cells = Int16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return hashCells(cells).toString(16).padStart(8, '0');
}
