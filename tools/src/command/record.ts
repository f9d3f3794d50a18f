import type { LogLine } from '@carillon/board';
import { lineOf, type RecordedEnd, replayRecord } from '@carillon/flow';
import { hasBoard, withBoard } from './board.ts';
import { type RecordFile, recordIn, textOf } from './files.ts';
import { languageOf, type Options, parsed, pathOf } from './flags.ts';
import { Trouble } from './slips.ts';

const endWords = (end: RecordedEnd | null): string =>
  end === null ? 'unfinished' : `${end.winner === null ? 'a draw' : `${end.winner} wins`} by ${end.rule}`;

/** `carillon verify FILE`: plays a record through by the rules, from the set-up to its result. */
export function verify(args: readonly string[]): string {
  const { words } = parsed(args, {});
  const { rules, record } = recordIn(textOf(pathOf(words)));
  const { told } = replayRecord(rules, record);
  const { journal, title, scenario, end } = record;
  if (told < journal.length) throw new Trouble(untold(record, told));
  return `${title}, ${scenario}: ${journal.length} entries, all legal; ${endWords(end)}\n`;
}

const untold = ({ seenBy, journal }: RecordFile['record'], told: number): string =>
  `the record is what ${seenBy} saw: ${told} of ${journal.length} entries can be checked, then something hidden comes`;

const OPTIONS: Options = { language: 'string' };

/**
 * `carillon replay FILE`: the log of a game in words, as far as the record tells it. Of a title without a board, and so
 * without words, the entries of the log as JSON, one a line.
 */
export async function replay(args: readonly string[]): Promise<string> {
  const { flags, words } = parsed(args, OPTIONS);
  const language = languageOf(flags);
  const { rules, record } = recordIn(textOf(pathOf(words)));
  const undone = takenBack(record);
  const log: unknown[] = [];
  const { told } = replayRecord(rules, record, { say: (entry, number) => undone.has(number) || log.push(entry) });
  const note = told < record.journal.length ? `${untold(record, told)}\n` : '';
  if (!hasBoard(rules.title)) return `${log.map((entry) => JSON.stringify(entry)).join('\n')}\n${note}`;
  const lines = await withBoard(rules.title, ({ title }) =>
    log.flatMap((entry) => title.logLine(entry, language) ?? []).map(lineText),
  );
  return `${lines.join('\n')}\n${note}`;
}

/** The numbers of entries that are not in force at the end. */
function takenBack({ journal }: RecordFile['record']): ReadonlySet<number> {
  const inForce = new Set(lineOf(journal));
  return new Set(journal.flatMap((_, number) => (inForce.has(number) ? [] : [number])));
}

const INDENTS = { heading: '\n', line: '  ', detail: '    ' } as const;
const lineText = ({ level, text, rule }: LogLine): string =>
  `${INDENTS[level]}${text}${rule === undefined ? '' : ` [${rule}]`}`;
