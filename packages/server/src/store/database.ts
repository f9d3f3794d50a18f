import type { GameTables } from './tables.ts';

/** All tables. */
export interface Database extends GameTables {}
