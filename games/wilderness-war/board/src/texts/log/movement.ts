import { type Language, type LogLine, listed } from '@carillon/board';
import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { genderOf } from '../kinds.ts';
import { placeName, theSide } from '../names.ts';
import { forcePhrase, piecesPhrase } from '../pieces.ts';
import { rollParts } from '../rolls.ts';
import { type EntryOf, type Lines, pieces, spaces, write } from './line.ts';

interface Moved {
  readonly pieces: EntryOf<'march'>['pieces'];
  readonly from: EntryOf<'march'>['from'];
  readonly to: EntryOf<'march'>['to'];
}

const moved = (entry: Moved, language: Language) => ({
  params: {
    pieces: piecesPhrase(entry.pieces, language),
    from: placeName(entry.from, language),
    to: placeName(entry.to, language),
  },
  about: [...pieces(entry.pieces), ...spaces(entry.from, entry.to)],
});

type March = EntryOf<'march'>;
const isStep = (entry: LogEntry): entry is March => entry.type === 'march' && !entry.infiltrates;

/** Whether a force marches on from where it has just arrived. */
export const marchesOn = (before: LogEntry, entry: LogEntry): boolean =>
  isStep(before) && isStep(entry) && before.to === entry.from && before.pieces.join() === entry.pieces.join();

/** The steps of one march in a line: start, route, destination; `undefined` for anything else. */
export function wayLine(entries: readonly LogEntry[], language: Language): LogLine | undefined {
  const steps = entries.filter(isStep);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || steps.length < 2) return undefined;
  const { params, about } = moved({ pieces: last.pieces, from: first.from, to: last.to }, language);
  const passed = steps.slice(0, -1).map(({ to }) => to);
  const through = listed(
    passed.map((each) => placeName(each, language)),
    language,
  );
  return write.line(language, {
    key: 'log.march.way',
    // Their names appeared at their activation.
    params: { ...params, pieces: forcePhrase(last.pieces, language), through },
    rule: '6.1',
    about: [...about, ...spaces(...passed)],
  });
}

/** 6.0 Movement, interception, avoiding battle. */
export const MOVEMENT_LINES: Lines<
  'march' | 'sail' | 'drop' | 'intercept' | 'avoid' | 'slip-away' | 'left-out' | 'avoided'
> = {
  march: (entry, language) =>
    entry.infiltrates
      ? write.line(language, { key: 'log.march.infiltrates', rule: '6.6', ...moved(entry, language) })
      : write.line(language, { key: 'log.march', rule: '6.1', ...moved(entry, language) }),
  sail: (entry, language) =>
    write.line(language, {
      key: entry.landing ? 'log.sail.landing' : 'log.sail',
      rule: entry.landing ? '6.43' : '6.4',
      ...moved(entry, language),
    }),
  drop: (entry, language) =>
    write.line(language, {
      key: 'log.drop',
      params: {
        pieces: piecesPhrase(entry.pieces, language),
        pieces_count: entry.pieces.length,
        pieces_gender: genderOf(entry.pieces[0]),
        space: placeName(entry.at, language),
      },
      rule: '6.1',
      about: [...pieces(entry.pieces), ...spaces(entry.at)],
    }),
  intercept: attempted('intercept', '6.71'),
  avoid: attempted('avoid', '6.8'),
  'slip-away': (entry, language) =>
    write.detail(language, {
      key: 'log.slip-away',
      params: {
        side: theSide(entry.side, language),
        pieces: piecesPhrase(entry.pieces, language),
        from: placeName(entry.from, language),
      },
      rule: entry.rule,
      about: [...pieces(entry.pieces), ...spaces(entry.from)],
    }),
  'left-out': (entry, language) =>
    write.detail(language, {
      key: `log.left-out.${entry.what}` as const,
      params: { side: theSide(entry.side, language), space: placeName(entry.at, language) },
      rule: entry.rule,
      about: spaces(entry.at),
    }),
  avoided: (entry, language) => write.detail(language, { key: 'log.avoided', rule: '6.81', ...moved(entry, language) }),
};

/** An attempt with its roll, every modifier named. */
function attempted(what: 'intercept' | 'avoid', rule: string) {
  return (entry: EntryOf<'intercept'>, language: Language): LogLine => {
    const { params, about } = moved(entry, language);
    const { params: rolled, roll } = rollParts(entry, language);
    const key = entry.success ? (`log.${what}.success` as const) : (`log.${what}.failure` as const);
    return write.detail(language, {
      key,
      params: { ...params, ...rolled, side: theSide(entry.side, language) },
      rule,
      about,
      roll,
    });
  };
}
