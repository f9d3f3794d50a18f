import { type Language, type Speak, speaker } from '@carillon/board';
import { enOpening } from './opening-en.ts';
import { frOpening } from './opening-fr.ts';

type OpeningKey = keyof typeof enOpening;

/** The words of the start page alone: all others are loaded with the board. */
export const tell: Speak<OpeningKey> = speaker<OpeningKey>({ en: enOpening, fr: frOpening });

/** A message of the start page that may be there or not. */
export const tellMaybe = (language: Language, key: string): string => (isKey(key) ? tell(language, key) : '');

const isKey = (key: string): key is OpeningKey => key in enOpening;

/** Where the VP marker stands: positive for the French. */
export function score(vp: number, language: Language): string {
  if (vp === 0) return tell(language, 'vpEven');
  return tell(language, vp > 0 ? 'vpFrench' : 'vpBritish', { points: Math.abs(vp) });
}
