import type { Route } from '@carillon/board';

/** A march that is planned but not sent. */
export interface Plan {
  /** The spaces on its route, in order; the last is its destination. */
  readonly stops: readonly string[];
  /**
   * The index of its first choice that cannot be undone; `null` if all can be undone, `undefined` while unknown.
   */
  readonly halt: number | null | undefined;
  /** Whether the turn ends with it. */
  readonly passes?: boolean;
}

/** All ways to insert a further stop before the last one, the latest place first; one of them may give a route. */
export function stopsThrough(stops: readonly string[], space: string): readonly (readonly string[])[] {
  const last = stops.length - 1;
  return Array.from({ length: stops.length }, (_, i) => last - i).map((at) => stops.toSpliced(at, 0, space));
}

/**
 * The stops of a march after one of its steps (counted from 0) was dragged onto a space. A stop moves there; a passed
 * space adds a stop there; a stop dragged onto another stop disappears.
 */
export function stopsBent(
  stops: readonly string[],
  { through }: Route,
  step: number,
  space: string,
): readonly string[] {
  const passed = stopsBefore(stops, through, step);
  const isStop = through[step] === stops[passed];
  const bent = stops.toSpliced(passed, isStop ? 1 : 0, space);
  return bent.filter((each, i) => each !== bent[i - 1]);
}

/** The number of stops before a step of the route. */
function stopsBefore(stops: readonly string[], through: readonly string[], step: number): number {
  let passed = 0;
  for (const space of through.slice(0, step)) if (space === stops[passed]) passed++;
  return passed;
}
