/** The possible distances between the marks of an axis. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
/** The maximum number of marks of an axis. */
const MOST = 5;

/** The marks of an axis between two whole numbers, at equal steps; zero is one of them if it lies between. */
export function ticksOf(least: number, most: number): readonly number[] {
  const step =
    STEPS.find((each) => Math.floor(most / each) - Math.ceil(least / each) < MOST) ?? Math.max(1, most - least);
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
}
