import type { Sink } from '@carillon/flow';
import { at, get } from '@carillon/kit';
import { put } from '../change.ts';
import { type LatePool, SCENARIO_FACTS, SETUP_FACTS } from '../data/scenarios.ts';
import { LEADER_POOL, piece, SET_ASIDE } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import type { State } from '../state.ts';

// 5.55 Leaders who are not in the pool from the start: they come with William Pitt, or else in a set year.

const setups = new Map(SETUP_FACTS.map((facts) => [facts.id, facts]));
const latePools = SCENARIO_FACTS.map(({ setup }) => get(setups, setup).addedToPool);

/** Adds the leaders due to the pool, each only once. */
export function joinPool(g: State, say: Sink<LogEntry> | undefined, called: (late: LatePool) => boolean): void {
  for (const late of at(latePools, g.scenario)) {
    const leaders = late.leaders.filter((name) => g.place.get(piece.of(name)) === SET_ASIDE);
    if (leaders.length === 0 || !called(late)) continue;
    for (const name of leaders) put(g, piece.of(name), LEADER_POOL);
    say?.({ type: 'leaders-available', leaders, rule: '5.55' });
  }
}
