import { HOUR } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { leftWords, paceWords } from '../../../src/page/lobby/words.ts';
import { addressOf, gameAddress, personAddress, replayAddress } from '../../../src/page/net/page-address.ts';

describe('the address', () => {
  it.each([
    ['', { page: 'start' }],
    ['#/', { page: 'start' }],
    ['#/lobby', { page: 'lobby' }],
    ['#/account', { page: 'account', room: 'profile' }],
    ['#/account/security', { page: 'account', room: 'security' }],
    ['#/account/data', { page: 'account', room: 'data' }],
    ['#/account/attic', { page: 'start' }],
    ['#/learn', { page: 'learn', title: undefined }],
    ['#/learn/red-war', { page: 'learn', title: 'red-war' }],
    ['#/learn/red-war/first', { page: 'lesson', title: 'red-war', lesson: 'first' }],
    ['#/play/red-war/red/recruit/', { page: 'play', title: 'red-war', seat: 'red', level: 'recruit', scenario: '' }],
    ['#table/abc-1', { page: 'local', id: 'abc-1' }],
    ['#/game/01G', { page: 'game', id: '01G', link: undefined }],
    ['#/game/01G?link=s3cret&at=41', { page: 'game', id: '01G', link: 's3cret', at: 41 }],
    ['#/game/01G?at=x', { page: 'game', id: '01G', link: undefined }],
    ['#/moderation', { page: 'moderation' }],
    ['#/moderation/log', { page: 'moderation log' }],
    ['#/moderation/people/01A', { page: 'file', id: '01A' }],
    ['#/account/reset/s3cret', { page: 'reset', secret: 's3cret' }],
    ['#/account/verify/s3cret', { page: 'verify', secret: 's3cret' }],
    ['#/account/keep/s3cret', { page: 'keep', secret: 's3cret' }],
    ['#/account/reset', { page: 'start' }],
    ['#/nowhere/at/all', { page: 'start' }],
    ['#/people/%E0%A4%A', { page: 'start' }],
  ])('%s leads to its page', (hash, route) => {
    expect(addressOf(hash)).toEqual(route);
  });

  it('of a replay carries the length of the journal, where it is known', () => {
    const game = { id: '01G', link: 'a&b', seq: 41 };
    expect(addressOf(replayAddress(game))).toEqual({ page: 'game', id: '01G', link: 'a&b', at: 41 });
    expect(addressOf(replayAddress({ ...game, link: null }))).toMatchObject({ link: undefined, at: 41 });
    expect(replayAddress({ ...game, link: null, seq: null })).toBe('#/game/01G');
  });

  it('of a table carries the secret part of its link, and of a person any name', () => {
    expect(addressOf(gameAddress('01G', 'a/b?c'))).toEqual({ page: 'game', id: '01G', link: 'a/b?c' });
    expect(addressOf(personAddress('Rogers & Co/1'))).toEqual({ page: 'person', name: 'Rogers & Co/1' });
  });
});

describe('times', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [61_000, '1:01'],
    [3_723_000, '1:02:03'],
    [93_600_000, '1 d 2 h'],
  ])('%i milliseconds that are left read %s', (milliseconds, words) => {
    expect(leftWords(milliseconds, 'en')).toBe(words);
  });

  it('are shown in few words', () => {
    expect(paceWords({ kind: 'slow', days: 1 }, 'en')).toBe('1 day a turn');
    expect(paceWords({ kind: 'live', initial: HOUR, increment: 30_000 }, 'en')).toBe(
      'live: 60 min a side and 30 s a turn',
    );
  });
});
