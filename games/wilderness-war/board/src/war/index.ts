import type { TitleDoor } from '@carillon/board';
import { onFirstUse } from '@carillon/wargame-board/door';

/** A scenario in a minute. */
export const war: TitleDoor['war'] = onFirstUse(async () => (await import('./war.ts')).warOf);
