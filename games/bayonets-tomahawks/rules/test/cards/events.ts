import { BRITISH, FRENCH, type Side } from '../../src/ids.ts';
import { type Game, phase, startEvents } from '../game.ts';
import type { Sparse } from '../position.ts';

// Cards in play, as tests of events begin.

/** The events of a faction's cards, at the start of an Action Round. */
export const british = (sparse: Sparse): Game => startEvents(sparse, BRITISH);
export const french = (sparse: Sparse): Game => startEvents(sparse, FRENCH);
/** An Action Phase of a faction. */
export const act = (
  sparse: Sparse,
  of: Side,
  first: 'french' | 'british' = of === BRITISH ? 'french' : 'british',
): Game => phase({ first, ...sparse }, of);
