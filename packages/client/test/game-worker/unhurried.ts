import { thinkerBy } from '../../src/thinker/thinking.ts';

/** Thinks until all its playouts are done, however busy the machine is, because its clock stands still. */
export const think: ReturnType<typeof thinkerBy> = thinkerBy(() => 0);
