import type { TitleDoor } from '@carillon/board';
import { help } from './help/index.ts';
import { opening } from './opening.ts';
import { tell } from './texts/opening.ts';
import { war } from './war/index.ts';

/** Wilderness War for the start page: without its rules, its map and its counters. */
export const wildernessWarDoor: TitleDoor = {
  id: 'wilderness-war',
  name: 'Wilderness War',
  seats: ['french', 'british'],
  seatName: (seat, language) => (seat === 'french' || seat === 'british' ? tell(language, seat) : seat),
  opening,
  help,
  war,
  credit: (language) => tell(language, 'credit'),
};
