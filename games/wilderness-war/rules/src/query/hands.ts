import { at } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import { BRITISH, FRENCH, marker, type Side, side } from '../ids.ts';
import type { State } from '../state.ts';

// 4.0 A.1 and what events change of it: how many cards a side holds, and who begins.

const QUIBERON_BAY = marker.of('quiberon-bay');
// 5.51 The events that change a hand, in the order in which a later one outweighs an earlier one.
const changes = SCENARIO_FACTS.map(({ handChanges }) =>
  handChanges.map((change) => ({ by: marker.of(change.event), of: side.of(change.side), size: change.size })),
);

/** Cards up to which a side is dealt, as the markers on the Year track have it (5.51). */
export function handSize(g: State, of: Side): number {
  let size = at(SCENARIO_FACTS, g.scenario).handSize[side.nameOf(of)];
  for (const change of at(changes, g.scenario)) if (change.of === of && g.inEffect.has(change.by)) size = change.size;
  return size;
}

/** A.2 Who takes the first Action Phase of a season: the French, after Quiberon Bay the British. */
export const firstToAct = (g: State): Side => (g.inEffect.has(QUIBERON_BAY) ? BRITISH : FRENCH);
