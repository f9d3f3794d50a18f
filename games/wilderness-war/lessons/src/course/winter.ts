import type { Lesson, NamedPosition } from '@carillon/lessons';
import { turnOf, whereIs } from './begun.ts';

/** The number of units that a fort or a stockade shelters. */
const SHELTERED = 4;
/** The spaces that Montcalm can reach and that shelter any number of units. */
const CULTIVATED = [
  'st-jean',
  'sorel',
  'montreal',
  'trois-rivieres',
  'becancour',
  'quebec',
  'st-francois',
  'kahnawake',
];
/** The space where the unit by the lake finds shelter. */
const SHELTERS = ['oswegatchie', 'kahnawake', 'montreal'];
/** The cards of the next season, in turn, the French first. */
const DEALT = [
  'campaign-1',
  'campaign-2',
  'french-regulars-55',
  'highlanders-60',
  'massacre-7',
  'highlanders-61',
  'blockhouses-13',
  'rangers-53',
  'small-pox-34',
  'amphibious-landing-17',
  'foul-weather-14',
  'amphibious-landing-18',
  'campaign-3',
  'coehorns-and-howitzers-8',
  'campaign-4',
  'mohawks-29',
  'light-infantry-54',
];

/** The shelter that fails after Montcalm's march. */
function afterMarch({ place }: NamedPosition): string | undefined {
  const where = place as Readonly<Record<string, string>>;
  const left = Object.entries(where).filter(([piece, at]) => at === 'ticonderoga' && piece.includes('-')).length;
  if (left > SHELTERED) return 'many';
  if (left === 0) return 'nobody';
  return CULTIVATED.includes(where.montcalm ?? '') ? undefined : 'where';
}

/** The last cards of a year: shelter for armies before attrition. */
export const winter: Lesson = {
  id: 'winter',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
year 1758
season late
space cataraqui none
space niagara besieged siege-1
at ticonderoga montcalm bougainville french-regular-2 french-regular-7 french-regular-8 french-regular-9 french-regular-10 french-regular-13 coureurs-6
at montreal rigaud huron ojibwa
at niaoure-bay french-regular-3
at cataraqui villiers marine-detachment-2 french-regular-4 french-regular-6/reduced coureurs-4
at niagara french-regular-14/inside/reduced french-regular-12/inside/reduced marine-detachment-3/inside/reduced marine-detachment-6/inside/reduced
at niagara bradstreet british-regular-9 british-regular-12 british-regular-15 british-regular-16
at ohio-forks coureurs-2
cards french-hand francois-bigot-36 fieldworks-9 ambush-12 surrender-6
cards british-hand quiberon-bay-62 british-regulars-57 british-regulars-58 british-regulars-59
hand french 4
hand british 4
undealt 54
${turnOf('french')}`,
  steps: [
    { name: 'aim', points: ['space:ticonderoga'] },
    {
      name: 'home',
      points: ['piece:montcalm', 'space:st-jean'],
      exercise: {
        solutions: [
          [
            'activate francois-bigot-36',
            'lead montcalm',
            'take french-regular-2',
            'take french-regular-7',
            'take french-regular-8',
            'done',
            'move crown-point',
            'move winooski',
            'move ile-aux-noix',
            'move st-jean',
            'stop',
          ],
        ],
        leads: ['activate fieldworks-9|ambush-12', 'take *', 'move *'],
        wrong: [
          ['activate *', 'keep'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['lead *', 'leader'],
          ['alone *', 'alone'],
          ['drop *', 'drop'],
          ['*', 'other'],
        ],
        fails: { answers: ['many', 'nobody', 'where'], check: afterMarch },
      },
      after: ['british discard british-regulars-57'],
    },
    {
      name: 'stray',
      points: ['piece:french-regular-3', 'space:oswegatchie'],
      exercise: {
        solutions: [
          [
            'activate fieldworks-9',
            'alone french-regular-3',
            'start french-regular-3',
            'move cataraqui',
            'move oswegatchie',
            'stop',
          ],
        ],
        leads: ['activate ambush-12|francois-bigot-36', 'move st-regis|kahnawake|montreal'],
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
          answers: ['open'],
          check: (position) => (SHELTERS.includes(whereIs(position, 'french-regular-3') ?? '') ? undefined : 'open'),
        },
      },
      after: ['british discard british-regulars-58'],
    },
    {
      name: 'stockade',
      points: ['space:cataraqui'],
      exercise: {
        solutions: [['stockades ambush-12', 'build cataraqui']],
        leads: ['stockades fieldworks-9|francois-bigot-36'],
        wrong: [
          ['stockades surrender-6', 'keep'],
          ['forts *', 'fort'],
          ['activate *', 'activate'],
          ['discard *', 'discard'],
          ['build *', 'elsewhere'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['british discard british-regulars-59'],
    },
    {
      name: 'hold',
      points: ['card:surrender-6'],
      exercise: {
        solutions: [['hold']],
        wrong: [
          ['activate *', 'activate'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
      after: ['british discard quiberon-bay-62'],
    },
    {
      name: 'besieged',
      points: ['space:niagara'],
      exercise: {
        solutions: [['lose marine-detachment-3', 'lose marine-detachment-6']],
        wrong: [
          ['lose french-regular-*', 'regulars'],
          ['*', 'other'],
        ],
      },
      after: DEALT.map((card) => `chance draw ${card}`),
    },
    { name: 'end' },
  ],
};
