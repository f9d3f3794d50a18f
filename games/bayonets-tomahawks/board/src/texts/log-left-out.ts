import type { LeftOut } from '@carillon/bayonets-tomahawks-rules/reference';
import type { LogTopic } from '@carillon/board';
import { say } from './index.ts';
import { cards, type Lines, pieces, spaces, write } from './line.ts';
import { cardName, pieceName, placeName, sideName } from './names.ts';

// What is left out because nothing is possible

const TOPICS: Readonly<Record<LeftOut, LogTopic>> = {
  actions: 'cards',
  landing: 'movement',
  hits: 'battles',
  bts: 'battles',
  militia: 'battles',
  harbour: 'battles',
  draws: 'forces',
  pick: 'forces',
  'pick-again': 'forces',
  navy: 'forces',
  commander: 'forces',
  losses: 'forces',
  'way-home': 'movement',
  village: 'forces',
};

export const LEFT_OUT_LINES: Lines<'left-out'> = {
  'left-out': ({ side, what, rule, at, card, piece, pool, count = 0 }, to) =>
    write[TOPICS[what] === 'battles' ? 'detail' : 'line'](to, {
      key: `log.left-out.${what}`,
      params: {
        side: side === null ? '' : sideName(side, to),
        space: at === undefined ? '' : placeName(at, to),
        piece: piece === undefined ? '' : pieceName(piece, to),
        pool: pool === undefined ? '' : say(to, `pool.${pool}`),
        card: card === undefined ? '' : cardName(card, to),
        count,
      },
      about: [
        ...(at === undefined ? [] : spaces(at)),
        ...(card === undefined ? [] : cards(card)),
        ...(piece === undefined ? [] : pieces([piece])),
      ],
      rule,
      topic: TOPICS[what],
    }),
};
