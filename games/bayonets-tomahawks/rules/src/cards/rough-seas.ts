import { type Group, group } from '../ids.ts';
import { areSeasRough } from '../query/effects.ts';
import type { State } from '../state.ts';
import type { StartEvent } from './event.ts';

/**
 * Rough Seas (40) lasts for the Action Round: no Sail Movement, and Fleets neither move nor are marshaled
 * (`areSeasRough` in `query/effects.ts`).
 */
export const roughSeas: StartEvent = { lasting: true };

/** Rough Seas: Flags of Fleets do not count. Open reading (40): whose. Taken as both sides'. */
export const flagsCount = (g: State, of: Group): boolean => !(areSeasRough(g) && group.nameOf(of) === 'fleet');
