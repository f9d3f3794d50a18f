import type { StandingAnswer } from '@carillon/flow';
import { changedStanding } from '@carillon/seat';
import type { Ask, Asks, GameAskType, Now } from '../../shared/messages.ts';
import type { Act } from './outbox.ts';

/**
 * Messages that ask the server to do something; `nothing` if there is nothing to do, `undefined` for requests that the
 * worker answers. If the reader plays all sides, `seat` names the one that acts.
 */
export function actOf(
  ask: Ask<GameAskType>,
  now: Now<unknown, unknown> | undefined,
  seat: string | undefined,
): Act | 'nothing' | undefined {
  const forSeat = seat === undefined ? {} : { seat };
  const online = now?.online;
  switch (ask.type) {
    case 'choose':
      return { type: 'choose', choices: [...ask.choices], seen: ask.seen, ...forSeat };
    case 'undo': {
      const to = ask.to ?? (ask.action ? online?.action : online?.undo) ?? undefined;
      return { type: 'undo', seen: ask.seen, ...forSeat, ...(to !== undefined && { to }) };
    }
    case 'redo': {
      const again = online?.redo ?? undefined;
      return again === undefined ? 'nothing' : { type: 'choose', choices: [...again], seen: ask.seen, ...forSeat };
    }
    case 'stand':
      return { type: 'stand', ...standOf(ask, now?.standing ?? []), ...forSeat };
    default:
      return undefined;
  }
}

/** A seat's standing answers, and its wish to be asked before its turn ends, after a change. */
const standOf = (ask: Asks['stand'], passes: readonly StandingAnswer[]) => ({
  passes: changedStanding(passes, ask),
  ...(ask.asksLast !== undefined && { asksLast: ask.asksLast }),
});
