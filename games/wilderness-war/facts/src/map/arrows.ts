import type { Arrow } from '@carillon/workshop';

/** The exits of Pays d'en Haut and the ways of British landings, drawn by hand. */
export const ARROWS: readonly Arrow[] = [
  {
    from: 'pays-den-haut',
    to: 'french-creek',
    curve: [
      [120, 211],
      [98, 262],
      [129, 287],
    ],
  },
  {
    from: 'pays-den-haut',
    to: 'presquile',
    curve: [
      [150, 211],
      [148, 236],
      [160, 253],
    ],
  },
  {
    from: 'pays-den-haut',
    to: 'niagara',
    curve: [
      [202, 201],
      [226, 206],
      [247, 199],
    ],
  },
  {
    from: 'pays-den-haut',
    to: 'toronto',
    curve: [
      [202, 136],
      [226, 130],
      [252, 143],
    ],
  },
  {
    from: 'halifax',
    to: 'louisbourg',
    curve: [
      [946, 210],
      [946, 208],
      [946, 204.5],
    ],
  },
  {
    from: 'louisbourg',
    to: 'baie-st-paul',
    curve: [
      [970, 107],
      [972, 62],
      [923, 54],
    ],
  },
  {
    from: 'louisbourg',
    to: 'ile-dorleans',
    curve: [
      [912, 107],
      [892, 108],
      [885, 93],
    ],
  },
  {
    from: 'louisbourg',
    to: 'riviere-ouelle',
    curve: [
      [936, 107],
      [936, 99],
      [925, 95],
    ],
  },
];
