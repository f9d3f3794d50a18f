import { expect, test } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import { landing } from '../game.ts';
import type { Sparse } from '../position.ts';

test('[#9] Surprise Landing leaves no Landing marker', () => {
  const at: Sparse = { pieces: { 'sail-box': ['fleet-boscawen'] }, cards: ['surprise-landing-9'] };
  expect(landing(at, BRITISH).choose('british', 'land halifax').state.landed.isEmpty).toBe(true);
  expect(landing({ ...at, cards: [] }, BRITISH).choose('british', 'land halifax').state.landed.isEmpty).toBe(false);
});
