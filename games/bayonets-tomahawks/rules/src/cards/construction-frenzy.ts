import { at } from '@carillon/kit';
import { type Card, card, type Side } from '../ids.ts';
import { isFresh } from '../query/cards.ts';
import type { State } from '../state.ts';
import { type Say, useCard } from './event.ts';

/** By faction. */
const FRENZIES: readonly Card[] = [card.of('construction-frenzy-28'), card.of('construction-frenzy-7')];

/** Construction Frenzy (7, 28): after a Construction, another one without an Action Point. */
export const mayBuildMore = (g: State, of: Side): boolean => isFresh(g, at(FRENZIES, of));
export const builtMore = (g: State, say: Say, of: Side): void => useCard(g, say, at(FRENZIES, of), of);
