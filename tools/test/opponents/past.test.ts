import { expect, it } from 'vitest';
import { buildPast, partsOf } from '../../src/match/past.ts';

it('an earlier player is named by its evaluation', () => {
  expect(partsOf('lieutenant@0.125/hand-4')).toEqual({ player: 'lieutenant@0.125', past: 'hand-4' });
  expect(partsOf('captain')).toEqual({ player: 'captain', past: undefined });
});

it('players without a name are refused', () => {
  expect(() => buildPast('wilderness-war', 'hand-0')).toThrow(
    'wilderness-war has no earlier players hand-0; there is hand-4, hand-5',
  );
  // Each title has its own names.
  expect(() => buildPast('bayonets-tomahawks', 'hand-4')).toThrow('bayonets-tomahawks has no earlier players hand-4');
});
