import type { Lesson } from '@carillon/lessons';
import { forceOf, turnOf } from './begun.ts';

/** Montcalm and the five units with him. */
const ALL = 6;

/** Intercept a march and lose steps; then refuse a battle, and choose where to go. */
export const interception: Lesson = {
  id: 'interception',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
at ticonderoga montcalm french-regular-2 french-regular-9
at hudson-carry-south abercromby british-regular-4 british-regular-5
at albany dunbar
at oswegatchie levis french-regular-7
at cataraqui villiers french-regular-8
cards french-hand campaign-1 francois-bigot-36
cards british-hand quiberon-bay-62 british-regulars-57 british-regulars-58
hand french 2
hand british 3
undealt 57
${turnOf('british')}`,
  steps: [
    {
      name: 'aim',
      points: ['space:wood-creek', 'space:ticonderoga'],
      after: [
        'british activate british-regulars-57',
        'british lead abercromby',
        'british take british-regular-4',
        'british take british-regular-5',
        'british take northern-provincial-1',
        'british take northern-provincial-4',
        'british done',
        'british move wood-creek',
      ],
    },
    {
      name: 'intercept',
      points: ['piece:montcalm'],
      exercise: {
        solutions: [['lead montcalm']],
        wrong: [
          ['decline', 'decline'],
          ['lead *', 'leader'],
          ['send *', 'alone'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'force',
      points: ['button:done'],
      exercise: {
        solutions: [
          [
            'take french-regular-2',
            'take french-regular-9',
            'take french-regular-10',
            'take french-regular-13',
            'take coureurs-6',
            'done',
          ],
        ],
        leads: ['take french-regular-*|coureurs-6'],
        wrong: [
          ['take *', 'chiefs'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance roll 5',
        'chance roll 4 2',
        'british lose british-regular-4',
        'british lose northern-provincial-1',
        'british lose northern-provincial-4',
      ],
    },
    {
      name: 'loss',
      exercise: {
        solutions: [['lose french-regular-9']],
        does: ['lose french-regular-*'],
        wrong: [
          ['lose coureurs-6', 'woodsmen'],
          ['*', 'other'],
        ],
      },
      after: [
        'french discard francois-bigot-36',
        'british activate british-regulars-58',
        'british lead webb',
        'british take northern-provincial-18',
        'british take ranger-3',
        'british done',
        'british move wood-creek',
      ],
    },
    {
      name: 'avoid',
      points: ['piece:montcalm'],
      exercise: {
        solutions: [
          [
            'lead montcalm',
            'take french-regular-2',
            'take french-regular-10',
            'take french-regular-13',
            'take coureurs-6',
            'take french-regular-9',
            'done',
          ],
        ],
        leads: ['take *'],
        wrong: [
          ['stand', 'stand'],
          ['send *', 'alone'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: (position) => (forceOf(position, 'avoid') < ALL ? 'few' : undefined) },
      },
      after: ['chance roll 4'],
    },
    {
      name: 'where',
      exercise: { solutions: [['to ticonderoga']], wrong: [['*', 'other']] },
      after: ['british stop'],
    },
    { name: 'end' },
  ],
};
