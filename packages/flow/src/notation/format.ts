import type { Json } from '@carillon/kit';

/** The fields of a position by name, as from `Rules.toJson`, without the stack. */
export type PositionFields = { [name: string]: Json };

/**
 * A part of a title's positions: the lines that begin with its key. `write` returns the words that follow the key, line
 * by line; `read` stores the words of one line in the fields, and throws a `BadValue` if they do not fit.
 */
export interface PositionPart {
  readonly key: string;
  write(fields: PositionFields): readonly (readonly string[])[];
  read(words: readonly string[], into: PositionFields): void;
  /** Whether it may take several lines; otherwise it takes one at most. */
  readonly several?: boolean;
  /** The contents of the fields if no line says otherwise. */
  readonly blank: PositionFields;
}

/** The notation of a title's positions, part by part. */
export type PositionFormat = readonly PositionPart[];
