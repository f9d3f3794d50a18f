import type { Lesson } from '@carillon/lessons';
import { BRITISH_1755, FRENCH_1755, roundOf } from './begun.ts';

/** Raids: Indian points first, then a Light point; interception, and Raid Points. */
export const raids: Lesson = {
  id: 'raids',
  seat: 'french',
  scenario: 'vaudreuils-petite-guerre',
  position: `
cards reserve british-3 french-22
cards drawn british-2 french-23 indian-43
cards buried round-up-men-and-equipment-4 forced-march-24
${roundOf(FRENCH_1755, BRITISH_1755)}`,
  steps: [
    { name: 'aim' },
    {
      name: 'card',
      points: ['card:french-22'],
      exercise: {
        solutions: [['play french-22']],
        wrong: [
          ['play french-23', 'light'],
          ['*', 'other'],
        ],
      },
      after: ['british play british-2', 'british first french'],
    },
    {
      name: 'delaware',
      points: ['piece:delaware', 'space:rays-town'],
      exercise: {
        solutions: [['raid indian-1 delaware', 'to assunepachla', 'to rays-town', 'raid']],
        leads: ['raid indian-2 delaware'],
        wrong: [
          ['raid *', 'raider'],
          ['to *', 'astray'],
          ['indian *', 'march'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll hit-tc'],
    },
    {
      name: 'abenaki',
      points: ['piece:abenaki', 'space:number-four'],
      exercise: {
        solutions: [['raid indian-2 abenaki', 'to mamhlawbagok', 'to goasek', 'to number-four', 'raid']],
        leads: ['raid indian-1 abenaki'],
        wrong: [
          ['raid *', 'raider'],
          ['to *', 'astray'],
          ['indian *', 'march'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll miss'],
    },
    {
      name: 'hold',
      points: ['button:none'],
      exercise: {
        solutions: [['none']],
        wrong: [
          ['hold *', 'hold'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'light',
      points: ['piece:lignery', 'space:wills-creek'],
      exercise: {
        solutions: [['raid french-1 lignery', 'to mekekasink', 'to wills-creek']],
        wrong: [
          ['raid *', 'raider'],
          ['to *', 'astray'],
          ['light|army *', 'march'],
          ['construct|marshal *', 'later'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll hit-tc'],
    },
    { name: 'end' },
  ],
};
