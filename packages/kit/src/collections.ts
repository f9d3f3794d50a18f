import { BrokenInvariant } from './assert.ts';

/** The lists that `at` can read: arrays and typed arrays alike. */
export interface Indexed<T> {
  readonly length: number;
  readonly [index: number]: T;
}

/** The element at `index`; throws if there is none. The check has no measurable cost. */
export function at<T>(list: Indexed<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new BrokenInvariant(`no element ${index} in a list of ${list.length}`);
  return value;
}

/** The value under `key`; throws if there is none. */
export function get<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new BrokenInvariant(`no entry for ${String(key)}`);
  return value;
}

/** The numbers from 0 to `count` - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
