import type { Lesson, NamedPosition } from '@carillon/lessons';
import { BRITISH_1755, FRENCH_1755, marching, roundOf } from './begun.ts';

const ARMY = ['goreham', '40th-45th-47th', 'royal-artillery-1', 'commander-bradstreet'];

/** The army takes all units except the second Brigade. */
function wrongArmy(position: NamedPosition): string | undefined {
  const taken = marching(position);
  if (!ARMY.every((piece) => taken.includes(piece))) return 'few';
  return taken.length > ARMY.length ? 'both' : undefined;
}

/** A card, the order of play, a stack, a march, a raid, a fort, the end of the phase, a battle. */
export const firstGame: Lesson = {
  id: 'first-game',
  seat: 'british',
  scenario: 'vaudreuils-petite-guerre',
  position: `
at halifax commander-bradstreet 44th-48th
at lake-george 50th-51st
cards reserve british-3 french-22
cards drawn british-2 french-23 lets-see-how-the-french-fight-54
cards buried round-up-men-and-equipment-4 forced-march-24
${roundOf(FRENCH_1755, `${BRITISH_1755} lake-george`)}`,
  steps: [
    { name: 'aim' },
    {
      name: 'card',
      points: ['card:british-3'],
      exercise: {
        solutions: [['play british-3']],
        wrong: [
          ['play british-2', 'fewer'],
          ['*', 'other'],
        ],
      },
      after: ['french play french-22'],
    },
    {
      name: 'order',
      points: ['button:first french'],
      exercise: {
        solutions: [['first french']],
        wrong: [
          ['first british', 'first'],
          ['*', 'other'],
        ],
      },
      after: ['french none', 'french done'],
    },
    {
      name: 'stack',
      points: ['space:halifax'],
      exercise: {
        solutions: [
          [
            'army british-2 halifax',
            'take goreham',
            'take 40th-45th-47th',
            'take royal-artillery-1',
            'take commander-bradstreet',
            'done',
          ],
          [
            'army british-4 halifax',
            'take goreham',
            'take 40th-45th-47th',
            'take royal-artillery-1',
            'take commander-bradstreet',
            'done',
          ],
        ],
        where: 'march.muster',
        leads: ['take *', 'army british-3 halifax'],
        wrong: [
          ['light *', 'light'],
          ['raid *', 'raid'],
          ['army *', 'elsewhere'],
          ['construct *', 'construct'],
          ['marshal *', 'marshal'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['few', 'both'], check: wrongArmy },
      },
    },
    {
      name: 'march',
      points: ['space:chignectou'],
      exercise: {
        solutions: [['move chignectou']],
        wrong: [
          ['move *', 'elsewhere'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'raid',
      points: ['piece:rogers', 'space:ticonderoga'],
      exercise: {
        solutions: [
          ['raid british-1 rogers', 'to zawakwtegok', 'to goasek', 'to ticonderoga', 'raid'],
          ['raid british-1 rogers', 'to northfield', 'to number-four', 'to ticonderoga', 'raid'],
        ],
        wrong: [
          ['raid *', 'raider'],
          ['to *', 'astray'],
          ['light *', 'light'],
          ['army *', 'army'],
          ['construct *', 'later'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll miss', 'chance roll hit-tc'],
    },
    {
      name: 'fort',
      points: ['space:lake-george'],
      exercise: {
        solutions: [
          ['construct british-3 50th-51st', 'begin'],
          ['construct british-4 50th-51st', 'begin'],
        ],
        leads: ['construct british-2 50th-51st'],
        wrong: [
          ['construct *', 'elsewhere'],
          ['road *', 'road'],
          ['army *', 'army'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'end-phase',
      points: ['button:done'],
      exercise: {
        solutions: [['done']],
        wrong: [
          ['army *', 'army'],
          ['construct *', 'construct'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll flag', 'chance roll miss'],
    },
    {
      name: 'battle',
      points: ['button:commander 40th-45th-47th'],
      exercise: {
        solutions: [['commander 40th-45th-47th']],
        wrong: [
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance roll flag',
        'chance roll hit-sc',
        'chance roll miss',
        'chance roll flag',
        'french leave',
        'french to miramichy',
        'chance draw french-25',
        'chance draw indian-43',
        'chance draw british-15',
      ],
    },
    { name: 'end' },
  ],
};
