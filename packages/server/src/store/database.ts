import type { ModerationTables } from '../moderation/tables.ts';
import type { PeopleTables } from '../people/tables.ts';
import type { EventTables } from './event-tables.ts';
import type { GameTables } from './tables.ts';

/** All tables. */
export interface Database extends GameTables, PeopleTables, ModerationTables, EventTables {}
