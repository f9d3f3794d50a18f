import type { Target } from '@carillon/board';

/** A stretch of a line of the log: plain words, or the name of something on the table. */
export interface Stretch {
  readonly text: string;
  readonly target?: Target;
}

const LETTER = /[\p{L}\p{N}]/u;

/** A sentence cut at the names of what it is about; a name inside a longer word or a longer name is none. */
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
  const to = from + first.name.length;
  return [
    ...cut(text.slice(0, from), others),
    { text: first.name, target: first.target },
    ...cut(text.slice(to), names),
  ];
}

/** Where a name stands in a text as a word of its own; -1 where it does not. */
function placeIn(text: string, name: string): number {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const [before, after] = [text[from - 1], text[from + name.length]];
    if (!LETTER.test(before ?? ' ') && !LETTER.test(after ?? ' ')) return from;
  }
  return -1;
}
