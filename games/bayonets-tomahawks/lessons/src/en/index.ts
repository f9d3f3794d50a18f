import type { LessonBook } from '@carillon/lessons';
import { FIRST_GAME } from './first-game.ts';
import { RAIDS } from './raids.ts';
import { SAILING } from './sailing.ts';

export const BOOK: LessonBook = {
  'first-game': FIRST_GAME,
  sailing: SAILING,
  raids: RAIDS,
};
