import { isDeepStrictEqual } from 'node:util';
import type { Done as DoneMessage } from '@carillon/protocol';
import type { Clock } from '../clock.ts';
import { type Brains, substituteOf } from '../computers/substitutes.ts';
import { type Charge, commitGame, readAnswer, readCharges } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { DepartureRow } from '../store/tables.ts';
import type { Act, ActMessage, Departure } from './acts.ts';
import { AnswerTimes } from './answer-times.ts';
import { undoneBy } from './charges.ts';
import { heldUntil } from './hold.ts';
import type { Loaded } from './loaded.ts';
import { AWAKE, type Next, NOBODY, nextOf, PASS_DELAY } from './next.ts';
import { isPastOpening } from './opening.ts';
import type { Rest } from './rest.ts';

/** An act that was not refused. */
export type DoneAct = Act & { readonly ok: true };
/** The answer to a saved act. */
export type Answer = Pick<DoneMessage, 'made' | 'seq'>;

/** What saving needs. */
export interface SavingParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Random integers below a bound: how long a window that passes by itself stays open. */
  readonly below: (bound: number) => number;
  /** The computer players of each title. */
  readonly brains: Brains | undefined;
}

/** Works out what an act changes in a game, and saves it: everything or nothing. */
export class Saving {
  private readonly times: AnswerTimes;

  constructor(private readonly parts: SavingParts) {
    this.times = new AnswerTimes(parts.store.db);
  }

  /** What follows from an act: who is asked next, and their clocks. */
  async next(loaded: Loaded, outcome: DoneAct): Promise<Next> {
    const rests = loaded.pace.kind === 'slow' ? await this.restsOf(loaded) : new Map<string, Rest>();
    const undone = await this.chargesUndone(loaded, outcome);
    const now = this.parts.clock.now();
    const held = await this.holder(loaded, outcome, rests, now);
    return nextOf(loaded, outcome, { now, heldUntil: held, rests, undone });
  }

  /** Saves what was done on the table; `false` if another server came first, and nothing was saved. */
  async save(
    loaded: Loaded,
    outcome: DoneAct,
    next: Next,
    by: string | null,
    message?: { readonly id: string; readonly answer: Answer },
  ): Promise<boolean> {
    const { entries, made, standing, proposal, departures = [] } = outcome;
    const { game, clock } = loaded;
    const { store, brains } = this.parts;
    const at = this.parts.clock.now();
    const computer = await substituteOf(store.db, game, outcome.substitute, { brains, now: at });
    const kept = await commitGame(store, {
      ...{ before: loaded.game, after: next.after, entries, by, at },
      seats: next.seats.filter((row, place) => !isDeepStrictEqual(row, loaded.seats[place])),
      charges: next.charges,
      ...(next.voidFrom !== undefined && { voidFrom: next.voidFrom }),
      ...(message && { message }),
      ...(standing && { standing }),
      ...(proposal && { proposal }),
      ...(computer && { computer }),
      departures: departures.map((each) => this.departure(loaded, each)),
    });
    const chose = by !== null && made > 0 && entries.length > 0 && game.solo === 0 && clock.pace.kind === 'slow';
    if (kept && chose) await this.noteAnswer(loaded, by, at);
    return kept;
  }

  /**
   * Until when a window that opens now is held: in a live game for a few seconds, in a game by days as long as the player
   * usually takes. A player who has just said to pass it is not waited for.
   */
  private async holder(
    loaded: Loaded,
    { entries }: DoneAct,
    rests: ReadonlyMap<string, Rest>,
    now: number,
  ): Promise<(due: number | null) => number> {
    const { below } = this.parts;
    const soon = now + PASS_DELAY.from + below(PASS_DELAY.to - PASS_DELAY.from);
    const [place = -1] = loaded.askedPlaces();
    const account = loaded.seats[place]?.account_id;
    const wasOpen = entries.length === 0 && loaded.game.awaited_by !== NOBODY;
    if (loaded.pace.kind !== 'slow' || !loaded.table.holdsPass || wasOpen || account == null) return () => soon;
    const answers = await this.times.of(account);
    const rest = rests.get(account) ?? AWAKE;
    const seat = loaded.nameOf(loaded.seating[place] ?? 0);
    const chose = entries.some((entry) => entry.who === seat);
    const seen = chose ? now : await this.times.lastSeen(loaded.game.id, seat, now);
    return (due) => (due === null ? soon : heldUntil({ opened: now, seen, due, rest }, answers, below));
  }

  /** Notes when a player answered by hand. */
  private async noteAnswer(loaded: Loaded, by: string, at: number): Promise<void> {
    const seat = loaded.seatOf(by);
    if (seat !== undefined) await this.times.note(loaded.game.id, by, loaded.nameOf(seat), loaded.clock.since, at);
  }

  /** The answer to a message that was accepted before and is resent. */
  async answered(
    { game, id }: Pick<ActMessage, 'game' | 'id'>,
    account: string,
  ): Promise<{ readonly ok: true; readonly answer: Answer } | undefined> {
    const answer = await readAnswer(this.parts.store.db, game, account, id);
    return answer === undefined ? undefined : { ok: true, answer: answer as Answer };
  }

  private departure(loaded: Loaded, { account, side, other }: Departure): DepartureRow {
    const rated = loaded.game.rated === 1 && isPastOpening(loaded) ? 1 : 0;
    const at = this.parts.clock.now();
    return { game_id: loaded.game.id, account_id: account, side, other_id: other, rated, at, counted: 0 };
  }

  /** What the live clocks lost and gained by the choices that an act takes back. */
  private async chargesUndone(loaded: Loaded, { entries }: DoneAct): Promise<readonly Charge[]> {
    const undone = loaded.pace.kind === 'live' ? undoneBy(loaded, entries) : undefined;
    return undone === undefined ? [] : readCharges(this.parts.store.db, loaded.game.id, undone.from);
  }

  private async restsOf(loaded: Loaded): Promise<ReadonlyMap<string, Rest>> {
    const accounts = loaded.seats.flatMap(({ account_id }) => account_id ?? []);
    const rows = await this.parts.store.db.selectFrom('rest').selectAll().where('account_id', 'in', accounts).execute();
    return new Map(rows.map(({ account_id, rest_json }) => [account_id, JSON.parse(rest_json)]));
  }
}
