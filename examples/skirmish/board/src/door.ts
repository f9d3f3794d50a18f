import type { TitleDoor } from '@carillon/board';
import { plainDoor } from '@carillon/wargame-board/door';
import { nameOf, RULES } from './texts.ts';

/** Skirmish for the start page: without its rules and its map. */
export const skirmishDoor: TitleDoor = plainDoor({
  ...{ id: 'skirmish', nameOf, rules: RULES, chapters: ['The turn', 'The march', 'The battle', 'Victory'] },
  seats: ['blue', 'red'],
  scenario: ['meeting', '5 turns', 'Both sides set out from home.'],
  aim: 'Take the home of the enemy [4.1].',
  turn: 'Both sides bid; the higher bidder marches first [1.1].',
  credit: 'Skirmish is an example of how a title is written.',
});
