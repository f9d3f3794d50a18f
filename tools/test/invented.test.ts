import { range } from '@carillon/kit';
import { CheckFailed, walk } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { TITLES, titleName } from '../src/titles.ts';
import { InventedCount, playInvented } from './invented/play.ts';

// `npm run invented` does the same for any number of positions.
const INVENTING = TITLES.filter(({ invent }) => invent !== undefined).map(
  (title) => [titleName(title), title] as const,
);
const POSITIONS = 6;

describe('positions that no game is likely to reach can be read and played on:', () => {
  test.each(INVENTING)('%s', { timeout: 300_000 }, (_name, title) => {
    const count = new InventedCount();
    for (const i of range(POSITIONS)) playInvented({ title, checks: 'light', decisions: 60 }, 41 + i, count);
    expect(count.failures.map(({ message }) => message)).toEqual([]);
    expect(count.positions).toBe(POSITIONS);
    expect(count.oracles.compared.size).toBeGreaterThan(0);
  });

  test.each(INVENTING)('a position that the reader refuses fails, with its text: %s', (name, title) => {
    const count = new InventedCount();
    const spoilt = { ...title, invent: () => `carillon-position 1\ntitle ${name}\n` };
    playInvented({ title: spoilt, checks: 'none', decisions: 1 }, 1, count);
    expect(count.failures[0]?.message).toContain('missing');
    expect(count.failures[0]?.kept.position).toContain(name);
  });

  test.each(INVENTING)('a difference from the second implementation fails the game at once: %s', (_name, title) => {
    const walking = {
      ...({ seed: 1, checks: 'none', position: title.invent?.({ below: () => 0 }), follow: [], onward: 5 } as const),
      witness: () => {
        throw new CheckFailed('they differ');
      },
    };
    expect(() => walk(title.rules, walking)).toThrow(/after 0 entries at .*: they differ/);
  });
});
