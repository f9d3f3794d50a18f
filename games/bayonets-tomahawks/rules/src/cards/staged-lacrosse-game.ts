import { BRITISH, card, FRENCH, type Piece, placeOf, type Space } from '../ids.ts';
import { isFresh } from '../query/cards.ts';
import { countIn, hasFort } from '../query/presence.ts';
import type { State } from '../state.ts';
import { isFrenchIndian } from './effects.ts';
import { type Say, useCard } from './event.ts';

const LACROSSE = card.of('staged-lacrosse-game-46');

/** Staged Lacrosse Game (46): an Indian Raid may remove a Fort that is the only British unit there; 3.7 a Commander is one too. */
export const mayStageLacrosse = (g: State, raider: Piece, at: Space): boolean =>
  isFresh(g, LACROSSE) &&
  isFrenchIndian(g, raider) &&
  hasFort(g, BRITISH, at) &&
  countIn(g, BRITISH, placeOf(at), () => true) === 1;
export const stagedLacrosse = (g: State, say: Say): void => useCard(g, say, LACROSSE, FRENCH);
