import { LRUCache } from 'lru-cache';

/**
 * Remembers the `count` keys used last, in memory that grows with them. With a `max`, the cache would allocate memory
 * for all keys at once, which took a third of the server's start-up time.
 */
export const lastUsed = <V extends {}>(count: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: count, sizeCalculation: () => 1 });
