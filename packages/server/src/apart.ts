import { isOfStore } from './store/errors.ts';

/**
 * Runs `work` on each item in turn. An error with one item is reported and the others still run; only an error of the
 * store itself ends the loop.
 */
export async function eachApart<T>(
  all: readonly T[],
  work: (each: T) => Promise<unknown>,
  onTrouble: (error: unknown, each: T) => void,
): Promise<void> {
  for (const each of all) {
    try {
      await work(each);
    } catch (error) {
      if (isOfStore(error)) throw error;
      onTrouble(error, each);
    }
  }
}
