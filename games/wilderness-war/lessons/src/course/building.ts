import type { Lesson } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** Stockades, a fort begun, a fort finished, and the part that supply plays in it. */
export const building: Lesson = {
  id: 'building',
  seat: 'british',
  scenario: 'annus-mirabilis',
  position: `
cards french-hand campaign-1 ambush-12 campaign-2
cards british-hand british-regulars-57 rangers-53 raise-provincial-regiments-43 quiberon-bay-62
hand french 3
hand british 4
undealt 55
${turnOf('british')}`,
  steps: [
    { name: 'aim', points: ['space:culpeper', 'space:winchester'] },
    {
      name: 'card',
      points: ['card:raise-provincial-regiments-43'],
      exercise: {
        solutions: [['stockades raise-provincial-regiments-43']],
        wrong: [
          ['stockades *', 'keep'],
          ['forts *', 'forts'],
          ['event *', 'event'],
          ['activate *', 'activate'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'stockade',
      points: ['space:culpeper'],
      exercise: {
        solutions: [['build culpeper', 'done']],
        leads: ['build *'],
        wrong: [['*', 'other']],
        fails: {
          answers: ['culpeper'],
          check: ({ works }) =>
            (works as Readonly<Record<string, string>>).culpeper === 'british-stockade' ? undefined : 'culpeper',
        },
      },
      after: ['french discard ambush-12'],
    },
    {
      name: 'between',
      points: ['card:rangers-53'],
      exercise: {
        solutions: [['event rangers-53']],
        wrong: [
          ['event *', 'later'],
          ['activate *', 'activate'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'rangers',
      points: ['space:hudson-carry-south'],
      exercise: {
        solutions: [['place hudson-carry-south'], ['place hudson-carry-north'], ['place albany']],
        wrong: [
          ['place *', 'far'],
          ['*', 'other'],
        ],
      },
      after: ['french discard campaign-2'],
    },
    {
      name: 'forts',
      points: ['card:british-regulars-57'],
      exercise: {
        solutions: [['forts british-regulars-57', 'build winchester']],
        wrong: [
          ['stockades *', 'stockades'],
          ['event *', 'event'],
          ['activate *', 'activate'],
          ['discard *', 'discard'],
          ['build *', 'begin'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
