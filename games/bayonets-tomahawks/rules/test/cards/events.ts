import { BRITISH, FRENCH, type Side } from '../../src/ids.ts';
import type { CardName, PieceName, SpaceName } from '../../src/names.ts';
import { battle, type Game, phase, startEvents } from '../game.ts';
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

/** A Battle at the start of which the French may play an event. */
export const opened = (
  where: SpaceName,
  units: readonly PieceName[],
  name: CardName,
  defender: 'french' | 'british',
): Game => battle({ pieces: { [where]: units }, before: { [defender]: [where] }, battles: [where], cards: [name] });

/** The cards whose events the log reports, in order. */
export const eventsIn = (game: Game): CardName[] =>
  game.log.flatMap((entry) => (entry.type === 'event' ? [entry.card] : []));
