import { describe, expect, it } from 'vitest';
import { named } from '../../../../games/bayonets-tomahawks/board/test/named/positions.ts';
import { bayonetsTomahawksEngine } from '../engines.ts';

/** The routes offered in a named position. */
const waysIn = (name: string) => bayonetsTomahawksEngine.routes({ ...named(name), seat: null });

describe('a raider', () => {
  it('goes to a far target in one gesture', () => {
    const far = waysIn('raids').filter(({ through, raids }) => through.length === 3 && raids);
    expect(far.length).toBeGreaterThan(0);
    for (const { to, through, choices } of far) {
      expect(choices).toEqual([...through.map((space) => `to ${space}`), 'raid']);
      expect(through.at(-1)).toBe(to);
    }
  });

  it('only passes through a space with nothing to raid', () => {
    const passed = waysIn('raids').filter(({ raids, risks }) => !raids && risks.length === 0);
    expect(passed.length).toBeGreaterThan(0);
    for (const { through, choices } of passed) expect(choices).toEqual(through.map((space) => `to ${space}`));
  });

  it('is warned where he may be intercepted, and his way goes no farther', () => {
    const met = waysIn('raids').filter(({ risks }) => risks.length > 0);
    expect(met.map(({ to }) => to)).toContain('lake-george');
    for (const { to, risks, ends } of met) expect([risks, ends]).toEqual([[to], false]);
  });
});

it('only a marching stack is offered a route', () => {
  expect(waysIn('first-player')).toEqual([]);
  expect(waysIn('corridor')).toEqual([]);
});
