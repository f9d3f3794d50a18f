import { LRUCache } from 'lru-cache';

/**
 * Remembers the `count` keys used last, in memory that grows with them. Given a `max`, the cache would set aside memory for
 * all keys when it is made, which took a third of the time that a server needs to start.
 */
export const lastUsed = <V extends {}>(count: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: count, sizeCalculation: () => 1 });
