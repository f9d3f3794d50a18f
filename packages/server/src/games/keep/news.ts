import type { NewEvent } from '../../store/events.ts';
import type { Game } from '../../store/records.ts';
import type { Done } from '../act/acts.ts';
import type { Next } from '../act/next.ts';
import { accountsOf } from '../players.ts';

/** The event of a change that is not news to anybody. */
export const CHANGED: readonly NewEvent[] = [{ kind: 'changed' }];

/**
 * The events of an act, with the news for everybody at the table except its author (`by`, an account). A player who
 * chooses first is notified of the turn instead of the beginning.
 */
export function eventsOf(
  before: Game,
  { after, seats }: Pick<Next, 'after' | 'seats'>,
  { proposal, departures = [], seats: taken = [] }: Done,
  by: string | null,
): readonly NewEvent[] {
  if (before.solo) return CHANGED;
  const others = accountsOf(seats).filter((account) => account !== by);
  const isAwaited = (account: string): boolean => after.awaitedBy?.includes(account) === true;
  const joined = accountsOf(taken);
  const events = [...CHANGED];
  if (before.awaitedBy.length === 0) events.push({ kind: 'begun', to: others.filter((each) => !isAwaited(each)) });
  if (after.status === 'over') events.push({ kind: 'over', to: others });
  if (proposal !== undefined && 'seq' in proposal) events.push({ kind: proposal.kind, to: others });
  if (departures.length > 0) events.push({ kind: 'left', to: departures.map(({ account }) => account) });
  if (joined.length > 0) events.push({ kind: 'joined', to: others.filter((each) => !joined.includes(each)) });
  return events;
}
