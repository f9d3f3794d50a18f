import { describe, expect, it } from 'vitest';
import { gameFrom } from '../../../src/page/shell/game-at.ts';
import { handicapAfter, lastResult, levelAfter, nextSetting, resultOf } from '../../../src/page/shell/past-games.ts';
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

describe('a handicap', () => {
  const setting = { seat: 'red', level: 'captain' } as const;
  const lost = against('captain', 'blue');
  const won = against('captain', 'red');

  it('is proposed after two defeats in a row, and grows with them up to five VP', () => {
    expect(handicapAfter(TITLE, [lost], setting)).toBeUndefined();
    expect(handicapAfter(TITLE, [lost, lost], setting)).toEqual({ points: 2, games: 2 });
    expect(handicapAfter(TITLE, Array(7).fill(lost), setting)).toEqual({ points: 5, games: 7 });
  });

  it('is for that side against that level: other games, and those that run, do not count', () => {
    expect(handicapAfter(TITLE, [lost, against('captain'), game({}), lost], setting)?.points).toBe(2);
    expect(handicapAfter(TITLE, [lost, against('recruit', 'red'), lost], setting)?.points).toBe(2);
    expect(handicapAfter(TITLE, [lost, lost], { ...setting, level: 'general' })).toBeUndefined();
    expect(handicapAfter(TITLE, [lost, lost], { ...setting, seat: 'blue' })).toBeUndefined();
    expect(handicapAfter(TITLE, [lost, lost], { ...setting, seat: null })).toBeUndefined();
  });

  it('ends with another result', () => {
    expect(handicapAfter(TITLE, [won, lost, lost], setting)).toBeUndefined();
    expect(handicapAfter(TITLE, [lost, lost, won, lost], setting)).toEqual({ points: 2, games: 2 });
    expect(handicapAfter(TITLE, [against('captain', null), lost, lost], setting)).toBeUndefined();
  });

  it('is for the computer only after wins against the highest level', () => {
    const best = against('general', 'red');
    expect(handicapAfter(TITLE, [won, won, won], setting)).toBeUndefined();
    expect(handicapAfter(TITLE, [best, best, best], { ...setting, level: 'general' })).toEqual({
      points: -3,
      games: 3,
    });
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
