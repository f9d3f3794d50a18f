import { expect, test } from 'vitest';
import { card, FRENCH } from '../../src/ids.ts';
import { isIn, raid } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { eventsIn } from './events.ts';

test('[#50] A Right to Plunder & Captives: the first successful Indian raiders return', () => {
  const at: Sparse = { pieces: { 'forks-of-the-ohio': ['chaouanon'] }, cards: ['a-right-to-plunder-and-captives-50'] };
  const game = raid(at, FRENCH, 'chaouanon')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll flag');
  expect([whereIs(game, 'chaouanon'), isIn(game.state.spent, 'chaouanon')]).toEqual(['forks-of-the-ohio', true]);
  expect(game.state.used.has(card.of('a-right-to-plunder-and-captives-50'))).toBe(true);
  expect(eventsIn(game)).toEqual(['a-right-to-plunder-and-captives-50']);
});
