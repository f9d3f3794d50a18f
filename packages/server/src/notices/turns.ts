import { DAY } from '@carillon/kit';
import { eachApart } from '../apart.ts';
import { levelOf } from '../computers/accounts.ts';
import { gameOf } from '../store/games.ts';
import { TURN, type Turn } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import { Once, type TellingParts } from './once.ts';

/** How far back to look for changed games whose turn may have gone unnoticed. */
const LATELY = DAY;

interface TurnParts extends TellingParts {
  /** Schedules, in the same transaction, a notice to a user through every channel they want. */
  readonly tell: (turn: Turn, db: Db) => Promise<void>;
}

const isPerson = (account: string): boolean => levelOf(account) === undefined;

/** Notifies people that it is their turn: once each time it becomes theirs. */
export class Turns {
  private readonly once: Once;
  /** Games that have changed and have not been considered since. */
  private readonly changed = new Set<string>();

  constructor(private readonly parts: TurnParts) {
    this.once = new Once({
      ...parts,
      table: 'notice',
      kind: TURN,
      review: ({ game }, trx) => this.review(game, trx),
    });
  }

  /** A game has changed. It is considered soon, once for all changes until then: live play has many. */
  note(game: string): void {
    this.changed.add(game);
  }

  /** Considers what has changed. */
  async considerChanged(): Promise<void> {
    const games = [...this.changed];
    this.changed.clear();
    const { onTrouble } = this.parts;
    await Promise.all(games.map((game) => eachApart([game], () => this.consider(game), onTrouble)));
  }

  /** A user who is awaited at a game now, and was not before, will be notified. */
  consider(game: string): Promise<void> {
    return this.parts.store.transact((trx) => this.review(game, trx));
  }

  /** Looks for games whose process died between the change and the note. */
  async sweep(): Promise<void> {
    const missed = await this.parts.store.db
      .selectFrom('game')
      .leftJoin('notice', (on) => on.onRef('notice.game_id', '=', 'game.id').onRef('notice.since', '=', 'game.since'))
      .select('game.id')
      .where('game.status', '=', 'running')
      .where('game.solo', '=', 0)
      .where('game.passes_at', 'is', null)
      .where('game.since', '>', this.parts.now() - LATELY)
      .where('notice.game_id', 'is', null)
      .execute();
    const games = missed.map(({ id }) => id);
    await eachApart(games, (game) => this.consider(game), this.parts.onTrouble);
  }

  private async review(game: string, trx: Db): Promise<void> {
    const found = await gameOf(trx, game);
    const since = found?.since ?? 0;
    // A window that is passed for its player concerns nobody.
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
