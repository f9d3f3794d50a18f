import type { Lesson, NamedPosition } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** Units with Montcalm, of his Command of 6. */
const ENOUGH = 5;

const HUDSON_CARRY = 'hudson-carry-north';
const DEFENDERS = ['northern-provincial-10', 'northern-provincial-11'];

/** The number of units that have come to Hudson Carry North with Montcalm. */
const besiegersAt = ({ place }: NamedPosition): number =>
  Object.entries(place as Readonly<Record<string, string>>).filter(
    ([piece, at]) => at === HUDSON_CARRY && piece !== 'montcalm' && !DEFENDERS.includes(piece),
  ).length;

/** Spring 1757 as the French: a quick strike, allies, Louisbourg, Regulars and raiders. */
export const planFrench: Lesson = {
  id: 'plan-french',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
cards french-hand fieldworks-9 francois-bigot-36 surrender-6 western-indian-alliance-26 louisbourg-squadrons-21 french-regulars-55 blockhouses-13 ambush-12
cards british-hand british-regulars-57 rangers-53 raise-provincial-regiments-43 highlanders-61 quiberon-bay-62 light-infantry-54 campaign-2 stingy-provincial-assembly-39
hand french 8
hand british 8
undealt 46
${turnOf('french')}`,
  steps: [
    { name: 'aim', points: ['piece:montcalm', 'space:hudson-carry-north', 'space:louisbourg', 'space:ohio-forks'] },
    {
      name: 'strike',
      points: ['piece:montcalm', 'space:hudson-carry-north'],
      exercise: {
        solutions: [
          [
            'activate fieldworks-9',
            'lead montcalm',
            'take french-regular-2',
            'take french-regular-9',
            'take coureurs-8',
            'take huron',
            'take ojibwa',
            'take potawatomi',
            'done',
            'move sorel',
            'move st-jean',
            'move ile-aux-noix',
            'move winooski',
            'move crown-point',
            'move ticonderoga',
            'move hudson-carry-north',
          ],
        ],
        leads: ['activate blockhouses-13|ambush-12', 'take *'],
        wrong: [
          ['activate *', 'dear'],
          ['event western-indian-alliance-26', 'half'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['drop *', 'drop'],
          ['move *', 'elsewhere'],
          ['stop', 'elsewhere'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: (position) => (besiegersAt(position) < ENOUGH ? 'few' : undefined) },
      },
      after: [
        'british decline',
        'british shelter northern-provincial-10',
        'british shelter northern-provincial-11',
        'british event rangers-53',
        'british place hudson-carry-south',
      ],
    },
    {
      name: 'surrender',
      points: ['piece:montcalm', 'card:surrender-6'],
      exercise: {
        solutions: [['activate blockhouses-13', 'lead montcalm', 'done', 'siege', 'respond surrender-6']],
        leads: ['activate fieldworks-9|ambush-12', 'take *'],
        wrong: [
          ['activate surrender-6', 'spent'],
          ['activate *', 'dear'],
          ['event western-indian-alliance-26', 'half'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['march', 'march'],
          ['stop', 'march'],
          ['pass', 'pass'],
          ['*', 'other'],
        ],
      },
      after: [
        'british event raise-provincial-regiments-43',
        'british place albany',
        'british place albany',
        'british place albany',
        'british place albany',
      ],
    },
    {
      name: 'allies',
      points: ['card:western-indian-alliance-26'],
      exercise: {
        solutions: [['event western-indian-alliance-26', 'enlist mingo-town mingo-2']],
        does: ['enlist logstown *'],
        wrong: [
          ['event *', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['enlist *', 'far'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll 2'],
    },
    {
      name: 'second',
      points: ['space:logstown', 'space:mingo-town'],
      exercise: {
        solutions: [['enlist logstown shawnee-2']],
        does: ['enlist mingo-town *'],
        wrong: [
          ['enlist *', 'far'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: [
        'british event british-regulars-57',
        'chance draw murray',
        'british place new-york',
        'british place new-york',
        'british place new-york',
        'british place new-york',
      ],
    },
    {
      name: 'squadrons',
      points: ['card:louisbourg-squadrons-21', 'space:louisbourg'],
      exercise: {
        solutions: [['event louisbourg-squadrons-21']],
        wrong: [
          ['event *', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll 5', 'british discard campaign-2'],
    },
    {
      name: 'regulars',
      points: ['card:french-regulars-55', 'space:quebec'],
      exercise: {
        solutions: [['event french-regulars-55', 'place quebec']],
        wrong: [
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['place *', 'louisbourg'],
          ['*', 'other'],
        ],
      },
      after: ['british discard quiberon-bay-62'],
    },
    {
      name: 'raiders',
      points: ['card:francois-bigot-36', 'piece:shawnee-1', 'piece:mingo-1'],
      exercise: {
        solutions: [
          [
            'activate francois-bigot-36',
            'alone shawnee-1',
            'alone shawnee-2',
            'alone mingo-1',
            'alone mingo-2',
            'start mingo-1',
          ],
        ],
        does: ['start *'],
        wrong: [
          ['activate *', 'low'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'lead'],
          ['alone *', 'alone'],
          ['done', 'four'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
