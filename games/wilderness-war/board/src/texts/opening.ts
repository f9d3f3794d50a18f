import { type Language, type PlainKey, type Words, wordsOf } from '@carillon/board';
import { type Args, messages } from './generated/opening/index.ts';

const words: Words<Args> = wordsOf(messages);

/** The words of the start page alone: all others are loaded with the board. */
export const tell: Words<Args>['say'] = words.say;

/** A message of the start page that may be there or not. */
export const tellMaybe = (language: Language, key: string): string => (isKey(key) ? tell(language, key) : '');

const isKey = (key: string): key is PlainKey<Args> => words.isKey(key);

/** Where the VP marker stands: positive for the French. */
export function score(vp: number, language: Language): string {
  if (vp === 0) return tell(language, 'vpEven');
  return tell(language, vp > 0 ? 'vpFrench' : 'vpBritish', { points: Math.abs(vp) });
}
