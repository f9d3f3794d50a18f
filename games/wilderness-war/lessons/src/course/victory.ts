import type { Lesson } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** The last cards of 1759: the places that count, a fort given up, Raided markers, a stockade, and the result. */
export const victory: Lesson = {
  id: 'victory',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
year 1759
season late
vp -2
space niagara british-fort british-hold
space ohio-forks british-stockade british-hold
space ticonderoga none
space woodstock none french-raids=1
space culpeper french-raids=1
at niagara british-regular-9
at venango levis french-regular-2 marine-detachment-6 marine-detachment-7 coureurs-5
at white-river-falls french-regular-9
at allegheny-south shawnee-1
at montreal rigaud bougainville dumas french-regular-10 french-regular-13 marine-detachment-3 marine-detachment-4 marine-detachment-5 coureurs-2 coureurs-6 coureurs-7
at crown-point marine-detachment-1
at ticonderoga abercromby british-regular-4 british-regular-5 british-regular-7 royal-american-2
cards french-hand francois-bigot-36 ambush-12 fieldworks-9
cards british-hand quiberon-bay-62 british-regulars-57 rangers-53
hand french 3
hand british 3
undealt 56
${turnOf('french')}`,
  steps: [
    { name: 'aim' },
    { name: 'places', points: ['space:ohio-forks', 'space:niagara'] },
    {
      name: 'forks',
      points: ['piece:levis', 'space:ohio-forks'],
      exercise: {
        solutions: [
          [
            'activate francois-bigot-36',
            'lead levis',
            'take french-regular-2',
            'take marine-detachment-6',
            'take marine-detachment-7',
            'take coureurs-3',
            'done',
            'move kittaning',
            'move ohio-forks',
          ],
          [
            'activate francois-bigot-36',
            'lead levis',
            'take marine-detachment-6',
            'done',
            'move kittaning',
            'move ohio-forks',
          ],
        ],
        leads: ['take *'],
        wrong: [
          ['activate *', 'low'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['move *', 'elsewhere'],
          ['stop', 'elsewhere'],
          ['drop *', 'elsewhere'],
          ['*', 'other'],
        ],
      },
      after: [
        'british activate quiberon-bay-62',
        'british alone british-regular-9',
        'british start british-regular-9',
        'british move la-belle-famille',
        'british move cattaraugus-creek',
        'british move presquile',
      ],
    },
    {
      name: 'demolish',
      points: ['space:crown-point', 'space:ticonderoga'],
      exercise: {
        solutions: [['demolish crown-point']],
        wrong: [
          ['demolish *', 'elsewhere'],
          ['*', 'first'],
        ],
      },
    },
    {
      name: 'raid',
      points: ['piece:shawnee-1', 'space:augusta'],
      exercise: {
        solutions: [
          ['activate ambush-12', 'alone shawnee-1', 'done', 'start shawnee-1', 'move augusta'],
          ['activate fieldworks-9', 'alone shawnee-1', 'done', 'start shawnee-1', 'move augusta'],
        ],
        wrong: [
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'lead'],
          ['alone *', 'alone'],
          ['move woodstock', 'twice'],
          ['move winchester', 'battle'],
          ['move *', 'elsewhere'],
          ['infiltrate *', 'elsewhere'],
          ['stop', 'elsewhere'],
          ['*', 'other'],
        ],
      },
      after: ['british decline', 'chance roll 5', 'british discard british-regulars-57'],
    },
    {
      name: 'last',
      points: ['piece:french-regular-9', 'space:charlestown'],
      exercise: {
        solutions: [['activate fieldworks-9', 'alone french-regular-9', 'start french-regular-9', 'move charlestown']],
        leads: ['activate *'],
        wrong: [
          ['hold', 'hold'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['alone shawnee-1|mingo-1', 'fourth'],
          ['lead *', 'lead'],
          ['alone *', 'alone'],
          ['move *', 'elsewhere'],
          ['stop', 'elsewhere'],
          ['*', 'other'],
        ],
      },
      after: ['british discard rangers-53'],
    },
    { name: 'end' },
  ],
};
