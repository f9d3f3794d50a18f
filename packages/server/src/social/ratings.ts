import type { Profile, Rating, SideRecord } from '@carillon/protocol';
import glicko2 from 'glicko2-lite';
import { Loaded } from '../games/loaded.ts';
import type { Jobs } from '../notices/jobs.ts';
import type { AccountRow } from '../people/tables.ts';
import { readEntries, readGame } from '../store/games.ts';
import type { Db, Store } from '../store/store.ts';
import type { Titles } from '../titles/module.ts';

const COUNT = 'count-game';
/** A newcomer's rating: Glicko-2's own defaults. */
const NEW = { rating: 1500, deviation: 350, volatility: 0.06, games: 0, updated_at: 0 };
/** How much the volatility may change; the paper recommends 0.3 to 1.2. */
const TAU = 0.5;
/** The rating of a user who does not play becomes one step less certain in this many milliseconds. */
const PERIOD = 30 * 86_400_000;
const PERIODS_AT_MOST = 60;
/** How far back to look for finished games that were not counted. */
const LATELY = 7 * 86_400_000;

type Outcome = 'won' | 'lost' | 'drawn';
const POINTS: Record<Outcome, number> = { won: 1, drawn: 0.5, lost: 0 };

interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly updated_at: number;
}

interface Ended {
  readonly game: string;
  readonly title: string;
  readonly rated: boolean;
  readonly players: readonly { readonly account: string; readonly side: string; readonly outcome: Outcome }[];
}

interface RatingsParts {
  readonly store: Store;
  readonly titles: Titles;
  readonly jobs: Jobs;
  readonly now: () => number;
}

/** A rating after a game, and after the idle time before it. */
export function strengthAfter(own: Strength, other: Strength, outcome: Outcome, now: number): Strength {
  const idle = own.games === 0 ? 0 : Math.min(PERIODS_AT_MOST, Math.floor((now - own.updated_at) / PERIOD));
  const before = glicko2(own.rating, own.deviation, own.volatility, [], { tau: TAU });
  const deviation = idle === 0 ? own.deviation : Math.min(NEW.deviation, grown(own, before.rd, idle));
  const match: [number, number, number] = [other.rating, other.deviation, POINTS[outcome]];
  const after = glicko2(own.rating, deviation, own.volatility, [match], { tau: TAU });
  return { rating: after.rating, deviation: after.rd, volatility: after.vol, games: own.games + 1, updated_at: now };
}

/** The deviation's square grows by the same amount in each period. */
const grown = ({ deviation }: Strength, afterOne: number, periods: number): number =>
  Math.sqrt(deviation ** 2 + periods * (afterOne ** 2 - deviation ** 2));

/** Players' results by title and side, and their ratings. */
export class Ratings {
  constructor(private readonly parts: RatingsParts) {
    parts.jobs.handle(COUNT, (game) => this.count(game));
  }

  /** A game is over: it is counted once, whichever process notices first. */
  over(game: string): Promise<void> {
    return this.parts.jobs.add(COUNT, game, { id: `${COUNT}:${game}` });
  }

  /** Looks for games whose process died before they were counted. */
  async sweep(): Promise<void> {
    const { store, now } = this.parts;
    const missed = await store.db
      .selectFrom('game')
      .leftJoin('outcome', 'outcome.game_id', 'game.id')
      .select('game.id')
      .where('game.status', '=', 'over')
      .where('game.solo', '=', 0)
      .where('game.ended', '>', now() - LATELY)
      .where('outcome.game_id', 'is', null)
      .execute();
    for (const { id } of missed) await this.over(id);
  }

  /** The public record of a user. */
  async profileOf({ id, name, kind, created_at }: AccountRow): Promise<Profile> {
    const { db } = this.parts.store;
    const outcomes = await db.selectFrom('outcome').selectAll().where('account_id', '=', id).execute();
    const ratings: Rating[] = await db
      .selectFrom('rating')
      .select(['title', 'rating', 'deviation', 'games'])
      .where('account_id', '=', id)
      .orderBy('title')
      .execute();
    return { name, guest: kind === 'guest', since: created_at, record: recordOf(outcomes), ratings };
  }

  private async count(id: string): Promise<void> {
    const ended = await this.ended(id);
    if (ended === undefined) return;
    await this.parts.store.transact(async (trx) => {
      const counted = await trx.selectFrom('outcome').select('game_id').where('game_id', '=', id).executeTakeFirst();
      if (counted !== undefined) return;
      await this.keep(ended, trx);
      if (ended.rated) await this.rate(ended, trx);
    });
  }

  /** The result of a game for those seated at its end; they may have exchanged sides on the way. */
  private async ended(id: string): Promise<Ended | undefined> {
    const { store, titles } = this.parts;
    const kept = await readGame(store.db, id);
    if (kept === undefined || kept.game.result_json === null || kept.game.solo === 1) return undefined;
    const { game } = kept;
    const module = await titles.load(game.title, game.rules);
    const loaded = new Loaded(kept, module, await readEntries(store.db, game, 0));
    const winner: string | null = JSON.parse(kept.game.result_json).winner;
    const players = kept.seats.flatMap(({ account_id: account }, place) => {
      const side = loaded.nameOf(loaded.seating[place] ?? 0);
      const outcome: Outcome = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
      return account === null ? [] : [{ account, side, outcome }];
    });
    return { game: id, title: game.title, rated: game.rated === 1, players };
  }

  private async keep({ game, title, players }: Ended, trx: Db): Promise<void> {
    const at = this.parts.now();
    const rows = players.map(({ account, side, outcome }) => ({
      game_id: game,
      account_id: account,
      title,
      side,
      outcome,
      at,
    }));
    if (rows.length > 0) await trx.insertInto('outcome').values(rows).execute();
  }

  private async rate({ title, players }: Ended, trx: Db): Promise<void> {
    const [one, other] = players;
    if (one === undefined || other === undefined || players.length !== 2) return;
    const before = [await strengthOf(one.account, title, trx), await strengthOf(other.account, title, trx)] as const;
    const now = this.parts.now();
    await keepStrength(one.account, title, strengthAfter(before[0], before[1], one.outcome, now), trx);
    await keepStrength(other.account, title, strengthAfter(before[1], before[0], other.outcome, now), trx);
  }
}

async function strengthOf(account: string, title: string, trx: Db): Promise<Strength> {
  const row = await trx
    .selectFrom('rating')
    .selectAll()
    .where('account_id', '=', account)
    .where('title', '=', title)
    .executeTakeFirst();
  return row ?? NEW;
}

async function keepStrength(account: string, title: string, strength: Strength, trx: Db): Promise<void> {
  const { rating, deviation, volatility, games, updated_at } = strength;
  const row = { rating, deviation, volatility, games, updated_at };
  await trx
    .insertInto('rating')
    .values({ account_id: account, title, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'title']).doUpdateSet(row))
    .execute();
}

function recordOf(outcomes: readonly { title: string; side: string; outcome: Outcome }[]): SideRecord[] {
  const records = new Map<string, SideRecord>();
  for (const { title, side, outcome } of outcomes) {
    const key = `${title} ${side}`;
    const record = records.get(key) ?? { title, side, won: 0, lost: 0, drawn: 0 };
    records.set(key, { ...record, [outcome]: record[outcome] + 1 });
  }
  return [...records.values()].sort((a, b) => (`${a.title} ${a.side}` < `${b.title} ${b.side}` ? -1 : 1));
}
