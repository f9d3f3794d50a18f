import { commitment } from '@carillon/dice';
import type { Code, JoinTable, NewTable, Table } from '@carillon/protocol';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { ulid } from 'ulid';
import { levelOf } from '../computers/accounts.ts';
import type { CurrentBrain } from '../computers/think.ts';
import { versionAfter } from '../games/act/next.ts';
import { clockAtStart, STOPPED } from '../games/clock/columns.ts';
import { accountsOf, placeOf } from '../games/players.ts';
import type { GameService } from '../games/service.ts';
import { mayLook } from '../games/watch/reading.ts';
import type { Days } from '../people/days.ts';
import { Refusal, refused } from '../refusals.ts';
import type { Services } from '../services.ts';
import { addGame, commitGame, type KeptGame, offerRematch, readGame } from '../store/games.ts';
import { listPublic, type Wanted } from '../store/lists.ts';
import type { Game, Seat } from '../store/records.ts';
import type { TitleModule } from '../titles/module.ts';
import type { Who } from '../who.ts';
import { ComputerSeats } from './computer-seats.ts';
import { hasTooMany } from './held.ts';
import { describe, ownTables, PAGE } from './listing.ts';
import { restsAt } from './rests.ts';
import { giveOut, placeFor } from './seating.ts';

/** The dependencies of the tables service. */
export interface TableParts extends Pick<Services, 'onTrouble' | 'store' | 'titles' | 'people' | 'clock'> {
  readonly games: GameService;
  readonly days: Days;
  /** The computer players of each title. */
  readonly brains?: ReadonlyMap<string, CurrentBrain>;
  /** How long a computer player of an account would probably wait for its turn to think, in milliseconds. */
  readonly waitFor?: (level: string, account: string) => number;
  /** Ids and secrets of new tables; without it, the platform's secure generator draws them. */
  readonly draws?: Draws;
}

/** Draws what nobody may guess of a new table. */
export interface Draws {
  /** An id that begins with the time, in milliseconds since 1970. */
  readonly id: (now: number) => string;
  /** This many bytes in hexadecimal. */
  readonly secret: (bytes: number) => string;
}

/** The version of new games' dice. */
const DICE = 2;
const SECRET_BYTES = 32;
const LINK_BYTES = 16;

const SECURE: Draws = { id: (now) => ulid(now), secret: (bytes) => bytesToHex(randomBytes(bytes)) };

/** Setting up games: tables are opened, found, joined and left. */
export class Tables {
  /** The computer players that a table may have. */
  readonly computers: ComputerSeats;

  constructor(private readonly parts: TableParts) {
    this.computers = new ComputerSeats(parts);
  }

  /** Opens a table; a solo game begins at once. */
  async create(who: Who, wanted: NewTable): Promise<Table | Refusal> {
    const module = this.parts.titles.current.find(({ rules }) => rules.title === wanted.title);
    if (module === undefined) return refused('unknown_title');
    if (!isPlayable(module, wanted)) return refused('bad_options');
    if (wanted.computer !== undefined && !this.computers.mayHave(wanted.computer, wanted, module))
      return refused('bad_options');
    const barred = wanted.rated && !wanted.solo ? await this.barredFromRated(who) : undefined;
    if (barred !== undefined) return barred;
    if (await hasTooMany(this.parts.store.db, who.account)) return refused('too_many');
    if (wanted.computer !== undefined && this.computers.isBusy(wanted.computer, who)) return refused('computers_busy');
    const enough = await this.parts.days.bar('tables', who);
    if (enough !== undefined) return enough;
    const game = this.gameOf(who, wanted, module);
    await addGame(this.parts.store, game, seatsOf(game, wanted, module));
    if (wanted.solo) await this.beginAlone(game.id);
    if (wanted.computer !== undefined) await this.computers.begin(game.id, wanted.computer);
    return this.read(game.id, who, game.link);
  }

