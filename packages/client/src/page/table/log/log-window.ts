// A long log is drawn in part: the blocks of lines in sight, and one more on either side.

/** The number of lines in a block. */
export const BLOCK = 20;
/** How many blocks are drawn beyond those in sight, on either side. */
const BEYOND = 1;

/** Consecutive blocks, counted from 0; `to` is the first block after them. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const blocksOf = (lines: number): number => Math.ceil(lines / BLOCK);

/** The heights of blocks, in CSS pixels: as drawn, or else estimated. */
export class BlockHeights {
  private drawn = new Map<number, number>();

  /** Takes an estimate of a line's height, in CSS pixels. */
  constructor(private readonly ofLine: number) {}

  /** Notes the height of a whole block as it is drawn. */
  note(block: number, height: number): void {
    this.drawn.set(block, height);
  }

  /** Forgets all heights, because the blocks now have other lines. */
  forget(): void {
    this.drawn.clear();
  }

  /** The height of these blocks in a log with `lines` lines, in CSS pixels. */
  of({ from, to }: Span, lines: number): number {
    let sum = 0;
    for (let block = from; block < to; block++)
      sum += this.drawn.get(block) ?? Math.min(BLOCK, lines - block * BLOCK) * this.ofLine;
    return sum;
  }

  /** The blocks to draw when this part of a log with `lines` lines is in sight. */
  inSight({ top, height }: { readonly top: number; readonly height: number }, lines: number): Span {
    const all = blocksOf(lines);
    let first = 0;
    let end = 0;
    for (let block = 0; block < all; block++) {
      if (end < top) first = block;
      if (end > top + height) return within({ from: first - BEYOND, to: block + BEYOND }, lines);
      end += this.of({ from: block, to: block + 1 }, lines);
    }
    return within({ from: first - BEYOND, to: all }, lines);
  }
}

/** The part of a span that exists in a log with `lines` lines. */
export function within({ from, to }: Span, lines: number): Span {
  const all = blocksOf(lines);
  return { from: Math.max(0, Math.min(from, all - 1)), to: Math.min(to, all) };
}

/** The blocks to draw around a line, counted from 0. */
export function aroundLine(line: number, lines: number): Span {
  const block = Math.floor(line / BLOCK);
  return within({ from: block - BEYOND, to: block + BEYOND + 1 }, lines);
}

/** The minimum height of a line, in CSS pixels. */
const LOWEST = 20;

/** The blocks to draw at the end, in a list of this height; the last of them may hold a single line. */
export const atEndOf = (lines: number, height: number): Span =>
  within({ from: blocksOf(lines) - Math.ceil(height / (BLOCK * LOWEST)) - 1, to: blocksOf(lines) }, lines);
