import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Spelling } from '@carillon/wargame-board';
import { onFirstUse } from '@carillon/wargame-board/door';

/** The legends: the facts printed on a thing and the markers on it, in sentences. */
export const legend: Spelling<View, Promise<readonly string[]>> = onFirstUse(
  async () => (await import('./spelled.ts')).legendOf,
);
