import type { Json } from '@carillon/kit';
import { wildernessWar } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { position, type Sparse } from '../builder.ts';

export const HANDS = { french: ['ambush-11', 'campaign-1'], british: ['ambush-12', 'campaign-2'] } as const;
export const at = (sparse: Sparse = {}): State => position({ hands: HANDS, ...sparse });
export const ask = (g: State, name: string, args: Json = {}): Json => wildernessWar.query(g, name, args);
