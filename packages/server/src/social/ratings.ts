import type { Ending, Profile, Rating, RatingCurve, SideRecord } from '@carillon/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { Consumer } from '../events/consuming.ts';
import { Loaded } from '../games/keep/loaded.ts';
import { forgetSitters } from '../games/watch/sitters.ts';
import type { Jobs } from '../notices/jobs.ts';
import type { AccountRow, OutcomeRow } from '../people/tables.ts';
import type { Services } from '../services.ts';
import { addMissing } from '../store/add-missing.ts';
import type { Database } from '../store/database.ts';
import { readEntries, readGame } from '../store/games.ts';
import { COUNT_DEPARTURE, COUNT_GAME, type LeftGame } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import type { DepartureRow } from '../store/tables.ts';
import { areMembers, isRated, trustIn, weightOf } from './rated.ts';
import type { Signs } from './signs.ts';
import { NEW, type Outcome, type Strength, strengthAfter } from './strength.ts';

interface Ended {
  readonly game: string;
  readonly title: string;
  readonly loaded: Loaded;
  readonly ending: Ending;
  readonly players: readonly { readonly account: string; readonly side: string; readonly outcome: Outcome }[];
}

interface RatingsParts extends Pick<Services, 'store' | 'titles' | 'now'> {
  readonly jobs: Jobs;
  readonly signs: Signs;
}

/** Players' results by title and side, and their ratings. */
export class Ratings {
  readonly consumer: Consumer = {
    ...{ name: 'ratings', kinds: ['over', 'left'], isPrompt: false },
    handle: async (events, trx) => {
      for (const { kind, game } of events) await (kind === 'over' ? this.over(game, trx) : this.left(game, trx));
      return undefined;
    },
  };

  constructor(private readonly parts: RatingsParts) {
    parts.jobs.handle(COUNT_GAME, (game) => this.count(game));
    parts.jobs.handle(COUNT_DEPARTURE, (left) => this.countDeparture(left));
  }

  /** Handles the end of a game, which is counted once. */
  private over(game: string, db: Db): Promise<void> {
    return this.parts.jobs.add(COUNT_GAME, game, { id: `${COUNT_GAME.name}:${game}`, db });
  }

  /** Counts the players who have left a game since the last look. */
  private async left(game: string, db: Db): Promise<void> {
    const left = db.selectFrom('departure').select(['game_id', 'account_id']).where('counted', '=', 0);
    for (const row of await left.where('game_id', '=', game).execute()) {
      const id = `${COUNT_DEPARTURE.name}:${row.game_id}:${row.account_id}`;
      await this.parts.jobs.add(COUNT_DEPARTURE, row, { id, db });
    }
  }

  /** The public record of a user. */
  async profileOf({ id, name, kind, created_at }: AccountRow): Promise<Profile> {
    const { db } = this.parts.store;
    const outcomes = await db.selectFrom('outcome').selectAll().where('account_id', '=', id).orderBy('at').execute();
    const [ratings, curves] = [await ratingsOf(db, id), curvesOf(outcomes)];
    return { name, guest: kind === 'guest', since: created_at, record: recordOf(outcomes), ratings, curves };
  }

  private async count(id: string): Promise<void> {
    const ended = await this.ended(id);
    if (ended === undefined) return;
    await this.parts.store.transact(async (trx) => {
      const counted = trx.selectFrom('outcome').select('game_id').where('game_id', '=', id).where(isOfTheEnd);
      if ((await counted.executeTakeFirst()) !== undefined) return;
      const rated = ended.players.length === 2 && (await isRated(trx, ended.loaded, ended.ending));
      await this.parts.signs.note(trx, ended.loaded, ended.ending);
      const strengths = rated ? await this.rate(ended, trx) : NO_STRENGTHS;
      await this.keep(ended, rated, strengths, trx);
      const winner = rated ? ended.players.find(({ outcome }) => outcome === 'won') : undefined;
      if (winner !== undefined) await this.parts.signs.noteCircle(trx, winner.account);
      await forgetSitters(trx, id);
    });
  }

  /** The result of a game for those seated at its end; they may have exchanged sides on the way. */
  private async ended(id: string): Promise<Ended | undefined> {
    const { store, titles } = this.parts;
    const kept = await readGame(store.db, id);
    if (kept === undefined || kept.game.result === null || kept.game.solo) return undefined;
    const { game } = kept;
    const { result: ending } = kept.game;
    const module = await titles.load(game.title, game.rules);
    const loaded = new Loaded(kept, module, await readEntries(store.db, game, 0));
    const players = kept.seats.flatMap(({ account }, place) => {
      const side = loaded.nameOf(loaded.seating[place] ?? 0);
      const outcome: Outcome = ending.winner === null ? 'drawn' : ending.winner === side ? 'won' : 'lost';
      return account === null ? [] : [{ account, side, outcome }];
    });
    return { game: id, title: game.title, loaded, ending, players };
  }

