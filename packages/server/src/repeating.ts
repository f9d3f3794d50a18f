import type { Clock } from './clock.ts';

/** Work that is repeated until stopped. */
export interface Repeating {
  /** Starts no more runs; waits for the current one. */
  stop(): Promise<void>;
}

/** Runs `work` every `ms`, counted from the end of the last run. Errors are reported and do not stop it. */
export function repeat(
  clock: Clock,
  ms: number,
  work: () => Promise<unknown>,
  onTrouble: (error: unknown) => void,
): Repeating {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let callOff = clock.after(ms, turn);

  function turn(): void {
    running = work()
      .catch(onTrouble)
      .then(() => {
        if (!stopped) callOff = clock.after(ms, turn);
      });
  }

  return {
    async stop() {
      stopped = true;
      callOff();
      await running;
    },
  };
}
