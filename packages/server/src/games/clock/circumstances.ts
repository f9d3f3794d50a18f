import type { Entry } from '@carillon/flow';
import { readCharges } from '../../store/games.ts';
import { AWAKE, restsOf } from '../../store/rests.ts';
import type { Db } from '../../store/store.ts';
import { answersOf, lastSeen } from '../absent/answer-times.ts';
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

interface Sources {
  readonly db: Db;
  /** Random integers below a bound. */
  readonly below: (bound: number) => number;
}

/** Reads from the store what the clocks after an act depend on. */
export async function readCircumstances(
  sources: Sources,
  loaded: Loaded,
  entries: readonly Entry[],
  now: number,
): Promise<Circumstances> {
  const { db } = sources;
  const { pace, seats, game } = loaded;
  const rests = pace.kind === 'slow' ? await restsOf(db, accountsOf(seats)) : new Map<string, Rest>();
  const taken = pace.kind === 'none' ? undefined : undoneBy(loaded, entries);
  const undone = taken === undefined ? [] : await readCharges(db, game.id, taken.from);
  return { now, heldUntil: await holder(sources, loaded, entries, rests, now), rests, undone };
}

/**
 * Until when a window that opens now is held: in a live game a few seconds, in a correspondence game as long as the
 * player usually takes. A player who has just asked to pass it is not waited for.
 */
async function holder(
  { db, below }: Sources,
  loaded: Loaded,
  entries: readonly Entry[],
  rests: ReadonlyMap<string, Rest>,
  now: number,
): Promise<(due: number | null) => number> {
  const soon = now + PASS_DELAY.from + below(PASS_DELAY.to - PASS_DELAY.from);
  const [place = -1] = loaded.askedPlaces();
  const account = loaded.seats[place]?.account;
  const wasOpen = entries.length === 0 && loaded.isBegun;
  if (loaded.pace.kind !== 'slow' || !loaded.table.holdsPass || wasOpen || account == null) return () => soon;
  const answers = await answersOf(db, account);
  const rest = rests.get(account) ?? AWAKE;
  const seat = loaded.nameOf(loaded.seating[place] ?? 0);
  const chose = entries.some((entry) => entry.who === seat);
  const seen = chose ? now : await lastSeen(db, loaded.game.id, seat, now);
  return (due) => (due === null ? soon : heldUntil({ opened: now, seen, due, rest }, answers, below));
}