  /** A player who left the game earlier already has a result. */
  private async keep({ game, title, players }: Ended, rated: boolean, after: Strengths, trx: Db): Promise<void> {
    const at = this.parts.now();
    const rows = players.map(({ account, side, outcome }) => ({
      ...{ game_id: game, account_id: account, title, side, outcome, at },
      ...({ rated: rated ? 1 : 0, left: 0 } as const),
      ...pointOf(after.get(account)),
    }));
    await addMissing(trx, 'outcome', rows);
  }

  /** Changes the ratings of both players; returns the new ones by account. */
  private async rate({ title, players }: Ended, trx: Db): Promise<Strengths> {
    const [one, other] = players;
    if (one === undefined || other === undefined) return NO_STRENGTHS;
    const before = [await strengthOf(one.account, title, trx), await strengthOf(other.account, title, trx)] as const;
    const now = this.parts.now();
    const weight = await weightOf(trx, title, [one.account, other.account], now);
    const trust = [await trustIn(trx, one.account), await trustIn(trx, other.account)] as const;
    const after = [
      strengthAfter(before[0], { other: before[1], outcome: one.outcome, weight: weight * trust[1] }, now),
      strengthAfter(before[1], { other: before[0], outcome: other.outcome, weight: weight * trust[0] }, now),
    ] as const;
    await keepStrength(one.account, title, after[0], trx);
    await keepStrength(other.account, title, after[1], trx);
    return new Map([
      [one.account, after[0]],
      [other.account, after[1]],
    ]);
  }

  /** Counts a defeat for the player who has left; nobody gains from it, because the game goes on. */
  private async countDeparture(of: LeftGame): Promise<void> {
    await this.parts.store.transact(async (trx) => {
      const open = trx.selectFrom('departure').innerJoin('game', 'game.id', 'departure.game_id');
      const row = await open
        .selectAll('departure')
        .select('game.title')
        .where('game_id', '=', of.game_id)
        .where('account_id', '=', of.account_id)
        .where('counted', '=', 0)
        .executeTakeFirst();
      if (row === undefined) return;
      const rated = row.rated === 1 && (await areMembers(trx, [row.account_id, row.other_id]));
      const after = rated ? await this.rateDeparture(row, trx) : undefined;
      await trx.insertInto('outcome').values(outcomeOf(row, after)).execute();
      const counted = trx.updateTable('departure').set({ counted: 1 }).where('game_id', '=', of.game_id);
      await counted.where('account_id', '=', of.account_id).execute();
    });
  }

  private async rateDeparture({ account_id, other_id, title }: Left, trx: Db): Promise<Strength> {
    const own = await strengthOf(account_id, title, trx);
    const other = await strengthOf(other_id, title, trx);
    const after = strengthAfter(own, { other, outcome: 'lost', weight: 1 }, this.parts.now());
    await keepStrength(account_id, title, after, trx);
    return after;
  }
}

type Left = DepartureRow & { readonly title: string };

const outcomeOf = ({ game_id, account_id, side, title, at }: Left, after: Strength | undefined) => ({
  ...({ game_id, account_id, title, side, outcome: 'lost', at } as const),
  ...({ rated: after === undefined ? 0 : 1, left: 1 } as const),
  ...pointOf(after),
});

/** Ratings after a game, by account. */
type Strengths = ReadonlyMap<string, Strength>;
const NO_STRENGTHS: Strengths = new Map();

/** A point of a rating curve. */
const pointOf = (after: Strength | undefined) => ({
  rating: after?.rating ?? null,
  deviation: after?.deviation ?? null,
});

/** An outcome from the end of a game, not from leaving a seat earlier. */
const isOfTheEnd = (where: ExpressionBuilder<Database, 'outcome'>) =>
  where.or([where('outcome.left', 'is', null), where('outcome.left', '=', 0)]);

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

/** An account's ratings, by title. */
export const ratingsOf = (db: Db, account: string): Promise<Rating[]> =>
  db
    .selectFrom('rating')
    .select(['title', 'rating', 'deviation', 'games'])
    .where('account_id', '=', account)
    .orderBy('title')
    .execute();

/** A curve shows at most this many of the latest games. */
const MOST_POINTS = 200;

type Rated = Pick<OutcomeRow, 'title' | 'at' | 'rating' | 'deviation'>;

/** The ratings in each title from game to game; the outcomes are in order of time. */
function curvesOf(outcomes: readonly Rated[]): RatingCurve[] {
  const curves = new Map<string, RatingCurve>();
  for (const { title, at, rating, deviation } of outcomes) {
    if (rating === null || deviation === null) continue;
    const points = curves.get(title)?.points ?? [];
    curves.set(title, { title, points: [...points, { at, rating, deviation }].slice(-MOST_POINTS) });
  }
  return [...curves.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Results counted by title and side. */
export function recordOf(outcomes: readonly { title: string; side: string; outcome: Outcome }[]): SideRecord[] {
  const records = new Map<string, SideRecord>();
  for (const { title, side, outcome } of outcomes) {
    const key = `${title} ${side}`;
    const record = records.get(key) ?? { title, side, won: 0, lost: 0, drawn: 0 };
    records.set(key, { ...record, [outcome]: record[outcome] + 1 });
  }
  return [...records.values()].sort((a, b) => (`${a.title} ${a.side}` < `${b.title} ${b.side}` ? -1 : 1));
}
