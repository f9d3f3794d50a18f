import { BATTLE, COMMAND, FIRST_GAME, INTERCEPTION_LESSON, MAP } from './marches.ts';
import { PLAN_BRITISH, PLAN_FRENCH } from './plans.ts';
import { ASSEMBLIES, BUILDING, RAIDS, SEA, SIEGES } from './sieges.ts';
import type { Claims } from './values.ts';
import { VICTORY, WINTER } from './years.ts';

/** What the numbers in each lesson are computed from. */
export const CLAIMS: Readonly<Record<string, Claims>> = {
  'first-game': FIRST_GAME,
  map: MAP,
  command: COMMAND,
  interception: INTERCEPTION_LESSON,
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
