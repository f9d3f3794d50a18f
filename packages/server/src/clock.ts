/** The current time, and timers. Tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970; never goes back. */
  now(): number;
  /** Milliseconds since an arbitrary moment, unaffected by changes to the time of day. */
  elapsed(): number;
  /** Runs `work` once, `ms` from now; the returned function cancels it. */
  after(ms: number, work: () => void): () => void;
}

/** The furthest the time of day has been ahead of the elapsed time. */
let ahead = Number.NEGATIVE_INFINITY;

export const systemClock: Clock = {
  // If the time of day is put back, we follow it only at the next start; until then, time advances as it elapses.
  now() {
    const elapsed = performance.now();
    ahead = Math.max(ahead, Date.now() - elapsed);
    return Math.round(elapsed + ahead);
  },
  elapsed: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
