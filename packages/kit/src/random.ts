import { invariant } from './assert.ts';
import { at } from './collections.ts';

/** The platform's secure generator: Node and every browser have it. */
declare const crypto: { getRandomValues(into: Uint32Array): Uint32Array };

/** A source of random integers. */
export interface Random {
  /** An integer from 0 to `bound` - 1, all equally likely; `bound` from 1 to 2^31. */
  below(bound: number): number;
}

/** Uniform integers below a bound from 32 random bits, by rejection: no value is favoured. */
function uniform(next: () => number): Random {
  return {
    below(bound) {
      invariant(Number.isInteger(bound) && bound >= 1 && bound <= 0x80000000, () => `cannot draw below ${bound}`);
      const divisor = bound >>> 0;
      let value = next() >>> 0;
      // Only the highest values can be too high, so the limit is computed only for these.
      while (value > 0xffffffff - divisor && value >= 0x100000000 - (0x100000000 % divisor)) value = next() >>> 0;
      return value % divisor;
    },
  };
}

/** The sfc32 generator (public domain, C. Doty-Humphrey), for tests, walks and benchmarks; the same seed gives the same numbers. */
export function seeded(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return uniform(next);
}

/** Unpredictable numbers from the platform's secure generator. */
export function secure(): Random {
  const pool = new Uint32Array(64);
  let used = pool.length;
  return uniform(() => {
    if (used === pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    return at(pool, used++);
  });
}
