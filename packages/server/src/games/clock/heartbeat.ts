import type { Services } from '../../services.ts';
import type { Db } from '../../store/store.ts';

/** How often a server records in the store that it is running, in milliseconds. */
export const BEAT_EVERY = 5000;
/** If all servers are silent for longer than this, in milliseconds, they count as having been away. */
const AWAY = 15_000;
const PULSE = 'server';

/** The last beat of a server: the time of day it recorded in the store, and the time elapsed. */
interface Beat {
  readonly at: number;
  readonly elapsed: number;
}

/**
 * Charges no player for time in which no server could accept a choice: because none ran, the store was unavailable, the
 * process was suspended or the clock was put forward. Each server records a beat every few seconds. After a gap, and
 * before anything is charged, the clocks of all running games are put forward by its length. If there are several
 * servers, only one of them does this.
 */
export class Heartbeat {
  private last: Beat | undefined;
  private beating: Promise<number> | undefined;
  private failed: unknown;

  constructor(private readonly parts: Pick<Services, 'store' | 'clock'>) {}

  /** Records a beat. Returns the milliseconds given back. Throws while the store is unavailable. */
  beat(): Promise<number> {
    this.beating ??= this.noted(this.beatOnce()).finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  /** Why the last beat could not be stored; `undefined` if it was. */
  get trouble(): unknown {
    return this.failed;
  }

  private async noted(beat: Promise<number>): Promise<number> {
    try {
      const lost = await beat;
      this.failed = undefined;
      return lost;
    } catch (error) {
      this.failed = error;
      throw error;
    }
  }

  /** After a gap, first gives its time back. Returns whether there was one. Throws while the store is unavailable. */
  async catchUp(): Promise<boolean> {
    if (!this.isLate()) return false;
    await this.beat();
    return true;
  }

  private isLate(): boolean {
    const { clock } = this.parts;
    return this.last !== undefined && clock.now() - this.last.at > AWAY;
  }

  private async beatOnce(): Promise<number> {
    const { store, clock } = this.parts;
    const now = clock.now();
    const lost = await store.transact(async (trx) => {
      const pulse = await trx.selectFrom('pulse').select('at').where('name', '=', PULSE).executeTakeFirst();
      if (pulse === undefined) {
        await trx.insertInto('pulse').values({ name: PULSE, at: now }).execute();
        return 0;
      }
      const set = trx.updateTable('pulse').set({ at: now }).where('name', '=', PULSE).where('at', '=', pulse.at);
      const { numUpdatedRows } = await set.executeTakeFirst();
      const silent = now - pulse.at;
      if (numUpdatedRows === 0n || silent <= AWAY || !this.wasSilence(pulse.at)) return 0;
      await putForward(trx, silent);
      return silent;
    });
    this.last = { at: now, elapsed: clock.elapsed() };
    return lost;
  }

  /**
   * Whether the store really has had no beat for that long. If only our clock has jumped, another server may have
   * recorded one.
   */
  private wasSilence(found: number): boolean {
    if (this.last === undefined) return true;
    const passed = this.parts.clock.elapsed() - this.last.elapsed;
    return passed > AWAY || found === this.last.at;
  }
}

/** Puts the times of all running games forward. */
async function putForward(trx: Db, ms: number): Promise<void> {
  await trx
    .updateTable('game')
    .set((row) => ({
      since: row('since', '+', ms),
      due: row('due', '+', ms),
      passes_at: row('passes_at', '+', ms),
      updated: row('updated', '+', 1),
    }))
    .where('status', '=', 'running')
    .execute();
  await keepNotified(trx, ms);
}

/** A player who was notified of a turn, or has looked at it, is not notified again because times were put forward. */
async function keepNotified(trx: Db, ms: number): Promise<void> {
  for (const table of ['notice', 'reminder'] as const) {
    const set = trx.updateTable(table).set((row) => ({ since: row('since', '+', ms) }));
    await set.where((row) => row.or([row('sent_at', 'is not', null), row('seen', '=', 1)])).execute();
  }
}
