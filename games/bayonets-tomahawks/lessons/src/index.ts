import type { Lesson } from '@carillon/lessons';
import { firstGame } from './course/first-game.ts';
import { raids } from './course/raids.ts';
import { sailing } from './course/sailing.ts';

/** The lessons of Bayonets & Tomahawks, in the order of the list. */
export const LESSONS: readonly Lesson[] = [firstGame, sailing, raids];
