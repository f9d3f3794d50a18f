/** Tries one mutant: which test notices it, if any. */
import { type Change, changed } from './changes.ts';
import type { Runner } from './runner.ts';
import { textOf } from './sources.ts';

/** A test file that failed: its first failure, and whether it was only a timeout. */
export interface Noticed {
  readonly test: string;
  readonly failure: string;
  readonly late: boolean;
}

/** Runs test files on a mutant up to the first failure. */
export type Trial = (tests: readonly string[]) => Promise<Noticed | undefined>;

/** The trial of a change in the unit tests. `limit` is the time limit of each file, in milliseconds. */
export function unitTrial(runner: Runner, change: Change, limit: (test: string) => number): Trial {
  return async (tests) => {
    let noticed: Noticed | undefined;
    const trial = { file: change.file, code: changed(textOf(change.file), change), tests };
    const endless = await runner.run(
      { trial },
      (test, _ms, failure, late) => {
        if (failure !== undefined) noticed ??= { test, failure, late };
      },
      limit,
    );
    if (noticed !== undefined || endless === undefined) return noticed;
    return { test: endless, failure: 'does not end', late: true };
  };
}

/**
 * The first test that fails twice in a row. If it passes on the second run, the clock or another test caused the
 * failure, not the mutant: then the remaining tests are run.
 */
export async function noticedBy(trial: Trial, tests: readonly string[]): Promise<Noticed | undefined> {
  for (let rest = tests; rest.length > 0; ) {
    const first = await trial(rest);
    if (first === undefined) return undefined;
    const place = rest.indexOf(first.test);
    // The mutant hung while loading, so no single test file could be run again.
    if (place < 0) return first;
    const again = await trial([first.test]);
    if (again !== undefined) return again;
    rest = rest.slice(place + 1);
  }
  return undefined;
}
