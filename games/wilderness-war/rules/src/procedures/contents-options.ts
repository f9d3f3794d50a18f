import { place, side } from '../ids.ts';
import { flow } from './contents.ts';

// The table of contents, continued: what optional rules add (14.0).

/** 14.2 A Militia unit in a box loses a step, because a Raided marker has come into its Department. */
export const MilitiaFlees = flow.procedure('militia-flees', {
  locals: { side, box: place },
  steps: ['lose', 'close'],
});
/** 14.6 The British may give a card for Regulars or Highlanders among the discards. */
export const CardExchange = flow.procedure('card-exchange', { steps: ['offer', 'lose', 'recover', 'close'] });
