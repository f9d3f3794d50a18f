import { BrokenInvariant } from '@carillon/kit';

/** "No piece", "no space": the value that an optional value holds instead of an id. */
export const NONE = -1;
/** The type of `NONE`. */
export type None = typeof NONE;

/** The cell at `index`; throws outside the buffer. */
export function cell(cells: Int16Array, index: number): number {
  const value = cells[index];
  if (value === undefined) throw new BrokenInvariant(`no cell ${index}`);
  return value;
}
