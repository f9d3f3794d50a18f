import type { Lesson } from '@carillon/lessons';
import { forceOf, turnOf } from './begun.ts';

/** Wolfe and five Regulars. */
const ENOUGH = 6;

/** By sea to Louisbourg: a card of value 3, an Amphibious Landing, and the siege of a fortress. */
export const sea: Lesson = {
  id: 'sea',
  seat: 'british',
  scenario: 'annus-mirabilis',
  position: `
at halifax wolfe british-regular-4 british-regular-5 british-regular-7 british-regular-10 british-regular-14
cards french-hand campaign-1 ambush-12 francois-bigot-36
cards british-hand amphibious-landing-17 british-regulars-57 highlanders-60 raise-provincial-regiments-43 coehorns-and-howitzers-8
hand french 3
hand british 5
undealt 54
${turnOf('british')}`,
  steps: [
    { name: 'aim', points: ['space:halifax', 'space:louisbourg'] },
    {
      name: 'card',
      points: ['card:british-regulars-57'],
      exercise: {
        solutions: [['activate british-regulars-57'], ['activate highlanders-60']],
        wrong: [
          ['activate *', 'value'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'force',
      points: ['piece:wolfe'],
      exercise: {
        solutions: [
          [
            'lead wolfe',
            'take british-regular-4',
            'take british-regular-5',
            'take british-regular-7',
            'take british-regular-8',
            'take british-regular-10',
            'take british-regular-11',
            'done',
          ],
        ],
        where: 'muster.pick',
        leads: ['take british-regular-*'],
        wrong: [
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['take *', 'chiefs'],
          ['done', 'nobody'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: (position) => (forceOf(position, 'march') < ENOUGH ? 'few' : undefined) },
      },
    },
    {
      name: 'landing',
      points: ['space:louisbourg'],
      exercise: {
        solutions: [['land louisbourg']],
        wrong: [
          ['sail *', 'sail'],
          ['stop', 'stop'],
          ['drop *', 'drop'],
          ['*', 'other'],
        ],
      },
      after: [
        'french shelter drucour',
        'french shelter french-regular-1',
        'french shelter french-regular-5',
        'french shelter french-regular-11',
        'french shelter coureurs-1',
        'french discard ambush-12',
      ],
    },
    {
      name: 'siege',
      points: ['piece:wolfe'],
      exercise: {
        solutions: [['activate highlanders-60', 'lead wolfe', 'done', 'siege']],
        leads: ['take *', 'activate raise-provincial-regiments-43|british-regulars-57'],
        wrong: [
          ['activate *', 'guns'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'leader'],
          ['alone *', 'alone'],
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
      after: ['chance roll 6'],
    },
    { name: 'end' },
  ],
};
