import type { Entry } from '@carillon/flow';
import { type Charge, readCharges } from '../../store/games.ts';
import { AWAKE, restsOf } from '../../store/rests.ts';
import type { Db } from '../../store/store.ts';
import { AnswerTimes } from '../absent/answer-times.ts';
import { heldUntil } from '../absent/hold.ts';
import type { Rest } from '../absent/rest.ts';
import type { Loaded } from '../keep/loaded.ts';
import { accountsOf } from '../players.ts';
import type { Circumstances } from './after-act.ts';
import { undoneBy } from './charges.ts';

/**
 * How long a window that a seat passes automatically stays open, in milliseconds: about the time it takes to look at a
 * hand of cards.
 */
const PASS_DELAY = { from: 1500, to: 6000 };

/** Reads from the store what the clocks after an act depend on. */
export class ReadingCircumstances {
  private readonly times: AnswerTimes;

  constructor(
    private readonly db: Db,
    /** Random integers below a bound. */
    private readonly below: (bound: number) => number,
  ) {
    this.times = new AnswerTimes(db);
  }

  async read(loaded: Loaded, entries: readonly Entry[], now: number): Promise<Circumstances> {
    const rests = loaded.pace.kind === 'slow' ? await this.restsOf(loaded) : new Map<string, Rest>();
    const undone = await this.chargesUndone(loaded, entries);
    return { now, heldUntil: await this.holder(loaded, entries, rests, now), rests, undone };
  }

  /**
   * Until when a window that opens now is held: in a live game a few seconds, in a correspondence game as long as the
   * player usually takes. A player who has just asked to pass it is not waited for.
   */
  private async holder(
    loaded: Loaded,
    entries: readonly Entry[],
    rests: ReadonlyMap<string, Rest>,
    now: number,
  ): Promise<(due: number | null) => number> {
    const { below } = this;
    const soon = now + PASS_DELAY.from + below(PASS_DELAY.to - PASS_DELAY.from);
    const [place = -1] = loaded.askedPlaces();
    const account = loaded.seats[place]?.account;
    const wasOpen = entries.length === 0 && loaded.isBegun;
    if (loaded.pace.kind !== 'slow' || !loaded.table.holdsPass || wasOpen || account == null) return () => soon;
    const answers = await this.times.of(account);
    const rest = rests.get(account) ?? AWAKE;
    const seat = loaded.nameOf(loaded.seating[place] ?? 0);
    const chose = entries.some((entry) => entry.who === seat);
    const seen = chose ? now : await this.times.lastSeen(loaded.game.id, seat, now);
    return (due) => (due === null ? soon : heldUntil({ opened: now, seen, due, rest }, answers, below));
  }

  /** The charges of the entries that an act takes back. */
  private async chargesUndone(loaded: Loaded, entries: readonly Entry[]): Promise<readonly Charge[]> {
    const undone = loaded.pace.kind === 'none' ? undefined : undoneBy(loaded, entries);
    return undone === undefined ? [] : readCharges(this.db, loaded.game.id, undone.from);
  }

  private restsOf({ seats }: Loaded): Promise<ReadonlyMap<string, Rest>> {
    return restsOf(this.db, accountsOf(seats));
  }
}
