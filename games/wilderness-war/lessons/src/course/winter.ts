import type { Lesson } from '@carillon/lessons';
import { turnOf } from './begun.ts';

/** The last cards of a year: shelter for armies before attrition. */
export const winter: Lesson = {
  id: 'winter',
  seat: 'french',
  scenario: 'annus-mirabilis',
  position: `
year 1758
season late
space cataraqui none
at montreal vaudreuil potawatomi french-regular-9
at ticonderoga montcalm french-regular-2 french-regular-7 french-regular-8 french-regular-10 french-regular-12 french-regular-13 coureurs-6 huron ojibwa
at niaoure-bay french-regular-3
at cataraqui rigaud marine-detachment-2 french-regular-4 french-regular-6/reduced
cards french-hand francois-bigot-36 fieldworks-9 ambush-12 surrender-6
cards british-hand quiberon-bay-62 british-regulars-57 rangers-53 british-regulars-58
hand french 4
hand british 4
undealt 54
${turnOf('french')}`,
  steps: [
    { name: 'aim', points: ['space:ticonderoga'] },
    {
      name: 'home',
      points: ['piece:montcalm', 'space:montreal'],
      job: {
        ways: [
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
        leads: ['take *'],
        wrong: [['*', 'other']],
      },
    },
    { name: 'end' },
  ],
};
