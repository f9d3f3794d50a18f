import { at } from '@carillon/kit';
import { type Card, card, type Side } from '../ids.ts';
import { isFresh } from '../query/cards.ts';
import type { State } from '../state.ts';
import { type Say, useCard } from './event.ts';

/** By faction. */
const FORCED_MARCHES: readonly Card[] = [card.of('forced-march-24'), card.of('forced-march-10')];

/** Forced March (10, 24): in one Army Movement the non-Light units have one extra Movement Point. */
export const mayForceMarch = (g: State, of: Side): boolean => isFresh(g, at(FORCED_MARCHES, of));
export const forcedMarch = (g: State, say: Say, of: Side): void => useCard(g, say, at(FORCED_MARCHES, of), of);

/**
 * Open reading (10, 24): how many points, and for whom. Taken as one, after any doubling, for all but Light units in
 * one Army Movement.
 */
export const FORCED_MARCH_POINTS = 1;
