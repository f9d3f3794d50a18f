import type { AllianceName } from '@carillon/wilderness-war-rules/reference';
import { ALLIANCE_BAND } from '../map/index.ts';

/** The band of an Indian unit, as at its settlement; the Cherokee have none on the map. */
export const bandOf = (alliance: AllianceName): string => ALLIANCE_BAND[alliance] ?? '#4d7a35';
