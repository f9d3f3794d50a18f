import type { State } from '../state.ts';
import { runningOdds } from './battle.ts';
import { raidOdds } from './raid.ts';
import type { BattleOdds, RaidOdds } from './types.ts';

export { battleOdds, MOST_RUNS } from './battle.ts';

/** The odds of the fight that goes on: a Battle, fought so often, or a Raid; `undefined` where dice decide nothing now. */
export const oddsNow = (g: State, runs: number): BattleOdds | RaidOdds | undefined =>
  runningOdds(g, runs) ?? raidOdds(g);
