import { BRITISH, DISCARD, option, season } from '../ids.ts';
import type { State } from '../state.ts';
import { cardsOf } from './cards.ts';

// 14.6 The British may give a card at random for Regulars or Highlanders among the discards.

const FROM_DISCARDS = option.of('regularsFromDiscards');
/** The tournament form. */
const FORM = option.of('tournamentForm');
const LATE = season.of('late');
const AFTER_YEAR = 1756;

/** The cards that may be taken. */
export const REGULARS = cardsOf(['british-regulars', 'highlanders']);

/**
 * 14.6 Whether the British may exchange a card now: there is one to take and one to give. In the tournament form they
 * begin in the Late Season of 1757.
 */
export const mayExchange = (g: State): boolean =>
  g.options.has(FROM_DISCARDS) &&
  (g.year > AFTER_YEAR + 1 || (g.year > AFTER_YEAR && (g.season === LATE || !g.options.has(FORM)))) &&
  g.held.get(BRITISH) > 0 &&
  REGULARS.some((each) => g.cards.get(each) === DISCARD);
