import { describe, expect, test } from 'vitest';
import { card, FRENCH, space } from '../../src/ids.ts';
import { type Game, isDone, raid } from '../game.ts';
import type { Sparse } from '../position.ts';
import { eventsIn } from './events.ts';

describe('[#49] Pursuit of Elevated Status', () => {
  const at: Sparse = {
    pieces: { 'forks-of-the-ohio': ['chaouanon'], 'wills-creek': ['washington'] },
    cards: ['pursuit-of-elevated-status-49'],
  };
  const near = (): Game => raid(at, FRENCH, 'chaouanon').choose('french', 'to mekekasink', 'to wills-creek');

  test('an Interception is rolled again, and the Raid', () => {
    const game = near()
      .chance('roll flag')
      .nowChooses('french', 'raid.intercepted')
      .choose('french', 'again')
      .chance('roll miss');
    game
      .choose('french', 'raid')
      .chance('roll miss')
      .nowChooses('french', 'raid.rolled')
      .choose('french', 'again')
      .chance('roll flag');
    expect(game.state.frenchRaids.has(space.of('wills-creek'))).toBe(true);
    expect(game.state.used.has(card.of('pursuit-of-elevated-status-49'))).toBe(true);
    expect(eventsIn(game)).toEqual(['pursuit-of-elevated-status-49']);
  });

  test('not by other units', () => {
    const game = raid({ ...at, pieces: { ...at.pieces, 'forks-of-the-ohio': ['lignery'] } }, FRENCH, 'lignery').choose(
      'french',
      'to mekekasink',
      'to wills-creek',
    );
    expect(isDone(game.chance('roll flag'))).toBe(true);
  });
});
