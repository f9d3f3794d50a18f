import type { LessonBook } from '@carillon/lessons';
import { BATTLE } from './battle.ts';
import { CARDS } from './cards.ts';
import { FIRST_GAME } from './first-game.ts';
import { FORTS } from './forts.ts';
import { MAP } from './map.ts';
import { MOVEMENT } from './movement.ts';
import { NATIONS } from './nations.ts';
import { RAIDS } from './raids.ts';
import { SAILING } from './sailing.ts';
import { VICTORY } from './victory.ts';
import { YEAR } from './year.ts';

export const BOOK: LessonBook = {
  'first-game': FIRST_GAME,
  map: MAP,
  sailing: SAILING,
  raids: RAIDS,
  cards: CARDS,
  movement: MOVEMENT,
  battle: BATTLE,
  forts: FORTS,
  nations: NATIONS,
  year: YEAR,
  victory: VICTORY,
};
