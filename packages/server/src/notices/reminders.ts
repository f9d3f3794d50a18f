import { DAY } from '@carillon/kit';
import { isOfStore } from '../store/errors.ts';
import { gameOf } from '../store/games.ts';
import { REMINDER, type Turn } from '../store/job-bodies.ts';
import { listEnding } from '../store/lists.ts';
import type { Game } from '../store/records.ts';
import type { Db } from '../store/store.ts';
import { type NoticeParts, Once } from './once.ts';

/** A user is reminded when this share of their days is left, but at most a day before the end. */
const SHARE = 0.25;
const EARLIEST = DAY;

/** Whether the time of the players who must answer ends soon. */
function isSoon({ status, due, overdue, pace, passesAt }: Game, now: number): boolean {
  if (passesAt !== null || status !== 'running' || pace.kind !== 'slow' || due === null || overdue) return false;
  return due > now && due - now <= Math.min(EARLIEST, pace.days * DAY * SHARE);
}

/** Reminds users, once, before their time in a correspondence game runs out. */
export class Reminders {
  private readonly once: Once;

  constructor(private readonly parts: NoticeParts) {
    this.once = new Once({
      ...{ ...parts, table: 'reminder', word: 'reminder', kind: REMINDER },
      review: (turn, trx) => this.review(turn, trx),
    });
  }

  /** Looks for turns that end soon. */
  async sweep(): Promise<void> {
    const { store, now, onTrouble } = this.parts;
    const ending = await listEnding(store.db, now(), now() + EARLIEST, onTrouble);
    const soon = ending.filter((game) => isSoon(game, now()));
    for (const game of soon) {
      try {
        await this.note(game);
      } catch (error) {
        // An unavailable store is not the fault of the game.
        if (isOfStore(error)) throw error;
        onTrouble(error, game.id);
      }
    }
  }

  private note({ id: game, awaitedBy, since }: Game): Promise<void> {
    return this.parts.store.transact(async (trx) => {
      await trx
        .deleteFrom('reminder')
        .where('game_id', '=', game)
        .where('since', '!=', since ?? 0)
        .execute();
      for (const account of awaitedBy.flatMap((each) => each ?? [])) {
        if (!(await isNoted(trx, game, account))) await this.once.add({ game, account, since: since ?? 0 }, trx);
      }
    });
  }

  /** A user who has answered meanwhile, or has more time again, is not reminded. */
  private async review({ game, account, since }: Turn, trx: Db): Promise<void> {
    const found = await gameOf(trx, game);
    const isToAnswer = found?.since === since && found.awaitedBy.includes(account);
    if (isToAnswer && isSoon(found, this.parts.now())) return;
    await trx.deleteFrom('reminder').where('game_id', '=', game).where('account_id', '=', account).execute();
  }
}

async function isNoted(db: Db, game: string, account: string): Promise<boolean> {
  const query = db.selectFrom('reminder').select('since').where('game_id', '=', game);
  return (await query.where('account_id', '=', account).executeTakeFirst()) !== undefined;
}
