import type { Lesson, NamedPosition } from '@carillon/lessons';
import { marching, phaseOf, whereIs } from './begun.ts';

const FOUR = ['royal-highland', '27th-55th', '44th-48th', 'new-york-new-jersey-brigade-1'];
const GARRISON = ['22nd-28th', '2nd-royal-american'];

const isFour = (position: NamedPosition): boolean => FOUR.every((each) => marching(position).includes(each));
/** Whether the Brigades of Louisbourg stay while the others go home. */
const isHeld = (position: NamedPosition): boolean =>
  GARRISON.every((each) => whereIs(position, each) === 'louisbourg' && staying(position).includes(each));

/** The part of a frame of Winter Quarters that holds the garrisons. */
interface Wintering {
  readonly procedure: string;
  readonly locals: { readonly staying?: readonly string[] };
}
const staying = ({ stack }: NamedPosition): readonly string[] =>
  ((stack ?? []) as unknown as readonly Wintering[]).find(({ procedure }) => procedure === 'winter-quarters')?.locals
    .staying ?? [];

/** The choices that follow once the Commander has been sent: the others stay where they are. */
const WINTER = [
  'british stay',
  'british stay',
  'british stay',
  'french stay',
  'french stay',
  'french stay',
  'french stay',
  'chance draw french-22',
  'chance draw french-23',
  'chance draw british-3',
  'chance draw british-2',
  'french keep french-22',
  'british keep british-3',
];

const IDLE = ['french first french', 'french done', 'french none', 'french done', 'british done'];

/** Two Action Rounds in which nobody acts. */
const SPRING = [
  'chance draw french-25',
  'chance draw indian-47',
  'chance draw round-up-men-and-equipment-4',
  'french play french-25',
  'british play british-3',
  ...IDLE,
  'chance draw french-26',
  'chance draw indian-48',
  'chance draw forced-march-10',
  'french play french-26',
  'british play forced-march-10',
  ...IDLE,
];

/** The pieces drawn in Fleets Arrive. */
const FLEETS = [
  'chance unit fleet-boscawen',
  'chance unit fleet-durell',
  'chance token vow-french-navy-losses',
  'chance lose fleet-beauffremont',
  'chance unit fleet-marine-royale',
  'chance unit fleet-colvill',
  'chance unit fleet-hardy',
  'chance unit fleet-holmes',
  'chance unit fleet-royal-navy',
  'chance unit fleet-saunders',
  'chance unit 15th-58th',
  'chance token vow-fewer-troops-british',
  'chance unit de-la-marine-2',
  'chance unit foix-quercy',
  'chance token vow-fewer-troops-french',
];

