import type { Spelling } from '@carillon/wargame-board';
import { onFirstUse } from '@carillon/wargame-board/door';
import type { View } from '@carillon/wilderness-war-rules/reference';

/** The legends: the facts printed on a thing and the markers on it, in sentences. */
export const legend: Spelling<View, Promise<readonly string[]>> = onFirstUse(
  async () => (await import('./spelled.ts')).legendOf,
);
