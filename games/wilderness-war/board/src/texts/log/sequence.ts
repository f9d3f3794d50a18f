import { type Language, type LogLine, whole } from '@carillon/board';
import { pieceFacts } from '../../position/facts.ts';
import { say } from '../index.ts';
import { cardName, optionNames, placeName, theSide } from '../names.ts';
import { score } from '../opening.ts';
import { forceListed } from '../pieces.ts';
import { card, type EntryOf, type Lines, pieces, spaces, write } from './line.ts';

/** The rules of each use of a card. */
const USES = { activate: '5.31', pass: '5.26', event: '5.5', stockades: '5.41', forts: '5.42' } as const;

/** 4.0 Sequence of play, 5.0 cards and activation, 13.0 victory. */
export const SEQUENCE_LINES: Lines<
  'begin' | 'optional-rules' | 'season' | 'reshuffle' | 'dealt' | 'hold' | 'card' | 'activate' | 'vp' | 'result'
> = {
  begin: (entry, language) =>
    write.heading(language, { key: 'log.begin', params: { scenario: say(language, entry.scenario) } }),
  'optional-rules': ({ rules }, language) =>
    write.line(language, { key: 'log.optional-rules', params: { rules: optionNames(rules, language) }, rule: '14.0' }),
  season: (entry, language) =>
    write.heading(language, {
      key: 'log.season',
      params: { year: entry.year, season: say(language, entry.season) },
      rule: '4.0',
    }),
  reshuffle: (entry, language) => write.line(language, { key: 'log.reshuffle', rule: entry.rule }),
  dealt: (entry, language) =>
    write.line(language, {
      key: 'log.dealt',
      params: { side: theSide(entry.side, language), count: entry.count },
      rule: '5.21',
    }),
  hold: (entry, language) =>
    write.heading(language, { key: 'log.hold', params: { side: theSide(entry.side, language) }, rule: '4.0' }),
  card: (entry, language) =>
    write.heading(language, {
      key: `log.card.${entry.use}`,
      params: { side: theSide(entry.side, language), card: cardName(entry.card, language) },
      rule: USES[entry.use],
      about: card(entry.card),
    }),
  activate: activated,
  vp: (entry, language) =>
    write.line(language, {
      key: 'log.vp',
      params: {
        side: theSide(entry.side, language),
        points: whole(entry.points),
        why: say(language, `vp.${entry.why}`),
        total: score(entry.total, language),
      },
      rule: entry.rule,
    }),
  result: ({ winner, rule }, language) =>
    winner === null
      ? write.heading(language, { key: 'log.result.draw', rule })
      : write.heading(language, { key: 'log.result.won', params: { side: theSide(winner, language) }, rule }),
};

function activated(entry: EntryOf<'activate'>, language: Language): LogLine {
  const { commander, at } = entry;
  const others = entry.pieces.filter((piece) => piece !== commander);
  const params = {
    leader: commander === null ? '' : pieceFacts(commander).name,
    pieces: forceListed(others, language),
    space: placeName(at, language),
  };
  const about = [...pieces(entry.pieces), ...spaces(at)];
  if (commander === null) return write.line(language, { key: 'log.activate.alone', params, rule: '5.33', about });
  const key = others.length > 0 ? 'log.activate.force' : 'log.activate.leader';
  return write.line(language, { key, params, rule: '5.34', about });
}
