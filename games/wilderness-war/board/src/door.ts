import type { TitleDoor } from '@carillon/board';
import { doorOf } from '@carillon/wargame-board/door';
import { help } from './help/index.ts';
import { opening, periodName } from './opening.ts';
import { sayOpening } from './texts/opening.ts';
import { war } from './war/index.ts';

/** Wilderness War for the start page. */
export const wildernessWarDoor: TitleDoor = doorOf('wilderness-war', 'Wilderness War', ['french', 'british'], {
  ...{ opening, help, war, periodName, say: sayOpening },
  picture: new URL('./cover.webp', import.meta.url).href,
});
