import type { Route } from '@carillon/board';

/** A march that is planned and not yet sent. */
export interface Plan {
  /** The spaces it shall lead through, in order; the last is where it goes. */
  readonly stops: readonly string[];
  /** The first of its choices after which nothing can be taken back; `null` where all can, `undefined` while it is not known. */
  readonly halt: number | null | undefined;
}

/** The places where a further space can be put before the last stop, the latest first: one of them may be a way. */
export function stopsThrough(stops: readonly string[], space: string): readonly (readonly string[])[] {
  const last = stops.length - 1;
  return Array.from({ length: stops.length }, (_, i) => last - i).map((at) => stops.toSpliced(at, 0, space));
}

/**
 * The stops of a march after one of its steps (counted from 0) was dragged onto a space: a stop is moved there, a space
 * passed becomes a stop there. Dragged onto another stop, it is one stop less.
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

/** How many of the stops lie before a step of the way. */
function stopsBefore(stops: readonly string[], through: readonly string[], step: number): number {
  let passed = 0;
  for (const space of through.slice(0, step)) if (space === stops[passed]) passed++;
  return passed;
}
