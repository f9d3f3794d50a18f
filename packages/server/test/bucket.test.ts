import { describe, expect, test } from 'vitest';
import { Bucket } from '../src/bucket.ts';

describe('a bucket of three, filled by one each ten milliseconds', () => {
  let now = 0;
  const made = (): Bucket => {
    now = 0;
    return new Bucket({ burst: 3, every: 10 }, () => now);
  };

  test('gives three at once, then one after each wait', () => {
    const bucket = made();
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
    expect(bucket.wait()).toBe(10);
    now = 9;
    expect([bucket.take(), bucket.wait()]).toEqual([false, expect.closeTo(1)]);
    now = 10;
    expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  });

  test('never holds more than three', () => {
    const bucket = made();
    bucket.take();
    expect(bucket.isFull).toBe(false);
    now = 1000;
    expect([bucket.amount, bucket.isFull, bucket.wait()]).toEqual([3, true, 0]);
  });

  test('owes what was spent beyond it', () => {
    const bucket = made();
    bucket.spend(5);
    expect([bucket.amount, bucket.take(), bucket.wait(0), bucket.wait()]).toEqual([-2, false, 20, 30]);
    now = 30;
    expect(bucket.take()).toBe(true);
  });

  test('is not emptied by a clock that goes back', () => {
    const bucket = made();
    now = -1000;
    expect(bucket.amount).toBe(3);
  });
});
