import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** A new id. Ids made by one process sort in the order of creation, even within a millisecond. */
export const newId = (now: number): string => next(now);
