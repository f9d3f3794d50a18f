import type { Language, LogLine } from '@carillon/board';
import { say } from '../index.ts';
import { placeName, theSide } from '../names.ts';
import { pieceName, piecesPhrase } from '../pieces.ts';
import { rollParts } from '../rolls.ts';
import { type EntryOf, type Lines, pieces, spaces, write } from './line.ts';

/** 10 Raids, and the end of the year (4.0 B.3 to B.5, 11). */
export const YEAR_END_LINES: Lines<'raid' | 'raided' | 'go-home' | 'year-end' | 'raids-counted' | 'attrition'> = {
  raid: raided,
  raided: (entry, language) =>
    write.detail(language, {
      key: 'log.raided',
      params: { space: placeName(entry.at, language) },
      about: spaces(entry.at),
      rule: entry.rule,
    }),
  'go-home': (entry, language) =>
    write.detail(language, {
      key: 'log.go-home',
      params: {
        piece: pieceName(entry.piece, language),
        from: placeName(entry.from, language),
        to: placeName(entry.to, language),
      },
      about: [...pieces([entry.piece]), ...spaces(entry.from, entry.to)],
      rule: '10.4',
    }),
  'year-end': (entry, language) =>
    write.heading(language, { key: 'log.year-end', params: { year: entry.year }, rule: '4.0' }),
  'raids-counted': (entry, language) =>
    write.line(language, {
      key: 'log.raids-counted',
      params: { side: theSide(entry.side, language), markers: entry.markers },
      rule: entry.rule,
    }),
  attrition: (entry, language) =>
    write.line(language, {
      key: 'log.attrition',
      params: {
        side: theSide(entry.side, language),
        space: placeName(entry.at, language),
        full: entry.full,
        reduced: entry.reduced,
      },
      about: spaces(entry.at),
      rule: entry.rule,
    }),
};

/** A raid with its roll, every modifier named. */
function raided(entry: EntryOf<'raid'>, language: Language): LogLine {
  const { params, roll } = rollParts(entry, language);
  const losses = entry.losses > 0 ? say(language, 'log.raid.losses', { count: entry.losses }) : '';
  return write.line(language, {
    key: entry.success ? 'log.raid.success' : 'log.raid.failure',
    params: {
      ...params,
      side: theSide(entry.side, language),
      target: say(language, `target.${entry.target}`),
      space: placeName(entry.at, language),
      pieces: piecesPhrase(entry.pieces, language),
      losses,
    },
    about: [...spaces(entry.at), ...pieces(entry.pieces)],
    rule: '10.3',
    roll,
  });
}
