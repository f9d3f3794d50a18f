import { expect, test } from 'vitest';
import { FRENCH } from '../../src/ids.ts';
import { raid } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { eventsIn } from './events.ts';

test('[#46] Staged Lacrosse Game: Indian raiders may take a Fort that is alone', () => {
  const at: Sparse = {
    pieces: { 'forks-of-the-ohio': ['chaouanon'], 'wills-creek': ['fort-cumberland'] },
    cards: ['staged-lacrosse-game-46'],
  };
  const game = raid(at, FRENCH, 'chaouanon')
    .choose('french', 'to mekekasink', 'to wills-creek')
    .chance('roll miss')
    .choose('french', 'raid');
  game.nowChooses('french', 'raid.lacrosse').choose('french', 'play').chance('roll flag');
  expect(whereIs(game, 'fort-cumberland')).toBe('removed');
  expect(eventsIn(game)).toEqual(['staged-lacrosse-game-46']);
});

test.each([
  ['a Brigade', 'washington'],
  ['a Commander', 'commander-wolfe'],
] as const)('[#46] Staged Lacrosse Game: a Fort beside %s is not the only unit', (_who, beside) => {
  raid(
    {
      pieces: { 'forks-of-the-ohio': ['chaouanon'], 'wills-creek': ['fort-cumberland', beside] },
      cards: ['staged-lacrosse-game-46'],
    },
    FRENCH,
    'chaouanon',
  )
    .choose('french', 'to mekekasink', 'to wills-creek')
    .chance('roll miss')
    .choose('french', 'raid')
    .nowChooses('chance', 'raid.roll');
});
