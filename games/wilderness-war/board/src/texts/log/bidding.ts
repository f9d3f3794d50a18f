import { say } from '../index.ts';
import { bySide, theSide } from '../names.ts';
import { score } from '../opening.ts';
import { type Lines, write } from './line.ts';

/** 13.3, 14.7 Bidding for sides. */
export const BIDDING_LINES: Lines<'bids' | 'bids-even' | 'bid-roll' | 'bid' | 'sides'> = {
  bids: ({ french, british, favoured, rule }, language) =>
    write.line(language, { key: 'log.bids', params: { french, british, favoured: bySide(favoured, language) }, rule }),
  'bids-even': ({ die, winner, rule }, language) =>
    write.line(language, { key: 'log.bids-even', params: { die, seat: say(language, `seat.${winner}`) }, rule }),
  'bid-roll': ({ french, british, rule }, language) =>
    write.line(language, { key: 'log.bid-roll', params: { french, british }, rule }),
  bid: ({ by, bid, side, rule }, language) =>
    write.line(language, {
      key: 'log.bid',
      params: { seat: say(language, `seat.${by}`), bid, side: bySide(side, language) },
      rule,
    }),
  sides: ({ side, bid, exchanged, total, rule }, language) =>
    write.line(language, {
      key: exchanged ? 'log.sides.exchanged' : 'log.sides.kept',
      params: { side: theSide(side, language), bid, total: score(total, language) },
      rule,
    }),
};
