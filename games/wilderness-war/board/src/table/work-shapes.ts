import type { SideName, WorkName } from '@carillon/wilderness-war-rules/reference';

// The form of works, shared by those that stand and those under construction.

/** A fort of four bastions, seen from above. */
export const FORT =
  'M-10.5-10.5L-4-8.6L-3.2-6.8H3.2L4-8.6L10.5-10.5L8.6-4L6.8-3.2V3.2L8.6 4L10.5 10.5L4 8.6L3.2 6.8H-3.2L-4 8.6L-10.5 10.5L-8.6 4L-6.8 3.2V-3.2L-8.6-4Z';

/** How far below counters works are drawn; a stockade is already low in its sign. */
export const lowered = { stockade: 4.5, fort: 9.6 } as const;

export const sideOfWork = (work: WorkName): SideName => (work.startsWith('french') ? 'french' : 'british');
