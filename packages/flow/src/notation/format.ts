import type { Json } from '@carillon/kit';

/** Fields of a position by name, as `Rules.toJson` gives them, the stack left out. */
export type PositionFields = { [name: string]: Json };

/**
 * A part of a title's positions: the lines that begin with its key. `write` gives the words that follow it, line by
 * line; `read` puts the words of one line into the fields, and throws a `BadValue` where they do not fit.
 */
export interface PositionPart {
  readonly key: string;
  write(fields: PositionFields): readonly (readonly string[])[];
  read(words: readonly string[], into: PositionFields): void;
  /** Whether it may take several lines; otherwise it takes one at most. */
  readonly several?: boolean;
  /** What the fields hold where no line tells otherwise. */
  readonly blank: PositionFields;
}

/** How a title's positions are written, part after part. */
export type PositionFormat = readonly PositionPart[];
