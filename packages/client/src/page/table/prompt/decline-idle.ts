import { NO_CARD } from '@carillon/flow';
import type { Play } from '../play/play.ts';

/**
 * Declines the open window. Until the period ends, also declines every other window of its moment, and of the other
 * moments of the same action, in which no card could be played.
 */
export async function declineIdle<View, LogEntry>(
  session: Play<View, LogEntry>['session'],
  moment: string,
  others: readonly string[] = [],
): Promise<void> {
  const { length, asked } = session.now();
  const moments = new Set([moment, ...others]);
  await session.stand([...moments].map((each) => ({ moment: each, card: NO_CARD })));
  // If a card could be played in this window, the seat is still asked.
  const isAsked = session.now().length === length && session.now().moment === moment;
  if (isAsked && asked.pass !== null) await session.choose([asked.pass]);
}
