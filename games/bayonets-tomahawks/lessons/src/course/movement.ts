import type { Lesson, NamedPosition } from '@carillon/lessons';
import { BRITISH_1755, CAMPAIGN_CARDS, FRENCH_1755, marching, phaseOf, whereIs } from './begun.ts';

const notAllAt =
  (answer: string, at: string, pieces: readonly string[]) =>
  (position: NamedPosition): string | undefined =>
    pieces.every((piece) => whereIs(position, piece) === at) ? undefined : answer;

const FOUR = ['35th-new-york-companies', '44th-48th', 'new-england-brigade-1', 'new-england-brigade-2'];

/** Overwhelm, a unit picked up on the way, Marshal Troops, a Rout marker and Rally. */
export const movement: Lesson = {
  id: 'movement',
  seat: 'british',
  scenario: 'vaudreuils-petite-guerre',
  position: `
round ar5
at albany 35th-new-york-companies 44th-48th new-england-brigade-1 new-england-brigade-2 royal-artillery-1
at lake-george langis
at northfield putnam new-england-brigade-3
at new-london new-england-brigade-4
at boston 50th-51st
at winchester virginia-south-brigade-1
at annapolis-royal 40th-45th-47th commander-bradstreet
routed washington 40th-45th-47th commander-bradstreet fort-anne
control french lake-george
control-before french lake-george
victory 2
${CAMPAIGN_CARDS}
${phaseOf(`lake-george ${FRENCH_1755}`, `${BRITISH_1755} northfield new-london winchester`)}`,
  steps: [
    { name: 'aim', points: ['space:albany'] },
    {
      name: 'overwhelm',
      points: ['space:albany', 'space:lake-george'],
      exercise: {
        solutions: [['army british-2 albany', ...FOUR.map((each) => `take ${each}`), 'done']],
        where: 'march.muster',
        leads: ['take *'],
        wrong: [
          ['army british-4 *', 'anchor'],
          ['army *', 'elsewhere'],
          ['raid|light *', 'light'],
          ['marshal *', 'marshal'],
          ['construct *', 'construct'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: {
          answers: ['few'],
          check: (now) => (FOUR.every((each) => marching(now).includes(each)) ? undefined : 'few'),
        },
      },
    },
    {
      name: 'enter',
      points: ['space:lake-george'],
      exercise: {
        solutions: [['move lake-george']],
        wrong: [
          ['move *', 'astray'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'stop',
      points: ['button:stop'],
      exercise: {
        solutions: [['stop']],
        wrong: [
          ['move ticonderoga', 'fort'],
          ['move *', 'back'],
          ['drop *', 'drop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'pick-up',
      points: ['piece:rogers', 'piece:putnam', 'space:albany'],
      exercise: {
        solutions: [['light british-1 rumford', 'move northfield', 'pick putnam', 'move albany', 'stop']],
        wrong: [
          ['light *', 'elsewhere'],
          ['raid *', 'raid'],
          ['army|marshal|construct *', 'later'],
          ['move *', 'astray'],
          ['drop *', 'drop'],
          ['pick *', 'mohawk'],
          ['stop', 'stop'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['alone'], check: notAllAt('alone', 'albany', ['rogers', 'putnam']) },
      },
    },
    {
      name: 'marshal',
      points: ['piece:new-england-brigade-3'],
      exercise: {
        solutions: [
          ['marshal british-3 new-england-brigade-3', 'call 50th-51st', 'call new-england-brigade-4', 'done'],
        ],
        where: 'marshal.call',
        leads: ['call *'],
        wrong: [
          ['marshal british-4 *', 'anchor'],
          ['marshal *', 'elsewhere'],
          ['army *', 'army'],
          ['construct *', 'construct'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: notAllAt('few', 'northfield', ['50th-51st', 'new-england-brigade-4']) },
      },
    },
    {
      name: 'rout',
      points: ['piece:washington', 'space:winchester'],
      exercise: {
        solutions: [['army british-4 wills-creek', 'move winchester', 'stop']],
        wrong: [
          ['army *', 'elsewhere'],
          ['marshal|construct *', 'later'],
          ['move mekekasink', 'wild'],
          ['move *', 'astray'],
          ['pick *', 'pick'],
          ['stop', 'stop'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['stop'], check: notAllAt('stop', 'winchester', ['washington']) },
      },
      after: [
        'chance roll miss',
        'chance roll hit-tc',
        'chance roll flag',
        'chance draw reluctant-wagoneers-30',
        'chance draw smallpox-epidemic-45',
        'chance draw perfect-volleys-14',
      ],
    },
    { name: 'end' },
  ],
};
