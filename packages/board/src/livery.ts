import { BRITISH, BRITISH_WASH, FRENCH, FRENCH_WASH } from './map/palette.ts';

/** The inks of a side's counters. */
export interface Livery {
  readonly field: string;
  readonly deep: string;
  readonly wash: string;
}

/** The French and the British, who play all our games. */
export const LIVERY: Readonly<Record<'french' | 'british', Livery>> = {
  french: { field: FRENCH, deep: 'var(--french-deep, #263f63)', wash: FRENCH_WASH },
  british: { field: BRITISH, deep: 'var(--british-deep, #6d241b)', wash: BRITISH_WASH },
};

/** The colour of drawings on a coloured field. */
export const CREAM = '#fbf3dd';
