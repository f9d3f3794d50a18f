import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Sign, Target } from '@carillon/board';
import { onFirstUse } from '@carillon/wargame-board/door';

/** The legends: the facts printed on a thing and the markers on it, in sentences. */
export const legend: (
  view: View,
  what: Target | Sign,
  language: Language,
  listed?: boolean,
) => Promise<readonly string[]> = onFirstUse(async () => (await import('./spelled.ts')).legendOf);
