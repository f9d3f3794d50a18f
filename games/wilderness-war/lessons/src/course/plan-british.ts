import type { Lesson, NamedPosition } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** Units that Wolfe needs at Louisbourg. */
const ENOUGH = 5;
const FRENCH = ['french', 'coureurs', 'marine'];

const unitsAt = (place: object, where: string): readonly string[] =>
  Object.entries(place).flatMap(([piece, at]) => (at === where && piece.includes('-') ? [piece] : []));

/** The number of British units at Louisbourg. */
const landedIn = ({ place }: NamedPosition): number =>
  unitsAt(place as object, 'louisbourg').filter((piece) => !FRENCH.some((each) => piece.startsWith(each))).length;

/** Whether both forts that were begun are finished. */
const areForts = ({ works }: NamedPosition): boolean =>
  ['winchester', 'shepherds-ferry'].every(
    (each) => (works as Readonly<Record<string, string>>)[each] === 'british-fort',
  );

/** Spring 1757 as the British: leaders, the frontier, and Louisbourg. */
export const planBritish: Lesson = {
  id: 'plan-british',
  seat: 'british',
  scenario: 'annus-mirabilis',
  position: `
cards french-hand campaign-1 campaign-2 ambush-12 francois-bigot-36 fieldworks-9 blockhouses-13
cards british-hand highlanders-60 call-out-militias-49 colonial-recruits-46 quiberon-bay-62 amphibious-landing-17 coehorns-and-howitzers-8 rangers-53 raise-provincial-regiments-43
hand french 6
hand british 8
undealt 48
${turnOf('french')}`,
  steps: [
    {
      name: 'aim',
      points: ['space:louisbourg', 'space:niagara', 'space:ohio-forks', 'space:ticonderoga'],
      after: ['french discard ambush-12'],
    },
    {
      name: 'leaders',
      points: ['card:highlanders-60', 'space:halifax'],
      exercise: {
        solutions: [['event highlanders-60', 'place halifax']],
        wrong: [
          ['event *', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['place *', 'far'],
          ['*', 'other'],
        ],
      },
      after: ['chance draw wolfe', 'chance draw forbes', 'british place philadelphia'],
    },
    {
      name: 'highlanders',
      points: ['space:halifax', 'space:louisbourg'],
      exercise: { solutions: [['place halifax']], wrong: [['*', 'other']] },
      after: ['british place halifax', 'british place halifax', 'british place halifax', 'french discard fieldworks-9'],
    },
    {
      name: 'militia',
      points: ['card:call-out-militias-49'],
      exercise: {
        solutions: [['event call-out-militias-49', 'place southern-colonial-militias']],
        wrong: [
          ['event *', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['place *', 'north'],
          ['*', 'other'],
        ],
      },
      after: ['french discard blockhouses-13'],
    },
    {
      name: 'forts',
      points: ['card:colonial-recruits-46', 'space:winchester', 'space:shepherds-ferry'],
      exercise: {
        solutions: [['forts colonial-recruits-46', 'build winchester', 'build shepherds-ferry']],
        wrong: [
          ['forts quiberon-bay-62', 'sea'],
          ['forts raise-provincial-regiments-43', 'raise'],
          ['forts *', 'one'],
          ['stockades *', 'stockades'],
          ['event *', 'event'],
          ['activate *', 'activate'],
          ['discard *', 'discard'],
          ['build *', 'elsewhere'],
          ['done', 'both'],
          ['*', 'other'],
        ],
        fails: { answers: ['both'], check: (position) => (areForts(position) ? undefined : 'both') },
      },
      after: ['french discard francois-bigot-36'],
    },
    {
      name: 'landing',
      points: ['space:halifax', 'space:louisbourg'],
      exercise: {
        solutions: [
          [
            'activate quiberon-bay-62',
            'lead wolfe',
            'take highland-2',
            'take highland-3',
            'take highland-4',
            'take highland-5',
            'take british-regular-8',
            'take british-regular-11',
            'done',
            'land louisbourg',
          ],
        ],
        leads: ['take *'],
        wrong: [
          ['activate *', 'value'],
          ['event *', 'event'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['sail *', 'sail'],
          ['stop', 'stop'],
          ['drop *', 'stop'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: (position) => (landedIn(position) < ENOUGH ? 'few' : undefined) },
      },
      after: [
        'french shelter drucour',
        'french shelter french-regular-1',
        'french shelter french-regular-5',
        'french shelter french-regular-11',
        'french shelter coureurs-1',
        'french discard campaign-2',
      ],
    },
    {
      name: 'siege',
      points: ['space:louisbourg', 'card:coehorns-and-howitzers-8'],
      exercise: {
        solutions: [
          ['activate rangers-53', 'lead wolfe', 'done', 'siege', 'respond coehorns-and-howitzers-8'],
          ['activate raise-provincial-regiments-43', 'lead wolfe', 'done', 'siege', 'respond coehorns-and-howitzers-8'],
        ],
        leads: ['take *'],
        wrong: [
          ['activate *', 'guns'],
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
      after: ['chance roll 5'],
    },
    {
      name: 'assault',
      points: ['space:louisbourg'],
      exercise: {
        solutions: [['assault']],
        wrong: [
          ['wait', 'wait'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll 5 2', 'british lose british-regular-8', 'british lose british-regular-11'],
    },
    { name: 'end' },
  ],
};
