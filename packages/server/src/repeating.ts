import type { Clock } from './clock.ts';

/** Something that is done again and again until it is stopped. */
export interface Repeating {
  /** Begins no more; waits for what is under way. */
  stop(): Promise<void>;
}

/** Does `work` every `ms`, counted from the end of the last time. What it throws is told, and does not end it. */
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
