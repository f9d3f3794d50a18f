import { describe, expect, it } from 'vitest';
import { gameFrom } from '../../../src/page/shell/game-at.ts';
import { lastResult, levelAfter, nextSetting, resultOf } from '../../../src/page/shell/past-games.ts';
import type { SavedGameSummary } from '../../../src/shared/messages.ts';

const TITLE = { id: 'red-war', seats: ['red', 'blue'], opening: { scenarios: ['short', 'long'] } };

const game = (some: Partial<SavedGameSummary>): SavedGameSummary => ({
  ...{ id: 'a', title: 'red-war', scenario: 'short', period: '1757 early', result: null, computer: null },
  ...{ entries: 4, at: 0 },
  ...some,
});
/** A game of the red side against a level of the computer. */
const against = (level: string, winner?: string | null, scenario = 'short'): SavedGameSummary =>
  game({ scenario, computer: { seat: 'blue', level }, result: winner === undefined ? null : { winner, rule: '13.1' } });

describe('the result of a game against the computer', () => {
  it.each([
    ['red', 'won'],
    ['blue', 'lost'],
    [null, 'drawn'],
  ])('that %s has won is for the red side: %s', (winner, outcome) => {
    expect(resultOf(TITLE, against('captain', winner))).toEqual({ seat: 'red', level: 'captain', outcome });
  });

  it('is none while it runs, nor of a game for two, nor against an unknown level', () => {
    expect(resultOf(TITLE, against('captain'))).toBeUndefined();
    expect(resultOf(TITLE, game({ result: { winner: 'red', rule: '13.1' } }))).toBeUndefined();
    expect(resultOf(TITLE, against('marshal', 'red'))).toBeUndefined();
  });

  it('that came last is that of the title, whatever runs since', () => {
    const other = { ...against('general', 'red'), title: 'blue-war' };
    const games = [other, against('captain'), against('recruit', 'blue'), against('recruit', 'red')];
    expect(lastResult(TITLE, games)?.outcome).toBe('lost');
    expect(lastResult(TITLE, [other])).toBeUndefined();
  });
});

describe('the next game', () => {
  it('after a win is against the next level, up to the highest; otherwise against the same', () => {
    expect(levelAfter({ level: 'recruit', outcome: 'won' })).toBe('lieutenant');
    expect(levelAfter({ level: 'general', outcome: 'won' })).toBe('general');
    expect(levelAfter({ level: 'captain', outcome: 'lost' })).toBe('captain');
  });

  it('has scenario and side of the last one', () => {
    expect(nextSetting(TITLE, [])).toEqual({ scenario: 'short', seat: 'red', level: 'recruit' });
    expect(nextSetting(TITLE, [against('captain', 'red', 'long')])).toEqual({
      ...{ scenario: 'long', seat: 'red', level: 'general' },
    });
    expect(nextSetting(TITLE, [game({ scenario: 'long' })])).toMatchObject({ scenario: 'long', seat: null });
    expect(nextSetting(TITLE, [against('captain', undefined, 'forgotten')]).scenario).toBe('short');
  });

  it('gives the other side to the computer, or is for two', () => {
    expect(gameFrom(TITLE, { scenario: 'long', seat: 'blue', level: 'captain' })).toEqual({
      ...{ scenario: 'long', options: {}, computer: { seat: 'red', level: 'captain' } },
    });
    expect(gameFrom(TITLE, { scenario: 'long', seat: null, level: 'captain' })).toEqual({
      scenario: 'long',
      options: {},
    });
  });
});