  /** A table, for a user who may see it. */
  async read(id: string, who: Who | undefined, link?: string): Promise<Table | Refusal> {
    const kept = await readGame(this.parts.store.db, id);
    if (kept === undefined) return refused('not_found');
    if (mayLook(kept, who, link) !== undefined && !(await this.isInvited(id, who))) return refused('not_found');
    const { store, clock } = this.parts;
    const [table] = await describe(store.db, this.parts, [kept.game], who?.account);
    if (table === undefined) return refused('not_found');
    const rests = await restsAt(store.db, kept, who?.account, clock.now());
    return { ...table, ...(rests && { rests }) };
  }

  async list(who: Who | undefined, wanted: Wanted): Promise<{ tables: Table[]; more: boolean }> {
    const { games, more } = await listPublic(this.parts.store.db, wanted, PAGE, this.parts.onTrouble);
    return { tables: await describe(this.parts.store.db, this.parts, games, who?.account), more };
  }

  /** An account's own games; with `before`, more of the finished ones. */
  async mine(who: Who, before?: number): Promise<{ tables: Table[]; more: boolean }> {
    const { games, more } = await ownTables(this.parts.store.db, who.account, before, this.parts);
    return { tables: await describe(this.parts.store.db, this.parts, games, who.account), more };
  }

  /** Takes a seat at an open table, or an abandoned seat of a running game. The last player to join begins the game. */
  async join(who: Who, id: string, wanted: JoinTable): Promise<Table | Refusal> {
    const code = await this.parts.games.within(id, () => this.sitDown(who, id, wanted));
    if (code instanceof Refusal) return code;
    return code === undefined ? this.read(id, who) : refused(code);
  }

  /** Seats a computer player in the free seat. */
  async seatComputer(who: Who, id: string, level: string): Promise<Table | Refusal> {
    const code = await this.computers.join(who, id, level);
    return code === undefined ? this.read(id, who) : refused(code);
  }

  /**
   * Changes a player's contribution to the dice, until the game begins: the host opens the table before seeing the
   * commitment.
   */
  async giveValue(who: Who, id: string, value: string): Promise<Table | Refusal> {
    const code = await this.parts.games.within(id, () => this.keepValue(who, id, value));
    return code === undefined ? this.read(id, who) : refused(code);
  }

  /** Leaves a table that has not begun; if the host leaves, it is deleted. */
  async leave(who: Pick<Who, 'account'>, id: string): Promise<undefined | Refusal> {
    const code = await this.parts.games.within(id, () => this.standUp(who, id));
    return code === undefined ? undefined : refused(code);
  }

  /** Opens a rematch for the same players with sides exchanged, once the game is over; there is only one. */
  async rematch(who: Who, id: string, value: string): Promise<Table | Refusal> {
    const { store } = this.parts;
    const kept = await readGame(store.db, id);
    const own = placeOf(kept?.seats ?? [], who.account);
    if (kept === undefined || own === undefined) return refused('not_seated');
    if (kept.game.status !== 'over') return refused('not_open');
    if (kept.game.rematch !== null) return this.accept(who, kept.game.rematch, value);
    const made = await this.create(who, this.again(kept, own, value));
    if (made instanceof Refusal) return made;
    const to = accountsOf(kept.seats).filter((account) => account !== who.account);
    if (await offerRematch(store, id, made.id, to, this.parts.clock.now())) {
      await this.parts.games.refresh(id);
      return made;
    }
    // The other side has opened one first.
    await this.leave(who, made.id);
    return this.rematch(who, id, value);
  }

  // ---- inside

