import type { LogLine } from '@carillon/board';
import { type Verdict, verifyDice } from '@carillon/dice';
import { lineOf, type RecordedEnd, replayRecord } from '@carillon/flow';
import { boardOf } from './board.ts';
import { type PipedIn, type RecordFile, recordIn, textOf } from './files.ts';
import { type Flags, languageOf, type Options, parsed, pathOf, textIn } from './flags.ts';
import { Trouble } from './slips.ts';

const endWords = (end: RecordedEnd | null): string =>
  end === null ? 'unfinished' : `${end.winner === null ? 'a draw' : `${end.winner} wins`} by ${end.rule}`;

const PLEDGE: Options = { commitment: 'string', value: 'string' };

/**
 * `carillon verify FILE`: replays a record from the set-up to its result, checks it against the rules, and checks the
 * dice of a server game; with `--commitment` and `--value`, also against the values that a player noted before the
 * game.
 */
export function verify(args: readonly string[], piped: PipedIn): string {
  const { flags, words } = parsed(args, PLEDGE);
  const { rules, record } = recordIn(textOf(pathOf(words), piped));
  const { replayed } = replayRecord(rules, record);
  const { journal, title, scenario, end } = record;
  if (replayed < journal.length) throw new Trouble(unreplayed(record, replayed));
  return `${title}, ${scenario}: ${journal.length} entries, all legal; ${endWords(end)}\n${diceWords(rules, record, flags)}`;
}

/** The report on the dice of a server game. */
function diceWords(rules: RecordFile['rules'], record: RecordFile['record'], flags: Flags): string {
  const pledge = { commitment: textIn(flags, 'commitment'), value: textIn(flags, 'value') };
  if (record.dice === undefined) {
    if (pledge.commitment === undefined && pledge.value === undefined) return '';
    throw new Trouble('the record has no dice of a server');
  }
  const verdict = verifyDice(rules, record, record.dice, pledge);
  if (!verdict.ok) throw new Trouble(faultWords(verdict));
  const { lot } = record.dice;
  const seats = lot === undefined || lot.length === 0 ? '' : `lot: ${lot.join(' and ')} as the dice say\n`;
  return `dice: ${verdict.rolls} rolls and draws, all as committed to before the game\n${seats}`;
}

const FAULTS = {
  other_commitment: 'the commitment of the dice is not the one that you noted',
  other_value: 'the value that you noted is not among those of the dice',
  other_secret: 'the secret of the dice is not the one committed to',
  other_lot: 'the seats were not given out as the dice say',
} as const;

const faultWords = (fault: Extract<Verdict, { ok: false }>): string =>
  fault.code === 'other_roll' ? `entry ${fault.entry + 1} is not what the dice gave` : FAULTS[fault.code];

const unreplayed = ({ seenBy, journal }: RecordFile['record'], replayed: number): string =>
  `the record is what ${seenBy} saw: ${replayed} of ${journal.length} entries can be checked, then something hidden comes`;

const OPTIONS: Options = { language: 'string' };

/** `carillon replay FILE`: the log of a game in words, as far as the record shows it. */
export async function replay(args: readonly string[], piped: PipedIn): Promise<string> {
  const { flags, words } = parsed(args, OPTIONS);
  const language = languageOf(flags);
  const { rules, record } = recordIn(textOf(pathOf(words), piped));
  const undone = takenBack(record);
  const log: unknown[] = [];
  const { replayed } = replayRecord(rules, record, { say: (entry, number) => undone.has(number) || log.push(entry) });
  const note = replayed < record.journal.length ? `${unreplayed(record, replayed)}\n` : '';
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
