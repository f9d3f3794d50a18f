import type { TitleDoor } from '@carillon/board';
import { proseIn } from '@carillon/board/message';
import { onFirstUse } from '@carillon/wargame-board/door';

/** Rules and cards. */
export const help: TitleDoor['help'] = onFirstUse(async () => {
  const { bookOf } = await import('./book.ts');
  return (language) => bookOf(proseIn(language));
});
