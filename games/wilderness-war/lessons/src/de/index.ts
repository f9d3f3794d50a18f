import type { LessonBook } from '@carillon/lessons';
import { ASSEMBLIES } from './assemblies.ts';
import { BATTLE } from './battle.ts';
import { BUILDING } from './building.ts';
import { COMMAND } from './command.ts';
import { FIRST_GAME } from './first-game.ts';
import { INTERCEPTION } from './interception.ts';
import { MAP } from './map.ts';
import { PLAN_BRITISH } from './plan-british.ts';
import { PLAN_FRENCH } from './plan-french.ts';
import { RAIDS } from './raids.ts';
import { SEA } from './sea.ts';
import { SIEGES } from './sieges.ts';
import { VICTORY } from './victory.ts';
import { WINTER } from './winter.ts';

export const BOOK: LessonBook = {
  'first-game': FIRST_GAME,
  map: MAP,
  command: COMMAND,
  interception: INTERCEPTION,
  battle: BATTLE,
  sieges: SIEGES,
  raids: RAIDS,
  building: BUILDING,
  winter: WINTER,
  assemblies: ASSEMBLIES,
  sea: SEA,
  victory: VICTORY,
  'plan-british': PLAN_BRITISH,
  'plan-french': PLAN_FRENCH,
};
