import type { Store } from '../store/store.ts';

/** A user's private notes on a game. */
export class Notes {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async read(game: string, account: string): Promise<string> {
    const row = await this.store.db
      .selectFrom('note')
      .select('text')
      .where('game_id', '=', game)
      .where('account_id', '=', account)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async write(game: string, account: string, text: string): Promise<void> {
    const at = this.now();
    await this.store.db
      .insertInto('note')
      .values({ game_id: game, account_id: account, text, at })
      .onConflict((conflict) => conflict.columns(['game_id', 'account_id']).doUpdateSet({ text, at }))
      .execute();
  }
}