/** Supply opened again, and Winter Quarters: garrisons, the return to the Colonies, Commanders; then Fleets Arrive. */
export const year: Lesson = {
  id: 'year',
  seat: 'british',
  scenario: 'amhersts-juggernaut',
  position: `
round ar9
victory 1
at ticonderoga new-england-brigade-1 new-england-brigade-2 fort-ticonderoga
at lake-george langlade
at albany rogers royal-highland 27th-55th 44th-48th new-york-new-jersey-brigade-1
at louisbourg 22nd-28th 2nd-royal-american fleet-boscawen commander-wolfe
at losses artois-bourgogne
at removed fort-carillon bastion-1 bastion-2
at quebec de-la-marine-1
out-of-supply new-england-brigade-1 new-england-brigade-2 fort-ticonderoga
control british chignectou ticonderoga louisbourg
control french lake-george
control-before british chignectou ticonderoga louisbourg
control-before french lake-george
open-seas
cards reserve perfect-volleys-14 wilderness-ambush-32
cards buried british-2 british-3 forced-march-10 french-22 french-23 french-35
cards discard disease-in-french-camp-5 round-up-men-and-equipment-4 wintering-rear-admiral-18 french-25 french-26
cards discard forced-march-24
cards discard indian-43 indian-47 indian-48 indian-52 construction-frenzy-7 cherokee-diplomacy-british-13
cards discard iroquois-diplomacy-british-19 french-trade-goods-destroyed-20 lucky-cannonball-8
cards discard cherokee-diplomacy-french-29 reluctant-wagoneers-30 round-up-men-and-equipment-31
cards discard disease-in-british-camp-34 french-lake-warships-39
cards played surprise-landing-9 french-42 indian-44
played british surprise-landing-9
played french french-42
played indian indian-44
points-gone british-1 british-2 british-3
${phaseOf(
  'lake-george montreal quebec niagara forks-of-the-ohio les-illinois le-detroit miramichy grand-sault les-trois-rivieres toronto gennisheyo kithanink diiohage',
  'ticonderoga louisbourg halifax annapolis-royal chignectou boston albany new-york new-london philadelphia charles-town winchester shamokin',
)}`,
  steps: [
    { name: 'aim', points: ['space:ticonderoga', 'space:lake-george'] },
    {
      name: 'supply',
      points: ['space:albany', 'space:lake-george'],
      exercise: {
        solutions: [['army british-4 albany', ...FOUR.map((each) => `take ${each}`), 'done']],
        where: 'march.muster',
        leads: ['take *'],
        wrong: [
          ['army * ticonderoga', 'break'],
          ['army *', 'elsewhere'],
          ['marshal *', 'marshal'],
          ['construct *', 'construct'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['few'], check: (position) => (isFour(position) ? undefined : 'few') },
      },
    },
    {
      name: 'open',
      points: ['space:lake-george'],
      exercise: {
        solutions: [['move lake-george']],
        wrong: [
          ['move *', 'astray'],
          ['stop', 'stop'],
          ['*', 'other'],
        ],
      },
      after: ['french to sachendaga'],
    },
    {
      name: 'stop',
      points: ['button:stop'],
      exercise: {
        solutions: [['stop']],
        wrong: [
          ['move *', 'move'],
          ['drop *', 'drop'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'disband',
      points: ['space:ticonderoga'],
      exercise: {
        solutions: [['stay new-england-brigade-1']],
        wrong: [
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'fort',
      points: ['piece:43rd-46th'],
      exercise: {
        solutions: [['stay 43rd-46th']],
        wrong: [
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['british stay armstrong'],
    },
    {
      name: 'louisbourg',
      points: ['space:louisbourg'],
      exercise: {
        solutions: [['stay 22nd-28th', 'stay 2nd-royal-american', 'done']],
        leads: ['stay *'],
        wrong: [['*', 'other']],
        fails: { answers: ['few'], check: (position) => (isHeld(position) ? undefined : 'few') },
      },
    },
    {
      name: 'port',
      points: ['space:halifax'],
      exercise: {
        solutions: [['to halifax'], ['to boston']],
        wrong: [
          ['to *', 'far'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'commander',
      points: ['space:albany'],
      exercise: {
        solutions: [['to albany']],
        wrong: [
          ['stay', 'stay'],
          ['to *', 'far'],
          ['*', 'other'],
        ],
      },
      after: [...WINTER, ...SPRING, ...FLEETS],
    },
    {
      name: 'fleet',
      points: ['space:halifax', 'space:louisbourg'],
      exercise: {
        solutions: [['place fleet-boscawen halifax'], ['place fleet-boscawen louisbourg']],
        wrong: [
          ['place *', 'far'],
          ['*', 'other'],
        ],
      },
      after: [
        'british place fleet-colvill halifax',
        'british place fleet-durell halifax',
        'british place fleet-hardy halifax',
        'british place fleet-holmes halifax',
        'british place fleet-royal-navy halifax',
        'british place fleet-saunders new-york',
      ],
    },
    {
      name: 'brigade',
      points: ['space:halifax'],
      exercise: {
        solutions: [['place 15th-58th halifax']],
        wrong: [
          ['place *', 'far'],
          ['*', 'other'],
        ],
      },
      after: [
        'french place fleet-marine-royale quebec',
        'chance draw french-35',
        'chance draw indian-52',
        'chance draw wintering-rear-admiral-18',
      ],
    },
    { name: 'end' },
  ],
};
