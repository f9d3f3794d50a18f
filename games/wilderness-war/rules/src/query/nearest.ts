import { NONE } from '@carillon/flow';
import type { Side, Space } from '../ids.ts';
import { adjacentTo } from '../map.ts';
import type { State } from '../state.ts';
import { hasFreeFortification } from './presence.ts';
import { Frontier } from './walk.ts';

const frontier = new Frontier();

/** Walks one connection further; collects the fortifications found there. */
function oneRound(g: State, of: Side, found: Space[]): void {
  for (let left = frontier.size; left > 0; left--) {
    const where = frontier.next();
    if (where === NONE) return;
    if (hasFreeFortification(g, of, where)) found.push(where);
    for (const { to } of adjacentTo(where)) frontier.add(to);
  }
}

/**
 * 10.42, 10.421 The closest unbesieged fortifications of a side, counted in connections from `from`, ignoring enemies
 * and terrain; `from` itself counts. Arrows are not connections (2.0). Several if equally close, none if unreachable.
 */
export function nearestTo(g: State, of: Side, from: Space): readonly Space[] {
  const found: Space[] = [];
  frontier.clear();
  frontier.add(from);
  while (frontier.size > 0 && found.length === 0) oneRound(g, of, found);
  return found;
}
