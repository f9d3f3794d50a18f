import { lineWriter, type Target, type Words, type WriteLine } from '@carillon/board';

/** Writes the lines of a log, by level. */
export interface LineWriters<Args> {
  /** A line that begins a part of the log. */
  readonly heading: WriteLine<Args>;
  readonly line: WriteLine<Args>;
  /** A line that belongs to the fight or march of the line above. */
  readonly detail: WriteLine<Args>;
}

/** The writers of a title's log. */
export const writersIn = <Args>(sayAny: Words<Args>['sayAny']): LineWriters<Args> => ({
  heading: lineWriter<Args>(sayAny, 'heading'),
  line: lineWriter<Args>(sayAny, 'line'),
  detail: lineWriter<Args>(sayAny, 'detail'),
});

/** Targets of a kind. */
export const targetsOf =
  <Id extends string>(kind: Target['kind']): ((ids: readonly Id[]) => Target[]) =>
  (ids) =>
    ids.map((id) => ({ kind, id }));
