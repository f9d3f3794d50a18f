import { idIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { type Side, side } from '../ids.ts';

export { argumentIn, flagIn, idIn, idsIn } from '@carillon/flow';

/** `side`: `french` or `british`. */
export const sideIn = (args: Json): Side => idIn(side, args, 'side');
