import { thinkerBy } from '../../src/thinker/thinking.ts';

/** Thinks as long as its playouts take, however busy the machine is: no time passes. */
export const think: ReturnType<typeof thinkerBy> = thinkerBy(() => 0);
