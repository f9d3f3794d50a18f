import { MINUTE } from '@carillon/kit';
import type { Rest, Resting } from '@carillon/protocol';
import { awayFrom, sleepOf } from '../games/absent/days-away.ts';
import { dayAt, minuteAt } from '../games/absent/rest.ts';
import { accountsOf } from '../games/players.ts';
import type { KeptGame } from '../store/games.ts';
import { restsOf } from '../store/rests.ts';
import type { Db } from '../store/store.ts';

const MINUTES = 24 * 60;

/** When a player's clock stands still in correspondence games, as other players see it at `now`. */
export function restingOf(account: string, rest: Rest, now: number): Resting {
  const length = sleepOf(rest);
  const [minute, today] = [minuteAt(rest.zone, now), dayAt(rest.zone, now)];
  const slept = (minute - rest.sleepFrom + MINUTES) % MINUTES;
  const asleep = slept < length;
  const from = now - (now % MINUTE) + (asleep ? -slept : (MINUTES - slept) % MINUTES) * MINUTE;
  const away = awayFrom(rest.away, today);
  return {
    account,
    sleep: length === 0 ? null : { from, to: from + length * MINUTE },
    away,
    now: away[0]?.first === today ? 'away' : asleep ? 'asleep' : null,
  };
}

/**
 * When the players of a correspondence game sleep and are away; `undefined` in other games, and for onlookers of a game
 * that has begun, who are not shown this.
 */
export async function restsAt(
  db: Db,
  { game, seats }: KeptGame,
  reader: string | undefined,
  now: number,
): Promise<Resting[] | undefined> {
  const accounts = accountsOf(seats);
  const concerns = game.status === 'open' ? reader !== undefined : accounts.includes(reader ?? '');
  const slow = game.pace.kind === 'slow' && !game.solo && game.status !== 'over';
  if (!concerns || !slow || accounts.length === 0) return undefined;
  const rests = await restsOf(db, accounts);
  return [...rests].map(([account, rest]) => restingOf(account, rest, now));
}
