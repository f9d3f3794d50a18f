import { country, type Lettered, water } from '@carillon/workshop';

// A file of its own: these places are set by hand, and `draw.ts` computes.

/** The sparse lettering of the map, placed by hand where there are no spaces. */
export const LETTERED: readonly Lettered[] = [
  water('Lake Ontario', 13, [290, 184], [352, 200], [428, 223]),
  water('Lake Erie', 14, [16, 240], [60, 236], [104, 238]),
  water('Lake Huron', 14, [16, 96], [50, 74], [112, 52]),
  water('ATLANTIC OCEAN', 19, [800, 498], [900, 474], [984, 424]),
  country('NEW FRANCE', 26, [286, 98], [440, 50], [606, 52]),
  country('OHIO COUNTRY', 13, [24, 290], [40, 390], [36, 560]),
  country('VIRGINIA', 17, [60, 612], [140, 632], [236, 632]),
  country('ACADIA', 14, [866, 330], [920, 311], [988, 306]),
];
