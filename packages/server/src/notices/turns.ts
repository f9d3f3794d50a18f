import { isPerson } from '../computers/accounts.ts';
import type { Consumer } from '../events/consuming.ts';
import { gameOf } from '../store/games.ts';
import { TURN } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import { type NoticeParts, Once } from './once.ts';

/** Notifies people that it is their turn: once each time it becomes theirs. */
export class Turns {
  private readonly once: Once;

  /** Reads changed games: a user who is awaited now, and was not before, will be notified. */
  readonly consumer: Consumer = {
    ...{ name: 'turns', kinds: ['changed'], isPrompt: false },
    handle: async (events, trx) => {
      for (const game of new Set(events.map(({ game }) => game))) await this.review(game, trx);
      return undefined;
    },
  };

  constructor(parts: NoticeParts) {
    this.once = new Once({
      ...{ ...parts, table: 'notice', word: 'turn', kind: TURN },
      review: ({ game }, trx) => this.review(game, trx),
    });
  }

  private async review(game: string, trx: Db): Promise<void> {
    const found = await gameOf(trx, game);
    const since = found?.since ?? 0;
    // A window that the server passes for its player needs no notice.
    const asks = found?.status === 'running' && !found.solo && found.passesAt === null;
    const awaited = asks ? found.awaitedBy.flatMap((account) => account ?? []).filter(isPerson) : [];
    let stale = trx.deleteFrom('notice').where('game_id', '=', game);
    if (awaited.length > 0) {
      stale = stale.where((where) => where.or([where('since', '!=', since), where('account_id', 'not in', awaited)]));
    }
    await stale.execute();
    for (const account of awaited) await this.once.add({ game, account, since }, trx);
  }
}
