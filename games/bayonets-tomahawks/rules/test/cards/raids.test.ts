import { describe, expect, test } from 'vitest';
import { BRITISH, card, FRENCH, space } from '../../src/ids.ts';
import { type Game, isDone, isIn, raid } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { british } from './events.ts';

// Events about Raids and Raid Points.

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

test('[#36] Frontiers Ablaze: two points more for the first successful French Raid', () => {
  const at: Sparse = { pieces: { 'forks-of-the-ohio': ['lignery'] }, cards: ['frontiers-ablaze-36'] };
  const game = raid(at, FRENCH, 'lignery')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll flag');
  expect([game.state.raidPoints.get(FRENCH), game.state.used.has(card.of('frontiers-ablaze-36'))]).toEqual([3, true]);
  const failed = raid(at, FRENCH, 'lignery')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll miss');
  expect(failed.state.used.has(card.of('frontiers-ablaze-36'))).toBe(false);
  const own = raid({ pieces: { ticonderoga: ['rogers'] }, cards: ['frontiers-ablaze-36'] }, BRITISH, 'rogers')
    .choose('british', 'raid')
    .chance('roll flag');
  expect(own.state.raidPoints.get(BRITISH)).toBe(1);
});

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
  const guarded = raid(
    { ...at, pieces: { ...at.pieces, 'wills-creek': ['fort-cumberland', 'washington'] } },
    FRENCH,
    'chaouanon',
  );
  guarded
    .choose('french', 'to mekekasink', 'to wills-creek')
    .chance('roll miss')
    .choose('french', 'raid')
    .nowChooses('chance', 'raid.roll');
});

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

test('[#50] A Right to Plunder & Captives: the first successful Indian raiders return', () => {
  const at: Sparse = { pieces: { 'forks-of-the-ohio': ['chaouanon'] }, cards: ['a-right-to-plunder-and-captives-50'] };
  const game = raid(at, FRENCH, 'chaouanon')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll flag');
  expect([whereIs(game, 'chaouanon'), isIn(game.state.spent, 'chaouanon')]).toEqual(['forks-of-the-ohio', true]);
  expect(game.state.used.has(card.of('a-right-to-plunder-and-captives-50'))).toBe(true);
});
