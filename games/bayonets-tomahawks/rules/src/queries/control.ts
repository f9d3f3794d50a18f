import type { Json } from '@carillon/kit';
import { space } from '../ids.ts';
import { isVictorySpace, worthOf } from '../map.ts';
import { isFriendly } from '../query/presence.ts';
import { vpOf } from '../query/victory.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: the spaces friendly to a faction, including Villages of its Nations, the value of its Victory Spaces, and
 * its VP (2.1.2, 18.1).
 */
export function control(g: State, args: Json): Json {
  const of = sideIn(args);
  const friendly = space.all.filter((each) => isFriendly(g, of, each));
  const value = friendly.filter(isVictorySpace).reduce((sum, each) => sum + worthOf(each), 0);
  return { spaces: friendly.map(space.nameOf), value, vp: vpOf(g, of) };
}
