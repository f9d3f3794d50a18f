import type { Language } from '@carillon/board';
import { type PlainKey, type Words, wordsOf } from '@carillon/board/message';
import { type Args, messages } from './generated/opening/index.ts';

const words: Words<Args> = wordsOf(messages);

/** Only the start page's texts: the others load with the board. */
export const tell: Words<Args>['say'] = words.say;

/** An optional message of the start page. */
export const tellMaybe = (language: Language, key: string): string => (isKey(key) ? tell(language, key) : '');

const isKey = (key: string): key is PlainKey<Args> => words.isKey(key);

/** The position of the VP marker: positive for the French. */
export function score(vp: number, language: Language): string {
  if (vp === 0) return tell(language, 'vpEven');
  return tell(language, vp > 0 ? 'vpFrench' : 'vpBritish', { points: Math.abs(vp) });
}
