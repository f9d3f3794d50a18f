import { at } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import { BRITISH, FRENCH, type Side, space } from '../ids.ts';
import type { State } from '../state.ts';
import { hasFortress, hasUnits } from './presence.ts';

// 13.0 Victory

/** How a game ends: who wins, if anybody, and by which rule. */
export interface Verdict {
  readonly winner: Side | undefined;
  readonly rule: string;
}

/** 13.1 The result at the end of the last year. */
export function resultOf(g: State): Verdict {
  const { victory } = at(SCENARIO_FACTS, g.scenario);
  if (victory.rule === '13.12' && britishHoldEnough(g)) return { winner: BRITISH, rule: victory.rule };
  if (g.vp >= victory.frenchVp) return { winner: FRENCH, rule: victory.rule };
  if (-g.vp >= victory.britishVp) return { winner: BRITISH, rule: victory.rule };
  // 13.14 Any other result is a draw.
  return { winner: undefined, rule: '13.14' };
}

/** 13.12 All originally British fortresses, and two of Québec, Montréal, Niagara and Ohio Forks. */
function britishHoldEnough(g: State): boolean {
  const { victory } = at(SCENARIO_FACTS, g.scenario);
  if (victory.rule !== '13.12') return false;
  const held = space.all.filter((each) => hasFortress(g, BRITISH, each)).length;
  const strongholds = victory.strongholds.of.map((name) => space.of(name)).filter((each) => hasUnits(g, BRITISH, each));
  return held >= victory.britishFortresses && strongholds.length >= victory.strongholds.atLeast;
}
