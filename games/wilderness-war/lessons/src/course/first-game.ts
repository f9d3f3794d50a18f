import type { Lesson, NamedPosition } from '@carillon/lessons';
import { forceOf, turnOf } from './begun.ts';

/** Montcalm and five units. */
const FEWEST = 6;

function tooFew(position: NamedPosition): string | undefined {
  const count = forceOf(position, 'march');
  if (count === 0) return 'nobody';
  return count < FEWEST ? 'few' : undefined;
}

/** A card, a force, a march, the odds, a battle, a siege, a raid, a building. */
export const firstGame: Lesson = {
  id: 'first-game',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
at crown-point montcalm french-regular-2 french-regular-7 french-regular-8 french-regular-9 huron ojibwa
at hudson-carry-north british-regular-4 british-regular-5 northern-provincial-10 northern-provincial-11
at hudson-carry-south dunbar
at allegheny-south shawnee-1
cards french-hand campaign-1 louisbourg-squadrons-21 francois-bigot-36 western-indian-alliance-26
cards british-hand quiberon-bay-62 british-regulars-57 british-regulars-58 highlanders-60
hand french 4
hand british 4
undealt 54
${turnOf('french')}`,
  steps: [
    { name: 'aim' },
    {
      name: 'card',
      points: ['card:campaign-1'],
      exercise: {
        solutions: [['activate campaign-1'], ['activate francois-bigot-36'], ['activate louisbourg-squadrons-21']],
        wrong: [
          ['activate western-indian-alliance-26', 'later'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'force',
      points: ['piece:montcalm'],
      exercise: {
        solutions: [
          [
            'lead montcalm',
            'take french-regular-2',
            'take french-regular-7',
            'take french-regular-8',
            'take french-regular-9',
            'take huron',
            'done',
          ],
          [
            'lead montcalm',
            'take french-regular-2',
            'take french-regular-7',
            'take marine-detachment-1',
            'take huron',
            'take ojibwa',
            'done',
          ],
        ],
        leads: ['take *'],
        wrong: [
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['*', 'other'],
        ],
        fails: { answers: ['nobody', 'few'], check: tooFew },
      },
    },
    {
      name: 'march',
      points: ['space:ticonderoga'],
      exercise: {
        solutions: [['move ticonderoga']],
        wrong: [
          ['move *', 'elsewhere'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'odds',
      points: ['space:hudson-carry-north'],
      exercise: {
        solutions: [['move hudson-carry-north']],
        wrong: [
          ['stop', 'stop'],
          ['drop *', 'drop'],
          ['move *', 'elsewhere'],
          ['*', 'other'],
        ],
      },
      after: [
        'british decline',
        'british shelter northern-provincial-10',
        'british shelter northern-provincial-11',
        'british done',
        'british stand',
        'chance roll 5 3',
      ],
    },
    {
      name: 'battle',
      points: ['space:hudson-carry-north'],
      exercise: {
        solutions: [['lose french-regular-7']],
        does: ['lose french-regular-*|marine-detachment-1'],
        wrong: [
          ['lose *', 'woodsmen'],
          ['*', 'other'],
        ],
      },
      after: ['british discard highlanders-60'],
    },
    {
      name: 'siege',
      points: ['piece:montcalm'],
      exercise: {
        solutions: [
          ['activate louisbourg-squadrons-21', 'lead montcalm', 'done', 'siege'],
          ['activate francois-bigot-36', 'lead montcalm', 'done', 'siege'],
        ],
        leads: ['activate campaign-1', 'take *'],
        wrong: [
          ['activate western-indian-alliance-26', 'later'],
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
      after: ['chance roll 4'],
    },
    {
      name: 'assault',
      exercise: {
        solutions: [['assault']],
        wrong: [
          ['wait', 'wait'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll 5 2', 'british discard quiberon-bay-62'],
    },
    {
      name: 'raid',
      points: ['space:allegheny-south', 'space:augusta'],
      exercise: {
        solutions: [['activate francois-bigot-36', 'alone shawnee-1', 'done', 'start shawnee-1', 'move augusta']],
        leads: ['activate campaign-1|louisbourg-squadrons-21'],
        wrong: [
          ['activate western-indian-alliance-26', 'later'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'lead'],
          ['alone *', 'alone'],
          ['infiltrate *', 'infiltrate'],
          ['move winchester', 'winchester'],
          ['move woodstock', 'woodstock'],
          ['move *', 'elsewhere'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
      after: ['british decline', 'chance roll 5', 'british discard british-regulars-57'],
    },
    {
      name: 'building',
      points: ['card:western-indian-alliance-26', 'space:hudson-carry-north'],
      exercise: {
        solutions: [['forts western-indian-alliance-26', 'build hudson-carry-north']],
        wrong: [
          ['stockades *', 'stockades'],
          ['activate|event|discard *', 'card'],
          ['hold', 'hold'],
          ['build *', 'elsewhere'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
