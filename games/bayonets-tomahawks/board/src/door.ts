import type { TitleDoor } from '@carillon/board';
import { doorOf } from '@carillon/wargame-board/door';
import { help } from './help/index.ts';
import { opening, periodName } from './opening.ts';
import { say as sayOpening } from './texts/generated/opening/say.ts';
import { war } from './war/index.ts';

/** Bayonets & Tomahawks for the start page. */
export const bayonetsTomahawksDoor: TitleDoor = doorOf(
  'bayonets-tomahawks',
  'Bayonets & Tomahawks',
  ['french', 'british'],
  {
    ...{ opening, help, hasSigns: true, war, periodName, say: sayOpening },
    picture: new URL('./cover.webp', import.meta.url).href,
  },
);
