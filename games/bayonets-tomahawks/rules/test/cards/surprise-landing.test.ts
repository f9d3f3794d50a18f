import { expect, test } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import { landing } from '../game.ts';
import type { Sparse } from '../position.ts';
import { eventsIn } from './events.ts';

test('[#9] Surprise Landing leaves no Landing marker', () => {
  const at: Sparse = { pieces: { 'sail-box': ['fleet-boscawen'] }, cards: ['surprise-landing-9'] };
  const surprise = landing(at, BRITISH).choose('british', 'land halifax');
  expect([surprise.state.landed.isEmpty, eventsIn(surprise)]).toEqual([true, ['surprise-landing-9']]);
  const usual = landing({ ...at, cards: [] }, BRITISH).choose('british', 'land halifax');
  expect([usual.state.landed.isEmpty, eventsIn(usual)]).toEqual([false, []]);
});
