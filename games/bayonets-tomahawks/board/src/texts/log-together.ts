import type { LogEntry, SideName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, LogLine } from '@carillon/board';
import { isPiece, isSpace, pieceFacts } from '../position/facts.ts';
import { pieces, spaces, write } from './line.ts';
import { counted, drawnName, pieceName, pieceNames, placeName, sideName } from './names.ts';

// Entries that share a line with those before them: one side's draws, arrivals in one place, the steps of a march.

type Of<T extends LogEntry['type']> = Extract<LogEntry, { readonly type: T }>;
/** Several entries of a type, one after another. */
type Run<T extends LogEntry['type']> = readonly [Of<T>, ...Of<T>[]];

/** The side that drew a counter or a token; `null` if none did. */
const drawnBy = ({ side, piece }: Of<'drawn'>): SideName | null =>
  side ?? (isPiece(piece) ? pieceFacts(piece).side : null);

/** Whether an entry shares a line with the one before it. */
export function continues(before: LogEntry, entry: LogEntry): boolean {
  if (before.type === 'drawn' && entry.type === 'drawn') return drawnBy(before) === drawnBy(entry);
  if (before.type === 'placed' && entry.type === 'placed') return before.at === entry.at && before.rule === entry.rule;
  if (before.type === 'move' && entry.type === 'move')
    return before.to === entry.at && before.pieces.join() === entry.pieces.join();
  return false;
}

/** All entries of a type in a line; `undefined` if there are others among them. */
function runOf<T extends LogEntry['type']>(entries: readonly LogEntry[], type: T): Run<T> | undefined {
  const [first, ...others] = entries.filter((entry): entry is Of<T> => entry.type === type);
  return first && others.length + 1 === entries.length ? [first, ...others] : undefined;
}

/** Several entries in one line; `undefined` if they do not belong together. */
export function together(entries: readonly LogEntry[], to: Language): LogLine | undefined {
  const [drawn, placed, moves] = [runOf(entries, 'drawn'), runOf(entries, 'placed'), runOf(entries, 'move')];
  if (drawn) return drawnLine(drawn, to);
  if (placed) return placedLine(placed, to);
  return moves && moveLine(moves, to);
}

/** One side's draws, one after another. */
export function drawnLine(all: Run<'drawn'>, to: Language): LogLine {
  const of = drawnBy(all[0]);
  const words = {
    piece: list(
      all.map(({ piece }) => drawnName(piece, to)),
      to,
    ),
    side: of === null ? '' : sideName(of, to),
  };
  const key = of === null ? 'log.drawn' : 'log.drawn.of';
  return write.line(to, { key, params: words, rule: '15.2', topic: 'forces' });
}

/** Arrivals in one place. */
export function placedLine(all: Run<'placed'>, to: Language): LogLine {
  const [{ at, rule }] = all;
  const words = {
    piece: list(
      all.map(({ piece }) => pieceName(piece, to)),
      to,
    ),
    count: all.length,
  };
  return write.line(to, {
    key: isSpace(at) ? 'log.placed' : 'log.placed.box',
    params: { ...words, place: placeName(at, to) },
    about: [...spaces(at), ...pieces(all.map(({ piece }) => piece))],
    rule,
    topic: 'forces',
  });
}

/** A march over several spaces. */
export function moveLine(all: Run<'move'>, to: Language): LogLine {
  const [{ pieces: moved, at }] = all;
  const passed = all.slice(0, -1).map((step) => step.to);
  const goal = all.at(-1)?.to ?? at;
  const via = new Intl.ListFormat(to).format(passed.map((each) => placeName(each, to)));
  return write.line(to, {
    key: passed.length === 0 ? 'log.move' : 'log.move.via',
    params: { pieces: pieceNames(moved, to), from: placeName(at, to), space: placeName(goal, to), via },
    about: spaces(at, ...passed, goal),
    rule: '10.2',
    topic: 'movement',
  });
}

/** Names in a list, each once with its number. */
const list = (names: readonly string[], to: Language): string => new Intl.ListFormat(to).format(counted(names));
