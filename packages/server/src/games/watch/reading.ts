import type { Witnessed } from '@carillon/flow';
import { type Json, ok, type Result, refused } from '@carillon/kit';
import type { Code } from '@carillon/protocol';
import { LRUCache } from 'lru-cache';
import { Limiter, networkOf } from '../../people/limits.ts';
import { type Refusal, tooFast } from '../../refusals.ts';
import type { Services } from '../../services.ts';
import { type KeptGame, readEntries, readGame } from '../../store/games.ts';
import type { Who } from '../../who.ts';
import { lotOf, publishedDice } from '../keep/dice.ts';
import { Locks } from '../keep/locks.ts';
import { placeOf } from '../players.ts';
import type { PastReader, PastTask, ReadPast, Wish } from './past.ts';
import type { Sitters } from './sitters.ts';

interface ReadingParts extends Pick<Services, 'store' | 'now'> {
  readonly sitters: Sitters;
  readonly read: ReadPast;
}

/** Requests from one network. */
const READS = { burst: 120, every: 100 };
/** The maximum number of requests that may wait at once; more are refused. */
const WAITING = 100;
/** The wait suggested with a refusal, in milliseconds. */
const LATER = 1000;
/**
 * How many answers are kept, by their size in characters, and for how many games we remember which entries the reading
 * side has.
 */
const KEPT = 8_000_000;
const KNOWN = 200;

/** Reads games without playing in them, for users who may watch them. The games in play do not wait for it. */
export class GameReading {
  private readonly byNetwork: Limiter;
  private readonly locks = new Locks();
  private waiting = 0;
  /** For each game, how many entries the reading side should have. */
  private readonly known = new LRUCache<string, number>({ max: KNOWN });
  private readonly answers: LRUCache<string, string, PastQuestion>;

  constructor(private readonly parts: ReadingParts) {
    this.byNetwork = new Limiter(READS, parts.now);
    this.answers = new LRUCache({
      ...{ maxSize: KEPT, sizeCalculation: (text) => text.length + 1 },
      fetchMethod: (_key, _stale, { context }) => this.ask(context),
    });
  }

  /** Counts a request from an address; a refusal if there are too many. */
  admit(address: string): Refusal | undefined {
    return this.byNetwork.bar(networkOf(address)) ?? (this.waiting >= WAITING ? tooFast(LATER) : undefined);
  }

  /** The record of a game as text: complete, with its dice, if the game is over; otherwise as the reader may see it. */
  async record(id: string, who: Who | undefined, link: string | undefined): Promise<string | undefined> {
    const read = await this.read(id, who, link, recordWish);
    return read.ok ? read.value : undefined;
  }

  /** The position after an entry (-1: the set-up), for a reader who may watch the game. */
  async past(id: string, number: number, who: Who | undefined, link?: string): Promise<Result<Json, Code>> {
    const read = await this.read(id, who, link, (_kept, reader) => ({ kind: 'past', number, reader }));
    return read.ok ? ok(JSON.parse(read.value)) : read;
  }

  /** The others' answers, up to an entry, as far as a player has witnessed them; computer players use it. */
  async witnessed(id: string, number: number, who: Who): Promise<readonly Witnessed[]> {
    const read = await this.read(id, who, undefined, (_kept, reader) => ({ kind: 'witnessed', number, reader }));
    return read.ok ? JSON.parse(read.value) : [];
  }

  private async read(
    id: string,
    who: Who | undefined,
    link: string | undefined,
    wishOf: (kept: KeptGame, reader: PastReader) => Wish,
  ): Promise<Result<string, Code>> {
    this.waiting++;
    try {
      const kept = await readGame(this.parts.store.db, id);
      if (kept === undefined) return refused('no_game');
      if (kept.game.status === 'open') return refused('not_running');
      const bar = mayLook(kept, who, link);
      if (bar !== undefined) return refused(bar);
      await this.parts.sitters.note(kept, who);
      const wish = wishOf(kept, readerOf(kept, who?.account));
      const key = [id, kept.game.updated, JSON.stringify(wish)].join(' ');
      return ok(await this.answers.forceFetch(key, { context: { kept, wish } }));
    } finally {
      this.waiting--;
    }
  }

  /** Sends the questions about a game one after another, so that later ones need not repeat its entries. */
  private ask({ kept, wish }: PastQuestion): Promise<string> {
    const { id } = kept.game;
    return this.locks.within(id, async () => {
      const known = this.known.get(id) ?? 0;
      const from = known <= kept.game.seq ? known : 0;
      const text = (await this.askFrom(kept, wish, from)) ?? (await this.askFrom(kept, wish, 0));
      if (text === undefined) throw new Error('the past of a game cannot be read');
      this.known.set(id, kept.game.seq);
      return text;
    });
  }

  private async askFrom(kept: KeptGame, wish: Wish, from: number): Promise<string | undefined> {
    const entries = JSON.stringify(await readEntries(this.parts.store.db, kept.game, from));
    return this.parts.read({ ...taskOf(kept, wish), from, entries });
  }
}

/** Asks about a game, sending its entries from `from` on. */
interface PastQuestion {
  readonly kept: KeptGame;
  readonly wish: Wish;
}

const taskOf = ({ game }: KeptGame, wish: Wish): Omit<PastTask, 'from' | 'entries'> => ({
  ...{ game: game.id, title: game.title, rules: game.rules, scenario: game.scenario },
  ...{ options: game.options, wish },
});

function recordWish(kept: KeptGame, reader: PastReader): Wish {
  const { game } = kept;
  if (game.status !== 'over') return { kind: 'record', all: game.solo, reader, end: null };
  const end = game.result;
  const lot = lotOf(kept);
  return { kind: 'record', all: true, reader, dice: publishedDice(kept), ...(lot && { lot }), end };
}

/** The place of an account, or `null`. The player of a solo game reads for the seat that is asked. */
function readerOf({ game, seats }: KeptGame, account: string | undefined): PastReader {
  const place = placeOf(seats, account);
  if (place === undefined) return null;
  const asked: readonly string[] = game.solo ? game.awaited : [];
  return asked[0] === undefined ? { place } : { seat: asked[0] };
}

/** Why a user may not watch a game; `undefined` if they may. */
export function mayLook(
  { game, seats }: Pick<KeptGame, 'game' | 'seats'>,
  who: Who | undefined,
  link: string | undefined,
): Code | undefined {
  if (game.access === 'open' || placeOf(seats, who?.account) !== undefined) return undefined;
  return game.access === 'link' && link === game.link ? undefined : 'no_game';
}
