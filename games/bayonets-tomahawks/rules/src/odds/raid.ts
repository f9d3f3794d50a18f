import type { FrameOf } from '@carillon/flow';
import { goesToLosses } from '../cards/a-right-to-plunder-and-captives.ts';
import { extraRaidPoints } from '../cards/frontiers-ablaze.ts';
import { mayRollAgain } from '../cards/pursuit-of-elevated-status.ts';
import type { Side, Space } from '../ids.ts';
import { space } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { RaidAction } from '../procedures/contents-actions.ts';
import { chanceOf, intercepts, succeeds } from '../query/dice.ts';
import { eachRaidStep, isRaidTarget, lightsIntercept, mayBeIntercepted, raidValue } from '../query/raid.ts';
import type { State } from '../state.ts';
import type { RaidChance, RaidOdds, RaidStop } from './types.ts';

// The exact odds of a Raid (9.0): for each target, by the route with the best chance.

type Raiding = FrameOf<typeof RaidAction>;

/** A possible route: the spaces entered, and where enemies may stop the raider. */
interface Trail {
  readonly through: readonly Space[];
  readonly stops: readonly RaidStop[];
}

/** The dice that may still be rerolled (Pursuit of Elevated Status). */
interface Tries {
  readonly interception: boolean;
  readonly raid: boolean;
}

/** The odds of the Raid in progress; `undefined` if there is none, or if its dice have fallen. */
export function raidOdds(g: State): RaidOdds | undefined {
  const raid = flow.within(g, RaidAction);
  if (raid === undefined || !STILL_OPEN.has(flow.question(g).step)) return undefined;
  const again = mayRollAgain(g, raid.raider);
  const tries: Tries = { interception: again && !raid.again, raid: again };
  const best = new Map<Space, RaidChance>();
  const here = raid.at;
  walk(g, raid, here, raid.left, { through: [], stops: [] }, (where, trail) => {
    const found = chancesOf(g, raid.side, where, trail, tries);
    if (found.succeeds > (best.get(where)?.succeeds ?? -1)) best.set(where, found);
  });
  const targets = [...best.values()].sort((a, b) => b.succeeds - a.succeeds || b.points - a.points);
  return { kind: 'raid', at: space.nameOf(here), targets, again, goesToLosses: goesToLosses(g, raid.raider) };
}

/** The questions of a Raid before its last die. */
const STILL_OPEN: ReadonlySet<string> = new Set(['onward', 'lacrosse']);

/** Calls `found` for each target and each route to it. */
function walk(
  g: State,
  raid: Raiding,
  from: Space,
  left: number,
  trail: Trail,
  found: (where: Space, trail: Trail) => void,
): void {
  if (isRaidTarget(g, raid.side, from)) found(from, trail);
  if (left === 0) return;
  eachRaidStep(g, raid.side, from, (to) => {
    if (to === raid.at || trail.through.includes(to)) return;
    const stop = stopAt(g, raid, to);
    walk(g, raid, to, left - 1, { through: [...trail.through, to], stops: [...trail.stops, ...stop] }, found);
  });
}

/** 9.2 */
function stopAt(g: State, { side, rolledIn }: Raiding, to: Space): readonly RaidStop[] {
  if (rolledIn.has(to) || !mayBeIntercepted(g, side, to)) return [];
  const lights = lightsIntercept(g, side, to);
  const chance = chanceOf((rolled) => intercepts(rolled, lights));
  return [{ at: space.nameOf(to), by: lights ? 'light' : 'other', chance }];
}

/**
 * 9.3 The chances of one route; with a second try for the first Interception that would stop the raider, and for the
 * last die.
 */
function chancesOf(g: State, of: Side, where: Space, { through, stops }: Trail, tries: Tries): RaidChance {
  const passes = stops.reduce((product, { chance }) => product * (1 - chance), 1);
  const second = tries.interception ? stops.reduce((sum, { chance }) => sum + chance, 0) : 0;
  const arrives = passes * (1 + second);
  const once = chanceOf(succeeds);
  const roll = tries.raid ? once + (1 - once) * once : once;
  return {
    at: space.nameOf(where),
    points: raidValue(where) + extraRaidPoints(g, of),
    through: through.map(space.nameOf),
    stops,
    arrives,
    succeeds: arrives * roll,
  };
}
