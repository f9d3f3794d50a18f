import type { Json } from '@carillon/kit';
import { space } from '../ids.ts';
import { nearestTo } from '../query/nearest.ts';
import type { State } from '../state.ts';
import { idIn, sideIn } from './args.ts';

/** `{ side, from }`: the closest unbesieged fortifications of a side to a space, which itself counts (10.42). */
export const nearest = (g: State, args: Json): Json =>
  nearestTo(g, sideIn(args), idIn(space, args, 'from')).map(space.nameOf);
