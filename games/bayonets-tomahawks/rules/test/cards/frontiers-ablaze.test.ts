import { expect, test } from 'vitest';
import { BRITISH, card, FRENCH } from '../../src/ids.ts';
import { raid } from '../game.ts';
import type { Sparse } from '../position.ts';
import { eventsIn } from './events.ts';

test('[#36] Frontiers Ablaze: two points more for the first successful French Raid', () => {
  const at: Sparse = { pieces: { 'forks-of-the-ohio': ['lignery'] }, cards: ['frontiers-ablaze-36'] };
  const game = raid(at, FRENCH, 'lignery')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll flag');
  expect([game.state.raidPoints.get(FRENCH), game.state.used.has(card.of('frontiers-ablaze-36'))]).toEqual([3, true]);
  expect(eventsIn(game)).toEqual(['frontiers-ablaze-36']);
  const failed = raid(at, FRENCH, 'lignery')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll miss');
  expect(failed.state.used.has(card.of('frontiers-ablaze-36'))).toBe(false);
  expect(eventsIn(failed)).toEqual([]);
  const own = raid({ pieces: { ticonderoga: ['rogers'] }, cards: ['frontiers-ablaze-36'] }, BRITISH, 'rogers')
    .choose('british', 'raid')
    .chance('roll flag');
  expect(own.state.raidPoints.get(BRITISH)).toBe(1);
});
