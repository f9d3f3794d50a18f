import type { Lesson } from '@carillon/lessons';
import { BRITISH_1755, FRENCH_1755, roundOf } from './begun.ts';

/** By sea: a stack into the Sail box with one point, and a landing in the next Action Round. */
export const sailing: Lesson = {
  id: 'sailing',
  seat: 'british',
  scenario: 'vaudreuils-petite-guerre',
  position: `
at halifax fleet-boscawen 44th-48th
cards reserve british-3 french-22
cards drawn british-2 french-23 lets-see-how-the-french-fight-54
cards buried round-up-men-and-equipment-4 forced-march-24
${roundOf(FRENCH_1755, BRITISH_1755)}`,
  steps: [
    { name: 'aim', points: ['space:halifax'] },
    {
      name: 'card',
      points: ['card:british-3'],
      exercise: {
        solutions: [['play british-3']],
        wrong: [
          ['play british-2', 'anchor'],
          ['*', 'other'],
        ],
      },
      after: ['french play french-22', 'british first french', 'french none', 'french done'],
    },
    {
      name: 'sail',
      points: ['space:halifax'],
      exercise: {
        where: 'sail.muster',
        solutions: [
          [
            'sail british-4 halifax',
            'take fleet-boscawen',
            'take 40th-45th-47th',
            'take 44th-48th',
            'take royal-artillery-1',
            'done',
          ],
        ],
        leads: ['take *'],
        wrong: [
          ['sail *', 'elsewhere'],
          ['raid *', 'raid'],
          ['army|light *', 'land'],
          ['construct|marshal *', 'later'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'end-phase',
      points: ['button:done'],
      exercise: {
        solutions: [['done']],
        wrong: [
          ['raid *', 'raid'],
          ['*', 'other'],
        ],
      },
      after: ['chance draw french-25', 'chance draw indian-43', 'chance draw british-15'],
    },
    {
      name: 'next-card',
      points: ['card:british-2'],
      exercise: {
        solutions: [['play british-2']],
        wrong: [
          ['play british-15', 'keep'],
          ['*', 'other'],
        ],
      },
      after: ['french play french-25', 'french first british'],
    },
    {
      name: 'land',
      points: ['space:louisbourg'],
      exercise: {
        solutions: [['land louisbourg']],
        wrong: [
          ['land halifax', 'home'],
          ['land *', 'elsewhere'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
