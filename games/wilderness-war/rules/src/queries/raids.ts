import { NONE } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { place, type Side, type Space, space } from '../ids.ts';
import { militiaAgainst, raidColumn, raidTarget } from '../query/raid.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: where Auxiliaries of a side could raid (10.1, 10.11): the target, its column of the Raid Table, and the
 * militia box that may send a unit against raiders that have not fought there (10.2), or `null`.
 */
export function raids(g: State, args: Json): Json {
  const by = sideIn(args);
  return space.all.flatMap((where) => raidAt(g, by, where));
}

function raidAt(g: State, by: Side, where: Space): Json[] {
  const target = raidTarget(g, by, where);
  if (target === undefined) return [];
  const box = militiaAgainst(g, by, where, false);
  const militia = box === NONE ? null : place.nameOf(box);
  return [{ at: space.nameOf(where), target, column: raidColumn(g, by, target), militia }];
}
