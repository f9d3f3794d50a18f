/** Short live clocks, and the time they took from the players. */

import type { Pace } from '@carillon/protocol';
import { sql } from 'kysely';
import { openStore } from '../../src/store/store.ts';
import type { Play } from './hall.ts';

/** Shorter than the faults that the players live through. */
const SHORT: Pace = { kind: 'live', initial: 60_000, increment: 5000 };

/** The same games with short live clocks. */
export const underClocks = (plays: readonly Play[]): Play[] => plays.map((play) => ({ ...play, pace: SHORT }));

/** How the clocks of some games ended. */
export interface Time {
  /** The number of games lost on time. */
  readonly flagged: number;
  /** The longest time that one choice took from a clock, in milliseconds. */
  readonly charged: number;
}

/** How the clocks of these games ended, in a store to which nobody is writing. */
export async function timeOf(url: string, tables: readonly string[]): Promise<Time> {
  const { db, close } = await openStore({ url });
  const over = await db
    .selectFrom('game')
    .select('id')
    .where('id', 'in', [...tables])
    .where(sql<string>`result_json`, 'like', '%"time"%')
    .execute();
  const charges = await db
    .selectFrom('charge')
    .select('spent')
    .where('game_id', 'in', [...tables])
    .execute();
  await close();
  return { flagged: over.length, charged: Math.max(0, ...charges.map(({ spent }) => spent)) };
}
