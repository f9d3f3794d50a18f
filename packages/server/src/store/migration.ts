import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** A step of the store's schema: portable SQL only, each change one that can be made again after it was cut short. */
export interface Migration {
  readonly name: string;
  up(db: Kysely<Database>): Promise<void>;
}
