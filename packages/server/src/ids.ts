import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** A new id. Those that one process makes sort in the order in which they were made, also within a millisecond. */
export const newId = (now: number): string => next(now);
