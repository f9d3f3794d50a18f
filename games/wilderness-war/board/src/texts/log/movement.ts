import { capitalised, type Language, type LogLine, listed } from '@carillon/board';
import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { say } from '../index.ts';
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

/** The reasons why nobody may intercept a step (6.721 to 6.724), in the order of their rules. */
const EXEMPT = ['lone', 'awaited', 'leaders', 'left'] as const;
type Exempt = EntryOf<'left-out'> & { readonly what: (typeof EXEMPT)[number] };
const isExempt = (entry: LogEntry): entry is Exempt =>
  entry.type === 'left-out' && EXEMPT.some((each) => each === entry.what);

/** Whether a force marches on from where it has just arrived, or an entry says why nobody intercepts it there. */
export function marchesOn(before: LogEntry, entry: LogEntry): boolean {
  if (isExempt(entry)) return isStep(before) && before.to === entry.at;
  if (!isStep(entry)) return false;
  if (isExempt(before)) return before.at === entry.from;
  return isStep(before) && before.to === entry.from && before.pieces.join() === entry.pieces.join();
}

/**
 * The steps of one march in a line: start, route, destination, and once each reason why nobody could intercept;
 * `undefined` for anything else.
 */
export function wayLine(entries: readonly LogEntry[], language: Language): LogLine | undefined {
  const steps = entries.filter(isStep);
  const [first] = steps;
  if (!first || entries.length < 2) return undefined;
  const way = steps.length < 2 ? MOVEMENT_LINES.march(first, language) : throughLine(first, steps, language);
  const exempt = entries.filter(isExempt);
  return exempt.length === 0 ? way : withReasons(way, exempt, language);
}

function throughLine(first: March, steps: readonly March[], language: Language): LogLine {
  const { pieces: force, to } = steps.at(-1) ?? first;
  const { params, about } = moved({ pieces: force, from: first.from, to }, language);
  const passed = steps.slice(0, -1).map((each) => each.to);
  return write.line(language, {
    key: 'log.march.way',
    // Their names appeared at their activation.
    params: { ...params, pieces: forcePhrase(force, language), through: placesIn(passed, language) },
    rule: '6.1',
    about: [...about, ...spaces(...passed)],
  });
}

const placesIn = (places: readonly March['to'][], language: Language): string =>
  listed(
    places.map((each) => placeName(each, language)),
    language,
  );

/** A march, with the reasons below it as below a roll. */
function withReasons(way: LogLine, exempt: readonly Exempt[], language: Language): LogLine {
  const modifiers = EXEMPT.flatMap((what) => {
    const those = exempt.filter((each) => each.what === what);
    const places = placesIn([...new Set(those.map(({ at }) => at))], language);
    return those
      .slice(0, 1)
      .map(({ rule }) => ({ text: say(language, `log.exempt.${what}`, { spaces: places }), rule }));
  });
  const text = [way.text, ...modifiers.map((each) => `${capitalised(each.text)}.`)].join(' ');
  return { ...way, text, roll: { text: way.text, modifiers } };
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
