import { describe, expect, it } from 'vitest';
import { aroundLine, atEndOf, BLOCK, BlockHeights, within } from '../../../../src/page/table/log/log-window.ts';

const LINE = 20;
const LONG = 50 * BLOCK;
const heights = (): BlockHeights => new BlockHeights(LINE);

describe('the window of a long log', () => {
  it('is the whole of a short one, wherever the reader is', () => {
    expect(atEndOf(2 * BLOCK, 500)).toEqual({ from: 0, to: 2 });
    expect(aroundLine(5, BLOCK - 1)).toEqual({ from: 0, to: 1 });
    expect(heights().inSight({ top: 0, height: 500 }, 10)).toEqual({ from: 0, to: 1 });
    expect(atEndOf(0, 500)).toEqual({ from: 0, to: 0 });
  });

  it('is the last blocks while the reader follows its end: as many as fill the list, though the last be short', () => {
    expect(atEndOf(LONG, 0)).toEqual({ from: 49, to: 50 });
    expect(atEndOf(LONG, BLOCK * LINE)).toEqual({ from: 48, to: 50 });
    expect(atEndOf(LONG, BLOCK * LINE + 1)).toEqual({ from: 47, to: 50 });
    expect(atEndOf(LONG + 1, 3 * BLOCK * LINE)).toEqual({ from: 47, to: 51 });
  });

  it('is what is in sight, and a block on either side', () => {
    const block = BLOCK * LINE;
    expect(heights().inSight({ top: 10 * block + 1, height: block / 2 }, LONG)).toEqual({ from: 9, to: 12 });
    expect(heights().inSight({ top: 10 * block + 1, height: block }, LONG)).toEqual({ from: 9, to: 13 });
    expect(heights().inSight({ top: 0, height: block / 2 }, LONG)).toEqual({ from: 0, to: 2 });
    // A block that ends exactly at the top of the window counts as in sight.
    expect(heights().inSight({ top: 10 * block, height: block / 2 }, LONG)).toEqual({ from: 8, to: 12 });
    expect(heights().inSight({ top: 49 * block + 1, height: block }, LONG)).toEqual({ from: 48, to: 50 });
  });

  it('takes blocks for as high as they were drawn', () => {
    const known = heights();
    known.note(0, 100_000);
    expect(known.inSight({ top: 50_000, height: 300 }, LONG)).toEqual({ from: 0, to: 2 });
    expect(known.of({ from: 0, to: 2 }, LONG)).toBe(100_000 + BLOCK * LINE);
    known.forget();
    expect(known.of({ from: 0, to: 2 }, LONG)).toBe(2 * BLOCK * LINE);
  });

  it('ends with the last line, also where that begins a block', () => {
    expect(heights().of({ from: 0, to: 2 }, BLOCK + 3)).toBe((BLOCK + 3) * LINE);
    expect(within({ from: -1, to: 9 }, BLOCK + 3)).toEqual({ from: 0, to: 2 });
    expect(aroundLine(30 * BLOCK, LONG)).toEqual({ from: 29, to: 32 });
  });
});
