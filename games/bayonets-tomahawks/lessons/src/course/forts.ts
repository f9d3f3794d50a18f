import type { Lesson, NamedPosition } from '@carillon/lessons';
import { BRITISH_1757, CAMPAIGN_CARDS_1757, FRENCH_1757, phaseOf, whereIs } from './begun.ts';

const CROSSING = ['royal-artillery-3', 'commander-bradstreet'];

/** The gun and the Commander cross the Road, and at least one unit stays. */
function wrongCrossing(position: NamedPosition): string | undefined {
  if (CROSSING.some((each) => whereIs(position, each) !== 'loyalhanna')) return 'few';
  return whereIs(position, 'armstrong') === 'rays-town' ? undefined : 'empty';
}

/** A Fort completed, a Road completed, and the Bastions of Louisbourg. */
export const forts: Lesson = {
  id: 'forts',
  seat: 'british',
  scenario: 'loudouns-gamble',
  position: `
round ar7
at louisbourg commander-wolfe fleet-holburne fleet-royal-navy royal-artillery-1 royal-artillery-2
at louisbourg 27th-55th 1st-royal-american
at quebec de-la-marine-1
at winchester virginia-south-brigade-1
at rays-town 22nd-28th commander-bradstreet royal-artillery-3 armstrong
reduced bastion-1 bastion-2 artois-bourgogne
battles louisbourg
roads-begun loyalhanna.rays-town
british-roads-begun loyalhanna.rays-town
british-forts-begun winchester
control-before british chignectou
${CAMPAIGN_CARDS_1757}
points-gone british-1 british-4
${phaseOf(FRENCH_1757, `louisbourg rays-town ${BRITISH_1757}`)}`,
  steps: [
    { name: 'aim', points: ['space:winchester', 'space:rays-town', 'space:louisbourg'] },
    {
      name: 'fort',
      points: ['piece:virginia-south-brigade-1'],
      exercise: {
        solutions: [['construct british-2 virginia-south-brigade-1', 'build']],
        wrong: [
          ['construct british-2 22nd-28th', 'later'],
          ['construct *', 'elsewhere'],
          ['remove', 'remove'],
          ['army *', 'army'],
          ['marshal *', 'marshal'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'road',
      points: ['piece:22nd-28th', 'space:loyalhanna'],
      exercise: {
        solutions: [['construct british-3 22nd-28th', 'finish loyalhanna.rays-town']],
        wrong: [
          ['construct *', 'elsewhere'],
          ['begin', 'begin'],
          ['road *', 'road'],
          ['army *', 'army'],
          ['marshal *', 'marshal'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'cross',
      points: ['space:loyalhanna'],
      exercise: {
        solutions: [['take royal-artillery-3', 'take commander-bradstreet', 'go']],
        leads: ['take *'],
        wrong: [['*', 'other']],
        fails: { answers: ['few', 'empty'], check: wrongCrossing },
      },
    },
    {
      name: 'artillery',
      points: ['space:louisbourg'],
      exercise: {
        solutions: [['trade fleet-royal-navy'], ['trade fleet-holburne']],
        wrong: [
          ['keep', 'keep'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll flag', 'chance roll miss'],
    },
    {
      name: 'reroll',
      points: ['button:commander 27th-55th'],
      exercise: {
        solutions: [['commander 27th-55th']],
        wrong: [
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance roll flag',
        'chance roll miss',
        'chance roll hit-tc',
        'chance roll hit-sc',
        'chance roll flag',
        'chance roll miss',
        'chance roll miss',
        'chance roll miss',
        'chance roll flag',
        'chance roll miss',
        'chance draw british-2-1',
        'chance draw reluctant-wagoneers-30',
        'chance draw smallpox-epidemic-45',
        'chance draw lucky-cannonball-8',
      ],
    },
    { name: 'end' },
  ],
};