  private gameOf(who: Who, wanted: NewTable, { rules, hash }: TitleModule): Game {
    const now = this.parts.clock.now();
    const { id, secret } = this.parts.draws ?? SECURE;
    const dice = secret(SECRET_BYTES);
    return {
      ...{ id: id(now), title: rules.title, rules: hash, scenario: wanted.scenario, status: 'open', seq: 0 },
      ...{ options: wanted.options, pace: wanted.pace, host: who.account },
      ...{ access: wanted.solo ? 'private' : wanted.access, link: secret(LINK_BYTES), sides: wanted.sides },
      ...{ solo: wanted.solo, rated: wanted.rated && !wanted.solo },
      ...{ takebacks: wanted.takebacks, alwaysAsk: wanted.alwaysAsk },
      holds: wanted.holds === true && wanted.pace.kind === 'slow',
      ...{ commitment: commitment(dice, DICE), secret: dice, dice: DICE },
      ...{ result: null, awaited: [], awaitedBy: [] },
      ...{ period: null, ...STOPPED, rematch: null },
      ...{
        standIns: [],
        addressKey: secret(SECRET_BYTES),
        created: now,
        started: null,
        ended: null,
        updated: now,
      },
    };
  }

  /** Whether a table is the rematch of a game that the user played. */
  private async isInvited(id: string, who: Who | undefined): Promise<boolean> {
    if (who === undefined) return false;
    const { db } = this.parts.store;
    const own = db.selectFrom('seat').select('game_id').where('account_id', '=', who.account);
    const game = db.selectFrom('game').select('id').where('rematch', '=', id).where('id', 'in', own);
    return (await game.executeTakeFirst()) !== undefined;
  }

