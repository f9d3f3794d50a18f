import type { Json } from '@carillon/kit';
import { space } from '../ids.ts';
import { supplyOf } from '../query/supply.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/** `{ side }`: the spaces where Drilled Troops of a side are in supply (12.1–12.21). */
export const supply = (g: State, args: Json): Json => supplyOf(g, sideIn(args)).toArray().map(space.nameOf);
