import { isOfStore } from './store/errors.ts';

/**
 * Does work for one after another. What fails for one is reported, and the others go on; only trouble of the store itself
 * ends it.
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
