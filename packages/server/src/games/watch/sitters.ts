import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { lastUsed } from '../../lately.ts';
import { addMissing } from '../../store/add-missing.ts';
import type { Game } from '../../store/records.ts';
import type { Db } from '../../store/store.ts';
import type { SitterRow } from '../../store/tables.ts';
import type { Who } from '../../who.ts';
import type { Loaded } from '../keep/loaded.ts';

/** How many players' latest visits are remembered, so that they are not stored again. */
const REMEMBERED = 5000;

type Keyed = Pick<Game, 'id' | 'addressKey'>;

/** An address as stored with a game: unreadable without the key, which is deleted when the game is over. */
const hashed = (from: string, key: string): string => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(from)));

/**
 * Who has seen which hand of a running game, and from which network: so that one person cannot play both sides under
 * two names.
 */
export class Sitters {
  private readonly noted = lastUsed<true>(REMEMBERED);

  constructor(private readonly db: Db) {}

  /** Records that a player looks at a game, if it is one of theirs. */
  async note({ game, seats }: Pick<Loaded, 'game' | 'seats'>, who: Who | undefined): Promise<void> {
    const seat = seats.find(({ account }) => who !== undefined && account === who.account);
    if (who === undefined || seat === undefined || game.solo || game.status !== 'running') return;
    const row = { game_id: game.id, place: seat.place, account_id: who.account, address: addressOf(game, who) };
    const key = Object.values(row).join(' ');
    if (this.noted.has(key)) return;
    await addMissing(this.db, 'sitter', [row]);
    this.noted.set(key, true);
  }

  /** Whether a user, or somebody from the same network, has played another place of a game. */
  async hasPlayedAgainst(game: Keyed, place: number, who: Who): Promise<boolean> {
    const others = (await sittersOf(this.db, game.id)).filter((row) => row.place !== place);
    const address = addressOf(game, who);
    return others.some((row) => row.account_id === who.account || (address !== '' && row.address === address));
  }
}

const addressOf = ({ addressKey }: Keyed, { from }: Who): string =>
  from === undefined || addressKey === null ? '' : hashed(from, addressKey);

const sittersOf = (db: Db, game: string): Promise<SitterRow[]> =>
  db.selectFrom('sitter').selectAll().where('game_id', '=', game).execute();

/** Whether two places of a game were played from one network. */
export async function isPlayedFromOneNetwork(db: Db, game: string): Promise<boolean> {
  const rows = (await sittersOf(db, game)).filter(({ address }) => address !== '');
  return rows.some((one) => rows.some((other) => one.place !== other.place && one.address === other.address));
}

/** Forgets from which networks a game was played. */
export async function forgetSitters(db: Db, game: string): Promise<void> {
  await db.deleteFrom('sitter').where('game_id', '=', game).execute();
  await db.updateTable('game').set({ address_key: null }).where('id', '=', game).execute();
}
