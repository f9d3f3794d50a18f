import type { Services } from '../../services.ts';
import { commitGame } from '../../store/games.ts';
import { done, outOfTime } from '../act/acts.ts';
import { versionAfter } from '../act/next.ts';
import type { Keeping } from '../keep/keeping.ts';
import type { Loaded } from '../keep/loaded.ts';
import type { GamesInMemory } from '../keep/memory.ts';
import { CHANGED } from '../keep/news.ts';
import { RUN_OUT } from './columns.ts';
import type { Heartbeat } from './heartbeat.ts';

interface AutomaticParts extends Pick<Services, 'store' | 'clock'> {
  readonly heart: Heartbeat;
  readonly memory: GamesInMemory;
  readonly keeping: Keeping;
}

/** What happens in games without a message: held windows are passed, and clocks run out. */
export class Automatic {
  constructor(private readonly parts: AutomaticParts) {}

  /** Does what is due in a game; call it within the game's lock. */
  async tick(id: string): Promise<void> {
    await this.parts.heart.catchUp();
    const loaded = await this.parts.keeping.open(id, true);
    if (loaded?.game.status !== 'running') return;
    const now = this.parts.clock.now();
    const { passesAt, due, overdue } = loaded.game;
    if (passesAt !== null && passesAt <= now && loaded.table.holdsPass) await this.pass(loaded);
    else if (due !== null && due <= now && !overdue) await this.runOut(loaded, now);
  }

  private async pass(loaded: Loaded): Promise<void> {
    const { entries } = loaded.table.pass();
    await this.parts.keeping.keepOrForget(loaded, done({ entries }));
  }

  /**
   * A player whose clock has run out loses a live game; in a correspondence game this is announced, and the other side
   * may claim the win.
   */
  private async runOut(loaded: Loaded, now: number): Promise<void> {
    const ending = outOfTime(loaded, now);
    if (ending !== undefined) return this.parts.keeping.keepOrForget(loaded, done({ ending }));
    if (loaded.pace.kind !== 'slow') return;
    const before = loaded.game;
    const changes = { after: { updated: versionAfter(before, now) }, clocks: RUN_OUT };
    const commit = { before, ...changes, entries: [], by: null, at: now, events: CHANGED };
    if (await commitGame(this.parts.store, commit))
      await this.parts.keeping.inform(loaded, { ...changes, seats: loaded.seats });
    else this.parts.memory.forget(before.id);
  }
}
