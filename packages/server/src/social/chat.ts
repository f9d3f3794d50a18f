import type { ChatLines } from '@carillon/protocol';
import type { Background } from '../background.ts';
import type { GameService } from '../games/service.ts';
import { newId } from '../ids.ts';
import { type Acts, mayActOn } from '../moderation/acts.ts';
import { isModerator } from '../people/accounts.ts';
import type { Blocks } from '../people/blocks.ts';
import type { AccountRow } from '../people/tables.ts';
import type { Tallies } from '../people/tallies.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Services } from '../services.ts';

type Line = ChatLines['lines'][number];

/** How many lines one answer holds. */
const PAGE = 200;
/** How fast one account may write lines. */
const PACE = { burst: 8, every: 2000 };
/** Characters that are not text, or that reverse the direction of other text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}]/gu;

interface ChatParts extends Pick<Services, 'store' | 'people' | 'bus' | 'now'> {
  readonly blocks: Blocks;
  readonly tallies: Tallies;
  readonly acts: Pick<Acts, 'write'>;
  readonly games: Pick<GameService, 'send'>;
  readonly background: Background;
}

interface Said {
  readonly id: string;
  readonly account_id: string;
  readonly text: string;
  readonly at: number;
}

/** Chat at tables. It is plain text; the page shows it unchanged. */
export class Chat {
  private readonly deaf: () => void;

  constructor(private readonly parts: ChatParts) {
    // A hint with a negative version gives the time of a line; every process receives it, including this one.
    this.deaf = parts.bus.listen(({ game, version }) => {
      if (version < 0) parts.background.do(this.pass(game, -version), game);
    });
  }

  /** Adds a line at a table. */
  async say(game: string, account: string, typed: string): Promise<Refusal | undefined> {
    const text = typed.replaceAll(UNSEEN, ' ').trim();
    if (text === '') return refused('bad_request');
    const barred = await this.parts.people.barred(account, 'chat');
    if (barred !== undefined) return barred;
    const early = await this.parts.tallies.bar('chat', account, PACE);
    if (early !== undefined) return early;
    const at = this.parts.now();
    const row = { game_id: game, id: newId(at), account_id: account, text, at, hidden: 0 };
    await this.parts.store.db.insertInto('chat').values(row).execute();
    this.parts.bus.announce({ game, version: -at });
    return undefined;
  }

  /**
   * The last lines at a table, or those after a given one, without those of users whom the reader has blocked or who
   * have blocked the reader.
   */
  async lines(game: string, reader: string, after?: string): Promise<Line[]> {
    let query = this.parts.store.db
      .selectFrom('chat')
      .select(['id', 'account_id', 'text', 'at'])
      .where('game_id', '=', game)
      .where('hidden', '=', 0);
    if (after !== undefined) query = query.where('id', '>', after);
    const said = await query.orderBy('id', 'desc').limit(PAGE).execute();
    const apart = await this.parts.blocks.apartFrom(reader);
    return this.linesOf(said.filter(({ account_id }) => !apart.has(account_id)).reverse());
  }

  /** Deletes a line: one's own or, as a moderator, somebody else's; the log of acts then keeps the line. */
  async hide(game: string, id: string, by: AccountRow): Promise<Refusal | undefined> {
    const { store, acts, bus } = this.parts;
    const hidden = await store.transact(async (trx) => {
      const line = await trx
        .selectFrom('chat')
        .innerJoin('account', 'account.id', 'chat.account_id')
        .select(['account.id', 'account.administrator', 'chat.text', 'chat.at'])
        .where('game_id', '=', game)
        .where('chat.id', '=', id)
        .where('hidden', '=', 0)
        .executeTakeFirst();
      const own = line?.id === by.id;
      if (line === undefined || !(own || isModerator(by))) return refused('not_found');
      if (!own && !mayActOn(by, line)) return refused('forbidden');
      await trx.updateTable('chat').set({ hidden: 1 }).where('game_id', '=', game).where('id', '=', id).execute();
      if (!own) await acts.write(by.id, line.id, { kind: 'line', reason: line.text, game_id: game }, trx);
      return line.at;
    });
    if (typeof hidden !== 'number') return hidden;
    // Makes all processes reload the lines of that time.
    bus.announce({ game, version: -hidden });
    return undefined;
  }

  close(): void {
    this.deaf();
  }

  /** Sends the lines of a given time, and the ids of deleted ones, to those watching the game. */
  private async pass(game: string, at: number): Promise<void> {
    const { store, blocks, games } = this.parts;
    const said = await store.db
      .selectFrom('chat')
      .select(['id', 'account_id', 'text', 'at', 'hidden'])
      .where('game_id', '=', game)
      .where('at', '=', at)
      .execute();
    const gone = said.filter(({ hidden }) => hidden === 1).map(({ id }) => id);
    if (gone.length > 0) games.send(game, { type: 'chat', game, lines: [], gone });
    for (const line of said.filter(({ hidden }) => hidden === 0)) {
      const apart = await blocks.apartFrom(line.account_id);
      const lines = await this.linesOf([line]);
      games.send(game, { type: 'chat', game, lines }, (who) => who === undefined || !apart.has(who.account));
    }
  }

  private async linesOf(said: readonly Said[]): Promise<Line[]> {
    const names = await this.parts.people.namesOf([...new Set(said.map(({ account_id }) => account_id))]);
    return said.map(({ id, account_id, text, at }) => ({
      id,
      by: { account: account_id, name: names.get(account_id) ?? '' },
      text,
      at,
    }));
  }
}
