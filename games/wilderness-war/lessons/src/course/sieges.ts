import type { Lesson } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** Besiege Fort William Henry with help, take its surrender, and build where it stood. */
export const sieges: Lesson = {
  id: 'sieges',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
space hudson-carry-north besieged
at hudson-carry-north montcalm levis french-regular-2 french-regular-7 french-regular-8 french-regular-9 huron northern-provincial-10/inside northern-provincial-11/inside
cards french-hand campaign-1 coehorns-and-howitzers-8 surrender-6 francois-bigot-36
cards british-hand quiberon-bay-62 british-regulars-57 british-regulars-58
hand french 4
hand british 3
undealt 55
${turnOf('french')}`,
  steps: [
    { name: 'aim', points: ['space:hudson-carry-north'] },
    {
      name: 'leader',
      points: ['piece:montcalm'],
      exercise: {
        solutions: [
          ['activate francois-bigot-36', 'lead montcalm', 'done'],
          ['activate campaign-1', 'lead montcalm', 'done'],
        ],
        leads: ['take *'],
        wrong: [
          ['activate *', 'keep'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead levis', 'second'],
          ['lead *', 'elsewhere'],
          ['alone *', 'alone'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'besiege',
      points: ['button:siege'],
      exercise: {
        solutions: [['siege']],
        wrong: [
          ['march', 'march'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'guns',
      points: ['card:coehorns-and-howitzers-8'],
      exercise: {
        solutions: [['respond coehorns-and-howitzers-8']],
        wrong: [
          ['pass', 'pass'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'surrender',
      points: ['card:surrender-6'],
      exercise: {
        solutions: [['respond surrender-6']],
        wrong: [
          ['pass', 'pass'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
