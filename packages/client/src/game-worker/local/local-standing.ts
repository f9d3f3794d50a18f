import { NO_CARD, type StateBase } from '@carillon/flow';
import { ok, refused } from '@carillon/kit';
import { changedStanding } from '@carillon/seat';
import type { Asks, Reply } from '../../shared/messages.ts';
import type { HandCover } from './hand-cover.ts';
import type { LocalTable } from './local-table.ts';

/**
 * Sets or drops standing answers on one screen. If a new one covers the open window, that is declined at once. Returns
 * whether any windows were passed.
 */
export function changeStanding<G extends StateBase, View, LogEntry>(
  at: LocalTable<G, View, LogEntry>,
  cover: HandCover<G, View, LogEntry>,
  ask: Asks['stand'],
): Reply<{ readonly passed: boolean }> {
  const seat = at.seatOf(ask.seat);
  if (!maySet(at, cover, ask)) return refused('not_your_turn');
  const passes = changedStanding(at.now.standingOf(seat), ask);
  const declines = ask.add.some(({ moment, card }) => card === undefined && moment === at.momentFor(seat));
  const declined = declines ? at.decline(seat, ask.seen) : undefined;
  if (declined?.ok === false) return declined;
  if (ask.asksLast !== undefined) at.now.askLast(seat, ask.asksLast);
  const { entries } = at.now.stand(seat, passes);
  return ok({ passed: declines || entries.length > 0 });
}

/** A seat may set any answer while its hand is uncovered; otherwise only one that passes the open window. */
function maySet<G extends StateBase, View, LogEntry>(
  at: LocalTable<G, View, LogEntry>,
  cover: HandCover<G, View, LogEntry>,
  { seat, add, drop, asksLast }: Asks['stand'],
): boolean {
  if (seat === cover.looking) return true;
  const moment = at.momentFor(at.seatOf(seat));
  return (
    asksLast === undefined &&
    drop.length === 0 &&
    add.every((each) => each.moment === moment && (each.card === undefined || each.card === NO_CARD))
  );
}
