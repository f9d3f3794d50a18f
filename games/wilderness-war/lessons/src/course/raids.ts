import type { Lesson } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** Two raiders with one card: around the militia, past a fort, and home again. */
export const raids: Lesson = {
  id: 'raids',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
at allegheny-south shawnee-1 mingo-1
cards french-hand ambush-12 fieldworks-9
cards british-hand quiberon-bay-62 british-regulars-57 blockhouses-13
hand french 2
hand british 3
undealt 57
${turnOf('french')}`,
  steps: [
    { name: 'aim', points: ['space:augusta', 'space:woodstock'] },
    {
      name: 'card',
      points: ['card:fieldworks-9'],
      exercise: {
        solutions: [['activate fieldworks-9']],
        wrong: [
          ['activate ambush-12', 'ambush'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'raiders',
      points: ['piece:shawnee-1', 'piece:mingo-1'],
      exercise: {
        solutions: [
          ['alone shawnee-1', 'alone mingo-1', 'start shawnee-1'],
          ['alone mingo-1', 'alone shawnee-1', 'start shawnee-1'],
        ],
        wrong: [
          ['lead *', 'lead'],
          ['alone *', 'far'],
          ['start mingo-1', 'later'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'open',
      points: ['space:augusta'],
      exercise: {
        solutions: [['move augusta']],
        wrong: [
          ['move winchester', 'battle'],
          ['move woodstock', 'near'],
          ['move *', 'away'],
          ['infiltrate *', 'infiltrate'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
      after: ['british decline', 'british pass', 'chance roll 5'],
    },
    {
      name: 'second',
      points: ['space:woodstock'],
      exercise: {
        solutions: [['start mingo-1', 'move woodstock']],
        wrong: [
          ['done', 'done'],
          ['move winchester', 'battle'],
          ['move *', 'away'],
          ['infiltrate *', 'infiltrate'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
      after: ['british decline', 'british decline', 'british respond blockhouses-13', 'chance roll 5'],
    },
    { name: 'end' },
  ],
};
