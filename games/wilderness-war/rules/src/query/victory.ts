import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { isLeader } from '../counters.ts';
import { SCENARIO_FACTS, type ScenarioFacts, type VictoryByFortresses } from '../data/scenarios.ts';
import { VP_AWARDS } from '../data/tables.ts';
import { BRITISH, FRENCH, option, placeOf, type Side, type Space, space } from '../ids.ts';
import { isFortress, originallyOf } from '../map.ts';
import { solelyHolds } from '../settle.ts';
import type { State } from '../state.ts';
import { controls } from './control.ts';
import { firstOutside, hasDrilled, hasFortress, isBesieged, nextOutside } from './presence.ts';
import { supplied } from './supply.ts';

// 13.0 Victory

/** 13.14 In a tournament a draw counts as a French win. */
const TOURNAMENT = option.of('tournament');

/** The end of a game: the winner, if any, and the rule. */
export interface Verdict {
  readonly winner: Side | undefined;
  readonly rule: string;
}

const FORTRESSES: readonly Space[] = space.all.filter(isFortress);

const factsOf = (g: State): ScenarioFacts => at(SCENARIO_FACTS, g.scenario);

/** 13.11 The British control all fortresses, and alone occupy Niagara and Ohio Forks. */
function britishHoldAll(g: State, { fortresses, occupied }: ScenarioFacts['suddenDeath']): boolean {
  if (FORTRESSES.filter((each) => controls(g, BRITISH, each)).length < fortresses) return false;
  return occupied.every((name) => solelyHolds(g, BRITISH, space.of(name)));
}

/** 13.11 The French VP needed in this year, if any. */
const frenchThreshold = (g: State, { frenchByYear }: ScenarioFacts['suddenDeath']): number =>
  frenchByYear.find(({ year }) => year === g.year)?.vp ?? Number.POSITIVE_INFINITY;

/** 13.11 Sudden death, checked at the end of every year (4.0 B.6); `undefined` if the game goes on. */
export function suddenDeath(g: State): Verdict | undefined {
  const { suddenDeath: rules } = factsOf(g);
  if (britishHoldAll(g, rules)) return { winner: BRITISH, rule: '13.11' };
  if (g.vp >= rules.vp || g.vp >= frenchThreshold(g, rules)) return { winner: FRENCH, rule: '13.11' };
  return -g.vp >= rules.vp ? { winner: BRITISH, rule: '13.11' } : undefined;
}

function hasLeaderOutside(g: State, of: Side, where: Space): boolean {
  for (let p = firstOutside(g, of, placeOf(where)); p !== NONE; p = nextOutside(g, of, placeOf(where), p)) {
    if (isLeader(p)) return true;
  }
  return false;
}

/** 8.231 Whether the French besiegers of a space may roll on the Siege Table: supplied Drilled Troops and a leader. */
const pressSiege = (g: State, where: Space): boolean =>
  hasDrilled(g, FRENCH, where) && hasLeaderOutside(g, FRENCH, where) && supplied(g, FRENCH, where);

/**
 * 13.12 In this check only, an originally British fortress counts as British even under siege, unless the besiegers
 * could roll.
 */
const keepsFortress = (g: State, where: Space): boolean =>
  controls(g, BRITISH, where) || (hasFortress(g, BRITISH, where) && isBesieged(g, where) && !pressSiege(g, where));

/**
 * 13.12 All originally British fortresses, and two of Québec, Montréal, Niagara and Ohio Forks: occupying these alone
 * means control.
 */
function britishHoldEnough(g: State, { britishFortresses, strongholds }: VictoryByFortresses): boolean {
  const own = FORTRESSES.filter((each) => originallyOf(each) === BRITISH && keepsFortress(g, each));
  const held = strongholds.of.filter((name) => solelyHolds(g, BRITISH, space.of(name)));
  return own.length >= britishFortresses && held.length >= strongholds.atLeast;
}

/** 13.12–13.14 The result when the last year of the scenario has been played. */
function lastResult(g: State): Verdict {
  const { victory } = factsOf(g);
  const { rule, frenchVp, britishVp } = victory;
  if (victory.rule === '13.12' && britishHoldEnough(g, victory)) return { winner: BRITISH, rule };
  if (g.vp >= frenchVp) return { winner: FRENCH, rule };
  if (-g.vp >= britishVp) return { winner: BRITISH, rule };
  return { winner: g.options.has(TOURNAMENT) ? FRENCH : undefined, rule: '13.14' };
}

/** 13.22 The number of a side's Raided markers on the map. */
export function raidMarkers(g: State, of: Side): number {
  const column = of === FRENCH ? g.frenchRaids : g.britishRaids;
  return space.all.reduce((sum, each) => sum + column.get(each), 0);
}

/** 13.22 The points for Raided markers: half a point each, rounded up. */
export const raidPoints = (markers: number): number => Math.ceil(markers * VP_AWARDS.raided);

/** 4.0 B.6 Whether the game ends with this year. */
export const isLastYear = (g: State): boolean => g.year === factsOf(g).endYear || suddenDeath(g) !== undefined;

/** 13.1 The result of a game that has ended: by sudden death, or with the last year. */
export const resultOf = (g: State): Verdict => suddenDeath(g) ?? lastResult(g);
