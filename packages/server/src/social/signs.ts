import { DAY } from '@carillon/kit';
import type { Ending } from '@carillon/protocol';
import type { Loaded } from '../games/keep/loaded.ts';
import { accountsOf } from '../games/players.ts';
import { isPlayedFromOneNetwork } from '../games/watch/sitters.ts';
import type { SignRow } from '../people/tables.ts';
import { addMissing } from '../store/add-missing.ts';
import type { Db } from '../store/store.ts';
import { circleOf } from './circles.ts';
import { isShort, trustIn } from './rated.ts';

/** How long a sign is kept. */
const KEPT = 30 * DAY;
/** Rated games shorter than this many times the shortest duration are recorded. */
const SHORT = 2;
/** This many of them, all won by one side, are a sign. */
const MANY = 3;
/** How many recorded games are examined: the oldest beyond that are left out. */
const AT_ONCE = 5000;

/** Games that hint at two accounts of one person, or at traded rating. Only moderators see them. */
export interface Sign {
  readonly kind: SignRow['kind'];
  /** The account that won the rating; of second accounts, the older one. */
  readonly account: string;
  readonly other: string;
  /** Their games, the newest first. */
  readonly games: readonly string[];
  readonly first: number;
  readonly last: number;
}

/** Signs of second accounts and of traded rating. Players are never shown any. */
export class Signs {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** Records the hints in a finished game of two players; call it before the result is stored. */
  async note(trx: Db, loaded: Loaded, { winner }: Ending): Promise<void> {
    const { game, seats } = loaded;
    const accounts = accountsOf(seats);
    const [one, other] = accounts.toSorted();
    if (!game.rated || one === undefined || other === undefined || accounts.length !== 2) return;
    const of = (kind: SignRow['kind'], account_id: string, other_id: string, newcomer: 0 | 1 = 0) =>
      addMissing(trx, 'sign', [{ kind, account_id, other_id, game_id: game.id, newcomer, at: this.now() }]);
    if (await isPlayedFromOneNetwork(trx, game.id)) await of('second-account', one, other);
    if (winner === null || !isShort(loaded, SHORT)) return;
    const won = loaded.accountOf(loaded.module.rules.seats.indexOf(winner));
    if (won === undefined) return;
    const lost = won === one ? other : one;
    await of('traded-rating', won, lost, (await trustIn(trx, lost)) < 1 ? 1 : 0);
  }

  /**
   * Records a winner of rated games against accounts that have met only each other; call it once the result is stored.
   */
  async noteCircle(trx: Db, winner: string): Promise<void> {
    const of = { kind: 'circle', account_id: winner, newcomer: 0, at: this.now() } as const;
    const circle = await circleOf(trx, winner, of.at);
    const rows = circle.map(({ account: other_id, game: game_id }) => ({ ...of, other_id, game_id }));
    await addMissing(trx, 'sign', rows);
  }

  /** The signs of the last month, the newest first. */
  async list(): Promise<Sign[]> {
    const rows = await this.db
      .selectFrom('sign')
      .selectAll()
      .where('at', '>', this.now() - KEPT)
      .orderBy('at', 'desc')
      .orderBy('game_id', 'desc')
      .limit(AT_ONCE)
      .execute();
    const groups = groupsOf(rows);
    const beaten = newcomersBeaten(groups.values());
    // In the order of their newest games.
    return [...groups.values()].filter((group) => isSign(group, groups, beaten)).map(signOf);
  }

  /** Deletes records older than a month. */
  async sweep(): Promise<void> {
    await this.db
      .deleteFrom('sign')
      .where('at', '<=', this.now() - KEPT)
      .execute();
  }
}

/** The rows of one kind and pair; never empty. */
type Group = [SignRow, ...SignRow[]];

const keyOf = ({ kind, account_id, other_id }: Pick<SignRow, 'kind' | 'account_id' | 'other_id'>): string =>
  `${kind} ${account_id} ${other_id}`;

function groupsOf(rows: readonly SignRow[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** How many new accounts each account has beaten in short games. */
function newcomersBeaten(groups: Iterable<Group>): Map<string, number> {
  const beaten = new Map<string, number>();
  for (const group of groups) {
    const [{ kind, account_id }] = group;
    if (kind === 'traded-rating' && metNew(group)) beaten.set(account_id, (beaten.get(account_id) ?? 0) + 1);
  }
  return beaten;
}

const metNew = (group: Group): boolean => group.some(({ newcomer }) => newcomer === 1);

/**
 * A single game is enough, except for traded rating: that needs several short games of a pair, all won by one side, or
 * one account that beats many new ones in short games.
 */
function isSign(group: Group, groups: ReadonlyMap<string, Group>, beaten: ReadonlyMap<string, number>): boolean {
  const [{ kind, account_id: winner, other_id: loser }] = group;
  if (kind !== 'traded-rating') return true;
  if (groups.has(keyOf({ kind, account_id: loser, other_id: winner }))) return false;
  return group.length >= MANY || (metNew(group) && (beaten.get(winner) ?? 0) >= MANY);
}

function signOf(group: Group): Sign {
  const [{ kind, account_id: account, other_id: other, at: last }] = group;
  return { kind, account, other, games: group.map(({ game_id }) => game_id), first: group.at(-1)?.at ?? last, last };
}
