import { expect, it } from 'vitest';
import { buildPast, partsOf } from '../../src/match/past.ts';

it('a player as he was is named by his evaluation', () => {
  expect(partsOf('lieutenant@0.125/hand-4')).toEqual({ player: 'lieutenant@0.125', past: 'hand-4' });
  expect(partsOf('captain')).toEqual({ player: 'captain', past: undefined });
});

it('players that nobody has named are refused', () => {
  expect(() => buildPast('hand-0')).toThrow('no earlier players are called hand-0; there is hand-4');
});
