import type { Language, LogLine } from '@carillon/board';
import { placeName, theSide } from '../names.ts';
import { piecesPhrase } from '../pieces.ts';
import { rollParts } from '../rolls.ts';
import { detail, type EntryOf, type Lines, line, pieces, spaces } from './line.ts';

interface Moved {
  readonly pieces: EntryOf<'march'>['pieces'];
  readonly from: EntryOf<'march'>['from'];
  readonly to: EntryOf<'march'>['to'];
}

const moved = (entry: Moved, language: Language) => ({
  params: { pieces: piecesPhrase(entry.pieces, language), from: placeName(entry.from), to: placeName(entry.to) },
  about: [...pieces(entry.pieces), ...spaces(entry.from, entry.to)],
});

/** 6.0 Movement, interception, avoiding battle. */
export const MOVEMENT_LINES: Lines<'march' | 'sail' | 'drop' | 'intercept' | 'avoid' | 'slip-away' | 'avoided'> = {
  march: (entry, language) =>
    entry.infiltrates
      ? line(language, { key: 'log.march.infiltrates', rule: '6.6', ...moved(entry, language) })
      : line(language, { key: 'log.march', rule: '6.1', ...moved(entry, language) }),
  sail: (entry, language) =>
    line(language, {
      key: entry.landing ? 'log.sail.landing' : 'log.sail',
      rule: entry.landing ? '6.43' : '6.4',
      ...moved(entry, language),
    }),
  drop: (entry, language) =>
    line(language, {
      key: 'log.drop',
      params: { pieces: piecesPhrase(entry.pieces, language), space: placeName(entry.at) },
      rule: '6.1',
      about: [...pieces(entry.pieces), ...spaces(entry.at)],
    }),
  intercept: attempted('intercept', '6.71'),
  avoid: attempted('avoid', '6.8'),
  'slip-away': (entry, language) =>
    detail(language, {
      key: 'log.slip-away',
      params: {
        side: theSide(entry.side, language),
        pieces: piecesPhrase(entry.pieces, language),
        from: placeName(entry.from),
      },
      rule: entry.rule,
      about: [...pieces(entry.pieces), ...spaces(entry.from)],
    }),
  avoided: (entry, language) => detail(language, { key: 'log.avoided', rule: '6.81', ...moved(entry, language) }),
};

/** An attempt with its roll, every modifier named. */
function attempted(what: 'intercept' | 'avoid', rule: string) {
  return (entry: EntryOf<'intercept'>, language: Language): LogLine => {
    const { params, about } = moved(entry, language);
    const { params: rolled, roll } = rollParts(entry, language);
    const key = entry.success ? (`log.${what}.success` as const) : (`log.${what}.failure` as const);
    return detail(language, {
      key,
      params: { ...params, ...rolled, side: theSide(entry.side, language) },
      rule,
      about,
      roll,
    });
  };
}
