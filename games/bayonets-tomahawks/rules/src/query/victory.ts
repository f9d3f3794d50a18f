import type { Result } from '@carillon/flow';
import { at } from '@carillon/kit';
import { SCENARIO_FACTS, type Threshold } from '../data/scenarios.ts';
import { FRENCH, type Side, side } from '../ids.ts';
import type { SideName } from '../names.ts';
import type { State } from '../state.ts';

// 18.0 Victory

/** 18.1 The VP of a faction: 0 unless the Victory marker is on its side of the track, which has no zero. */
export function vpOf(g: State, of: Side): number {
  return Math.max(0, of === FRENCH ? g.victory : 1 - g.victory);
}

const vpNamed = (g: State, name: SideName): number => vpOf(g, side.of(name));

/** 18.2.1 #3 Whether the marker stands at a faction's threshold or beyond. */
function isReached(g: State, threshold: Threshold | null): boolean {
  if (threshold === null) return false;
  if (vpNamed(g, threshold.markerSide) >= threshold.atLeast) return true;
  const { orMarkerSide: other, orAtMost: most } = threshold;
  if (other === undefined || most === undefined) return false;
  return vpNamed(g, other) <= most;
}

/** 18.2.1 #3 The winner by the thresholds of this Year; the British are checked first. */
export function winnerOf(g: State): Side | undefined {
  const year = at(SCENARIO_FACTS, g.scenario).years.find((each) => each.year === g.year);
  return [...side.all].reverse().find((of) => isReached(g, year?.thresholds[side.nameOf(of)] ?? null));
}

/** The end of a finished game. */
export const resultOf = (g: State): Result => ({ winner: winnerOf(g), rule: '18.2.1' });
