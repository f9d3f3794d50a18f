import type { Clock } from '../clock.ts';
import type { Db, Store } from '../store/store.ts';
import type { GameService } from './service.ts';

/** What is looked through. */
export interface SweepParts {
  readonly store: Store;
  readonly games: GameService;
  readonly clock: Clock;
  readonly onTrouble: (error: unknown, game: string) => void;
}

/** How often it is looked for what is due, and for changes by other servers; in milliseconds. */
export const SWEEP_EVERY = 5000;
/** Silence of all servers from which on they count as having been down. */
const DOWN = 30_000;
const PULSE = 'server';
/** Games dealt with in one round. */
const AT_ONCE = 200;

/**
 * Looks again and again for what is due: windows that pass by themselves, clocks that have run out, changes by other
 * servers that no hint told. Several servers may do so at once: what each does to a game is compared and set.
 */
export class Sweep {
  private callOff: (() => void) | undefined;
  private stopped = false;

  constructor(private readonly parts: SweepParts) {}

  /** Gives back the time for which no server ran, then looks until stopped. */
  async start(): Promise<void> {
    await this.giveBack();
    this.wait();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff?.();
  }

  /** One round. */
  async round(): Promise<void> {
    await this.beat();
    for (const id of await this.due()) await this.guarded(id, () => this.parts.games.tick(id));
    for (const id of this.parts.games.watched) await this.guarded(id, () => this.parts.games.refresh(id));
  }

  /** How long no server has been there is charged to nobody: all clocks that run are put forward. Answers the milliseconds. */
  async giveBack(): Promise<number> {
    const { store, clock } = this.parts;
    const now = clock.now();
    return store.transact(async (trx) => {
      const last = await trx.selectFrom('pulse').selectAll().where('name', '=', PULSE).executeTakeFirst();
      if (last === undefined) {
        await trx.insertInto('pulse').values({ name: PULSE, at: now }).execute();
        return 0;
      }
      const set = trx.updateTable('pulse').set({ at: now }).where('name', '=', PULSE).where('at', '=', last.at);
      const { numUpdatedRows } = await set.executeTakeFirst();
      const down = now - last.at;
      if (numUpdatedRows === 0n || down < DOWN) return 0;
      await trx
        .updateTable('game')
        .set((row) => ({
          since: row('since', '+', down),
          due: row('due', '+', down),
          passes_at: row('passes_at', '+', down),
          updated: row('updated', '+', 1),
        }))
        .where('status', '=', 'running')
        .execute();
      await keepTold(trx, down);
      return down;
    });
  }

  private wait(): void {
    if (this.stopped) return;
    this.callOff = this.parts.clock.after(SWEEP_EVERY, () => {
      this.round()
        .catch((error) => this.parts.onTrouble(error, ''))
        .finally(() => this.wait());
    });
  }

  private async beat(): Promise<void> {
    const at = this.parts.clock.now();
    await this.parts.store.db.updateTable('pulse').set({ at }).where('name', '=', PULSE).where('at', '<', at).execute();
  }

  private async due(): Promise<string[]> {
    const now = this.parts.clock.now();
    const running = this.parts.store.db.selectFrom('game').select('id').where('status', '=', 'running').limit(AT_ONCE);
    const late = await running.where('due', '<=', now).where('overdue', '=', 0).execute();
    const passing = await running.where('passes_at', '<=', now).execute();
    return [...new Set([...late, ...passing].map(({ id }) => id))];
  }

  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.parts.onTrouble(error, id);
    }
  }
}

/** Whoever was told of a turn, or has looked, is not told again because its times have been put forward. */
async function keepTold(trx: Db, down: number): Promise<void> {
  for (const table of ['notice', 'reminder'] as const) {
    const set = trx.updateTable(table).set((row) => ({ since: row('since', '+', down) }));
    await set.where((row) => row.or([row('sent_at', 'is not', null), row('seen', '=', 1)])).execute();
  }
}
