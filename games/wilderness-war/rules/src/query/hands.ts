import { at } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import { BRITISH, FRENCH, marker, type Side, side } from '../ids.ts';
import type { State } from '../state.ts';

// 4.0 A.1 Hand sizes and who begins, with the events that change them.

const QUIBERON_BAY = marker.of('quiberon-bay');
// 5.51 The events that change a hand, in order of precedence: a later one overrides an earlier one.
const changes = SCENARIO_FACTS.map(({ handChanges }) =>
  handChanges.map((change) => ({ by: marker.of(change.event), of: side.of(change.side), size: change.size })),
);

/** The hand size of a side, as the markers on the Year track show it (5.51). */
export function handSize(g: State, of: Side): number {
  let size = at(SCENARIO_FACTS, g.scenario).handSize[side.nameOf(of)];
  for (const change of at(changes, g.scenario)) if (change.of === of && g.inEffect.has(change.by)) size = change.size;
  return size;
}

/** 5.21 The largest hand that a scenario deals to a side. */
export const largestHand = (g: State, of: Side): number =>
  Math.max(
    at(SCENARIO_FACTS, g.scenario).handSize[side.nameOf(of)],
    ...at(changes, g.scenario).flatMap((change) => (change.of === of ? [change.size] : [])),
  );

/** A.2 The side that takes the first Action Phase of a season: the French, after Quiberon Bay the British. */
export const firstToAct = (g: State): Side => (g.inEffect.has(QUIBERON_BAY) ? BRITISH : FRENCH);
