import type { Consumer } from '../events/consuming.ts';
import { NEWS_KINDS } from '../store/event-tables.ts';
import type { GameEvent } from '../store/events.ts';
import { NEWS, type Notice } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import { GRACE, type NoticeParts } from './once.ts';

/** Notifies players of events at their tables other than turns, once they have not used the page for two minutes. */
export class Tidings {
  readonly consumer: Consumer = {
    ...{ name: 'tidings', kinds: NEWS_KINDS, isPrompt: false },
    handle: async (events, trx) => {
      for (const event of events) await this.schedule(event, trx);
      return undefined;
    },
  };

  constructor(private readonly parts: NoticeParts) {
    parts.jobs.handle(NEWS, (notice) => this.due(notice));
  }

  /**
   * Schedules, in a transaction, the notices of an event. A game's rematch is announced once, however often it is
   * offered.
   */
  private async schedule({ game, number, kind: word, to }: GameEvent, db: Db): Promise<void> {
    if (word === 'changed') return;
    for (const account of to) {
      const notice = { game, account, since: this.parts.now(), word };
      const id = `${NEWS.name}:${word}:${game}:${account}:${word === 'rematch' ? 'once' : number}`;
      await this.parts.jobs.add(NEWS, notice, { id, wait: GRACE, db });
    }
  }

  private async due({ word, ...turn }: Notice): Promise<number | undefined> {
    const wait = await this.parts.waitFor(turn.game, turn.account);
    if (wait > 0) return wait;
    await this.parts.store.transact((trx) => this.parts.notify(turn, word, trx));
    return undefined;
  }
}
