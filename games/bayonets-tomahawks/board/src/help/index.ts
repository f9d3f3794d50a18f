import type { TitleDoor } from '@carillon/board';
import { onFirstUse } from '@carillon/wargame-board/door';

/** Rules and cards. */
export const help: TitleDoor['help'] = onFirstUse(async () => (await import('./book.ts')).bookOf);
