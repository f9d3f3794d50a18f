import type { Pattern } from './lesson.ts';

const ANY = '*';
const OR = '|';

/** Whether a choice matches a pattern; `*` alone matches every choice. */
export function matches(pattern: Pattern, choice: string): boolean {
  if (pattern === ANY) return true;
  const wanted = pattern.split(' ');
  const words = choice.split(' ');
  return wanted.length === words.length && wanted.every((each, i) => fits(each, words[i] ?? ''));
}

const fits = (wanted: string, word: string): boolean => wanted.split(OR).some((each) => isLike(each, word));

/** A star at the end matches any rest. */
const isLike = (wanted: string, word: string): boolean =>
  wanted.endsWith(ANY) ? word.startsWith(wanted.slice(0, -ANY.length)) : word === wanted;
