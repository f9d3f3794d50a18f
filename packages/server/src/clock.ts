/** What time it is, and what is to happen later. Tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does `work` once, `ms` from now; the answer calls it off. */
  after(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
