import { idIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { type Side, side } from '../ids.ts';

/** `side`: `french` or `british`. */
export const sideIn = (args: Json): Side => idIn(side, args, 'side');
