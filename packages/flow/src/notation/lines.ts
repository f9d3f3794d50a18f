import { NotationError } from './error.ts';

/** Limits for a text from outside. */
export interface Limits {
  readonly characters: number;
  readonly lines: number;
  /** The maximum number of characters in one line. */
  readonly line: number;
}

/** Some twenty times the longest game of random players. */
export const LIMITS: Limits = { characters: 2_000_000, lines: 40_000, line: 4_000 };

/** A line with content, cut into its words. */
export interface Line {
  /** Counted from 1, comments and empty lines included. */
  readonly number: number;
  readonly words: readonly string[];
}

const COMMENT = '#';
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The lines with content, without empty lines and comments. Accepts the line ends of any system and repeated spaces.
 * Throws a `NotationError` if the text exceeds `limits`.
 */
export function linesOf(text: string, limits: Limits = LIMITS): Line[] {
  if (text.length > limits.characters) {
    throw new NotationError('too_long', 0, `more than ${limits.characters} characters`);
  }
  const all = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).split(/\r\n|\n|\r/, limits.lines + 2);
  if (all.length > limits.lines + 1) throw new NotationError('too_many_lines', 0, `more than ${limits.lines} lines`);
  return all.flatMap((line, index) => lineOf(line, index + 1, limits.line));
}

function lineOf(text: string, number: number, longest: number): Line[] {
  if (text.length > longest) throw new NotationError('line_too_long', number, `more than ${longest} characters`);
  const trimmed = text.trim();
  return trimmed === '' || trimmed.startsWith(COMMENT) ? [] : [{ number, words: trimmed.split(/\s+/) }];
}

/** Lines read one after another. */
export class Reading {
  private next = 0;
  private readonly lines: readonly Line[];

  constructor(text: string, limits: Limits = LIMITS) {
    this.lines = linesOf(text, limits);
  }

  /** The number of the next line; of the last one if there is none. */
  get number(): number {
    return this.peek()?.number ?? this.lines.at(-1)?.number ?? 0;
  }

  peek(): Line | undefined {
    return this.lines[this.next];
  }

  take(): Line | undefined {
    return this.lines[this.next++];
  }

  /** The words after `key` in the next line; `undefined` if the next line begins differently. */
  takeIf(key: string): readonly string[] | undefined {
    if (this.peek()?.words[0] !== key) return undefined;
    return this.take()?.words.slice(1);
  }

  /** The single word after `key` in the next line; throws if it is missing. */
  need(key: string): string {
    const { number } = this;
    const [word, ...more] = this.takeIf(key) ?? [];
    if (word === undefined || more.length > 0) throw new NotationError('bad_head', number, `here comes: ${key} …`);
    return word;
  }
}

/**
 * Reads the first line, `carillon-record 1`: the type and version of the text.
 * Throws if it is something else, or of a version other than `version`.
 */
export function readFirstLine(reading: Reading, what: 'record' | 'position', version: number): void {
  const { number } = reading;
  const [word, ...more] = reading.takeIf(firstWord(what)) ?? [];
  if (word === undefined || more.length > 0) throw new NotationError(`no_${what}`, number, `this is no ${what}`);
  if (word !== String(version)) {
    throw new NotationError('unknown_version', number, `version ${word} of the notation is not known, only ${version}`);
  }
}

const firstWord = (what: 'record' | 'position'): string => `carillon-${what}`;

/** The first line of a text. */
export const firstLine = (what: 'record' | 'position', version: number): string => `${firstWord(what)} ${version}`;
