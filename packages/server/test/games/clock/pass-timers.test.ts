import { HOUR } from '@carillon/kit';
import { expect, test } from 'vitest';
import { PassTimers } from '../../../src/games/clock/pass-timers.ts';
import { TestClock } from '../../clock.ts';

/** Timers on a clock, and the games for which they have woken up. */
function woken() {
  const clock = new TestClock();
  const games: string[] = [];
  const timers = new PassTimers(clock, (id) => void games.push(id));
  return { clock, games, timers, now: clock.now() };
}

test('the timer of a window that passes within a minute fires once, at its time', () => {
  const { clock, games, timers, now } = woken();
  timers.wait('late', now + 59_999);
  timers.wait('soon', now + 100);
  clock.pass(99);
  expect(games).toEqual([]);
  clock.pass(1);
  expect(games).toEqual(['soon']);
  clock.pass(59_900);
  expect(games).toEqual(['soon', 'late']);
});

test('one that is due already passes at once', () => {
  const { clock, games, timers, now } = woken();
  timers.wait('due', now - 500);
  clock.pass(0);
  expect(games).toEqual(['due']);
});

test('a window that is held for longer, or for ever, is left to the sweep', () => {
  const { clock, games, timers, now } = woken();
  timers.wait('minute', now + 60_000);
  timers.wait('never', null);
  clock.pass(HOUR);
  expect(games).toEqual([]);
});

test('a game has one window: a later time, or none, replaces the one before', () => {
  const { clock, games, timers, now } = woken();
  timers.wait('moved', now + 100);
  timers.wait('moved', now + 300);
  timers.wait('gone', now + 100);
  timers.wait('gone', null);
  clock.pass(299);
  expect(games).toEqual([]);
  clock.pass(1);
  expect(games).toEqual(['moved']);
});

test('no timer fires after the end', () => {
  const { clock, games, timers, now } = woken();
  timers.wait('soon', now + 100);
  timers.close();
  clock.pass(100);
  expect(games).toEqual([]);
});
