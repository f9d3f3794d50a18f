import { BadValue } from '../kinds.ts';

/** What is wrong with a text that should be a record or a position. The codes are stable; the sentence for a player is the reader's. */
export type NotationCode =
  /** Larger than a record may be: in characters, in lines, in one line. */
  | 'too_long'
  | 'too_many_lines'
  | 'line_too_long'
  /** The first line is not that of a record, or not that of a position. */
  | 'no_record'
  | 'no_position'
  /** Written by a later version of the notation. */
  | 'unknown_version'
  | 'unknown_title'
  | 'unknown_scenario'
  | 'bad_option'
  /** The head lacks a line, or has one too many. */
  | 'bad_head'
  /** A line that is none of its kind: no entry of a game, no part of a position. */
  | 'bad_line'
  /** An entry does not have the number that follows. */
  | 'wrong_number'
  | 'unknown_player'
  /** Something is taken back that is not in force. */
  | 'bad_undo'
  /** `?` in a record that tells everything. */
  | 'hidden'
  /** The text stops before its last line, or goes on after it. */
  | 'no_end'
  | 'after_end'
  /** A part of a position is missing, or there twice. */
  | 'missing'
  | 'twice'
  /** Each part can be read, but no game can stand so. */
  | 'impossible'
  /** The rules do not allow an entry. */
  | 'illegal'
  /** An entry is marked otherwise than the rules would. */
  | 'wrong_mark'
  /** The game does not end as the last line says. */
  | 'wrong_end'
  /** Playing it through took longer than it may. */
  | 'too_slow';

/** A text from outside that is no record or position, or no game that the rules allow: the only error that reading throws. */
export class NotationError extends BadValue {
  override readonly name = 'NotationError';

  constructor(
    readonly code: NotationCode,
    /** The line, counted from 1; 0 where the text as a whole is wrong. */
    readonly line: number,
    /** What is wrong with it, in English, for logs and command lines. */
    readonly what: string,
    /** Of a position that is `impossible`: which fault of the title's it shows, and the rule that forbids it. */
    readonly fault?: { readonly code: string; readonly rule: string },
  ) {
    super(line === 0 ? what : `line ${line}: ${what}`);
  }
}

/** Does something with a line; where that throws a `BadValue`, it is the line's fault. */
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
