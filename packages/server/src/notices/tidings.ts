import type { GameChange } from '../games/games.ts';
import { NEWS, type Notice, type Turn, type Word } from '../store/job-bodies.ts';
import type { Db, Store } from '../store/store.ts';
import type { Jobs } from './jobs.ts';
import { GRACE } from './once.ts';

interface TidingsParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly waitFor: (game: string, account: string) => Promise<number>;
  readonly tell: (turn: Turn, word: Word, db: Db) => Promise<void>;
}

/** Notifies players of what happens at their tables besides turns, once they have not used the page for two minutes. */
export class Tidings {
  constructor(private readonly parts: TidingsParts) {
    parts.jobs.handle(NEWS, (notice) => this.due(notice));
  }

  /** Schedules the notices of a change. Who is to choose as the game begins hears of that with the turn. */
  async note({ game, news, nowAwaited, seq }: GameChange): Promise<void> {
    for (const { kind, to } of news) {
      const others = kind === 'begun' ? to.filter((account) => !nowAwaited.includes(account)) : to;
      await this.add(game, kind, others, String(seq));
    }
  }

  /** Schedules notices about a game; those with the same `once` exist once. */
  async add(game: string, word: Word, accounts: readonly string[], once: string): Promise<void> {
    for (const account of accounts) {
      const notice = { game, account, since: this.parts.now(), word };
      const id = `${NEWS.name}:${word}:${game}:${account}:${once}`;
      await this.parts.jobs.add(NEWS, notice, { id, wait: GRACE });
    }
  }

  private async due({ word, ...turn }: Notice): Promise<number | undefined> {
    const wait = await this.parts.waitFor(turn.game, turn.account);
    if (wait > 0) return wait;
    await this.parts.store.transact((trx) => this.parts.tell(turn, word, trx));
    return undefined;
  }
}
