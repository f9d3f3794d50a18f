import { DAY } from '@carillon/kit';
import glicko2 from 'glicko2-lite';

/** A newcomer's rating: Glicko-2's own defaults. */
export const NEW: Strength = { rating: 1500, deviation: 350, volatility: 0.06, games: 0, updated_at: 0 };
/** How much the volatility may change; the paper recommends 0.3 to 1.2. */
const TAU = 0.5;
/** After each period of this many milliseconds without a game, a user's rating is one step less certain. */
const PERIOD = 30 * DAY;
const PERIODS_AT_MOST = 60;

/** How a game ended for a player. */
export type Outcome = 'won' | 'lost' | 'drawn';
const POINTS: Record<Outcome, number> = { won: 1, drawn: 0.5, lost: 0 };

/** A rating by Glicko-2. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly updated_at: number;
}

/** A game, as evidence of a player's strength. */
export interface Match {
  readonly other: Strength;
  readonly outcome: Outcome;
  /** How much of the change applies: from 0 to 1. */
  readonly weight: number;
}

/** A rating after a game, including the idle time before it. */
export function strengthAfter(own: Strength, { other, outcome, weight }: Match, now: number): Strength {
  const idle = own.games === 0 ? 0 : Math.min(PERIODS_AT_MOST, Math.floor((now - own.updated_at) / PERIOD));
  const before = glicko2(own.rating, own.deviation, own.volatility, [], { tau: TAU });
  const deviation = idle === 0 ? own.deviation : Math.min(NEW.deviation, grown(own, before.rd, idle));
  const match: [number, number, number] = [other.rating, other.deviation, POINTS[outcome]];
  const after = glicko2(own.rating, deviation, own.volatility, [match], { tau: TAU });
  const part = (from: number, to: number): number => from + weight * (to - from);
  return {
    rating: part(own.rating, after.rating),
    deviation: part(deviation, after.rd),
    volatility: part(own.volatility, after.vol),
    games: own.games + 1,
    updated_at: now,
  };
}

/** The deviation's square grows by the same amount in each period. */
const grown = ({ deviation }: Strength, afterOne: number, periods: number): number =>
  Math.sqrt(deviation ** 2 + periods * (afterOne ** 2 - deviation ** 2));
