import { expect, test } from 'vitest';
import { FRENCH } from '../../src/ids.ts';
import type { Sparse } from '../position.ts';
import { british } from './events.ts';

test('[#20] French Trade Goods Destroyed: three Raid Points for Cataracouy or Niagara, five for both', () => {
  const points = (control: Sparse['control']): number =>
    british({
      cards: ['french-trade-goods-destroyed-20'],
      raidPoints: { french: 7 },
      ...(control && { control }),
    }).state.raidPoints.get(FRENCH);
  expect(points({})).toBe(7);
  expect(points({ niagara: 'british' })).toBe(4);
  expect(points({ niagara: 'british', 'baye-de-cataracouy': 'british' })).toBe(2);
});
