import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { SPACE_FACTS } from '../data/spaces.ts';
import { ASSEMBLIES_LIMITS } from '../data/tables.ts';
import { assemblies, type Department, department, NORTHERN, type Piece, SOUTHERN, type Space, space } from '../ids.ts';
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

/** 5.54 The number of a Department's Provincials that may be in play. */
export const provincialLimit = (g: State, of: Department): number =>
  ASSEMBLIES_LIMITS[assemblies.nameOf(g.assemblies)][keyOf(of)];

function count(of: Department, sort: (p: Piece) => boolean): number {
  let units = 0;
  for (const p of provincialsOf(of)) if (sort(p)) units++;
  return units;
}
const inPlay = (g: State, of: Department): number => count(of, (p) => isInPlay(g, p));

/** 5.54 The number of a Department's Provincials over the limit, counting besieged ones. */
export const excessOf = (g: State, of: Department): number => Math.max(0, inPlay(g, of) - provincialLimit(g, of));

/** 5.52, 5.54 The number of a Department's Provincials that could still enter. */
export function roomFor(g: State, of: Department): number {
  const available = count(of, (p) => isAvailable(g, p));
  return Math.max(0, Math.min(available, provincialLimit(g, of) - inPlay(g, of)));
}

const departments = SPACE_FACTS.map((facts) => (facts.department === null ? NONE : department.of(facts.department)));

/** Whether a space is in a Department. */
export const isIn = (of: Department, where: Space): boolean => at(departments, where) === of;

/** French Raided markers in a Department. */
export function frenchRaidsIn(g: State, of: Department): number {
  let raids = 0;
  for (const each of space.all) if (isIn(of, each)) raids += g.frenchRaids.get(each);
  return raids;
}
