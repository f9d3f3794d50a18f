import { isDeepStrictEqual } from 'node:util';
import { type Ok, ok } from '@carillon/kit';
import { type Brains, newComputer } from '../../computers/substitutes.ts';
import type { Services } from '../../services.ts';
import type { Answer } from '../../store/columns.ts';
import { type Commit, commitGame, readAnswer } from '../../store/games.ts';
import type { DepartureRow } from '../../store/tables.ts';
import { noteAnswer } from '../absent/answer-times.ts';
import type { ActMessage, Departure, Done } from '../act/acts.ts';
import { type Next, nextOf } from '../act/next.ts';
import { isPastOpening } from '../act/opening.ts';
import { readCircumstances } from '../clock/circumstances.ts';
import type { Loaded } from './loaded.ts';
import { eventsOf } from './news.ts';

interface SavingParts extends Pick<Services, 'store' | 'clock'> {
  /** Random integers below a bound, for how long a window that is passed automatically stays open. */
  readonly below: (bound: number) => number;
  /** The computer players of each title. */
  readonly brains: Brains | undefined;
}

/** Works out what an act changes in a game, and saves it: everything or nothing. */
export class Saving {
  constructor(private readonly parts: SavingParts) {}

  /** The consequences of an act: who is asked next, and their clocks. */
  async next(loaded: Loaded, outcome: Done): Promise<Next> {
    const { store, below, clock } = this.parts;
    const around = await readCircumstances({ db: store.db, below }, loaded, outcome.entries, clock.now());
    return nextOf(loaded, outcome, around);
  }

  /** Saves an act on the table; `false` if another server saved first, and nothing was saved. */
  async save(
    loaded: Loaded,
    outcome: Done,
    next: Next,
    by: string | null,
    message?: Commit['message'],
  ): Promise<boolean> {
    const { entries, made, standing, proposal, substitute, departures = [] } = outcome;
    const { game, clock } = loaded;
    const { store, brains } = this.parts;
    const at = this.parts.clock.now();
    const computer = substitute && (await newComputer(store.db, game, substitute, { brains, now: at }));
    const kept = await commitGame(store, {
      ...{ before: loaded.game, after: next.after, clocks: next.clocks, entries, by, at },
      seats: next.seats.filter((row, place) => !isDeepStrictEqual(row, loaded.seats[place])),
      ...{ charges: next.charges, voidFrom: next.voidFrom, message, standing, proposal, computer },
      events: eventsOf(game, next, outcome, by),
      departures: departures.map((each) => this.departure(loaded, each)),
    });
    const chose = by !== null && made > 0 && entries.length > 0 && !game.solo && clock.pace.kind === 'slow';
    if (kept && chose) await this.noteAnswer(loaded, by, at);
    return kept;
  }

  /** Records when a player answered by hand. */
  private async noteAnswer(loaded: Loaded, by: string, at: number): Promise<void> {
    const seat = loaded.seatOf(by);
    if (seat === undefined) return;
    const answer = { game_id: loaded.game.id, account_id: by, opened: loaded.clock.since, at };
    await noteAnswer(this.parts.store.db, answer, loaded.nameOf(seat));
  }

  /** The answer given to a message that was accepted before and is now resent. */
  async answered({ game, id }: Pick<ActMessage, 'game' | 'id'>, account: string): Promise<Ok<Answer> | undefined> {
    const answer = await readAnswer(this.parts.store.db, game, account, id);
    return answer && ok(answer);
  }

  private departure(loaded: Loaded, { account, side, other }: Departure): DepartureRow {
    const rated = loaded.game.rated && isPastOpening(loaded) ? 1 : 0;
    const at = this.parts.clock.now();
    return { game_id: loaded.game.id, account_id: account, side, other_id: other, rated, at, counted: 0 };
  }
}
