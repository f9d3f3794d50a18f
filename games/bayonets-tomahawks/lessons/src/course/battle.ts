import type { Lesson } from '@carillon/lessons';
import { BRITISH_1757, CAMPAIGN_CARDS_1757, FRENCH_1757, phaseOf } from './begun.ts';

/** An attack with Commander, rerolls and Hits against Militia, and a Fort lost elsewhere. */
export const battle: Lesson = {
  id: 'battle',
  seat: 'british',
  scenario: 'loudouns-gamble',
  position: `
round ar6
victory 1
at isle-aux-noix rogers royal-highland 1st-royal-american 44th-48th new-england-brigade-1 royal-artillery-1
at isle-aux-noix commander-howe commander-bradstreet
at montreal lacorne bearn-guyenne canadiens-2
at quebec commander-pouchot commander-rigaud langis villiers la-sarre-royal-roussillon
at oswego fort-ontario 35th-new-york-companies languedoc-la-reine canadiens-1 canonniers-bombardiers-1
control british chignectou isle-aux-noix
control-before british chignectou isle-aux-noix
spent languedoc-la-reine canadiens-1 canonniers-bombardiers-1
french-moved baye-de-cataracouy.oswego 3
french-guns baye-de-cataracouy.oswego
french-entered baye-de-cataracouy>oswego
battles oswego
${CAMPAIGN_CARDS_1757}
points-gone british-1 british-2 british-3
${phaseOf(FRENCH_1757, `isle-aux-noix oswego carlisle ${BRITISH_1757}`)}`,
  steps: [
    { name: 'aim', points: ['space:isle-aux-noix', 'space:montreal'] },
    {
      name: 'attack',
      points: ['space:isle-aux-noix', 'space:montreal'],
      exercise: {
        solutions: [
          [
            'army british-4 isle-aux-noix',
            'take rogers',
            'take royal-highland',
            'take 1st-royal-american',
            'take 44th-48th',
            'take new-england-brigade-1',
            'take royal-artillery-1',
            'take commander-howe',
            'take commander-bradstreet',
            'move montreal',
          ],
        ],
        wrong: [
          ['army *', 'elsewhere'],
          ['marshal *', 'marshal'],
          ['construct *', 'construct'],
          ['done', 'done'],
          ['move *', 'astray'],
          ['drop *', 'drop'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'commander',
      points: ['button:lead commander-howe'],
      exercise: {
        solutions: [['lead commander-howe']],
        wrong: [
          ['lead commander-bradstreet', 'square'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll hit-tc', 'chance roll miss'],
    },
    {
      name: 'highland',
      points: ['button:highland royal-highland'],
      exercise: {
        solutions: [['highland royal-highland']],
        wrong: [
          ['commander *', 'commander'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll bt', 'chance roll hit-tc', 'chance roll hit-sc'],
    },
    {
      name: 'reroll',
      points: ['button:commander 1st-royal-american'],
      exercise: {
        solutions: [['commander 1st-royal-american']],
        wrong: [
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll flag', 'chance draw british-1-1', 'chance roll miss'],
    },
    {
      name: 'casualty',
      points: ['button:commander new-england-brigade-1'],
      exercise: {
        solutions: [['commander new-england-brigade-1']],
        wrong: [
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance roll miss',
        'chance roll flag',
        'chance roll hit-sc',
        'chance roll miss',
        'chance roll miss',
        'chance roll bt',
      ],
    },
    {
      name: 'hit',
      points: ['button:hit 44th-48th', 'button:hit 1st-royal-american'],
      exercise: {
        solutions: [['hit 44th-48th'], ['hit 1st-royal-american']],
        wrong: [
          ['hit royal-highland', 'highland'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance roll miss',
        'chance roll miss',
        'french lose canadiens-2',
        'french to les-trois-rivieres',
        'chance roll hit-sc',
        'chance roll flag',
        'chance roll flag',
        'chance roll miss',
        'chance roll miss',
      ],
    },
    {
      name: 'fort',
      points: ['button:raze'],
      exercise: {
        solutions: [['raze']],
        wrong: [
          ['leave', 'leave'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance draw reluctant-wagoneers-30',
        'chance draw smallpox-epidemic-45',
        'chance draw lucky-cannonball-8',
      ],
    },
    { name: 'end' },
  ],
};
