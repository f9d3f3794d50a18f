import type { State } from '../state.ts';
import { runningOdds } from './battle.ts';
import { raidOdds } from './raid.ts';
import type { BattleOdds, RaidOdds } from './types.ts';

export { battleOdds, MOST_RUNS, marchOdds } from './battle.ts';

/**
 * The odds of the fight in progress: a Battle, fought this many times, or a Raid; `undefined` if dice decide nothing
 * now.
 */
export const oddsNow = (g: State, runs: number): BattleOdds | RaidOdds | undefined =>
  runningOdds(g, runs) ?? raidOdds(g);
