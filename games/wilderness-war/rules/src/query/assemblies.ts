import { at } from '@carillon/kit';
import { SPACE_FACTS } from '../data/spaces.ts';
import { ASSEMBLIES_LIMITS } from '../data/tables.ts';
import { assemblies, type Department, department, NORTHERN, type Piece, SOUTHERN, space } from '../ids.ts';
import type { State } from '../state.ts';
import { countersOf, isAvailable, isInPlay } from './reinforcement.ts';

// 5.54 Provincial Assemblies

/** The Departments that raise Provincials. */
export const COLONIES: readonly Department[] = [NORTHERN, SOUTHERN];

const PROVINCIALS = {
  northern: countersOf('northern-provincial'),
  southern: countersOf('southern-provincial'),
} as const;
const keyOf = (of: Department): 'northern' | 'southern' => (of === NORTHERN ? 'northern' : 'southern');

/** The Provincial units of a Department. */
export const provincialsOf = (of: Department): readonly Piece[] => PROVINCIALS[keyOf(of)];
export const isProvincialOf = (of: Department, p: Piece): boolean => provincialsOf(of).includes(p);

/** 5.54 How many Provincials of a Department may be in play. */
export const provincialLimit = (g: State, of: Department): number =>
  ASSEMBLIES_LIMITS[assemblies.nameOf(g.assemblies)][keyOf(of)];

const inPlay = (g: State, of: Department): number => provincialsOf(of).filter((p) => isInPlay(g, p)).length;

/** 5.54 How many Provincials of a Department are beyond the limit, besieged ones counted. */
export const excessOf = (g: State, of: Department): number => Math.max(0, inPlay(g, of) - provincialLimit(g, of));

/** 5.52, 5.54 How many more Provincials of a Department could enter. */
export function roomFor(g: State, of: Department): number {
  const available = provincialsOf(of).filter((p) => isAvailable(g, p)).length;
  return Math.max(0, Math.min(available, provincialLimit(g, of) - inPlay(g, of)));
}

const spacesIn = department.all.map((of) =>
  space.all.filter((each) => at(SPACE_FACTS, each).department === department.nameOf(of)),
);

/** Whether a space lies in a Department. */
export const isIn = (of: Department, where: number): boolean => at(spacesIn, of).some((each) => each === where);

/** French Raided markers in a Department. */
export const frenchRaidsIn = (g: State, of: Department): number =>
  at(spacesIn, of).reduce((raids, each) => raids + g.frenchRaids.get(each), 0);
