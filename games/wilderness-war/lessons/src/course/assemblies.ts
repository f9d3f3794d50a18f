import type { Lesson } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** Events of both sides: the assemblies, a response card, William Pitt, and a third commander-in-chief. */
export const assemblies: Lesson = {
  id: 'assemblies',
  seat: 'british',
  scenario: 'early-war',
  position: `
year 1756
at albany loudoun northern-provincial-1 northern-provincial-4 northern-provincial-5 northern-provincial-10 northern-provincial-18
at crown-point dieskau french-regular-2 french-regular-7 french-regular-8
at schenectady northern-provincial-2/reduced northern-provincial-3/reduced
cards french-hand british-colonial-politics-41 campaign-1 ambush-12 francois-bigot-36
cards british-hand british-colonial-politics-42 raise-provincial-regiments-43 foul-weather-14 william-pitt-67 british-regulars-57
cards discard highlanders-60 light-infantry-54 rangers-53
hand french 4
hand british 5
undealt 58
${turnOf('french')}`,
  steps: [
    {
      name: 'aim',
      points: ['space:albany', 'space:schenectady'],
      after: ['french event british-colonial-politics-41'],
    },
    {
      name: 'excess',
      points: ['space:schenectady'],
      exercise: {
        solutions: [['remove northern-provincial-2', 'remove northern-provincial-3']],
        wrong: [
          ['remove northern-provincial-13', 'oswego'],
          ['remove *', 'full'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'politics',
      points: ['card:british-colonial-politics-42'],
      exercise: {
        solutions: [['event british-colonial-politics-42']],
        wrong: [
          ['event *', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['*', 'other'],
        ],
      },
      after: [
        'french activate francois-bigot-36',
        'french lead dieskau',
        'french take french-regular-2',
        'french take french-regular-7',
        'french take french-regular-8',
        'french done',
      ],
    },
    {
      name: 'weather',
      points: ['card:foul-weather-14'],
      exercise: {
        solutions: [['respond foul-weather-14']],
        wrong: [
          ['pass', 'pass'],
          ['*', 'other'],
        ],
      },
      after: ['french move ticonderoga', 'french move hudson-carry-north'],
    },
    {
      name: 'raise',
      points: ['card:raise-provincial-regiments-43', 'space:albany'],
      exercise: {
        solutions: [
          ['event raise-provincial-regiments-43', 'raise northern', 'place albany'],
          ['event raise-provincial-regiments-43', 'raise northern', 'place hoosic'],
        ],
        wrong: [
          ['event *', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['raise southern', 'south'],
          ['place *', 'far'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['british place albany', 'british place albany', 'british place albany', 'french discard ambush-12'],
    },
    {
      name: 'pitt',
      points: ['card:william-pitt-67'],
      exercise: {
        solutions: [['event william-pitt-67', 'recover highlanders-60']],
        wrong: [
          ['event british-regulars-57', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['recover *', 'light'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['french discard campaign-1'],
    },
    {
      name: 'chief',
      points: ['card:british-regulars-57', 'piece:loudoun', 'piece:braddock'],
      exercise: {
        solutions: [['event british-regulars-57', 'dismiss loudoun']],
        wrong: [
          ['event highlanders-60', 'later'],
          ['activate *', 'activate'],
          ['stockades|forts *', 'build'],
          ['discard *', 'discard'],
          ['dismiss *', 'braddock'],
          ['*', 'other'],
        ],
      },
      after: ['chance draw abercromby'],
    },
    {
      name: 'port',
      points: ['space:new-york', 'space:albany'],
      exercise: {
        solutions: [['place new-york']],
        wrong: [['*', 'other']],
      },
      after: ['british place new-york', 'british place new-york', 'british place new-york'],
    },
    { name: 'end' },
  ],
};
