import { palette } from '@carillon/board';
import type { AllianceName, SideName } from '@carillon/wilderness-war-rules';
import { ALLIANCE_BAND } from '../map/index.ts';

/** The inks of a side's counters. */
export interface Livery {
  readonly field: string;
  readonly deep: string;
  readonly wash: string;
}

export const LIVERY: Readonly<Record<SideName, Livery>> = {
  french: { field: palette.FRENCH, deep: 'var(--french-deep, #263f63)', wash: palette.FRENCH_WASH },
  british: { field: palette.BRITISH, deep: 'var(--british-deep, #6d241b)', wash: palette.BRITISH_WASH },
};

/** What is drawn on a coloured field. */
export const CREAM = '#fbf3dd';

/** The band of an Indian unit, as at its settlement; the Cherokees have none on the map. */
export const bandOf = (alliance: AllianceName): string => ALLIANCE_BAND[alliance] ?? '#4d7a35';
