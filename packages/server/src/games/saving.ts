import { isDeepStrictEqual } from 'node:util';
import type { Done as DoneMessage } from '@carillon/protocol';
import type { Clock } from '../clock.ts';
import { type Charge, commitGame, readAnswer, readCharges } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { DepartureRow } from '../store/tables.ts';
import type { Act, ActMessage, Departure } from './acts.ts';
import { undoneBy } from './charges.ts';
import type { Loaded } from './loaded.ts';
import { type Next, nextOf, PASS_DELAY } from './next.ts';
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
}

/** Works out what an act changes in a game, and saves it: everything or nothing. */
export class Saving {
  constructor(private readonly parts: SavingParts) {}

  /** What follows from an act: who is asked next, and their clocks. */
  async next(loaded: Loaded, outcome: DoneAct): Promise<Next> {
    const delay = PASS_DELAY.from + this.parts.below(PASS_DELAY.to - PASS_DELAY.from);
    const rests = loaded.pace.kind === 'slow' ? await this.restsOf(loaded) : new Map<string, Rest>();
    const undone = await this.chargesUndone(loaded, outcome);
    return nextOf(loaded, outcome, { now: this.parts.clock.now(), delay, rests, undone });
  }

  /** Saves what was done on the table; `false` if another server came first, and nothing was saved. */
  save(
    loaded: Loaded,
    { entries, standing, proposal, departures = [] }: DoneAct,
    next: Next,
    by: string | null,
    message?: { readonly id: string; readonly answer: Answer },
  ): Promise<boolean> {
    return commitGame(this.parts.store, {
      ...{ before: loaded.game, after: next.after, entries, by, at: this.parts.clock.now() },
      seats: next.seats.filter((row, place) => !isDeepStrictEqual(row, loaded.seats[place])),
      charges: next.charges,
      ...(next.voidFrom !== undefined && { voidFrom: next.voidFrom }),
      ...(message && { message }),
      ...(standing && { standing }),
      ...(proposal && { proposal }),
      departures: departures.map((each) => this.departure(loaded, each)),
    });
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
