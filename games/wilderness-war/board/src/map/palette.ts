import type { Wash } from '@carillon/board';

/** Washes of the Departments, over their cultivated land, with a stronger rim, like hand-coloured maps. */
export const DEPARTMENT_WASHES: readonly Wash[] = [
  { of: 'st-lawrence', colour: '#86ace0', rim: '#5f8ccb', strength: 0.4 },
  { of: 'northern', colour: '#c4655a', rim: '#c4655a', strength: 0.17 },
  { of: 'southern', colour: '#cd8a44', rim: '#cd8a44', strength: 0.18 },
];

/** Band of the settlements of each alliance, the same as on the counters of its tribes. */
export const ALLIANCE_BAND: Readonly<Record<string, string>> = {
  northern: '#5d7f52',
  western: '#b5713a',
  iroquois: '#7d5288',
  mohawk: '#a98a22',
  'pays-den-haut': '#34787c',
};
