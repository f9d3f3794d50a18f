import { BRITISH, card, type Piece, type Space } from '../ids.ts';
import { isFresh } from '../query/cards.ts';
import { hasFort, unitsAt } from '../query/presence.ts';
import type { State } from '../state.ts';
import { isFrenchIndian } from './effects.ts';

const LACROSSE = card.of('staged-lacrosse-game-46');

/** Staged Lacrosse Game (46): an Indian Raid may remove a Fort that stands alone. */
export const mayStageLacrosse = (g: State, raider: Piece, at: Space): boolean =>
  isFresh(g, LACROSSE) && isFrenchIndian(g, raider) && unitsAt(g, BRITISH, at) === 1 && hasFort(g, BRITISH, at);
export const stagedLacrosse = (g: State): void => g.used.add(LACROSSE);
