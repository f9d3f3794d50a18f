import { BadValue } from '../kinds.ts';

/**
 * Faults of a text that should be a record or a position. The codes are stable; the page has the sentences for players.
 */
export type NotationCode =
  /** Larger than a record may be: in characters, in lines, in one line. */
  | 'too_long'
  | 'too_many_lines'
  | 'line_too_long'
  /** The first line is not that of a record, or of a position. */
  | 'no_record'
  | 'no_position'
  /** Written by a later version of the notation. */
  | 'unknown_version'
  | 'unknown_title'
  | 'unknown_scenario'
  | 'bad_option'
  /** The head lacks a line, or has one too many. */
  | 'bad_head'
  /** A line of no known form: neither an entry of a game nor a part of a position. */
  | 'bad_line'
  /** An entry has the wrong number. */
  | 'wrong_number'
  | 'unknown_player'
  /** An undo of something not in force. */
  | 'bad_undo'
  /** `?` in a record that claims to show everything. */
  | 'hidden'
  /** The text stops before its last line, or goes on after it. */
  | 'no_end'
  | 'after_end'
  /** A part of a position is missing, or there twice. */
  | 'missing'
  | 'twice'
  /** Each part can be read, but the position is impossible. */
  | 'impossible'
  /** The rules do not allow an entry. */
  | 'illegal'
  /** An entry has marks other than the rules give. */
  | 'wrong_mark'
  /** The game does not end as the last line says. */
  | 'wrong_end'
  /** Replay took too long. */
  | 'too_slow';

/** A text from outside that is not a record or position, or not a legal game: the only error that reading throws. */
export class NotationError extends BadValue {
  override readonly name = 'NotationError';

  constructor(
    readonly code: NotationCode,
    /** The line, counted from 1; 0 for the text as a whole. */
    readonly line: number,
    /** The fault in English, for logs and command lines. */
    readonly what: string,
    /** For an `impossible` position: the title's fault, and the rule that forbids it. */
    readonly fault?: { readonly code: string; readonly rule: string },
  ) {
    super(line === 0 ? what : `line ${line}: ${what}`);
  }
}

/** Runs a function on a line; if it throws a `BadValue`, the error names the line. */
export function blaming<T>(code: NotationCode, line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadValue && !(error instanceof NotationError)) {
      throw new NotationError(code, line, error.message);
    }
    throw error;
  }
}
