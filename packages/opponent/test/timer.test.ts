import { expect, it } from 'vitest';
import { Timer } from '../src/timer.ts';

it('a timer shows the share of its time that has passed since it began, and goes on beyond it', () => {
  let time = 1000;
  const timer = new Timer(() => time, 200);
  expect(timer.used).toBe(0);
  time = 1050;
  expect(timer.used).toBe(0.25);
  time = 1300;
  expect(timer.used).toBe(1.5);
});
