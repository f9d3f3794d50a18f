/** What time it is, and what is to happen later. Tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970; never less than before. */
  now(): number;
  /** Milliseconds that have passed since some moment, whatever happens to the time of day. */
  elapsed(): number;
  /** Does `work` once, `ms` from now; the answer calls it off. */
  after(ms: number, work: () => void): () => void;
}

/** The most that the time of day has been ahead of the time elapsed. */
let ahead = Number.NEGATIVE_INFINITY;

export const systemClock: Clock = {
  // A time of day that is put back is followed at the next start; until then time goes on as it passes.
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
