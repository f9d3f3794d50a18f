import type { Migration } from './migration.ts';
import { games } from './migrations/0001-games.ts';

/** In order; one that has been released is never changed. */
export const MIGRATIONS: readonly Migration[] = [games];
