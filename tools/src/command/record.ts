import type { LogLine } from '@carillon/board';
import { verifyDice } from '@carillon/dice';
import { lineOf, type RecordedEnd, replayRecord } from '@carillon/flow';
import { boardOf } from './board.ts';
import { type PipedIn, type RecordFile, recordIn, textOf } from './files.ts';
import { languageOf, type Options, parsed, pathOf } from './flags.ts';
import { Trouble } from './slips.ts';

const endWords = (end: RecordedEnd | null): string =>
  end === null ? 'unfinished' : `${end.winner === null ? 'a draw' : `${end.winner} wins`} by ${end.rule}`;

/**
 * `carillon verify FILE`: replays a record from the set-up to its result, checks it against the rules, and checks the
 * dice of a server.
 */
export function verify(args: readonly string[], piped: PipedIn): string {
  const { words } = parsed(args, {});
  const { rules, record } = recordIn(textOf(pathOf(words), piped));
  const { told } = replayRecord(rules, record);
  const { journal, title, scenario, end } = record;
  if (told < journal.length) throw new Trouble(untold(record, told));
  return `${title}, ${scenario}: ${journal.length} entries, all legal; ${endWords(end)}\n${diceWords(rules, record)}`;
}

/** The report on the dice of a server game. */
function diceWords(rules: RecordFile['rules'], record: RecordFile['record']): string {
  if (record.dice === undefined) return '';
  const verdict = verifyDice(rules, record, record.dice);
  if (verdict.ok) return `dice: ${verdict.rolls} rolls and draws, all as committed to before the game\n`;
  if (verdict.code === 'other_secret') throw new Trouble('the secret of the dice is not the one committed to');
  throw new Trouble(`entry ${verdict.entry + 1} is not what the dice gave`);
}

const untold = ({ seenBy, journal }: RecordFile['record'], told: number): string =>
  `the record is what ${seenBy} saw: ${told} of ${journal.length} entries can be checked, then something hidden comes`;

const OPTIONS: Options = { language: 'string' };

/** `carillon replay FILE`: the log of a game in words, as far as the record shows it. */
export async function replay(args: readonly string[], piped: PipedIn): Promise<string> {
  const { flags, words } = parsed(args, OPTIONS);
  const language = languageOf(flags);
  const { rules, record } = recordIn(textOf(pathOf(words), piped));
  const undone = takenBack(record);
  const log: unknown[] = [];
  const { told } = replayRecord(rules, record, { say: (entry, number) => undone.has(number) || log.push(entry) });
  const note = told < record.journal.length ? `${untold(record, told)}\n` : '';
  const { title } = await boardOf(rules.title);
  const lines = log.flatMap((entry) => title.logLine(entry, language) ?? []).map(lineText);
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
