import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, invariant } from '@carillon/kit';

// Positions with ways to spoil them, as text: a position, the line `spoilt`, and below it a row for each change of one word:
//
//   wrong-side 4.0 @ running siege.storm | running siege.storm | side=french | side=british
//
// The first field is the outcome: the fault, its rule and the beginning of the blamed line; or `stands`, if the changed
// position can occur in a game. Then come the beginning of the changed line, the word removed, and its replacement. If
// no word is removed, the new word is added at the end of the line; if the line is `+`, a new line is added before the
// running procedures.

/** One row. */
export interface SpoiltRow {
  /** The change, in words. */
  readonly change: string;
  /** The outcome. */
  readonly outcome: string;
  /** The spoilt position. */
  readonly text: string;
}

/** A valid position, and the outcomes of its changes. */
export interface SpoiltPosition {
  readonly name: string;
  readonly text: string;
  readonly rows: readonly SpoiltRow[];
}

const HEADING = '\nspoilt\n';
const NEW_LINE = '+';

/** All files of a folder, by name. */
export const spoiltPositions = (folder: string): SpoiltPosition[] =>
  readdirSync(folder)
    .sort()
    .map((file) => spoiltPosition(file.replace(/\.txt$/, ''), readFileSync(join(folder, file), 'utf8')));

function spoiltPosition(name: string, whole: string): SpoiltPosition {
  const [text = '', rows] = whole.split(HEADING);
  invariant(rows !== undefined, () => `${name} has no rows`);
  return {
    name,
    text,
    rows: rows
      .trimEnd()
      .split('\n')
      .map((row) => rowOf(text, row)),
  };
}

function rowOf(text: string, row: string): SpoiltRow {
  const [shown = '', line = '', from = '', to = ''] = row.split('|').map((each) => each.trim());
  const change = line === NEW_LINE ? `"${to}" is added` : `${line}: "${from}" becomes "${to}"`;
  return { change, outcome: shown, text: line === NEW_LINE ? withLine(text, to) : changedIn(text, line, from, to) };
}

const withLine = (text: string, line: string): string => text.replace('\n\nrunning', `\n${line}\n\nrunning`);

function changedIn(text: string, start: string, from: string, to: string): string {
  const lines = text.split('\n');
  const place = lines.findIndex((each) => each === start || each.startsWith(`${start} `));
  invariant(place >= 0, () => `no line begins with "${start}"`);
  const words = at(lines, place).split(' ');
  const word = from === '' ? words.length : words.indexOf(from, 1);
  invariant(word >= 0, () => `"${from}" is not in the line "${start}"`);
  words.splice(word, 1, ...(to === '' ? [] : [to]));
  lines[place] = words.join(' ');
  return lines.join('\n');
}

/**
 * The outcome of a changed text in the form of a row: a fault with a line number becomes `fault rule @` and the first
 * words of that line.
 */
export function outcomeAt(text: string, fault: string | undefined): string {
  if (fault === undefined) return 'stands';
  const words = fault.split(' ');
  const line = text.split('\n')[Number(words.at(-1)) - 1];
  const blamed = line?.split(' ').slice(0, WORDS).join(' ') ?? 'nowhere';
  return `${words.slice(0, -1).join(' ')} @ ${blamed}`;
}
const WORDS = 2;
