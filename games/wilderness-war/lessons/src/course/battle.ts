import type { Lesson } from '@carillon/lessons';
import { forceOf, turnOf } from './begun.ts';

/** Lévis and five units. */
const ENOUGH = 6;

/** A battle in the woods: who goes, Ambush!, losses, and the retreat of the loser. */
export const battle: Lesson = {
  id: 'battle',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
at ticonderoga levis french-regular-2 french-regular-9 huron
at wood-creek abercromby british-regular-4 british-regular-5 northern-provincial-1 northern-provincial-4
cards french-hand ambush-12 francois-bigot-36
cards british-hand quiberon-bay-62 british-regulars-57
hand french 2
hand british 2
undealt 58
${turnOf('french')}`,
  steps: [
    { name: 'aim', points: ['space:wood-creek', 'space:ticonderoga'] },
    {
      name: 'card',
      points: ['card:francois-bigot-36'],
      exercise: {
        solutions: [['activate francois-bigot-36']],
        wrong: [
          ['activate ambush-12', 'ambush'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'force',
      points: ['piece:levis'],
      exercise: {
        where: 'muster.pick',
        solutions: [
          [
            'lead levis',
            'take french-regular-2',
            'take french-regular-9',
            'take french-regular-10',
            'take french-regular-13',
            'take huron',
            'done',
          ],
        ],
        leads: ['take *'],
        wrong: [
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['done', 'nobody'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: (position) => (forceOf(position, 'march') < ENOUGH ? 'few' : undefined) },
      },
    },
    {
      name: 'attack',
      points: ['space:wood-creek'],
      exercise: {
        solutions: [['move wood-creek']],
        wrong: [
          ['move *', 'elsewhere'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
      after: ['british decline', 'british stand'],
    },
    {
      name: 'ambush',
      points: ['card:ambush-12'],
      exercise: {
        solutions: [['respond ambush-12']],
        wrong: [
          ['pass', 'pass'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance roll 4',
        'british lose british-regular-4',
        'british lose british-regular-5',
        'british lose northern-provincial-1',
        'chance roll 5',
      ],
    },
    {
      name: 'loss',
      exercise: {
        solutions: [['lose french-regular-9']],
        does: ['lose french-regular-*'],
        wrong: [
          ['lose *', 'indians'],
          ['*', 'other'],
        ],
      },
      after: ['british all hudson-carry-south'],
    },
    { name: 'end' },
  ],
};
