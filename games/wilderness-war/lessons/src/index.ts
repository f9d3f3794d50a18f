import type { Lesson } from '@carillon/lessons';
import { assemblies } from './course/assemblies.ts';
import { battle } from './course/battle.ts';
import { building } from './course/building.ts';
import { command } from './course/command.ts';
import { firstGame } from './course/first-game.ts';
import { interception } from './course/interception.ts';
import { map } from './course/map.ts';
import { planBritish } from './course/plan-british.ts';
import { planFrench } from './course/plan-french.ts';
import { raids } from './course/raids.ts';
import { sea } from './course/sea.ts';
import { sieges } from './course/sieges.ts';
import { victory } from './course/victory.ts';
import { winter } from './course/winter.ts';

/** The lessons of Wilderness War, in the order of the list. */
export const LESSONS: readonly Lesson[] = [
  firstGame,
  map,
  command,
  interception,
  battle,
  sieges,
  raids,
  building,
  winter,
  assemblies,
  sea,
  victory,
  planBritish,
  planFrench,
];
