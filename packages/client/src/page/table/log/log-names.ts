import type { Target } from '@carillon/board';

/** A stretch of a log line: plain words, or the name of something on the table. */
export interface Stretch {
  readonly text: string;
  readonly target?: Target;
  /** Punctuation that stays with a name and may not begin a line: a full stop, a comma, a bracket. */
  readonly tail?: string;
}

const LETTER = /[\p{L}\p{N}]/u;
/** The same, with the narrow space that French puts before some. */
const TAIL = /^[\u202f\u00a0]?[.,:;!?)]+/u;

/** A sentence split at the names of its subjects; a name inside a longer word or name does not count. */
export function stretchesOf(
  text: string,
  about: readonly Target[],
  nameOf: (target: Target) => string,
): readonly Stretch[] {
  const names = about
    .map((target) => ({ target, name: nameOf(target) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  return cut(text, names);
}

interface Named {
  readonly target: Target;
  readonly name: string;
}

function cut(text: string, names: readonly Named[]): Stretch[] {
  const [first, ...others] = names;
  if (first === undefined) return text === '' ? [] : [{ text }];
  const from = placeIn(text, first.name);
  if (from < 0) return cut(text, others);
  const rest = text.slice(from + first.name.length);
  const [tail = ''] = TAIL.exec(rest) ?? [];
  return [
    ...cut(text.slice(0, from), others),
    { text: first.name, target: first.target, ...(tail !== '' && { tail }) },
    ...cut(rest.slice(tail.length), names),
  ];
}

/** The position of a name in a text as a separate word; -1 if absent. */
function placeIn(text: string, name: string): number {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const [before, after] = [text[from - 1], text[from + name.length]];
    if (!LETTER.test(before ?? ' ') && !LETTER.test(after ?? ' ')) return from;
  }
  return -1;
}
