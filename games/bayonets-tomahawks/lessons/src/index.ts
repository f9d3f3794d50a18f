import type { Lesson } from '@carillon/lessons';
import { battle } from './course/battle.ts';
import { cards } from './course/cards.ts';
import { firstGame } from './course/first-game.ts';
import { forts } from './course/forts.ts';
import { map } from './course/map.ts';
import { movement } from './course/movement.ts';
import { nations } from './course/nations.ts';
import { raids } from './course/raids.ts';
import { sailing } from './course/sailing.ts';
import { victory } from './course/victory.ts';
import { year } from './course/year.ts';

/** The lessons of Bayonets & Tomahawks, in the order of the list. */
export const LESSONS: readonly Lesson[] = [
  firstGame,
  map,
  cards,
  movement,
  sailing,
  battle,
  forts,
  raids,
  nations,
  year,
  victory,
];
