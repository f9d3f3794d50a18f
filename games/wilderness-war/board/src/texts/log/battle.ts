import type { Language, LogLine } from '@carillon/board';
import { pieceFacts } from '../../position/facts.ts';
import { type Plain, say } from '../index.ts';
import { genderOf } from '../kinds.ts';
import { cardName, placeName, theSide } from '../names.ts';
import { forceListed, pieceName, piecesPhrase } from '../pieces.ts';
import { columnSpan, rollParts } from '../rolls.ts';
import { card, type EntryOf, type Lines, pieces, spaces, write } from './line.ts';

/** Why pieces are eliminated, by the rule; after an event, the line before names its card. */
const GONE: Readonly<Record<string, Plain>> = {
  '6.63': 'gone.infiltrators',
  '7.92': 'gone.nowhere',
  '9.22': 'gone.assault',
  '10.31': 'gone.tribe',
  '10.411': 'gone.occupied',
  '10.412': 'gone.cherokee',
  '10.42': 'gone.homeless',
  surrender: 'gone.homeless',
};

/** 7.0 Battles and their consequences. */
export const BATTLE_LINES: Lines<
  | 'battle'
  | 'militia'
  | 'response'
  | 'fire'
  | 'loss'
  | 'leader-check'
  | 'won'
  | 'assault-failed'
  | 'overrun'
  | 'retreat'
  | 'eliminated'
  | 'stockade'
  | 'fort-started-lost'
> = {
  battle: (entry, language) =>
    write.line(language, {
      key: 'log.battle',
      params: {
        space: placeName(entry.at, language),
        attacker: theSide(entry.attacker, language),
        attackers: forceListed(entry.attackers, language),
        defenders: forceListed(entry.defenders, language),
      },
      rule: '7.1',
      about: [...spaces(entry.at), ...pieces([...entry.attackers, ...entry.defenders])],
    }),
  militia: (entry, language) =>
    write.detail(language, {
      key: 'log.militia',
      params: { pieces: piecesPhrase(entry.pieces, language), pieces_count: entry.pieces.length },
      rule: '7.3',
      about: pieces(entry.pieces),
    }),
  response: (entry, language) =>
    write.detail(language, {
      key: 'log.response',
      params: { side: theSide(entry.side, language), card: cardName(entry.card, language) },
      rule: '5.56',
      about: card(entry.card),
    }),
  fire: fired,
  loss(entry, language) {
    const key = entry.eliminated ? 'log.loss.eliminated' : 'log.loss.reduced';
    return write.detail(language, {
      key: entry.why === null ? key : `${key}.why`,
      params: {
        piece: pieceName(entry.piece, language),
        piece_gender: genderOf(entry.piece),
        why: entry.why === null ? '' : say(language, `loss.${entry.why}`),
      },
      rule: entry.rule,
      about: pieces([entry.piece]),
    });
  },
  'leader-check': (entry, language) =>
    write.detail(language, {
      key: entry.killed ? 'log.leader-check.killed' : 'log.leader-check.safe',
      params: { leader: pieceFacts(entry.leader).name, die: entry.die },
      rule: '7.7',
      about: pieces([entry.leader]),
    }),
  'assault-failed': (entry, language) =>
    write.detail(language, {
      key: 'log.assault-failed',
      params: { space: placeName(entry.at, language) },
      about: spaces(entry.at),
      rule: entry.rule,
    }),
  won(entry, language) {
    const { why, inflicted, suffered, rule } = entry;
    const { params, about } = sideAt(entry, language);
    return write.detail(language, { key: `log.won.${why}`, params: { ...params, inflicted, suffered }, about, rule });
  },
  overrun: (entry, language) =>
    write.detail(language, { key: 'log.overrun', ...sideAt(entry, language), rule: entry.rule }),
  retreat: (entry, language) =>
    write.detail(language, {
      key: 'log.retreat',
      params: {
        pieces: piecesPhrase(entry.pieces, language),
        from: placeName(entry.from, language),
        to: placeName(entry.to, language),
      },
      rule: '7.91',
      about: [...pieces(entry.pieces), ...spaces(entry.from, entry.to)],
    }),
  eliminated(entry, language) {
    const why = GONE[entry.rule];
    return write.detail(language, {
      key: why === undefined ? 'log.eliminated' : 'log.eliminated.why',
      params: {
        why: why === undefined ? '' : say(language, why),
        pieces: piecesPhrase(entry.pieces, language),
        pieces_count: entry.pieces.length,
        pieces_gender: genderOf(entry.pieces[0]),
        space: placeName(entry.at, language),
      },
      rule: entry.rule,
      about: spaces(entry.at),
    });
  },
  stockade: (entry, language) =>
    write.line(language, {
      key: `log.stockade.${entry.what}`,
      ...sideAt(entry, language),
      rule: entry.what === 'raided' ? '10.31' : '5.45',
    }),
  'fort-started-lost': (entry, language) =>
    write.line(language, { key: 'log.fort-started-lost', ...sideAt(entry, language), rule: entry.rule }),
};

const sideAt = (entry: Pick<EntryOf<'won'>, 'side' | 'at'>, language: Language) => ({
  params: { side: theSide(entry.side, language), space: placeName(entry.at, language) },
  about: spaces(entry.at),
});

/** One side's fire: strength, column with its shifts, die with its modifiers, result. */
function fired(entry: EntryOf<'fire'>, language: Language): LogLine {
  const { side, strength, column, losses } = entry;
  const { params, roll } = rollParts(entry, language);
  return write.detail(language, {
    key: 'log.fire',
    params: { ...params, side: theSide(side, language), strength, column: columnSpan(column), losses },
    rule: '7.6',
    roll,
  });
}
