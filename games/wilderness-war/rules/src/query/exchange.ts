import { BRITISH, DISCARD, option } from '../ids.ts';
import type { State } from '../state.ts';
import { cardsOf } from './cards.ts';

// 14.6 The British may give a card at random for Regulars or Highlanders among the discards.

const FROM_DISCARDS = option.of('regularsFromDiscards');
const AFTER_YEAR = 1756;

/** The cards that may be taken. */
export const REGULARS = cardsOf(['british-regulars', 'highlanders']);

/** 14.6 Whether the British may exchange a card now: there is one to take and one to give. */
export const mayExchange = (g: State): boolean =>
  g.options.has(FROM_DISCARDS) &&
  g.year > AFTER_YEAR &&
  g.held.get(BRITISH) > 0 &&
  REGULARS.some((each) => g.cards.get(each) === DISCARD);
