import type { Lesson, NamedPosition } from '@carillon/lessons';
import { BRITISH_1755, FRENCH_1755, roundOf, whereIs } from './begun.ts';

/** The value of Carlisle and of Easton. */
const CARLISLE = 2;
const raidPoints = ({ raidPoints: points }: NamedPosition): number =>
  (points as { readonly french?: number }).french ?? 0;

/** A Nation that joins, an Outpost captured, a Raid from a Village, and a neutral Village left in peace. */
export const nations: Lesson = {
  id: 'nations',
  seat: 'french',
  scenario: 'vaudreuils-petite-guerre',
  position: `
round ar5
victory 4
at keninsheka villiers
cards reserve armed-battoemen-21 wilderness-ambush-32
cards drawn british-16 iroquois-diplomacy-french-38 indian-43
cards buried british-2 british-15 forced-march-10 french-22 french-23 french-35
cards discard british-3 disease-in-french-camp-5 round-up-men-and-equipment-4 french-25 french-26 forced-march-24
cards discard lucky-cannonball-8 french-42 indian-44 indian-47 indian-48 indian-52
${roundOf(`keninsheka ${FRENCH_1755}`, BRITISH_1755)}`,
  steps: [
    { name: 'aim', points: ['space:oquaga', 'space:onontake', 'space:kanistioh', 'space:chote'] },
    {
      name: 'card',
      points: ['card:iroquois-diplomacy-french-38'],
      exercise: {
        solutions: [['play iroquois-diplomacy-french-38']],
        wrong: [
          ['play wilderness-ambush-32', 'ambush'],
          ['*', 'other'],
        ],
      },
      after: ['british play british-16'],
    },
    {
      name: 'first',
      points: ['button:first french'],
      exercise: {
        solutions: [['first french']],
        wrong: [
          ['first british', 'second'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'control',
      points: ['space:oquaga', 'space:oneida-lake'],
      exercise: {
        solutions: [['indian indian-1 oquaga', 'move oneida-lake', 'stop']],
        wrong: [
          ['raid *', 'raid'],
          ['indian *', 'elsewhere'],
          ['move albany|kingston|minisink', 'militia'],
          ['move *', 'astray'],
          ['stop', 'short'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: {
          answers: ['short'],
          check: (position) => (whereIs(position, 'iroquois-1') === 'oneida-lake' ? undefined : 'short'),
        },
      },
    },
    {
      name: 'raid',
      points: ['space:kanistioh', 'space:carlisle', 'space:easton'],
      exercise: {
        solutions: [
          ['raid indian-2 iroquois-3', 'to cawichnowane', 'to shamokin', 'to carlisle', 'raid'],
          ['raid indian-2 iroquois-3', 'to cawichnowane', 'to gnadenhutten', 'to easton', 'raid'],
        ],
        wrong: [
          ['raid *', 'raider'],
          ['to *', 'astray'],
          ['indian *', 'march'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['poor'], check: (position) => (raidPoints(position) < CARLISLE ? 'poor' : undefined) },
      },
      after: ['chance roll flag'],
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
      name: 'neutral',
      points: ['piece:villiers', 'space:forks-of-the-ohio'],
      exercise: {
        solutions: [['light french-1 keninsheka', 'move tu-endie-wei', 'move forks-of-the-ohio', 'stop']],
        wrong: [
          ['move chote', 'village'],
          ['light *', 'elsewhere'],
          ['raid *', 'raid'],
          ['army|marshal|construct *', 'later'],
          ['move *', 'astray'],
          ['pick *', 'pick'],
          ['stop', 'short'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: {
          answers: ['short'],
          check: (position) => (whereIs(position, 'villiers') === 'forks-of-the-ohio' ? undefined : 'short'),
        },
      },
    },
    { name: 'end' },
  ],
};
