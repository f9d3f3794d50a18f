import type { TitleDoor } from '@carillon/board';
import { help } from './help/index.ts';
import { opening, tell } from './opening.ts';
import { war } from './war/index.ts';

/** Bayonets & Tomahawks for the start page: without its rules, its map and its counters. */
export const bayonetsTomahawksDoor: TitleDoor = {
  id: 'bayonets-tomahawks',
  name: 'Bayonets & Tomahawks',
  seats: ['french', 'british'],
  seatName: (seat, language) => (seat === 'french' || seat === 'british' ? tell(language, seat) : seat),
  opening,
  help,
  war,
  credit: (language) => tell(language, 'credit'),
};
