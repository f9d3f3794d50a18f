import type { Lesson } from '@carillon/lessons';
import { forceOf, turnOf } from './begun.ts';

/** Lévis, Rigaud and six units. */
const ALL = 8;

/** Initiative against the value of the card, Command against the units, subordinates, and pieces left on the way. */
export const command: Lesson = {
  id: 'command',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
at quebec levis rigaud bougainville french-regular-2 french-regular-7 french-regular-8 french-regular-9 french-regular-12 coureurs-8
cards french-hand ambush-12 francois-bigot-36 campaign-2
cards british-hand quiberon-bay-62 british-regulars-57
hand french 3
hand british 2
undealt 57
${turnOf('french')}`,
  steps: [
    { name: 'aim', points: ['piece:levis'] },
    {
      name: 'card',
      points: ['card:francois-bigot-36'],
      exercise: {
        solutions: [['activate francois-bigot-36']],
        wrong: [
          ['activate ambush-12', 'low'],
          ['activate *', 'high'],
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
        solutions: [
          [
            'lead levis',
            'take rigaud',
            'take french-regular-2',
            'take french-regular-7',
            'take french-regular-8',
            'take french-regular-9',
            'take french-regular-12',
            'take coureurs-8',
            'done',
          ],
        ],
        where: 'muster.pick',
        leads: ['take *'],
        wrong: [
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['done', 'nobody'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: (position) => (forceOf(position, 'march') < ALL ? 'few' : undefined) },
      },
    },
    {
      name: 'march',
      points: ['space:becancour'],
      exercise: {
        solutions: [['move becancour']],
        wrong: [
          ['move *', 'elsewhere'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'drop',
      exercise: {
        solutions: [['drop coureurs-8']],
        wrong: [
          ['drop *', 'who'],
          ['move *', 'first'],
          ['stop', 'first'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'stop',
      points: ['button:stop'],
      exercise: {
        solutions: [['stop']],
        wrong: [
          ['move *', 'on'],
          ['drop *', 'drop'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
