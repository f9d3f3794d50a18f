import { at, range } from '@carillon/kit';

// Processor time, so that other work on the machine does not count.

const MEASURE_MS = 3_000;
const WARM_UP_MS = 2_000;

/** Microseconds of processor time so far. */
export function clock(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export function microseconds(work: () => void): number {
  const start = clock();
  work();
  return clock() - start;
}

/** The value at this share of the sorted list. */
export const quantileOf = (values: readonly number[], share: number): number =>
  at(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length * share),
  );

export const medianOf = (values: readonly number[]): number => quantileOf(values, 1 / 2);

/** The cost of reading the clock. */
export const CLOCK: number = medianOf(range(2_000).map(() => microseconds(() => {})));

/** How often `work` can be done per second of processor time. */
export function perSecond(work: () => void): number {
  for (const end = clock() + WARM_UP_MS * 1000; clock() < end; ) work();
  const start = clock();
  let times = 0;
  while (clock() - start < MEASURE_MS * 1000) {
    work();
    times++;
  }
  return (1_000_000 * times) / (clock() - start);
}
