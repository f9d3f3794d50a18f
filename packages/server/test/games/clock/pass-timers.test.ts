import { HOUR } from '@carillon/kit';
import { expect, test } from 'vitest';
import { PassTimers } from '../../../src/games/clock/pass-timers.ts';
import type { Loaded } from '../../../src/games/keep/loaded.ts';
import { TestClock } from '../../clock.ts';

/** A game whose window passes by itself at this time; never where there is none. */
const game = (id: string, passesAt: number | null): Loaded => ({ game: { id, passesAt } }) as unknown as Loaded;

/** Timers on a clock, and the games for which they have woken up. */
function woken() {
  const clock = new TestClock();
  const games: string[] = [];
  const timers = new PassTimers(clock, (id) => void games.push(id));
  return { clock, games, timers, now: clock.now() };
}

test('a window that passes within a minute is woken up for at its time, once', () => {
  const { clock, games, timers, now } = woken();
  timers.wait(game('late', now + 59_999));
  timers.wait(game('soon', now + 100));
  clock.pass(99);
  expect(games).toEqual([]);
  clock.pass(1);
  expect(games).toEqual(['soon']);
  clock.pass(59_900);
  expect(games).toEqual(['soon', 'late']);
});

test('one that is due already passes at once', () => {
  const { clock, games, timers, now } = woken();
  timers.wait(game('due', now - 500));
  clock.pass(0);
  expect(games).toEqual(['due']);
});

test('a window that is held for longer, or for ever, is left to the sweep', () => {
  const { clock, games, timers, now } = woken();
  timers.wait(game('minute', now + 60_000));
  timers.wait(game('never', null));
  clock.pass(HOUR);
  expect(games).toEqual([]);
});

test('nobody is woken up after the end', () => {
  const { clock, games, timers, now } = woken();
  timers.wait(game('soon', now + 100));
  timers.close();
  clock.pass(100);
  expect(games).toEqual([]);
});