  private async beginAlone(id: string): Promise<void> {
    await this.parts.games.within(id, async () => {
      const kept = await readGame(this.parts.store.db, id);
      if (kept !== undefined) await this.parts.games.begin(kept, kept.seats);
    });
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the reasons for which nobody sits down, in the order in which they are shown
  private async sitDown(who: Who, id: string, { seat, value, link }: JoinTable): Promise<Code | Refusal | undefined> {
    const kept = await readGame(this.parts.store.db, id);
    if (kept === undefined || !mayJoin(kept, who, link)) return 'not_found';
    const { game, seats } = kept;
    if (game.status === 'over' || game.solo) return 'not_open';
    const place = placeFor(seats, who.account, game.sides === 'chosen' ? seat : null);
    if (typeof place === 'string') return place;
    if (await this.isApart(who, seats)) return 'blocked';
    const barred = game.rated ? await this.barredFromRated(who) : undefined;
    if (barred !== undefined) return barred;
    if (game.status === 'running') return this.replace(kept, place, who);
    const { rules } = await this.parts.titles.load(game.title, game.rules);
    const wish = game.sides === 'chosen' ? seat : null;
    if (wish !== null && !rules.seats.includes(wish)) return 'bad_request';
    if (isTaken(kept, place, value)) return 'value_taken';
    const row = { place, account: who.account, wish, value, side: null, ...startOf(game) };
    const next = seats.map((each) => (each.place === place ? row : each));
    if (next.some((each) => each.account === null)) return this.keepSeats(kept, [row]);
    const begun = await this.parts.games.begin(kept, giveOut({ game, seats: next }, rules.seats));
    return begun ? undefined : 'busy';
  }

  private async keepValue(who: Who, id: string, value: string): Promise<Code | undefined> {
    const kept = await readGame(this.parts.store.db, id);
    if (kept === undefined) return 'not_found';
    const row = kept.seats.find((each) => each.account === who.account);
    if (row === undefined) return 'not_seated';
    if (kept.game.status !== 'open') return 'not_open';
    return isTaken(kept, row.place, value) ? 'value_taken' : this.keepSeats(kept, [{ ...row, value }]);
  }

  /** Joins the rematch that the other side has opened. */
  private async accept(who: Who, id: string, value: string): Promise<Table | Refusal> {
    const kept = await readGame(this.parts.store.db, id);
    return this.join(who, id, { seat: null, value, ...(kept && { link: kept.game.link }) });
  }

  /** Why a user may not play rated games: a guest, or locked by moderators. */
  private async barredFromRated({ account, guest }: Who): Promise<Refusal | undefined> {
    return guest ? refused('members_only') : this.parts.people.barred(account, 'rated');
  }

  private async isApart(who: Who, seats: readonly Seat[]): Promise<boolean> {
    for (const account of accountsOf(seats)) {
      if (await this.parts.people.areApart(who.account, account)) return true;
    }
    return false;
  }

  /** Seats a new player in place of one who has left; the dice stay the same. */
  private async replace(kept: KeptGame, place: number, who: Who): Promise<Code | undefined> {
    if (await this.parts.games.sitters.hasPlayedAgainst(kept.game, place, who)) return 'same_person';
    const seats = kept.seats.flatMap((row) => (row.place === place ? [{ ...row, account: who.account }] : []));
    return (await this.parts.games.seat(kept.game.id, seats)) ? undefined : 'busy';
  }

  private async keepSeats(kept: KeptGame, seats: readonly Seat[]): Promise<Code | undefined> {
    const at = this.parts.clock.now();
    const after = { updated: versionAfter(kept.game, at) };
    const done = await commitGame(this.parts.store, { before: kept.game, after, entries: [], by: null, at, seats });
    return done ? undefined : 'busy';
  }

  private async standUp(who: Pick<Who, 'account'>, id: string): Promise<Code | undefined> {
    const { store } = this.parts;
    const kept = await readGame(store.db, id);
    if (kept === undefined) return 'not_found';
    const row = kept.seats.find((each) => each.account === who.account);
    if (row === undefined) return 'not_seated';
    if (kept.game.status !== 'open') return 'not_open';
    if (kept.game.host !== who.account) return this.keepSeats(kept, [{ ...row, account: null, wish: null, value: '' }]);
    await store.transact(async (trx) => {
      await trx
        .updateTable('game')
        .set((own) => ({ rematch: null, updated: own('updated', '+', 1) }))
        .where('rematch', '=', id)
        .execute();
      await trx.deleteFrom('seat').where('game_id', '=', id).execute();
      await trx.deleteFrom('game').where('id', '=', id).where('status', '=', 'open').execute();
    });
    return undefined;
  }

  private again({ game, seats }: KeptGame, own: number, value: string): NewTable {
    const names = this.parts.titles.current.find(({ rules }) => rules.title === game.title)?.rules.seats ?? [];
    // Sides may have been exchanged; the side played at the end counts.
    const played = seats[own]?.side ?? names[own];
    const next = names.find((name) => name !== played) ?? null;
    const level = seats.map(({ account }) => levelOf(account ?? '')).find((each) => each !== undefined);
    return {
      ...{ title: game.title, scenario: game.scenario, options: game.options },
      ...{ access: 'link', sides: 'chosen', seat: next, pace: game.pace, solo: false },
      ...{ rated: game.rated, takebacks: game.takebacks, alwaysAsk: game.alwaysAsk, value },
      holds: game.holds,
      ...(level !== undefined && { computer: level }),
    };
  }
}

/** Whether another player has chosen this value: equal ones would leave the lot open. */
const isTaken = ({ seats }: KeptGame, place: number, value: string): boolean =>
  value !== '' && seats.some((row) => row.place !== place && row.account !== null && row.value === value);

/** Whether the title has this scenario, these options and this seat. */
function isPlayable({ rules, kernel }: TitleModule, { scenario, options, seat }: NewTable): boolean {
  if (!rules.scenarios.includes(scenario) || (seat !== null && !rules.seats.includes(seat))) return false;
  try {
    kernel.readOptions(rules.options, options);
    rules.start(scenario, options);
    return true;
  } catch (error) {
    if (error instanceof kernel.BadValue) return false;
    throw error;
  }
}

const startOf = ({ pace }: Game) => clockAtStart(pace);

function seatsOf(game: Game, { sides, seat, value }: NewTable, { rules }: TitleModule): Seat[] {
  return rules.seats.map((_, place) => ({
    ...{ place, account: place === 0 ? game.host : null },
    wish: place === 0 && sides === 'chosen' ? seat : null,
    ...{ value: place === 0 ? value : '', side: null, ...startOf(game) },
  }));
}

/** A private table can also be joined by its link. */
const mayJoin = (kept: KeptGame, who: Who, link: string | undefined): boolean =>
  mayLook(kept, who, link) === undefined || kept.game.link === link;
