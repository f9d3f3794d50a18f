import type { Lesson } from '@carillon/lessons';
import { turnOf, whereIs } from './begun.ts';

/** The kinds of spaces and connections, the figures on counters, and their effects on a march. */
export const map: Lesson = {
  id: 'map',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
at niaoure-bay villiers french-regular-8 coureurs-4
cards french-hand fieldworks-9 blockhouses-13 francois-bigot-36 ambush-12
cards british-hand quiberon-bay-62 british-regulars-57 british-regulars-58 rangers-53
hand french 4
hand british 4
undealt 54
${turnOf('french')}`,
  steps: [
    { name: 'spaces', points: ['space:montreal', 'space:niagara', 'space:allegheny-south'] },
    { name: 'counters', points: ['piece:montcalm', 'piece:french-regular-2'] },
    {
      name: 'boat',
      points: ['piece:french-regular-2', 'space:niagara'],
      exercise: {
        solutions: [
          [
            'activate fieldworks-9',
            'alone french-regular-2',
            'start french-regular-2',
            'move kahnawake',
            'move st-regis',
            'move oswegatchie',
            'move cataraqui',
            'move niaoure-bay',
            'move oswego',
            'move irondequoit',
            'move tegynagerunte',
            'move niagara',
          ],
        ],
        leads: ['activate blockhouses-13|ambush-12'],
        wrong: [
          ['activate *', 'keep'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'lead'],
          ['alone *', 'alone'],
          ['move *', 'elsewhere'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
      after: ['british discard british-regulars-57'],
    },
    {
      name: 'carry',
      points: ['piece:marine-detachment-4', 'space:ohio-forks'],
      exercise: {
        solutions: [
          [
            'activate blockhouses-13',
            'alone marine-detachment-4',
            'start marine-detachment-4',
            'move french-creek',
            'move venango',
            'move kittaning',
            'move ohio-forks',
            'stop',
          ],
        ],
        leads: ['activate fieldworks-9|ambush-12'],
        wrong: [
          ['activate *', 'keep'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'lead'],
          ['alone *', 'alone'],
          ['move *', 'elsewhere'],
          ['*', 'other'],
        ],
        fails: {
          answers: ['stop'],
          check: (position) => (whereIs(position, 'marine-detachment-4') === 'ohio-forks' ? undefined : 'stop'),
        },
      },
      after: ['british discard british-regulars-58'],
    },
    {
      name: 'woods',
      points: ['piece:villiers', 'space:oneida-carry-east'],
      exercise: {
        solutions: [
          [
            'activate francois-bigot-36',
            'lead villiers',
            'take french-regular-8',
            'take coureurs-4',
            'move black-river',
            'move west-canada-creek',
            'move oneida-carry-east',
            'stop',
          ],
        ],
        leads: ['take *', 'move oswego|oneida-carry-west'],
        wrong: [
          ['activate *', 'low'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['done', 'guides'],
          ['move *', 'elsewhere'],
          ['drop *', 'drop'],
          ['*', 'other'],
        ],
        fails: {
          answers: ['stop'],
          check: (position) => (whereIs(position, 'french-regular-8') === 'oneida-carry-east' ? undefined : 'stop'),
        },
      },
      after: ['british discard quiberon-bay-62'],
    },
    {
      name: 'mountains',
      points: ['piece:shawnee-1', 'space:allegheny-south'],
      exercise: {
        solutions: [
          [
            'activate ambush-12',
            'alone shawnee-1',
            'done',
            'start shawnee-1',
            'move ohio-forks',
            'move upper-monongahela',
            'move allegheny-south',
          ],
        ],
        leads: ['activate fieldworks-9|blockhouses-13', 'move mingo-town'],
        wrong: [
          ['hold', 'hold'],
          ['discard *', 'discard'],
          ['stockades|forts *', 'build'],
          ['lead *', 'lead'],
          ['alone *', 'alone'],
          ['move *', 'elsewhere'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
