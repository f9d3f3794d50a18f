import { DAY } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import { REMINDER, type Turn } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import type { GameRow } from '../store/tables.ts';
import { named, Once, type TellingParts } from './once.ts';

/** A user is reminded when this share of their days is left, but no earlier than a day before the end. */
const SHARE = 0.25;
const EARLIEST = DAY;

interface ReminderParts extends TellingParts {
  /** Schedules, in the same transaction, a reminder to a user through every channel they want. */
  readonly remind: (turn: Turn, db: Db) => Promise<void>;
}

type Running = Pick<GameRow, 'id' | 'status' | 'awaited_by' | 'since' | 'due' | 'overdue' | 'pace_json' | 'passes_at'>;
const COLUMNS = ['id', 'status', 'awaited_by', 'since', 'due', 'overdue', 'pace_json', 'passes_at'] as const;

/** Whether the time of the players who must answer ends soon. */
function isSoon({ status, due, overdue, pace_json, passes_at }: Running, now: number): boolean {
  const pace: Pace = JSON.parse(pace_json);
  if (passes_at !== null || status !== 'running' || pace.kind !== 'slow' || due === null || overdue === 1) return false;
  return due > now && due - now <= Math.min(EARLIEST, pace.days * DAY * SHARE);
}

/** Reminds users, once, before their time in a correspondence game runs out. */
export class Reminders {
  private readonly once: Once;

  constructor(private readonly parts: ReminderParts) {
    const { remind: tell } = parts;
    this.once = new Once({
      ...{ ...parts, table: 'reminder', kind: REMINDER, tell },
      review: (turn, trx) => this.review(turn, trx),
    });
  }

  /** Looks for turns that end soon. */
  async sweep(): Promise<void> {
    const { store, now } = this.parts;
    const ending = await store.db
      .selectFrom('game')
      .select(COLUMNS)
      .where('status', '=', 'running')
      .where('due', '>', now())
      .where('due', '<=', now() + EARLIEST)
      .execute();
    for (const game of ending.filter((each) => isSoon(each, now()))) await this.note(game);
  }

  private note({ id: game, awaited_by, since }: Running): Promise<void> {
    return this.parts.store.transact(async (trx) => {
      await trx
        .deleteFrom('reminder')
        .where('game_id', '=', game)
        .where('since', '!=', since ?? 0)
        .execute();
      for (const account of named(awaited_by)) {
        if (!(await isNoted(trx, game, account))) await this.once.add({ game, account, since: since ?? 0 }, trx);
      }
    });
  }

  /** A user who has answered meanwhile, or has more time again, is not reminded. */
  private async review({ game, account, since }: Turn, trx: Db): Promise<void> {
    const found = await trx.selectFrom('game').select(COLUMNS).where('id', '=', game).executeTakeFirst();
    const isToAnswer = found?.since === since && named(found.awaited_by).includes(account);
    if (isToAnswer && isSoon(found, this.parts.now())) return;
    await trx.deleteFrom('reminder').where('game_id', '=', game).where('account_id', '=', account).execute();
  }
}

async function isNoted(db: Db, game: string, account: string): Promise<boolean> {
  const query = db.selectFrom('reminder').select('since').where('game_id', '=', game);
  return (await query.where('account_id', '=', account).executeTakeFirst()) !== undefined;
}
