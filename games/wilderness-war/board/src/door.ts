import type { TitleDoor } from '@carillon/board';
import { help } from './help/index.ts';
import { opening } from './opening.ts';
import { say } from './texts/index.ts';

/** Wilderness War as the start page meets it: without its rules, its map and its counters. */
export const wildernessWarDoor: TitleDoor = {
  id: 'wilderness-war',
  name: 'Wilderness War',
  seats: ['french', 'british'],
  seatName: (seat, language) => (seat === 'french' || seat === 'british' ? say(language, seat) : seat),
  opening,
  help,
  credit: (language) => say(language, 'credit'),
};
