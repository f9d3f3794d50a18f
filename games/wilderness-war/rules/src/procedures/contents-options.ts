import { each, number } from '@carillon/flow';
import { bid, cardOrNone, place, side } from '../ids.ts';
import { flow } from './contents.ts';

// The table of contents, continued: the additions of optional rules (14.0).

/** 14.2 A Militia unit in a box loses a step, because a Raided marker has come into its Department. */
export const MilitiaFlees = flow.procedure('militia-flees', {
  locals: { side, box: place },
  steps: ['lose', 'close'],
});
/** 14.6 The British may give a card for Regulars or Highlanders among the discards. */
export const CardExchange = flow.procedure('card-exchange', {
  own: { lost: cardOrNone },
  steps: ['offer', 'lose', 'recover', 'close'],
});

// The sides are settled before the first deal. Until then they stand for the players' seats.
/** 13.3 Both write down a bid for the favoured side. */
export const SealedBids = flow.procedure('sealed-bids', {
  own: { bids: each(side, number), bidder: side },
  together: true,
  steps: ['bid', 'compare', 'tie', 'settle'],
});
/** 14.7 They bid in turn. */
export const OpenBids = flow.procedure('open-bids', {
  own: {
    /** The seat whose bid stands, or that begins. */
    bidder: side,
    /** The side that is bid for. */
    plays: side,
    vp: bid,
  },
  steps: ['roll', 'side', 'open', 'answer', 'settle'],
});
